/// A call of a mocked method for which no result was stubbed.
///
/// A method that can throw it throws it. For any other method, the process stops with its
/// description.
public struct UnstubbedCall: Error, Sendable {
  // Texts, because the arguments themselves may not be sendable.
  private let arguments: [String]
  private let method: MethodName
  private let property: String
  private let mock: String
  /// The type of the result.
  private let result: String
  private let others: OtherStubs?

  /// The stubs for other arguments.
  struct OtherStubs {
    /// What each expects of the arguments.
    let arguments: [[String]]
    /// How the nearest one differs.
    let nearest: String
  }

  init(
    of method: MethodName, with arguments: [String], recordedBy record: String?, mock: String,
    result: String, others: OtherStubs?
  ) {
    self.arguments = arguments
    self.method = method
    property = record ?? (method.isOfProperty ? "\(method.base)Property" : "\(method.base)Calls")
    self.mock = mock
    self.result = result
    self.others = others
  }
}

extension UnstubbedCall: CustomStringConvertible {
  /// What was called, and which stub to write.
  public var description: String { FailureText(explanation, about: subject).description }

  var subject: Phrase { call(arguments) }

  private func call(_ arguments: [String]) -> Phrase {
    Phrase(method.call(arguments.map { Phrase($0) }, on: mock))
  }

  /// Says that the call has no result.
  var explanation: Explanation {
    let placeholders = method.full.contains(":") ? "…, " : ""
    let ownDefault =
      method.isOfProperty
      ? "MockProperty(…, initially: …)" : "\(property).invoke(\(placeholders)default: …)"
    return Explanation(
      .statement(
        others.map { "was called, but \(result) has no default here, and \($0.nearest)" }
          ?? "was called, but has no stub, and \(result) has no default here"),
      details: details + [DetailLine(.item, "or give a default in the mock", Phrase(ownDefault))])
  }

  /// Ends the process, because there is no result; reports it unless that was done before.
  func stop(reportedAt strictness: SourceLocation?, orAt place: SourceLocation) -> Never {
    var explanation = explanation
    explanation.stop(about: subject, reportedAt: strictness, at: place)
  }

  /// Says that the call needed a stub, whatever its result.
  var explanationOfStrictness: Explanation {
    Explanation(
      .reason(
        expected: "a stub", but: Phrase(others?.nearest ?? "was called without one")),
      details: details)
  }

  /// The stubs for other arguments, and how to write one for these.
  private var details: [DetailLine] {
    let placeholder = result == typeName(Void.self) ? "" : "…"
    let stubs = DetailLine.numbered("stub", others?.arguments ?? []) { call($0) }
    let stub = MethodName.member(property, of: mock)
    return [DetailLine(.item, "call", subject)].needed(.ifSubjectIsCut) + stubs + [
      DetailLine(.item, "stub it", "\(stub).returns(\(placeholder))")
    ]
  }
}

extension MockMethod {
  /// How a call that has no stub ends.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - start: When it was made.
  ///   - result: The default of the mock.
  ///   - hasAnswer: Whether that default counts as a stub.
  /// - Returns: The end, with the result.
  /// - Throws: What the default throws; an ``UnstubbedCall`` if there is no result.
  func unstubbed(
    _ call: MockCall<repeat each Argument>, since start: ContinuousClock.Instant,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false
  ) throws(Failure) -> Returned<Result> {
    let strictness = hasAnswer ? nil : log.state.withLock { $0.strictness }
    if let strictness {
      let call = unstubbedCall(call)
      FailureReporter.report(call.explanationOfStrictness, about: call.subject, at: strictness)
    }
    if let result = try result() { return Returned(result, since: start) }
    if let result = Self.unstubbedResult {
      return Returned(result, since: start, isUnstubbed: Result.self != Void.self)
    }
    let unstubbed = unstubbedCall(call)
    if let failure = unstubbed as? Failure { throw failure }
    unstubbed.stop(reportedAt: strictness, orAt: place)
  }

  private func unstubbedCall(_ call: MockCall<repeat each Argument>) -> UnstubbedCall {
    UnstubbedCall(
      of: name, with: call.texts,
      recordedBy: place.declaredName, mock: mockName, result: typeName(Result.self),
      others: otherStubs(than: call))
  }

  /// The stubs of the method, none of which matches a call.
  private func otherStubs(than call: MockCall<repeat each Argument>) -> UnstubbedCall.OtherStubs? {
    var arguments: [[String]] = []
    var listed = ListedCalls(reading: log.readings)
    for (stub, _) in stubs {
      guard let expected = stub.expected else { continue }
      var found: [JudgedArgument] = []
      var context = JudgingContext(effects: .never, readings: log.readings)
      _ = expected.judge(call.record, at: 0, &context, &found)
      listed.add(call.record, at: arguments.count, expected, found[...])
      arguments.append(expected.expected.map { $0.plainText })
    }
    return listed.nearest.map { nearest in
      let subject =
        arguments.count == 1
        ? "the only stub differs"
        : "none of \(arguments.count) stubs matches; nearest is stub \(nearest.index + 1)"
      let differences = ArgumentDifferences(of: nearest.mismatches, in: name).phrase.shortText
      return UnstubbedCall.OtherStubs(arguments: arguments, nearest: subject + differences)
    }
  }

  /// The result of calls that have no stub, if the type has such a value.
  static var unstubbedResult: Result? { unstubbedDefault(of: Result.self) }

  /// Reports a call that must wait, but comes from a method that cannot wait.
  func reportThatItCannotWait(_ call: MockCall<repeat each Argument>) {
    let name = name
    let record = place.declaredName ?? "\(name.base)Calls"
    FailureReporter.report(
      Explanation(
        .reason(
          expected: "a call that can wait, since its stub does",
          but: "was called without await"),
        details: [DetailLine(.item, "in the mock", "await \(record).invoke(…)")]),
      about: Phrase(call.phrase(of: name, on: mockName)), at: place)
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
