/// What is expected of a value, and what is returned if it is met.
package struct Requirement<Value, Met> {
  /// The result of one look at the value.
  package enum Outcome {
    case met(Met)
    case unmet(Mismatch)
  }

  private let matcher: Matcher<Value>
  /// The assertion to suggest if there is no value to return.
  private let verb: String
  private let result: (Value) -> Met?
  package var expected: Phrase { matcher.expected }

  /// Requires what a matcher expects.
  package init(_ matcher: Matcher<Value>) where Met == Value {
    self.init(matcher, else: "") { .some($0) }
  }

  /// Requires what a matcher expects, and a value to return: also where a caller wants an optional,
  /// it has one.
  ///
  /// - Parameters:
  ///   - matcher: What is expected.
  ///   - verb: The assertion to suggest if the matcher allows `nil`.
  package init(returning matcher: Matcher<Value>, else verb: String) where Met == Value {
    self.init(matcher, else: verb) { isOptional(Value.self) && isNil($0) ? nil : $0 }
  }

  /// Requires what a matcher expects of an optional, and that the optional has a value.
  ///
  /// - Parameters:
  ///   - matcher: What is expected.
  ///   - verb: The assertion to suggest if the matcher allows `nil`.
  package init(unwrapping matcher: Matcher<Met?>, else verb: String) where Value == Met? {
    self.init(matcher, else: verb) { $0 }
  }

  private init(
    _ matcher: Matcher<Value>, else verb: String, returning result: @escaping (Value) -> Met?
  ) {
    (self.matcher, self.verb, self.result) = (matcher, verb, result)
  }

  private func judge(_ value: Value, _ context: inout JudgingContext) -> Outcome {
    if let mismatch = matcher.mismatch(of: value, &context) { return .unmet(mismatch) }
    if let result = result(value) { return .met(result) }
    return .unmet(
      Mismatch {
        Explanation(
          .reason(
            expected: "a value to return",
            but: "was nil, as \(expected) allows; use \(verb) where nil is fine"))
      })
  }

  /// Judges a value, once.
  package func outcome(for value: Value) -> Outcome {
    var context = JudgingContext()
    return judge(value, &context)
  }

  /// Judges how a closure ended, once; an error is a mismatch that names it.
  ///
  /// - Parameters:
  ///   - result: How the closure ended.
  ///   - context: Those of the earlier looks, for what can be read only once.
  /// - Returns: What is given if the requirement is met, or what is wrong.
  func outcome(for result: ThrowingOutcome<Value>, _ context: inout JudgingContext) -> Outcome {
    switch result {
    case .returned(let value): judge(value, &context)
    case .threw(let error):
      .unmet(
        Mismatch {
          Explanation(.reason(expected: expected, but: "threw \(describing(error: error))"))
        })
    }
  }
}
