/// Matches a closure that throws an error of a type, or any error.
///
/// ```swift
/// assertThat({ try parse("5") }, throwsError())
/// // { try parse("5") }: expected to throw, but returned 5
///
/// assertThat({ try parse("") }, throwsError(ParseError.self))
/// ```
///
/// It composes like every matcher; for a single assertion, `assertThrows` is shorter. Each
/// matcher of a chain calls the closure again.
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
    if outcome.isUncalledFunction { return .undecided(outcome.text) }
    if outcome.isEndOfTest {
      return judging.sense.isOpposite ? .mismatch(but: outcome.text) : .match
    }
    let verdict = outcome.judge(matcher, by: &judging)
    return verdict.isMatch ? judging.match(because: outcome.text) : verdict
  }
}

/// `to throw ParseError.empty`; without a matcher, any error.
func toThrow<Failure>(_ matcher: Matcher<Failure>?) -> Phrase {
  matcher.map { "to throw \($0.expected)" } ?? "to throw"
}

/// A fault of the test, such as a call without a stub: no error of the code under test.
package protocol FaultOfTest: Error {}

/// The outcome of a call: a value or an error.
package struct Outcome<Value> {
  package let value: Value?
  package let error: (any Error)?

  package init(of body: () throws -> Value) {
    do { (value, error) = (try body(), nil) } catch { (value, self.error) = (nil, error) }
  }

  package init(of body: @concurrent () async throws -> Value) async {
    do { (value, error) = (try await body(), nil) } catch { (value, self.error) = (nil, error) }
  }

  /// Whether the value is a function, which was not called, so that nobody knows what it throws.
  package var isUncalledFunction: Bool {
    guard error == nil, let value = unwrapped(value as Any),
      Mirror(reflecting: value).displayStyle == nil
    else { return false }
    return "\(type(of: value))".contains("->")
  }

  /// Whether the body was ended by a requirement that was reported, or by an error that skips the
  /// test.
  package var isEndOfTest: Bool {
    guard let error else { return false }
    let ends = ["Charmest.RequirementThatXCTestKnows", "Testing.SkipInfo", "XCTest.XCTSkip"]
    return error is RequirementNotMet || ends.contains(String(reflecting: type(of: error)))
  }

  package var text: Phrase {
    if let error { return "threw \(value: error)" }
    if isUncalledFunction { return "is a function that was not called" }
    return value is Void ? "did not throw" : "returned \(value: value as Any)"
  }

  /// Judges the error; a difference inside it has its path.
  package func judge<Failure: Error>(_ matcher: Matcher<Failure>?, by judging: inout Judging)
    -> Verdict
  {
    if isEndOfTest { return .match }
    if error is any FaultOfTest, !(Failure.self is any FaultOfTest.Type) { return .undecided(text) }
    guard let thrown = error.flatMap({ unbridged($0, as: Failure.self) }) else {
      return .mismatch(but: text)
    }
    guard let matcher else { return .match }
    return judging.judge(matcher, error: thrown, called: "thrown error", text)
  }
}

extension Judging {
  /// Judges an error; if no difference inside it is told, the words say what came.
  mutating func judge<Failure: Error>(
    _ matcher: Matcher<Failure>, error: Failure, called name: String, _ text: Phrase
  ) -> Verdict {
    let verdict = judge(matcher, error, at: [.words(name)])
    guard case .mismatch(let mismatch) = verdict, !mismatch.isUndecided else { return verdict }
    return .mismatch { expected in
      let inner = mismatch.explanation
      // `expected to throw X, but threw Y` reads faster if no difference inside Y is told.
      return inner.only?.path.steps.count == 1
        ? Explanation(.reason(expected: expected, but: text)) : inner
    }
  }
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
    case .success(let value): matcher.map { judging.judge($0, value) } ?? .match
    case .failure(let error): .mismatch(but: "failed with \(value: error)")
    }
  }
}

private func failure<Success, Failure: Error, Expected: Error>(
  and matcher: Matcher<Expected>?
) -> Matcher<Result<Success, Failure>> {
  let expected: Phrase = matcher.map { " with \($0.expected)" } ?? ""
  return Matcher(describedBy: { "\($0.not)failure\(expected)" }) { result, judging in
    switch result {
    case .success(let value): return .mismatch(but: "succeeded with \(value: value)")
    case .failure(let error):
      if error is any FaultOfTest, !(Expected.self is any FaultOfTest.Type) {
        return .undecided("failed with \(value: error)")
      }
      guard let matcher else { return .match }
      guard let error = unbridged(error, as: Expected.self) else {
        return .mismatch(but: "failed with \(value: error)")
      }
      return judging.judge(matcher, error: error, called: "error", "failed with \(value: error)")
    }
  }
}
