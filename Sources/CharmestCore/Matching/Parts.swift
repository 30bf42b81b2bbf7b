/// Through which a matcher judges by other matchers.
///
/// Remembers the first that could not judge, so that the matcher need not.
@usableFromInline
package struct Parts {
  /// Which parts have to be judged for a match to be certain.
  @usableFromInline
  package enum Deciding {
    /// All: had another part been judged otherwise, there might be no match.
    case allParts
    /// Those that match: whatever the others are, the match stands.
    case matchingParts
  }

  /// What was read of the value, if it can be read only once.
  @usableFromInline var reading: Reading?
  /// Why the first part that could not be judged could not, from the view of the whole.
  @usableFromInline package private(set) var undecided: Mismatch?

  @inlinable
  package init() {
    reading = nil
    undecided = nil
  }

  @inlinable
  init(reading: Reading?) {
    self.reading = reading
    undecided = nil
  }

  /// Judges a part of the value.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the part.
  ///   - part: The part.
  ///   - path: Where it is in the value, for what cannot be judged.
  ///   - reading: What other matchers read of it, if it can be read only once.
  /// - Returns: What the matcher found; a mismatch if it could not judge.
  @inlinable
  package mutating func judge<Part>(
    _ matcher: Matcher<Part>,
    part: Part,
    at path: @autoclosure () -> Path = .root,
    sharing reading: Reading? = nil
  ) -> Finding {
    switch matcher.evaluate(part, reading) {
    case .match(let because): return .match(because: because)
    case .mismatch(let mismatch): return .mismatch(mismatch)
    case .undecided(let mismatch):
      remember(mismatch, path())
      return .mismatch(mismatch)
    }
  }

  /// Judges the value itself by another matcher.
  @inlinable
  package mutating func judge<Value>(_ matcher: Matcher<Value>, _ value: Value) -> Finding {
    judge(matcher, part: value, sharing: reading)
  }

  @usableFromInline
  mutating func remember(_ mismatch: Mismatch, _ path: Path) {
    if undecided == nil { undecided = mismatch.explained { $0.at(path) } }
  }

  /// Lets several matchers judge a value that can perhaps be read only once.
  package mutating func readOnce<Value>(_ type: Value.Type) {
    if reading == nil { reading = Reading.needed(for: type) }
  }

  /// The elements of the value, which other matchers may have read already.
  @usableFromInline
  package func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    reading?.elements(of: source) ?? Array(source)
  }
}

/// The elements of one value that can be read only once, for the matchers that judge it.
///
/// The first that reads the value leaves its elements here for the others.
@usableFromInline
package final class Reading {
  private var elements: Any?

  private init() {}

  /// A reading to share, if values of a type can be read only once.
  @usableFromInline
  package static func needed(for type: Any.Type) -> Reading? {
    if let type = type as? any OptionalType.Type { return needed(for: type.wrapped) }
    return type is any Sequence.Type && !(type is any Collection.Type) ? Reading() : nil
  }

  /// A reading for each of several values; none where their type needs none.
  package static func needed<Value>(forEach values: [Value]) -> [Reading] {
    needed(for: Value.self) == nil ? [] : values.map { _ in Reading() }
  }

  fileprivate func elements<Source: Sequence>(of source: Source) -> [Source.Element] {
    if let elements = elements as? [Source.Element] { return elements }
    let read = Array(source)
    elements = read
    return read
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
