/// Matches a result that is a success.
///
/// ```swift
/// assertThat(result, succeeds())
/// // result: expected success, but failed with OutOfStock(soup: .miso)
/// ```
///
/// - Returns: A matcher for results.
public func succeeds<Success, Failure: Error>() -> Matcher<Result<Success, Failure>> {
  success(and: nil)
}

/// Matches a result whose success value another matcher matches.
///
/// ```swift
/// assertThat(result, succeeds(greaterThan(900)))
/// // result: expected success with a value greater than 900, but was 850
/// ```
///
/// - Parameter matcher: What is expected of the value.
/// - Returns: A matcher for results.
@_disfavoredOverload public func succeeds<Success, Failure: Error>(_ matcher: Matcher<Success>)
  -> Matcher<Result<Success, Failure>>
{ success(and: matcher) }

/// Matches a result whose success value equals another.
///
/// - Parameter value: The value to equal.
/// - Returns: A matcher for results.
public func succeeds<Success: Equatable, Failure: Error>(_ value: Success) -> Matcher<
  Result<Success, Failure>
> { success(and: equalTo(value)) }

/// Matches a result that is a failure.
///
/// ```swift
/// assertThat(result, fails())
/// // result: expected failure, but succeeded with 900
/// ```
///
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error>() -> Matcher<Result<Success, Failure>> {
  failure(of: Failure.self, and: nil)
}

/// Matches a result whose error another matcher matches.
///
/// ```swift
/// assertThat(result, fails(hasProperty(\OutOfStock.soup, .miso)))
/// // result error.soup: expected .miso, but was .shio
/// ```
///
/// The matcher may be for a type that the error is only at run time; an error of another type is a
/// mismatch.
///
/// - Parameter matcher: What is expected of the error.
/// - Returns: A matcher for results.
@_disfavoredOverload public func fails<Success, Failure: Error, Expected: Error>(
  _ matcher: Matcher<Expected>
) -> Matcher<Result<Success, Failure>> { failure(of: Expected.self, and: matcher) }

/// Matches a result whose error equals another.
///
/// - Parameter error: The error to equal.
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error, Expected: Error & Equatable>(_ error: Expected)
  -> Matcher<Result<Success, Failure>>
{ failure(of: Expected.self, and: equalTo(error)) }

/// Matches a result whose error is of a type.
///
/// - Parameter type: The type of the error.
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error, Expected: Error>(_ type: Expected.Type) -> Matcher<
  Result<Success, Failure>
> { failure(of: type, and: anyError(of: type)) }

private func success<Success, Failure: Error>(and matcher: Matcher<Success>?) -> Matcher<
  Result<Success, Failure>
> {
  Matcher(describedBy: { limits in
    "success" + (matcher.map { " with \($0.rendering(limits))" } ?? "")
  }) { result, parts in
    switch result {
    case .success(let value): matcher.map { parts.judge($0, part: value) } ?? .match
    case .failure(let error): .mismatch(but: { "failed with \(describing(error: error)($0))" })
    }
  }
}

private func failure<Success, Failure: Error, Expected: Error>(
  of type: Expected.Type, and matcher: Matcher<Expected>?
) -> Matcher<Result<Success, Failure>> {
  let expected: Rendering = { limits in
    "failure" + (matcher.map { " with \($0.errorRendering(limits))" } ?? "")
  }
  return Matcher(describedBy: expected) { result, parts in
    switch result {
    case .success(let value): return .mismatch(but: { "succeeded with \(describing(value)($0))" })
    case .failure(let failure):
      guard let matcher else { return .match }
      let failed: Rendering = { "failed with \(describing(error: failure)($0))" }
      return parts.judge(matcher, error: failure, called: "error") {
        Explanation(.reason(expected: expected, but: failed))
      }
    }
  }
}
