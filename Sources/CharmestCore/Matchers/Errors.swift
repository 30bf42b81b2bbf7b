/// Matches a closure that throws an error of a type, or any error.
///
/// ```swift
/// assertThat({ try parse("5") }, throwsError())
/// // { try parse("5") }: expected to throw, but returned 5
///
/// assertThat({ try parse("") }, throwsError(ParseError.self))
/// ```
///
/// It composes like every matcher. For a single assertion, `assertThrows` is shorter. If you chain
/// matchers, each one calls the closure again.
///
/// - Parameter type: The type of the error; any error by default.
/// - Returns: A matcher for closures without parameters.
public func throwsError<Value, Failure: Error>(_ type: Failure.Type = (any Error).self)
  -> Matcher<() throws -> Value>
{ throwing(anyError(of: type)) }

/// Matches a closure that throws an error that a matcher matches.
///
/// ```swift
/// assertThat({ try cook.price(of: .miso) }, throwsError(hasProperty(\OutOfStock.soup, .miso)))
/// ```
///
/// - Parameter matcher: A matcher for the error; an error of another type is a mismatch.
/// - Returns: A matcher for closures without parameters.
@_disfavoredOverload public func throwsError<Value, Failure: Error>(_ matcher: Matcher<Failure>)
  -> Matcher<() throws -> Value>
{ throwing(matcher) }

/// Matches a closure that throws an error that a matcher for any error matches, such as
/// `isCase("empty")`.
///
/// - Parameter matcher: A matcher for the error.
/// - Returns: A matcher for closures without parameters.
@_disfavoredOverload public func throwsError<Value>(_ matcher: Matcher<any Error>) -> Matcher<
  () throws -> Value
> { throwing(matcher) }

/// Matches a closure that throws an error equal to another.
///
/// ```swift
/// assertThat({ try parse("") }, throwsError(ParseError.empty))
/// // { try parse("") }: expected to throw ParseError.empty, but threw ParseError.eof(line: 1)
/// ```
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for closures without parameters.
public func throwsError<Value, Failure: Error & Equatable>(_ error: Failure) -> Matcher<
  () throws -> Value
> { throwing(equalTo(error)) }

private func throwing<Value, Failure: Error>(
  _ matcher: Matcher<Failure>?
) -> Matcher<() throws -> Value> {
  Matcher(describedBy: { "\($0.not)\(toThrow(matcher))" }) { body, judging in
    let outcome = Outcome(of: body)
    let verdict = outcome.judge(matcher, by: &judging)
    return verdict.isMatch ? judging.match(because: outcome.words) : verdict
  }
}

/// `to throw ParseError.empty`; without a matcher, any error.
func toThrow<Failure>(_ matcher: Matcher<Failure>?) -> Phrase {
  matcher.map { "to throw \($0.expected)" } ?? "to throw"
}

/// A matcher for an error of a type; nil for any error, because it needs no description.
package func anyError<Failure: Error>(of type: Failure.Type) -> Matcher<Failure>? {
  if type == (any Error).self { return nil }
  return Matcher(describedBy: { "\($0.not)\(typeName(type))" }, accepts: { _ in true })
}

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

/// Matches a success if a matcher matches its value.
///
/// ```swift
/// assertThat(result, succeeds(greaterThan(900)))
/// // result: expected a value greater than 900, but was 850
/// ```
///
/// - Parameter matcher: A matcher for the value.
/// - Returns: A matcher for results.
@_disfavoredOverload public func succeeds<Success, Failure: Error>(_ matcher: Matcher<Success>)
  -> Matcher<Result<Success, Failure>>
{ success(and: matcher) }

/// Matches a success whose value equals another.
///
/// - Parameter value: The value that it must equal.
/// - Returns: A matcher for results.
public func succeeds<Success: Equatable, Failure: Error>(_ value: Success) -> Matcher<
  Result<Success, Failure>
> { success(and: equalTo(value)) }

/// Matches a result that is a failure, with an error of a type or with any error.
///
/// ```swift
/// assertThat(result, fails())
/// // result: expected failure, but succeeded with 900
/// ```
///
/// - Parameter type: The type of the error; any error by default.
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error, Expected: Error>(
  _ type: Expected.Type = (any Error).self
) -> Matcher<Result<Success, Failure>> { failure(and: anyError(of: type)) }

/// Matches a failure if a matcher matches its error.
///
/// ```swift
/// assertThat(result, fails(hasProperty(\OutOfStock.soup, .miso)))
/// // result error.soup: expected .miso, but was .shio
/// ```
///
/// The matcher may be for a more specific type of error than the declared one. An error of another
/// type is a mismatch.
///
/// - Parameter matcher: A matcher for the error.
/// - Returns: A matcher for results.
@_disfavoredOverload public func fails<Success, Failure: Error, Expected: Error>(
  _ matcher: Matcher<Expected>
) -> Matcher<Result<Success, Failure>> { failure(and: matcher) }

/// Matches a failure if a matcher for any error matches its error.
///
/// - Parameter matcher: A matcher for the error.
/// - Returns: A matcher for results.
@_disfavoredOverload public func fails<Success, Failure: Error>(_ matcher: Matcher<any Error>)
  -> Matcher<Result<Success, Failure>>
{ failure(and: matcher) }

/// Matches a failure whose error equals another.
///
/// ```swift
/// assertThat(loan, fails(.alreadyLent))
/// // loan: expected failure with LendingError.alreadyLent, but succeeded with "Emma"
/// ```
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error & Equatable>(_ error: Failure) -> Matcher<
  Result<Success, Failure>
> { failure(and: equalTo(error)) }

/// Matches a failure whose error equals another of a more specific type.
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for results.
@_disfavoredOverload  // An error of the result's own type fits both forms.
public func fails<Success, Failure: Error, Expected: Error & Equatable>(_ error: Expected)
  -> Matcher<Result<Success, Failure>>
{ failure(and: equalTo(error)) }

private func success<Success, Failure: Error>(and matcher: Matcher<Success>?) -> Matcher<
  Result<Success, Failure>
> {
  let expected: Phrase = matcher.map { " with \($0.expected)" } ?? ""
  return Matcher(describedBy: { "\($0.not)success\(expected)" }) { result, judging in
    switch result {
    case .success(let value): return matcher.map { judging.judge($0, value) } ?? .match
    case .failure(let error):
      let words: Phrase = "failed with \(value: error)"
      return MatchResult.undecided(by: error, words) ?? .mismatch(but: words)
    }
  }
}

private func failure<Success, Failure: Error, Expected: Error>(
  and matcher: Matcher<Expected>?
) -> Matcher<Result<Success, Failure>> {
  let expected: Phrase = matcher.map { " with \($0.expected)" } ?? ""
  return Matcher(describedBy: { "\($0.not)failure\(expected)" }) { result, judging in
    switch result {
    case .success(let value): .mismatch(but: "succeeded with \(value: value)")
    case .failure(let error):
      judging.judge(matcher, error: error, called: "error", "failed with \(value: error)")
    }
  }
}
