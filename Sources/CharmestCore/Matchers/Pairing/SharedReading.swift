/// The elements of one sequence that can be read only once, for the several matchers that judge it.
///
/// The first matcher that reads the sequence leaves its elements here for the others. A matcher of
/// parts of the sequence reads those parts anew: only the first reading of each judgement is shared.
@usableFromInline
final class SharedReading: @unchecked Sendable {
  // Touched only by the thread that judges the value, inside `judge`.
  private var elements: Any?
  private var isBegun = false

  @TaskLocal private static var current: SharedReading?

  /// A reading to share, if values of a type can be read only once.
  static func needed<Value>(for type: Value.Type) -> SharedReading? {
    guard type is any Sequence.Type, !(type is any Collection.Type) else { return nil }
    // Matchers joined inside joined matchers judge the same value.
    if let current, !current.isBegun { return current }
    return SharedReading()
  }

  /// A reading for each of several values, where their type needs one.
  @usableFromInline
  static func needed<Value>(forEach values: [Value]) -> [SharedReading?] {
    needed(for: Value.self) == nil
      ? Array(repeating: nil, count: values.count) : values.map { _ in SharedReading() }
  }

  /// Runs one judgement of the value.
  @usableFromInline
  func judge<Result>(_ judgement: () -> Result) -> Result {
    isBegun = false
    return Self.$current.withValue(self, operation: judgement)
  }

  /// The elements of a sequence, from the reading under way if there is one for it.
  static func array<Source: Sequence>(of source: Source) -> [Source.Element] {
    guard let current, !current.isBegun else { return Array(source) }
    current.isBegun = true
    if let shared = current.elements as? Reading<Source> { return shared.elements }
    let elements = Array(source)
    if current.elements == nil { current.elements = Reading<Source>(elements: elements) }
    return elements
  }

  /// Names the type of the sequence, so that only the same type finds the elements.
  private struct Reading<Source: Sequence> {
    let elements: [Source.Element]
  }
}

extension Matcher {
  /// Judges a value that others judge as well.
  @inlinable
  func verdict(on value: Value, sharing reading: SharedReading?) -> Verdict {
    reading?.judge { verdict(on: value) } ?? verdict(on: value)
  }
}
