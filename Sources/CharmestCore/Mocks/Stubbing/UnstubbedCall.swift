/// A call of a mocked method for which no result was stubbed.
///
/// A mocked method throws this error if it can. Otherwise, a failure is reported with the
/// description of the error. Then an asynchronous call waits, as described in ``SuspendedCalls``,
/// and any other call ends the process. This is not an error of the code under test:
/// `assertThrows`, `throwsError` and `fails` count it only if they name it.
public struct UnstubbedCall: Error, FaultOfTest, CustomStringConvertible, FailureDescribable {
  // Stored as texts, because the arguments may not be sendable.
  /// The call, and the stub to write.
  public let description: String
  /// The call, and how it differs from the expectation of the nearest stub.
  public let failureDescription: String
  package let isReported: Bool
}

/// What a call lacks, so that no stub answers it.
enum Lack: String {
  case stub = "has no stub"
  case await = "cannot wait for its stub"
  case end = "was not resumed"
}

/// Says that a call has no stub.
struct MissingStub {
  let name: MethodName
  let arguments: [Phrase]
  let mock: String
  /// The type of the result.
  let result: String
  let lack: Lack
  /// The expectations of the stubs, and how the arguments differ; none if it lacks something else.
  let stubs: [(expected: [Phrase], mismatches: [Mismatch?])]

  func error(isReported: Bool) -> UnstubbedCall {
    UnstubbedCall(
      description: FailureText(explanation, about: subject).description,
      failureDescription:
        "UnstubbedCall of \(name.call(arguments, on: mock).text): \(reason.outcome.text)",
      isReported: isReported)
  }

  var subject: Subject { name.subject(arguments, on: mock) }

  /// Why no stub answered: there is none, or the nearest differs.
  var reason: Explanation {
    guard let (nearest, isOnly) = nearestCall(stubs.map { $0.mismatches }) else {
      return Explanation(.reason(expected: nil, but: Phrase(lack.rawValue)))
    }
    let stub = "stub \(nearest + 1)"
    let which = isOnly ? "nearest is \(stub)" : "for example, \(stub)"
    return Explanation(
      differences(of: stubs[nearest].mismatches, in: name),
      headline: stubs.count == 1
        ? "the only stub differs" : "none of \(stubs.count) stubs matches; \(which)")
  }

  var explanation: Explanation {
    let why = reason.headline ?? reason.outcome
    var explanation = explanation(
      "was \(name.words.verb), but \(why), and \(result) has no default here")
    let ownDefault =
      name.isOfProperty ? "MockProperty(…, initially: …)" : "\(name.record).invoke(…, default: …)"
    explanation.lines.append(("or give a default in the mock", Phrase(ownDefault)))
    return explanation
  }

  func explanation(_ headline: Phrase) -> Explanation {
    var explanation = reason
    if explanation.headline == nil { explanation.differences = [] }
    (explanation.headline, explanation.lines) = (headline, lines)
    return explanation
  }

  private var lines: [Explanation.Row] {
    stubs.prefix(Limits().listed).enumerated().map { index, stub in
      ("stub \(index + 1)", name.call(stub.expected, on: mock))
    } + [("to stub it", Phrase(stubToWrite))]
  }

  /// The stub that would answer the call.
  var stubToWrite: String {
    let record = (mock.isEmpty ? "" : "\(mock).") + name.record
    let placeholder = result == "()" || result == "Void" ? "" : "…"
    // A stub for all calls would take those of the others.
    let condition = stubs.isEmpty ? "" : ".when(…)"
    return
      "\(record)\(condition).returns(\(placeholder))\(lack == .end ? ", before suspends()" : "")"
  }
}

extension MockMethod {
  /// The result of a call without a stub: the default of the call, else the default of the type,
  /// else an error if the method can throw it.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - others: The stubs that do not answer it.
  ///   - result: Gives the default of the mock; nil if there is none.
  ///   - hasAnswer: Whether that default counts as a stub.
  ///   - lack: What the call lacks; if it is not a stub, a failure has said so.
  ///   - test: The test that suspended the call.
  /// - Returns: The result; nil if there is none, after a failure was reported, and what the process
  ///   says if it ends because of that.
  /// - Throws: The error of the default, or an ``UnstubbedCall``.
  func unstubbed(
    _ call: CallRecord, _ others: [FoundStub.Other], default result: () throws(Failure) -> Result?,
    _ hasAnswer: Bool, _ lack: Lack, in test: String? = nil
  ) throws(Failure) -> (result: Result?, lastWords: String) {
    // Lazy, because it makes texts.
    lazy var missing = missingStub(for: call, others, lack)
    // A stub that could not judge the call has told so.
    var isReported = lack != .stub || others.contains { $0.mismatch.doubt != nil }
    let strictness = hasAnswer ? nil : log.state.withLock { $0.strictness }
    if let strictness, !isReported {
      let reason = missing.reason.headline ?? "there is none"
      let explanation = missing.explanation("expected a stub for this call, but \(reason)")
      FailureReporter.report(explanation, about: missing.subject, at: strictness, isOfCall: true)
      isReported = true
    }
    if let result = try result() { return (result, "") }
    if let result = unstubbedDefault(of: Result.self) { return (result, "") }
    if let failure = missing.error(isReported: isReported) as? Failure { throw failure }
    let (explanation, subject) = (missing.explanation, missing.subject)
    if !isReported { FailureReporter.report(explanation, about: subject, at: place) }
    let words = lastWords(
      explanation, about: subject, at: strictness ?? place, in: test, stub: missing.stubToWrite)
    return (nil, words)
  }

  private func missingStub(
    for call: CallRecord, _ others: [FoundStub.Other], _ lack: Lack
  ) -> MissingStub {
    let stubs = others.reversed().compactMap { other in
      other.stub.expected.map { expected in
        (expected.expected, expected.mismatches(of: call, knowing: other.mismatch))
      }
    }
    return MissingStub(
      name: name, arguments: argumentPhrases(of: call), mock: mockName,
      result: typeName(Result.self), lack: lack, stubs: lack == .stub ? stubs : [])
  }
}

/// The result of a method without a stub: `nil`, `false`, nothing or an empty collection, zero.
///
/// - Parameter type: The type of the result.
/// - Returns: The value; nil if the type has no such value.
func unstubbedDefault<Result>(of type: Result.Type) -> Result? {
  // Each default is cast on its own. A nil of type `Any?` would be a value of `Any`, of
  // `any Sendable` and of `AnyObject`.
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: none(type)
  case is Void.Type: () as? Result
  case is Bool.Type: false as? Result
  case let type as any RangeReplaceableCollection.Type: type.init() as? Result
  case let type as any SetAlgebra.Type: type.init() as? Result
  case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
  case let type as any AdditiveArithmetic.Type: type.zero as? Result
  default: nil
  }
}

private func none<None: ExpressibleByNilLiteral, Result>(_ type: None.Type) -> Result? {
  None(nilLiteral: ()) as? Result
}

private func empty<Empty: ExpressibleByDictionaryLiteral, Result>(_ type: Empty.Type) -> Result? {
  ([:] as Empty) as? Result
}
