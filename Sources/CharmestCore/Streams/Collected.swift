/// The elements of an asynchronous sequence, and how the reading ended.
///
/// ```swift
/// let collected = await collect(viewModel.titles, first: 3, within: .seconds(10))
/// assertThat(collected.elements, containsExactly("", "Sending", "Send"))
/// print(collected)  // ["", "Sending", "Send"], then reached the count
/// ```
public struct Collected<Element>: HasParts, CustomStringConvertible, FailureDescribable {
  /// How the reading of a sequence ended.
  public enum End: Sendable, Equatable, HasParts {
    /// The sequence had no more elements.
    case finished
    /// The sequence threw an error.
    case failed(any Error)
    /// The sequence gave as many elements as were asked for, and was not read further.
    case reachedCount
    /// The time was over before the sequence ended.
    case timedOut

    /// Whether two readings ended in the same way.
    ///
    /// Errors of the same type are compared by `==` if the type has it, and otherwise by their
    /// stored properties, as ``samePropertyValuesAs(_:)`` does. Errors that cannot be compared are
    /// not equal.
    public static func == (first: Collected.End, second: Collected.End) -> Bool {
      switch (first, second) {
      case (.finished, .finished), (.reachedCount, .reachedCount), (.timedOut, .timedOut): true
      case (.failed(let first), .failed(let second)): isSameError(first, second)
      default: false
      }
    }

    var parts: Parts {
      guard case .failed(let error) = self else { return .enumCase(".\(self)", []) }
      return .enumCase(".failed", [Parts.Field(name: nil, value: error)])
    }

    /// How the sequence ended, as the rest of a sentence.
    var words: Phrase {
      switch self {
      case .finished: "finished"
      case .failed(let error): "failed with \(value: error)"
      case .reachedCount: "reached the count"
      case .timedOut: "timed out"
      }
    }
  }

  /// The elements, in the order in which they came.
  ///
  /// If the sequence failed because of a fault of the test, such as a call without a stub, each
  /// reading of the elements reports the fault.
  ///
  /// - Complexity: O(1).
  public var elements: [Element] {
    if let reading, let mismatch = undecided?.mismatch?.expecting({ "the elements" }) {
      FailureReporter.report(mismatch, from: reading.verb, label: "", at: reading.location)
    }
    return all
  }
  let all: [Element]
  /// How the reading ended.
  public let end: End
  /// Whether the sequence ignored its cancellation and was left behind.
  ///
  /// A sequence has half a second to react. A sequence that does not react keeps its task, and
  /// everything it holds, until it ends by itself. Two values that differ only in this are equal.
  public let isAbandoned: Bool
  /// How the sequence was read, if it is known.
  var reading: SequenceReading?

  /// Creates a result, to compare with or to test your own matchers.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order in which they came.
  ///   - end: How the reading ended.
  ///   - isAbandoned: Whether the sequence ignored its cancellation.
  /// - Complexity: O(1).
  public init(elements: [Element], end: End, isAbandoned: Bool = false) {
    (all, self.end, self.isAbandoned) = (elements, end, isAbandoned)
  }

  var parts: Parts {
    let named: [(String, Any)] = [
      ("elements", all), ("end", end), ("isAbandoned", isAbandoned),
    ]
    return .record("Collected", named.map { Parts.Field(name: $0, value: $1) })
  }

  /// The elements and the end, such as `[1, 2], then timed out`.
  public var description: String {
    "\(text(all)), then \(end.words.text)\(isAbandoned ? " and was left behind" : "")"
  }

  /// The description, as a failure shows it.
  public var failureDescription: String { description }

  /// The verdict on a sequence that failed by a fault of the test; nil if it did not.
  var undecided: MatchResult? {
    end.heldErrors.first.flatMap { MatchResult.undecided(by: $0, course) }
  }

  fileprivate func explanation(_ expected: Phrase) -> Explanation {
    let note: Phrase? = isAbandoned ? "it ignored its cancellation and was left behind" : nil
    return listing(Explanation(.reason(expected: expected, but: course), note: note))
  }

  /// The same explanation with the elements on a line of their own, because an error needs the room
  /// of the first one.
  fileprivate func listing(_ explanation: Explanation) -> Explanation {
    var listing = explanation
    if case .failed = end, !all.isEmpty {
      listing.lines.append(("elements", Phrase(value: all)))
    }
    return listing
  }

  /// The outcome, as the rest of a sentence: `timed out after 2 elements: [1, 2]`.
  fileprivate var course: Phrase {
    let time = end == .timedOut ? reading.map { " after \($0.limit.rounded)" } : nil
    let some = "\(time == nil ? "after" : "with") \(counted(all.count, "element"))"
    let count = all.isEmpty ? "without any element" : some
    // An error's text may be a sentence.
    if case .failed = end { return "\(end.words), \(count)" }
    if all.isEmpty { return "\(end.words)\(time ?? "") \(count)" }
    return "\(end.words)\(time ?? "") \(count): \(value: all)"
  }
}

extension Collected: Sendable where Element: Sendable {}

extension Collected: HoldsErrors { var heldErrors: [any Error] { end.heldErrors } }

extension Collected.End: HoldsErrors {
  var heldErrors: [any Error] { if case .failed(let error) = self { [error] } else { [] } }
}

/// How a sequence was read: where, and how long that could take at most.
typealias SequenceReading = (verb: String, limit: Duration, location: SourceLocation)

extension Collected: Equatable where Element: Equatable {
  /// Whether two sequences gave equal elements and ended in the same way.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public static func == (first: Collected, second: Collected) -> Bool {
    first.end == second.end && first.all == second.all
  }
}

