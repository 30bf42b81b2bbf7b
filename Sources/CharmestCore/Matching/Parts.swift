/// Through which a matcher judges by other matchers.
///
/// Remembers the first that could not judge, so that the matcher need not.
@usableFromInline package struct Parts {
  /// Which parts have to be judged for a match to be certain.
  @usableFromInline package enum Deciding {
    /// All: had another part been judged otherwise, there might be no match.
    case allParts
    /// Those that match: whatever the others are, the match stands.
    case matchingParts
  }

  /// What was read of the value, if it can be read only once.
  @usableFromInline package var reading: Reading?
  /// Why a part could not be judged, from the view of the whole: the first of those that have an
  /// order, otherwise the one whose text is the first.
  @usableFromInline package private(set) var undecided: Mismatch?
  /// Why parts without an order could not be judged, if that is what is undecided.
  @usableFromInline var causes: Causes?

  @inlinable package init(reading: Reading? = nil) {
    self.reading = reading
    undecided = nil
    causes = nil
  }

  /// Judges a part of the value.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the part.
  ///   - part: The part.
  ///   - path: Where it is in the value, for what cannot be judged.
  ///   - inOrder: Whether it has a place among the other parts that is the same in every process.
  ///   - reading: What other matchers read of it, if it can be read only once.
  /// - Returns: What the matcher found; a mismatch if it could not judge.
  @inlinable package mutating func judge<Part>(
    _ matcher: Matcher<Part>, part: Part, at path: @autoclosure () -> Path = .root,
    inOrder: @autoclosure () -> Bool = true, sharing reading: Reading? = nil
  ) -> Finding {
    switch matcher.evaluate(part, reading) {
    case .match(let because): return .match(because: because)
    case .mismatch(let mismatch): return .mismatch(mismatch)
    case .undecided(let mismatch):
      remember(mismatch, path(), inOrder: inOrder())
      return .mismatch(mismatch)
    }
  }

  /// Judges the value itself by another matcher.
  @inlinable package mutating func judge<Value>(_ matcher: Matcher<Value>, _ value: Value)
    -> Finding
  { judge(matcher, part: value, sharing: reading) }

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

  /// Lets several matchers judge a value that can perhaps be read only once.
  package mutating func readOnce<Value>(_ type: Value.Type) {
    if reading == nil { reading = Reading.needed(for: type) }
  }

  /// The elements of the value, which other matchers may have read already.
  @usableFromInline package func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    reading.map { $0.elements(of: source) } ?? Array(source)
  }
}

/// Why several parts could not be judged that came in the order of hashes.
///
/// Of very many parts only some are compared: nobody waits for all their texts to read one of them.
@usableFromInline final class Causes {
  private var all: [Mismatch]

  fileprivate init(_ cause: Mismatch) { all = [cause] }

  fileprivate func add(_ cause: Mismatch) { if all.count < mostComparedTexts { all.append(cause) } }

  /// The explanation whose text is the first.
  fileprivate var first: Explanation {
    let texts = all.map { cause in
      let explanation = cause.explanation
      return (text: explanation.undecided?.sentence(.detail) ?? "", explanation: explanation)
    }
    return texts.dropFirst().reduce(texts[0]) { $1.text < $0.text ? $1 : $0 }.explanation
  }
}

/// The elements of one value that can be read only once, for the matchers that judge it.
///
/// The first that reads the value leaves its elements here for the others.
@usableFromInline package final class Reading {
  /// A `Progress` of the elements' own type.
  private var progress: AnyObject?

  package init() {}

  /// A reading to share, if values of a type can be read only once.
  @usableFromInline package static func needed(for type: Any.Type) -> Reading? {
    if let type = type as? any OptionalType.Type { return needed(for: type.wrapped) }
    return type is any Sequence.Type && !(type is any Collection.Type) ? Reading() : nil
  }

  /// A reading for each of several values; none where their type needs none.
  package static func needed<Value>(forEach values: [Value]) -> [Reading] {
    needed(for: Value.self) == nil ? [] : values.map { _ in Reading() }
  }

  fileprivate func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    let progress = progress(in: source)
    while progress.readNext() {}
    return progress.elements
  }

  /// One element, before which all others were read; nil behind the last.
  package func element<Source: Sequence>(_ index: Int, of source: Source) -> Source.Element? {
    let progress = progress(in: source)
    return index < progress.elements.count || progress.readNext() ? progress.elements[index] : nil
  }

  private func progress<Source: Sequence>(in source: Source) -> Progress<Source.Element> {
    if let known = progress as? Progress<Source.Element> { return known }
    let new = Progress(AnyIterator(source.makeIterator()))
    progress = new
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
