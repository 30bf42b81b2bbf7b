extension MatchResult {
  /// The value cannot be judged, because a part cannot.
  static func undecided(by doubt: Doubt) -> MatchResult { .mismatch(Mismatch(undecidedBy: doubt)) }

  /// The verdict on an error that says nothing about the code under test; nil if it does.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - expected: The type of the expected error.
  ///   - words: How the code ended, with a verb: `threw OutOfStock()`.
  /// - Returns: An undecided verdict, or nil if the error can be judged.
  static func undecided(
    by error: any Error, expecting expected: any Error.Type = (any Error).self,
    _ words: @autoclosure @escaping () -> Phrase
  ) -> MatchResult? {
    let end = TestFramework.endOfTest(error)
    // Only the test framework can skip a test.
    if end.isSkip {
      return .undecided("\(words()); skip the test outside of the assertion", error: error)
    }
    // A test may expect a fault by its type; then it is a failure like others.
    let isFault = error is any FaultOfTest && !(expected is any FaultOfTest.Type)
    return end.isRequirement || isFault ? .undecided(words(), error: error) : nil
  }
}

/// A value that may hold errors, such as a result.
protocol HoldsErrors { var heldErrors: [any Error] { get } }

extension Result: HoldsErrors {
  var heldErrors: [any Error] { if case .failure(let error) = self { [error] } else { [] } }
}

extension Optional: HoldsErrors where Wrapped: HoldsErrors {
  var heldErrors: [any Error] { self?.heldErrors ?? [] }
}

extension Array: HoldsErrors where Element: HoldsErrors {
  var heldErrors: [any Error] { flatMap { $0.heldErrors } }
}

/// The verdict on a value that holds an error that says nothing about the code under test.
///
/// What passes because such a value is not another one passes by chance.
func faultHeld<Value>(by value: Value) -> MatchResult? {
  guard !_isPOD(Value.self), let holder = value as? any HoldsErrors else { return nil }
  return fault(among: holder.heldErrors, of: value)
}

func fault(among errors: [any Error], of value: Any) -> MatchResult? {
  errors.lazy.compactMap { MatchResult.undecided(by: $0, "was \(value: value)") }.first
}

/// The outcome of a call: a value or an error.
package struct Outcome<Value> {
  private let result: Result<Value, any Error>
  /// What matchers inside could not judge.
  package let doubt: Doubt?

  package init(of body: () throws -> Value) {
    (result, doubt) = OpenJudgement.run { Result { try body() } }
  }

  package init(of body: @concurrent () async throws -> Value) async {
    (result, doubt) = await OpenJudgement.run { () async -> Result<Value, any Error> in
      do { return .success(try await body()) } catch { return .failure(error) }
    }
  }

  package var value: Value? { try? result.get() }

  package var error: (any Error)? { if case .failure(let error) = result { error } else { nil } }

  /// Whether the value is a function, so that nobody knows what it throws.
  private var isFunction: Bool {
    guard error == nil, let value = unwrapped(value as Any) else { return false }
    return Mirror(reflecting: value).displayStyle == nil && "\(type(of: value))".contains("->")
  }

  package var words: Phrase {
    if let error { return "threw \(value: error)" }
    return value is Void ? "did not throw" : "returned \(value: value as Any)"
  }

  /// Why the outcome says nothing about the code under test; nil if it does.
  ///
  /// - Parameter wasCalled: Whether the code certainly calls a function, which may return another
  ///   one.
  /// - Returns: An undecided verdict, or nil if the outcome can be judged.
  package func undecided(wasCalled: () -> Bool) -> MatchResult? {
    if let doubt { return .undecided(by: doubt) }
    if let error { return .undecided(by: error, words) }
    if isFunction, !wasCalled() { return .undecided("is a function that was not called") }
    return nil
  }

  /// Judges the error; a difference inside it has its path.
  package func judge<Failure: Error>(
    _ matcher: Matcher<Failure>?, wasCalled: () -> Bool = { false }, by judging: inout Judging
  ) -> MatchResult {
    guard let error, doubt == nil else {
      return undecided(wasCalled: wasCalled) ?? .mismatch(but: words)
    }
    return judging.judge(matcher, error: error, called: "thrown error", words)
  }
}

extension Judging {
  /// Judges the value by a matcher that it must not match.
  mutating func judgeOpposite<Part>(_ matcher: Matcher<Part>, _ part: Part) -> MatchResult {
    sense = !sense
    defer { sense = !sense }
    let verdict = judge(matcher, part)
    guard !verdict.isMatch, let undecided = faultHeld(by: part)?.mismatch else { return verdict }
    remember(undecided)
    return .mismatch(undecided)
  }

  /// Judges an error.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the error; nil for any error.
  ///   - error: The error.
  ///   - name: The name of the error in a path.
  ///   - words: How the code ended, with a verb; told if no difference inside the error is.
  /// - Returns: The verdict; undecided if the error says nothing about the code under test.
  mutating func judge<Failure: Error>(
    _ matcher: Matcher<Failure>?, error: any Error, called name: String,
    _ words: @autoclosure @escaping () -> Phrase
  ) -> MatchResult {
    if let undecided = MatchResult.undecided(by: error, expecting: Failure.self, words()) {
      return undecided
    }
    // Without a matcher, any error will do.
    guard let matcher else { return .match }
    guard let error = unbridged(error, as: Failure.self) else { return .mismatch(but: words()) }
    let verdict = judge(matcher, error, at: [.words(name)])
    guard case .mismatch(let mismatch) = verdict, !mismatch.isUndecided else { return verdict }
    return .mismatch { expected in
      let part = mismatch.explanation
      // `expected to throw X, but threw Y` reads faster if no difference inside Y is told.
      return part.only?.path.steps.count == 1 ? Explanation(expected: expected, but: words()) : part
    }
  }
}
