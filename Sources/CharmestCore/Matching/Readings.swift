internal import Foundation

/// What was read in one judgement of sequences that may be readable only once.
///
/// This is the one place for the rule that such a sequence is read once: whoever wants its elements
/// gets those that were read first. A sequence is known again by its place in the judged value, or
/// by what it consists of. Where neither is certain, nothing is read, and the judgement is
/// undecided.
///
/// The arguments of calls have readings that live as long as the calls, so that all verifications
/// see the same elements.
@usableFromInline package final class Readings: Sendable {
  fileprivate struct Key: Hashable {
    let place: UInt
    let type: ObjectIdentifier
  }

  fileprivate struct State {
    var byPlace: [Key: AnyReading] = [:]
    var byIdentity: [Int: AnyReading] = [:]
    /// What was made of other values, such as how closures ended.
    var kept: [Key: AnyObject] = [:]
    /// The objects that hold the state of the sequences.
    var objects: Set<UInt> = []
    /// Readings that are not in `byIdentity` yet: most judgements read one sequence only, and to
    /// look into it takes longer than to read it.
    var unseen: [AnyReading] = []
  }

  // No user's code runs under the lock: no iterator is asked, and no mirror of the user's made.
  private let state = Locked(State())

  package init() {}

  /// Whether values of a type may be readable only once.
  package static func areNeeded(for type: Any.Type) -> Bool {
    let type = innermostType(type)
    return type is any Sequence.Type && !(type is any Collection.Type)
  }

  /// The reading of a sequence, which other matchers may already have begun.
  ///
  /// - Returns: The reading to share; nil if someone else may have read the sequence.
  func reading<Source: Sequence>(of source: Source, at place: Place) -> Reading<Source.Element>? {
    claim(source, Reading(source), at: place) as? Reading<Source.Element>
  }

  /// Notes that a closure of the user gets a sequence, and may read it.
  ///
  /// - Returns: Whether no one can have read it before.
  func handOver<Value>(_ value: Value, at place: Place) -> Bool {
    guard let source = unwrapped(value) as? any Sequence else { return true }
    let reading = AnyReading(source)
    // Each reading of a value begins with the first element.
    guard reading.traces.isOpaque else { return true }
    func claim<Source: Sequence>(_ source: Source) -> Bool {
      self.claim(source, reading, at: place) === reading
    }
    return claim(source)
  }

  /// What the first matcher made of a value that can be used only once, such as how a closure ended.
  func kept<Kept: AnyObject>(at place: Place, _ make: () -> Kept) -> Kept {
    let key = Key(place: place.number, type: ObjectIdentifier(Kept.self))
    if place.isCertain, let known = state.withLock({ $0.kept[key] }) as? Kept { return known }
    let new = make()
    state.withLock { $0.kept[key] = new }
    return new
  }

  /// Lets the values be looked at once more, some time later.
  ///
  /// The values may be others then. A sequence that is the same has the elements that were read,
  /// and perhaps more by now.
  func beginAnew() {
    state.withLock { state in
      let readings = state.unseen + state.byIdentity.values
      state = State()
      state.unseen = readings.filter { $0.goOn() }
    }
  }

  /// Forgets everything that was read.
  func forget() {
    let forgotten = state.withLock { state in
      defer { state = State() }
      return state
    }
    // Released outside the lock: a `deinit` may call back.
    _ = forgotten
  }

  /// Gives the earlier reading of the same sequence, or notes the new one if there is none.
  private func claim<Source: Sequence>(_ source: Source, _ new: AnyReading, at place: Place)
    -> AnyReading?
  {
    let key = Key(place: place.number, type: ObjectIdentifier(Source.self))
    return state.withLock { state in
      let earlier = state.byPlace[key]
      if place.isCertain, let earlier { return earlier }
      if state.byIdentity.isEmpty, state.unseen.isEmpty {
        state.unseen.append(new)
        state.byPlace[key] = new
        return new
      }
      for reading in state.unseen { state.note(reading) }
      state.unseen = []
      let same = state.byIdentity[new.traces.identity]
      if same == nil {
        if !state.objects.isDisjoint(with: new.traces.objects) { return nil }
        // Two closures gave two sequences, and may have made both from the same state.
        if place.isExtracted, earlier != nil, new.traces.isOpaque { return nil }
        state.note(new)
      }
      state.byPlace[key] = same ?? new
      return same ?? new
    }
  }
}

extension Readings.State {
  fileprivate mutating func note(_ reading: AnyReading) {
    byIdentity[reading.traces.identity] = reading
    objects.formUnion(reading.traces.objects)
  }
}

/// A sequence that was read, or may have been by a closure of the user.
@usableFromInline class AnyReading {
  /// Kept, because a new object could get the address of an old one.
  private let source: Any
  fileprivate lazy var traces = Traces(of: source)

  init(_ source: Any) { self.source = source }

  /// Reads on, even if the sequence was at its end.
  ///
  /// - Returns: Whether anything is known of the elements.
  fileprivate func goOn() -> Bool { false }
}

