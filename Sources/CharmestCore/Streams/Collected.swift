/// What an asynchronous sequence gave, and how it ended.
///
/// ```swift
/// let collected = await collect(viewModel.titles, first: 3, within: .seconds(1))
/// assertThat(collected.elements, contains("", "Sending", "Send"))
/// print(collected)  // ["", "Sending", "Send"], then reached the count
/// ```
public struct Collected<Element> {
  /// How the reading of a sequence ended.
  public enum End {
    /// The sequence had no more elements.
    case finished
    /// The sequence threw an error.
    case failed(any Error)
    /// As many elements as asked for were there; the sequence was not asked for more.
    case reachedCount
    /// The time was over before anything else happened.
    case timedOut
  }

  /// The elements, in the order in which they came.
  public let elements: [Element]
  /// How the reading ended.
  public let end: End
  /// Whether the sequence went on although it was cancelled, and was left behind.
  ///
  /// A sequence has half a second to react. One that does not keeps its task, and whatever it holds,
  /// until it ends by itself. Two values that differ only in this are equal.
  public let isAbandoned: Bool

  /// Creates what a sequence gave, to compare with or to test your own matchers.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order in which they came.
  ///   - end: How the reading ended.
  ///   - isAbandoned: Whether the sequence ignored its cancellation.
  public init(elements: [Element], end: End, isAbandoned: Bool = false) {
    self.elements = elements
    self.end = end
    self.isAbandoned = isAbandoned
  }
}

extension Collected: Sendable where Element: Sendable {}

extension Collected.End: Sendable {}

extension Collected: Equatable where Element: Equatable {
  /// Whether two sequences gave equal elements and ended alike; in linear time.
  public static func == (first: Collected, second: Collected) -> Bool {
    first.end == second.end && first.elements == second.elements
  }
}

extension Collected.End: Equatable {
  /// Whether two readings ended alike.
  ///
  /// Errors of one type are compared by `==` where the type has it, and else by their descriptions.
  public static func == (first: Collected.End, second: Collected.End) -> Bool {
    switch (first, second) {
    case (.finished, .finished), (.reachedCount, .reachedCount), (.timedOut, .timedOut): true
    case (.failed(let first), .failed(let second)): isSameError(first, second)
    default: false
    }
  }
}

extension Collected: CustomStringConvertible {
  /// The elements and the end, such as `[1, 2], then timed out`.
  public var description: String {
    "\(describing(elements)(.detail)), then \(end)\(isAbandoned ? " and was left behind" : "")"
  }
}

extension Collected.End: CustomStringConvertible {
  /// The end in words, such as `timed out`.
  public var description: String { words(.detail) }

  /// What the sequence did in the end, as the rest of a sentence.
  func words(_ limits: TextLimits) -> String {
    switch self {
    case .finished: "finished"
    case .failed(let error): "failed with \(describing(error: error)(limits))"
    case .reachedCount: "reached the count"
    case .timedOut: "timed out"
    }
  }
}
