/// Matches a closure that throws an error.
///
/// ```swift
/// assertThat({ try parse("5") }, throwsError())
/// // parse("5"): expected to throw, but returned 5
/// ```
///
/// It composes like every matcher; for a single assertion, `assertThrows` is shorter. The closure
/// is called once for a whole judgement: the second half of `throwsError() && not(throwsError())`
/// judges how the call of the first ended.
///
/// - Returns: A matcher for closures without parameters.
public func throwsError<Value>() -> Matcher<() throws -> Value> {
  throwing("to throw") { outcome, _ in
    outcome.explainThrow().map { explanation in Mismatch { explanation } }
  }
}

/// Matches a closure that throws an error that a matcher matches.
///
/// ```swift
/// assertThat({ try cook.price(of: .miso) }, throwsError(hasProperty(\OutOfStock.soup, .miso)))
/// ```
///
/// - Parameter matcher: What is expected of the error; an error of another type is a mismatch.
/// - Returns: A matcher for closures without parameters.
@_disfavoredOverload public func throwsError<Value, Failure: Error>(_ matcher: Matcher<Failure>)
  -> Matcher<() throws -> Value>
{ throwing(matcher) }

/// Matches a closure that throws an error of any type that a matcher matches.
///
/// ```swift
/// assertThat({ try parse("") }, throwsError(isCase("eof")))
/// // parse(""): expected to throw .eof, but threw ParseError.empty
/// ```
///
/// - Parameter matcher: What is expected of the error.
/// - Returns: A matcher for closures without parameters.
@_disfavoredOverload public func throwsError<Value>(_ matcher: Matcher<any Error>) -> Matcher<
  () throws -> Value
> { throwing(matcher) }

/// Matches a closure that throws an error equal to another.
///
/// ```swift
/// assertThat({ try parse("") }, throwsError(ParseError.empty))
/// // parse(""): expected to throw ParseError.empty, but threw ParseError.eof(line: 1)
/// ```
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for closures without parameters.
public func throwsError<Value, Failure: Error & Equatable>(_ error: Failure) -> Matcher<
  () throws -> Value
> { throwsError(equalTo(error)) }

/// Matches a closure that throws an error of a type.
///
/// ```swift
/// assertThat({ try parse("") }, throwsError(ParseError.self))
/// ```
///
/// - Parameter type: The type of the error.
/// - Returns: A matcher for closures without parameters.
public func throwsError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<() throws -> Value>
{ throwsError(anyError(of: type)) }

private func throwing<Value, Failure: Error>(_ matcher: Matcher<Failure>) -> Matcher<
  () throws -> Value
> {
  throwing("to throw \(matcher.expectedError)") { $0.mismatch(throwing: matcher, by: &$1) }
}

private func throwing<Value>(
  _ expected: @autoclosure @escaping () -> Phrase,
  _ mismatch: @escaping (ThrowingOutcome<Value>, inout Judging) -> Mismatch?
) -> Matcher<() throws -> Value> {
  Matcher(describedBy: { "\($0.not)\(expected())" }) { body, judging in
    // Kept for the matchers that judge it later: the closure is called once.
    let outcome = judging.kept { ThrowingOutcome(of: body) }
    if outcome.isUncalledFunction { return .undecided(wasNotCalled) }
    return mismatch(outcome, &judging).map { .mismatch($0) }
      ?? judging.match(because: outcome.text)
  }
}

var wasNotCalled: Phrase { "is a function that was not called" }

/// An error of the library that has more to say than one line.
protocol DetailedError: Error {
  /// Further lines for the text of an assertion that the error ends.
  var lines: [(key: String, value: String)] { get }
}

extension ThrowingOutcome {
  /// What is wrong if an error was expected that the matcher matches; nil if nothing is wrong.
  package func mismatch<Failure: Error>(
    throwing matcher: Matcher<Failure>, by judging: inout Judging
  ) -> Mismatch? {
    let plain = { explanation(expecting: "to throw \(matcher.expectedError)") }
    guard let error else { return Mismatch(explainedBy: plain) }
    return judging.judge(matcher, error: error, called: "thrown error", orElse: plain).mismatch
  }

  /// What is wrong if any error was expected; nil if nothing is wrong.
  package func explainThrow() -> Explanation? {
    error == nil ? explanation(expecting: "to throw") : nil
  }

  /// What is wrong if no error was expected; nil if nothing is wrong.
  package func explainReturn() -> Explanation? {
    if error == nil, !isUncalledFunction { return nil }
    return explanation(expecting: "not to throw")
  }

  private func explanation(expecting expected: Phrase) -> Explanation {
    let lines = (error as? any DetailedError)?.lines ?? []
    return Explanation(
      .reason(expected: expected, but: text),
      details: lines.map { DetailLine(.item, $0.key, Phrase($0.value)) })
  }

  /// How the closure ended.
  fileprivate var text: Phrase {
    switch self {
    case .returned where isUncalledFunction: wasNotCalled
    case .returned(let value): value is Void ? "did not throw" : "returned \(describing(value))"
    case .threw(let error): "threw \(describing(error: error))"
    }
  }