/// The elements that were read of a sequence.
///
/// An iterator is the user's code, so none is asked under a lock. The arguments of a call may be
/// judged by two threads at once; then one waits for the other.
@usableFromInline final class Reading<Element>: AnyReading {
  private var elements: [Element] = []
  private let makeIterator: () -> AnyIterator<Element>
  private var rest: AnyIterator<Element>?
  private var isAtEnd = false
  private let isBusy = Locked(false)

  init<Source: Sequence>(_ source: Source) where Source.Element == Element {
    makeIterator = { AnyIterator(source.makeIterator()) }
    super.init(source)
  }

  /// Whether the sequence can be read now.
  ///
  /// It cannot if its iterator waits for something on another thread, or judges its own sequence.
  var isAvailable: Bool { exclusively(within: 1_000) {} != nil }

  fileprivate override func goOn() -> Bool {
    isAtEnd = false
    return true
  }

  /// All elements.
  var all: [Element] {
    exclusively {
      while readNext() {}
      return elements
    } ?? []
  }

  /// One element, after all elements before it were read; nil after the last one.
  func element(_ index: Int) -> Element? {
    exclusively { index < elements.count || readNext() ? elements[index] : nil } ?? nil
  }

  private func readNext() -> Bool {
    guard !isAtEnd else { return false }
    let rest = rest ?? makeIterator()
    self.rest = rest
    guard let element = rest.next() else {
      isAtEnd = true
      return false
    }
    elements.append(element)
    return true
  }

  /// Runs a closure when no other thread reads.
  private func exclusively<Result>(within milliseconds: Int = .max, _ body: () -> Result) -> Result?
  {
    func begin() -> Bool {
      isBusy.withLock { isBusy in
        defer { isBusy = true }
        return !isBusy
      }
    }
    var waited = 0
    while !begin() {
      guard waited < milliseconds else { return nil }
      Thread.sleep(forTimeInterval: 0.001)
      waited += 1
    }
    defer { isBusy.withLock { $0 = false } }
    return body()
  }
}

/// What a sequence consists of, as far as it decides whether another one is the same.
private struct Traces {
  /// Equal for two sequences that consist of the same: they are copies of one value.
  private(set) var identity = 0
  /// The objects that may hold how far the sequence was read.
  private(set) var objects: Set<UInt> = []
  /// Whether a reading may go on where another one ended.
  private(set) var isOpaque = false

  init(of source: Any) {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type(of: source)))
    walk(source, 0, inObject: false, &hasher)
    identity = hasher.finalize()
  }

  /// - Parameters:
  ///   - value: A part of the sequence.
  ///   - depth: How deep the part is.
  ///   - inObject: Whether it is in an object, where it may change.
  ///   - hasher: Gets what stays the same.
  private mutating func walk(
    _ value: Any, _ depth: Int, inObject: Bool, _ hasher: inout Hasher
  ) {
    let type = type(of: value)
    if type is AnyClass {
      let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
      let isIterator = value is any IteratorProtocol
      let isLibrarys = isOfLibrary(type)
      // The boxes of `AnySequence` only hold it.
      if isIterator || !isLibrarys {
        note(address, inObject, &hasher)
      }
      if depth < 10, isLibrarys {
        walkParts(of: value, depth, inObject: inObject || isIterator, &hasher)
      }
      return
    }
    if type is any CustomReflectable.Type || depth >= 10
      || !walkParts(
        of: value, depth, inObject: inObject, &hasher)
    {
      noteLeaf(value, inObject, &hasher)
    }
  }

  /// - Returns: Whether there were any.
  @discardableResult private mutating func walkParts(
    of value: Any, _ depth: Int, inObject: Bool, _ hasher: inout Hasher
  ) -> Bool {
    if value is any CustomReflectable { return false }
    var mirror: Mirror? = Mirror(reflecting: value)
    var hasParts = false
    while let current = mirror {
      for child in current.children {
        hasParts = true
        walk(child.value, depth + 1, inObject: inObject, &hasher)
      }
      mirror = current.superclassMirror
    }
    return hasParts
  }

  private mutating func noteLeaf(_ value: Any, _ inObject: Bool, _ hasher: inout Hasher) {
    if let elements = value as? any Collection, !(value is any LazySequenceProtocol) {
      // A sequence of sequences, such as `joined()`, reads these.
      for element in elements.prefix(100) where element is any Sequence {
        walk(element, 9, inObject: inObject, &hasher)
      }
    }
    let words = _openExistential(value, do: words)
    if MetadataKind(of: type(of: value)) == .function {
      // A closure: its code and what it captured.
      if words.count > 1, words[1] != 0 { note(words[1], inObject, &hasher) }
    } else if value is any _Pointer || value is OpaquePointer {
      for word in words { note(word, inObject, &hasher) }
    } else if !inObject {
      hasher.combine(words)
    }
  }

  private mutating func note(_ address: UInt, _ inObject: Bool, _ hasher: inout Hasher) {
    isOpaque = true
    objects.insert(address)
    if !inObject { hasher.combine(address) }
  }
}

/// The memory of a value.
private func words<Value>(of value: Value) -> [UInt] {
  withUnsafeBytes(of: value) { bytes in
    stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.size).map { start in
      bytes[start..<min(start + MemoryLayout<UInt>.size, bytes.count)].reduce(0) {
        $0 << 8 | UInt($1)
      }
    }
  }
}