/// Matches the result for a sequence that finished without an error and in time.
///
/// ```swift
/// assertThat(await collect(viewModel.titles), finished())
/// // collect(viewModel.titles): expected to finish, but failed with Offline(), after 2 elements
/// ```
///
/// - Returns: A matcher for results of `collect`.
public func finished<Element>() -> Matcher<Collected<Element>> {
  ended("to finish") { $0 == .finished }
}

/// Matches the result for a sequence that had not ended when the time was over.
///
/// ```swift
/// assertThat(await collect(viewModel.titles), timedOut())
/// // collect(viewModel.titles): expected to time out, but finished after 1 element: ["Send"]
/// ```
///
/// - Returns: A matcher for results of `collect`.
public func timedOut<Element>() -> Matcher<Collected<Element>> {
  ended("to time out") { $0 == .timedOut }
}

/// Matches the result for a sequence that threw an error of a type, or any error.
///
/// ```swift
/// assertThat(await collect(orders), fails())
/// // collect(orders): expected to fail, but finished without any element
/// ```
///
/// ```swift
/// assertThat(await collect(orders), fails(OutOfStock.self))
/// // collect(orders): expected to fail with OutOfStock, but failed with Closed(), after 1 element
/// ```
///
/// - Parameter type: The type of the error; any error by default.
/// - Returns: A matcher for results of `collect`.
public func fails<Element, Failure: Error>(_ type: Failure.Type = (any Error).self)
  -> Matcher<Collected<Element>>
{ failing(anyError(of: type)) }

/// Matches the result for a sequence that threw an error that another matcher matches.
///
/// ```swift
/// assertThat(await collect(orders), fails(hasProperty(\OutOfStock.soup, .miso)))
/// // collect(orders) error.soup: expected .miso, but was .shio
/// ```
///
/// An error of another type is a mismatch.
///
/// - Parameter matcher: A matcher for the error.
/// - Returns: A matcher for results of `collect`.
@_disfavoredOverload public func fails<Element, Failure: Error>(_ matcher: Matcher<Failure>)
  -> Matcher<Collected<Element>>
{ failing(matcher) }

/// Matches the result for a sequence that threw an error equal to another.
///
/// ```swift
/// assertThat(await collect(orders), fails(OutOfStock(soup: .miso)))
/// // collect(orders): expected to fail with OutOfStock(soup: .miso), but finished after 1
/// //   element: [.shio]
/// ```
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for results of `collect`.
public func fails<Element, Failure: Error & Equatable>(_ error: Failure) -> Matcher<
  Collected<Element>
> { failing(equalTo(error)) }

/// Matches the result for a sequence that threw an error that a matcher for any error matches.
///
/// - Parameter matcher: A matcher for the error.
/// - Returns: A matcher for results of `collect`.
@_disfavoredOverload public func fails<Element>(_ matcher: Matcher<any Error>) -> Matcher<
  Collected<Element>
> { failing(matcher) }

private func failing<Element, Failure: Error>(_ matcher: Matcher<Failure>?)
  -> Matcher<Collected<Element>>
{
  let expected: Phrase = matcher.map { " with \($0.expected)" } ?? ""
  return Matcher(describedBy: { "\($0.not)to fail\(expected)" }) { collected, judging in
    guard case .failed(let error) = collected.end else { return .mismatch(collected.explanation) }
    let verdict = judging.judge(matcher, error: error, called: "error", collected.course)
    return verdict.isMatch
      ? judging.match(because: collected.course) : verdict.explained(collected.listing)
  }
}

/// Matches the result for a sequence whose elements another matcher matches.
///
/// ```swift
/// assertThat(await collect(counts), allOf(elements(containsExactly(1, 2, 3)), finished()))
/// // collect(counts).elements[2]: missing 3 (1 of 2 conditions failed)
/// ```
///
/// - Parameter matcher: A matcher for the array of all elements.
/// - Returns: A matcher for results of `collect`.
@_disfavoredOverload public func elements<Element>(_ matcher: Matcher<[Element]>) -> Matcher<
  Collected<Element>
> {
  Matcher(describedBy: { "\($0.not)elements \(matcher.expected)" }) { collected, judging in
    if let undecided = collected.undecided { return undecided }
    let verdict = judging.judge(matcher, property: collected.all) { [.field("elements")] }
    return verdict.explained {
      var explanation = $0.surrounded(by: collected)
      if collected.end != .finished {
        let end: Phrase = "the sequence \(collected.end.words)"
        explanation.remark = joinedRemarks([explanation.remark, end])
      }
      return explanation
    }
  }
}

/// Matches the result for a sequence whose elements equal those of an array.
///
/// ```swift
/// assertThat(await collect(counts), elements([1, 2, 3]))
/// // collect(counts).elements[2]: expected 3, but was 4 (1 of 3 elements differs)
/// ```
///
/// - Parameter values: The elements that must come, in order.
/// - Returns: A matcher for results of `collect`.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func elements<Element: Equatable>(_ values: [Element]) -> Matcher<Collected<Element>> {
  elements(equalTo(values))
}

private func ended<Element>(
  _ expected: String, _ accepts: @escaping (Collected<Element>.End) -> Bool
) -> Matcher<Collected<Element>> {
  Matcher(describedBy: { "\($0.not)\(expected)" }) { collected, judging in
    if accepts(collected.end) { return judging.match(because: collected.course) }
    return collected.undecided ?? .mismatch(collected.explanation)
  }
}

/// Whether two errors are the same for a test.
///
/// Errors of one type are compared by `==` if the type has it, otherwise by their properties.
/// Errors that cannot be compared are not the same, unless they are the same object. An error of a
/// framework may come as the object that it wraps.
func isSameError(_ first: any Error, _ second: any Error) -> Bool {
  if let areEqual = areEqual(first, second) { return areEqual }
  if case .equal = EqualityOfParts.equality(of: first, second) { return true }
  return false
}
