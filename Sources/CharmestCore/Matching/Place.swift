/// Where in the judged value a part is, so that several matchers of the part know it again.
///
/// The last step is kept as it came: hashing a key path takes as long as reading the property, and
/// is not needed unless a sequence is read that may be readable only once.
@usableFromInline package struct Place {
  /// How one comes from a value to one of its parts.
  @usableFromInline package enum Step {
    case element(Int)
    /// The key path of a property, or nil if a closure gives the part.
    case property(AnyKeyPath?)
    /// Any other part: no one else knows the way to it.
    case unnamed
  }

  /// A number for all steps but the last.
  @usableFromInline var outer: UInt
  /// The last step, if it is an element, counted from 1.
  @usableFromInline var index: Int
  /// The last step, if it is a property.
  @usableFromInline var keyPath: AnyKeyPath?
  @usableFromInline var certainty: Certainty

  // One field for both, because a judgement is copied often.
  @usableFromInline enum Certainty {
    case certain, uncertain
    /// A whole argument of a call.
    case argument
    /// A closure gave the part.
    case extracted
  }

  /// Whether the same number means the same part.
  package var isCertain: Bool { certainty == .certain || certainty == .argument }
  /// Whether it may be a part of a value that a closure of the user got.
  package var isInValue: Bool { certainty != .argument }
  /// Whether the part may have been made when it was looked at: it is not just an element.
  package var mayBeMade: Bool { isExtracted || index == 0 }
  /// Whether a closure gave the part, which may give another one each time.
  package var isExtracted: Bool { certainty == .extracted }

  /// The judged value itself.
  @inlinable package init() { self.init(0) }

  /// An argument of a call.
  package init(argument index: Int, ofCall number: UInt64) {
    self.init(UInt(truncatingIfNeeded: number), .argument)
    self.index = index + 1
  }

  // Inlinable, so that a judgement without parts needs no place at all.
  @inlinable init(_ outer: UInt, _ certainty: Certainty = .certain) {
    self.outer = outer
    index = 0
    keyPath = nil
    self.certainty = certainty
  }

  /// The place of a part of what is at this place.
  @usableFromInline package func part(_ step: Step) -> Place {
    var part = Place(number, certainty == .argument ? .certain : certainty)
    switch step {
    case .element(let index): part.index = index + 1
    case .property(let keyPath?): part.keyPath = keyPath
    case .property(nil):
      part.certainty = .extracted
    case .unnamed: if isCertain { part.certainty = .uncertain }
    }
    return part
  }

  /// Goes on to another element of the same sequence.
  @usableFromInline mutating func move(toElement index: Int) { self.index = index + 1 }

  /// A number for all steps.
  package var number: UInt {
    var number = Self.mixed(outer, UInt(bitPattern: index))
    if let keyPath { number = Self.mixed(number, UInt(bitPattern: keyPath.hashValue)) }
    return number
  }

  /// The finalizer of SplitMix64: two ways to a part have the same number by chance only.
  private static func mixed(_ number: UInt, _ step: UInt) -> UInt {
    var mixed = UInt64(truncatingIfNeeded: number) &+ 0x9e37_79b9_7f4a_7c15
    mixed ^= UInt64(truncatingIfNeeded: step) &* 0xd6e8_feb8_6659_fd93
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}