  /// Whether a function was returned, such as one that the test forgot to call.
  fileprivate var isUncalledFunction: Bool {
    if case .returned(let value) = self { isFunction(value) } else { false }
  }
}

extension Judging {
  /// Judges an error, which may have another type than the matcher's.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the error.
  ///   - error: The error.
  ///   - name: The path in front of a difference inside the error.
  ///   - whole: Says that the whole error is another one.
  /// - Returns: What the matcher found.
  mutating func judge<Expected: Error>(
    _ matcher: Matcher<Expected>, error: any Error, called name: String,
    orElse whole: @escaping () -> Explanation
  ) -> Verdict {
    guard let error = error as? Expected else { return .mismatch(whole) }
    let verdict = judge(matcher, part: error, at: .outcome(name))
    switch verdict {
    case .match: return verdict.explained { $0.at(.outcome(name)) }
    case .mismatch(let mismatch):
      return .mismatch(
        mismatch.explained { inner in
          let inError = inner.at(.outcome(name))
          let values = mismatch.unequalValues
          if mismatch.isUndecided || values.map(Nearest.readAlike) ?? false { return inError }
          // Two short errors are read faster than the way to what differs in them.
          let areShort = values.map {
            describing($0.expected).isAtAGlance && describing($0.actual).isAtAGlance
          }
          if inner.isInside, areShort != true { return inError }
          return inner.isInside ? whole().summingUp { inError.each } : whole()
        })
    }
  }
}

extension Matcher where Value: Error {
  /// What is expected of an error; a case alone is named with its type.
  package var expectedError: Phrase {
    Value.self == (any Error).self ? expected : expected.naming(Value.self)
  }
}

/// Matches every error of a type.
package func anyError<Failure: Error>(of type: Failure.Type) -> Matcher<Failure> {
  Matcher(describedBy: { "\($0.not)\(typeName(type))" }, accepts: { _ in true })
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
/// - Parameter matcher: What is expected of the value.
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

/// Matches a result that is a failure.
///
/// ```swift
/// assertThat(result, fails())
/// // result: expected failure, but succeeded with 900
/// ```
///
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error>() -> Matcher<Result<Success, Failure>> {
  failure(and: nil as Matcher<Failure>?)
}

/// Matches a failure if a matcher matches its error.
///
/// ```swift
/// assertThat(result, fails(hasProperty(\OutOfStock.soup, .miso)))
/// // result: error.soup expected .miso, but was .shio
/// ```
///
/// The matcher may be for a type that only the dynamic type of the error has. An error of another
/// type is a mismatch.
///
/// - Parameter matcher: What is expected of the error.
/// - Returns: A matcher for results.
@_disfavoredOverload public func fails<Success, Failure: Error, Expected: Error>(
  _ matcher: Matcher<Expected>
) -> Matcher<Result<Success, Failure>> { failure(and: matcher) }

/// Matches a failure if a matcher for any error matches its error.
///
/// ```swift
/// assertThat(result, fails(isCase("eof")))
/// // result: expected failure with .eof, but failed with ParseError.empty
/// ```
///
/// - Parameter matcher: What is expected of the error.
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

/// Matches a failure whose error equals another of a type that only its dynamic type is.
///
/// - Parameter error: The error that it must equal.
/// - Returns: A matcher for results.
@_disfavoredOverload  // An error of the result's own type fits both forms.
public func fails<Success, Failure: Error, Expected: Error & Equatable>(_ error: Expected)
  -> Matcher<Result<Success, Failure>>
{ failure(and: equalTo(error)) }

/// Matches a failure whose error is of a type.
///
/// - Parameter type: The type of the error.
/// - Returns: A matcher for results.
public func fails<Success, Failure: Error, Expected: Error>(_ type: Expected.Type) -> Matcher<
  Result<Success, Failure>
> { failure(and: anyError(of: type)) }

private func success<Success, Failure: Error>(and matcher: Matcher<Success>?) -> Matcher<
  Result<Success, Failure>
> {
  Matcher(describedBy: { sense in
    "\(sense.not)success\(matcher.map { " with \($0.expected)" as Phrase } ?? "")"
  }) { result, judging in
    switch result {
    case .success(let value): matcher.map { judging.judge($0, part: value) } ?? .match
    case .failure(let error): .mismatch(but: "failed with \(describing(error: error))")
    }
  }
}

private func failure<Success, Failure: Error, Expected: Error>(
  and matcher: Matcher<Expected>?
) -> Matcher<Result<Success, Failure>> {
  let expected = {
    "failure\(matcher.map { " with \($0.expectedError)" as Phrase } ?? "")" as Phrase
  }
  return Matcher(describedBy: { "\($0.not)\(expected())" }) { result, judging in
    switch result {
    case .success(let value): return .mismatch(but: "succeeded with \(describing(value))")
    case .failure(let failure):
      guard let matcher else { return .match }
      let failed: Phrase = "failed with \(describing(error: failure))"
      return judging.judge(matcher, error: failure, called: "error") {
        Explanation(.reason(expected: expected(), but: failed))
      }
    }
  }
}
