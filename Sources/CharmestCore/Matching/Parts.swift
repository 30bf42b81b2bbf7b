/// What a judgement depends on besides the matcher and the value.
@usableFromInline package struct Circumstances {
  /// What was read of the value, if it can be read only once.
  @usableFromInline var reading: Reading?
  @usableFromInline var effects: SideEffects

  @inlinable package init(reading: Reading? = nil, effects: SideEffects = .atOnce) {
    self.reading = reading
    self.effects = effects
  }
}

/// Judges parts of a value by other matchers.
///
/// It remembers the first part that could not be judged, so that the matcher need not.
@usableFromInline package struct Parts {
  /// Which parts have to be judged for a match to be certain.
  @usableFromInline package enum Deciding {
    /// All parts: if another part had been judged differently, there might be no match.
    case allParts
    /// The parts that match: the match stands, whatever the other parts are.
    case matchingParts
  }

  @usableFromInline var circumstances: Circumstances
  /// Why a part could not be judged, as a mismatch of the whole value.
  ///
  /// Of several parts with an order, the first one; otherwise the one whose text comes first.
  @usableFromInline package private(set) var undecided: Mismatch?
  /// Why parts without an order could not be judged, if they are the undecided ones.
  @usableFromInline var causes: Causes?

  @inlinable package init(_ circumstances: Circumstances = Circumstances()) {
    self.circumstances = circumstances
    undecided = nil
    causes = nil
  }

  /// Judges a part of the value.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the part.
  ///   - part: The part.
  ///   - path: Where the part is in the value, for a part that cannot be judged.
  ///   - inOrder: Whether the part has the same place among the others in every process.
  ///   - reading: What other matchers read of the part, if it can be read only once.
  /// - Returns: What the matcher found; a mismatch if it could not judge.
  @inlinable package mutating func judge<Part>(
    _ matcher: Matcher<Part>, part: Part, at path: @autoclosure () -> Path = .root,
    inOrder: @autoclosure () -> Bool = true, sharing reading: Reading? = nil
  ) -> Finding {
    let finding = matcher.evaluate(
      part, Circumstances(reading: reading, effects: circumstances.effects))
    if case .mismatch(let mismatch) = finding, mismatch.isUndecided {
      remember(mismatch, path(), inOrder: inOrder())
    }
    return finding
  }

  /// Judges the value itself by another matcher.
  @inlinable package mutating func judge<Value>(_ matcher: Matcher<Value>, _ value: Value)
    -> Finding
  {
    let finding = matcher.evaluate(value, circumstances)
    if case .mismatch(let mismatch) = finding, mismatch.isUndecided { remember(mismatch, .root) }
    return finding
  }

  /// Judges elements one after the other.
  ///
  /// Generic over the element only: a loop that is generic over the sequence looks up types for
  /// each element, which takes most of the time in code that is not optimized.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of each element.
  ///   - elements: The elements.
  ///   - start: The index of the first one to judge.
  ///   - endsAtMatch: Whether to stop at the first match.
  ///   - mismatches: Gets the mismatches.
  ///   - location: Where an element is, for one that cannot be judged.
  /// - Returns: The index of the match at which it stopped.
  @inlinable mutating func judge<Element>(
    _ matcher: Matcher<Element>, eachOf elements: [Element], from start: Int = 0,
    untilMatch endsAtMatch: Bool = false,
    _ mismatches: inout [(index: Int, mismatch: Mismatch)],
    at location: (Int) -> (path: Path, isInOrder: Bool)
  ) -> Int? {
    let circumstances = Circumstances(effects: circumstances.effects)
    var index = start
    while index < elements.count {
      if case .mismatch(let mismatch) = matcher.evaluate(elements[index], circumstances) {
        if mismatch.isUndecided {
          let location = location(index)
          remember(mismatch, location.path, inOrder: location.isInOrder)
        }
        mismatches.append((index, mismatch))
      } else if endsAtMatch {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Judges the value itself by another matcher, without side effects.
  @inlinable mutating func judgeQuietly<Value>(_ matcher: Matcher<Value>, _ value: Value) -> Finding
  {
    let effects = circumstances.effects
    circumstances.effects = .never
    defer { circumstances.effects = effects }
    return judge(matcher, value)
  }

  /// What becomes of the side effects of this judgement.
  var effects: SideEffects { circumstances.effects }

  /// What was read of the value, if it can be read only once.
  var reading: Reading? { circumstances.reading }

  @usableFromInline mutating func remember(
    _ mismatch: Mismatch, _ path: Path, inOrder: Bool = true
  ) {
    let cause = mismatch.explained { $0.at(path) }
    if let causes, !inOrder { return causes.add(cause) }
    guard undecided == nil else { return }
    undecided = cause
    guard !inOrder else { return }
    let causes = Causes(cause)
    self.causes = causes
    undecided = Mismatch { causes.first }
  }

  /// Lets several matchers judge a value that may be readable only once.
  package mutating func readOnce() {
    if circumstances.reading == nil { circumstances.reading = Reading() }
  }

  /// The elements of the value, which other matchers may already have read.
  @usableFromInline package func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    guard let reading, !(Source.self is any Collection.Type) else { return Array(source) }
    return reading.elements(of: source)
  }
}

/// Why several parts could not be judged, where the parts come in the order of hashes.
///
/// Of very many parts, only some are compared: all their texts would take too long for the one that
/// is shown.
@usableFromInline final class Causes {
  private var all: [Mismatch]

  fileprivate init(_ cause: Mismatch) { all = [cause] }

  fileprivate func add(_ cause: Mismatch) { if all.count < mostComparedTexts { all.append(cause) } }

  /// The explanation whose text comes first.
  fileprivate var first: Explanation {
    let texts = all.map { cause in
      let explanation = cause.explanation
      return (text: explanation.undecided?.sentence(.detail) ?? "", explanation: explanation)
    }
    return texts.dropFirst().reduce(texts[0]) { $1.text < $0.text ? $1 : $0 }.explanation
  }
}

/// The elements of a value that can be read only once, shared by the matchers that judge it.
///
/// The first matcher that reads the value leaves its elements here for the others.
@usableFromInline package final class Reading {
  /// What was made of the value, such as a `Progress` of the elements' own type.
  private var kept: AnyObject?

  package init() {}

  /// A reading to share, if values of a type can be read only once.
  @usableFromInline package static func needed(for type: Any.Type) -> Reading? {
    if let type = type as? any OptionalType.Type { return needed(for: type.wrapped) }
    return type is any Sequence.Type && !(type is any Collection.Type) ? Reading() : nil
  }

  /// A reading for each of several values; none if their type needs none.
  package static func needed<Value>(forEach values: [Value]) -> [Reading] {
    needed(for: Value.self) == nil ? [] : values.map { _ in Reading() }
  }

  fileprivate func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    let progress = progress(in: source)
    while progress.readNext() {}
    return progress.elements
  }

  /// One element, after all elements before it were read; nil after the last one.
  package func element<Source: Sequence>(_ index: Int, of source: Source) -> Source.Element? {
    let progress = progress(in: source)
    return index < progress.elements.count || progress.readNext() ? progress.elements[index] : nil
  }

  private func progress<Source: Sequence>(in source: Source) -> Progress<Source.Element> {
    kept { Progress(AnyIterator(source.makeIterator())) }
  }

  /// What was made of the value by the first matcher that asked.
  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let known = kept as? Kept { return known }
    let new = make()
    kept = new
    return new
  }
}

/// How far a sequence was read.
private final class Progress<Element> {
  private(set) var elements: [Element] = []
  private let rest: AnyIterator<Element>

  init(_ rest: AnyIterator<Element>) { self.rest = rest }

  func readNext() -> Bool {
    guard let element = rest.next() else { return false }
    elements.append(element)
    return true
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { static var wrapped: Any.Type { Wrapped.self } }
