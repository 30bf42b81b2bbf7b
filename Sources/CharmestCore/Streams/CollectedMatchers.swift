/// Matches what was collected from a sequence that finished, without an error and in time.
///
/// ```swift
/// assertThat(await collect(viewModel.titles), finished())
/// // expected to finish, but timed out after 2 elements: "", "Sending"
/// ```
///
/// - Returns: A matcher for what `collect` gives.
public func finished<Element>() -> Matcher<Collected<Element>> {
  ended("to finish") { $0 == .finished }
}

/// Matches what was collected from a sequence that was still going on when the time was over.
///
/// ```swift
/// assertThat(await collect(viewModel.titles), timedOut())
/// // expected to time out, but finished after 1 element: "Send"
/// ```
///
/// - Returns: A matcher for what `collect` gives.
public func timedOut<Element>() -> Matcher<Collected<Element>> {
  ended("to time out") { $0 == .timedOut }
}

/// Matches what was collected from a sequence that threw an error.
///
/// ```swift
/// assertThat(await collect(orders), failed())
/// // expected to fail, but finished without any element
/// ```
///
/// - Returns: A matcher for what `collect` gives.
public func failed<Element>() -> Matcher<Collected<Element>> {
  ended("to fail") { end in if case .failed = end { true } else { false } }
}

/// Matches what was collected from a sequence that threw an error which another matcher matches.
///
/// ```swift
/// assertThat(await collect(orders), failed(with: hasProperty(\OutOfStock.soup, .miso)))
/// // error.soup: expected .miso, but was .shio
/// ```
///
/// An error of another type is a mismatch.
///
/// - Parameter matcher: What is expected of the error.
/// - Returns: A matcher for what `collect` gives.
@_disfavoredOverload public func failed<Element, Failure: Error>(with matcher: Matcher<Failure>)
  -> Matcher<Collected<Element>>
{
  let expected: Rendering = { "to fail with \(matcher.errorRendering($0))" }
  return Matcher(describedBy: expected) { collected, parts in
    guard case .failed(let error) = collected.end else {
      return .mismatch { collected.explanation(expected) }
    }
    let finding = parts.judge(matcher, error: error, called: "error") {
      collected.explanation(expected)
    }
    return finding.isMatch ? .match { collected.course($0) } : finding
  }
}

/// Matches what was collected from a sequence that threw an error which equals another.
///
/// ```swift
/// assertThat(await collect(orders), failed(with: OutOfStock(soup: .miso)))
/// // expected to fail with OutOfStock(soup: .miso), but timed out after 1 element: .shio
/// ```
///
/// - Parameter error: The error to equal.
/// - Returns: A matcher for what `collect` gives.
public func failed<Element, Failure: Error & Equatable>(with error: Failure) -> Matcher<
  Collected<Element>
> { failed(with: equalTo(error)) }

/// Matches what was collected from a sequence that threw an error of a type.
///
/// ```swift
/// assertThat(await collect(orders), failed(with: OutOfStock.self))
/// // expected to fail with OutOfStock, but failed with Closed() after 1 element: .shio
/// ```
///
/// - Parameter type: The type of the error.
/// - Returns: A matcher for what `collect` gives.
public func failed<Element, Failure: Error>(with type: Failure.Type) -> Matcher<Collected<Element>>
{ failed(with: anyError(of: type)) }

/// Matches what was collected from a sequence whose elements another matcher matches.
///
/// ```swift
/// assertThat(await collect(counts), allOf(elements(contains(1, 2, 3)), finished()))
/// // elements after [1]: missing 3 (1 of 3 elements differs; the sequence timed out)
/// ```
///
/// - Parameter matcher: What is expected of all elements together.
/// - Returns: A matcher for what `collect` gives.
@_disfavoredOverload public func elements<Element>(_ matcher: Matcher<[Element]>) -> Matcher<
  Collected<Element>
> {
  Matcher(describedBy: { "elements \(matcher.rendering($0))" }) { collected, parts in
    parts.judge(matcher, property: collected.elements, at: { .field("elements") }, of: collected)
      .explained { inner in
        var explanation = inner
        explanation.remark = { "the sequence \(collected.end.words($0))" }
        return explanation
      }
  }
}

/// Matches what was collected from a sequence whose elements equal the ones of an array.
///
/// ```swift
/// assertThat(await collect(counts), elements([1, 2, 3]))
/// // elements[2]: expected 3, but was 4 (1 of 3 elements differs; the sequence finished)
/// ```
///
/// - Parameter values: The elements to equal, in order.
/// - Returns: A matcher for what `collect` gives.
public func elements<Element: Equatable>(_ values: [Element]) -> Matcher<Collected<Element>> {
  elements(equalTo(values))
}

private func ended<Element>(
  _ expected: String, _ accepts: @escaping (Collected<Element>.End) -> Bool
) -> Matcher<Collected<Element>> {
  Matcher(describedBy: { _ in expected }) { collected, _ in
    accepts(collected.end)
      ? .match { collected.course($0) } : .mismatch { collected.explanation($0) }
  }
}

extension Collected {
  fileprivate func explanation(_ expected: @escaping Rendering) -> Explanation {
    Explanation(
      .reason(expected: expected, but: course),
      note: isAbandoned ? { _ in "it ignored its cancellation and was left behind" } : nil)
  }

  /// What happened, as the rest of a sentence: `timed out after 2 elements: 1, 2`.
  fileprivate func course(_ limits: TextLimits) -> String {
    let end = end.words(limits)
    guard !elements.isEmpty else { return "\(end) without any element" }
    let unit = elements.count == 1 ? "element" : "elements"
    let listing = describing(elements)(limits).dropFirst().dropLast()
    let count = "\(elements.count) \(unit)"
    // Where there is no room, the listing is only their number.
    return "\(end) after \(count)" + (listing == count ? "" : ": \(listing)")
  }
}
