/// A call of a mocked method for which no result was stubbed.
///
/// A method that can throw it throws it. For any other method, the process stops with its
/// description.
public struct UnstubbedCall: Error, Sendable, CustomStringConvertible {
  // Texts, because the arguments themselves may not be sendable.
  fileprivate let text: String
  fileprivate let summary: String
  /// The call, the stubs of its method, and how to write one for it.
  let lines: [(key: String, value: String)]

  /// What was called, and which stub to write.
  public var description: String { text }
}

extension UnstubbedCall: DetailedError, FailureDescribable {
  /// What was called, and for which call the nearest stub is; of long calls, how the two differ.
  public var failureDescription: String { summary }
}

/// Says that a call has no stub.
struct MissingStub {
  let method: MethodName
  let arguments: [Phrase]
  /// The name of the record of the method.
  let record: String
  let mock: String
  /// The type of the result.
  let result: String
  /// Why its stub gave no result: `cannot wait for its stub`; nil if it has no stub.
  let lack: String?
  let others: OtherStubs?

  /// The stubs for other arguments.
  struct OtherStubs {
    /// What each expects of the arguments.
    let arguments: [[Phrase]]
    let nearest: ListedCalls.Candidate
    /// What differs between the call and the nearest one.
    let differences: ArgumentDifferences

    var nearestOfSeveral: String {
      "none of \(arguments.count) stubs matches; \(nearest.asNearest)stub \(nearest.index + 1)"
    }
  }

  var error: UnstubbedCall {
    let explanation = explanation
    let reason = nearestInShort?.brief(in: Layout.subject) ?? lack ?? "there is no stub"
    let left = Layout.summaryOfError - reason.width
    let call = toldCall.keeping(max(left, Layout.leastOfFirstArgument))
    return UnstubbedCall(
      text: FailureText(explanation, about: subject).description,
      summary: "UnstubbedCall of \(Phrase(call).plainText): \(reason)",
      lines: explanation.details.flatMap { $0.lines(Layout.mostListed) }
        .map { ($0.key, $0.value.plainText) })
  }

  var subject: Phrase { Phrase(call) }

  private var call: CallPhrase { method.call(arguments, on: mock) }

  /// The call, which shows first what differs from the nearest stub.
  private var toldCall: CallPhrase { call.telling { others?.nearest.actual(at: $0, $1) } }

  /// Says that the call has no result.
  var explanation: Explanation {
    let placeholders = method.full.contains(":") ? "…, " : ""
    let ownDefault =
      method.isOfProperty
      ? "MockProperty(…, initially: …)" : "\(record).invoke(\(placeholders)default: …)"
    return Explanation(
      .statement(
        nearest.map { "was \(method.words.verb), but \(result) has no default here, and \($0)" }
          ?? "was \(method.words.verb), but \(lack ?? "has no stub"), and \(result) has no default here"
      ),
      details: details + [DetailLine(.item, "or give a default in the mock", Phrase(ownDefault))])
  }

  /// Says that the call needed a stub, whatever its result.
  var explanationOfStrictness: Explanation {
    Explanation(
      .reason(expected: "a stub for this call", but: nearest ?? "there is none"), details: details)
  }

  /// How the call differs from the nearest stub.
  private var nearest: Phrase? {
    others.map { others in
      let stub = others.arguments.count == 1 ? "the only stub differs" : others.nearestOfSeveral
      return "\(stub)\(others.differences.phrase)"
    }
  }

  /// For which call the nearest stub is, behind the name of this call, which says the other side.
  private var nearestInShort: Phrase? {
    others.flatMap { others in
      let stub = Phrase(method.call(others.arguments[others.nearest.index]))
      guard Phrase(call).isAtAGlance, stub.isAtAGlance, others.differences.areSeen
      else { return nearest }
      let start: Phrase =
        others.arguments.count == 1
        ? "the only stub is"
        : "\(others.nearestOfSeveral)\(others.nearest.isTied ? " is" : ",")"
      return "\(start) for \(stub)\(others.differences.note.framed(by: " (", ")"))"
    }
  }

  /// The stubs for other arguments, and how to write one for these.
  private var details: [DetailLine] {
    let placeholder = result == typeName(Void.self) ? "" : "…"
    let stubs = others?.arguments ?? []
    let lines = DetailLine.numbered("stub", Array(stubs.indices)) { [method, mock, others] stub in
      Phrase(
        method.call(stubs[stub], on: mock).telling {
          others?.nearest.index == stub ? others?.nearest.expected(at: $0, $1) : nil
        })
    }
    let stub = MethodName.member(record, of: mock)
    return [DetailLine(.item, "call", Phrase(toldCall))].needed(.ifSubjectIsCut) + lines + [
      DetailLine(.item, "to stub it", "\(stub).returns(\(placeholder))")
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
  ///   - lack: Why its stub gave no result; nil if it has no stub.
  /// - Returns: The end, with the result.
  /// - Throws: What the default throws; an ``UnstubbedCall`` if there is no result.
  func unstubbed(
    _ call: MockCall<repeat each Argument>, since start: ContinuousClock.Instant,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false, lack: String? = nil
  ) throws(Failure) -> Returned<Result> {
    // Made where it is needed, and only once, because it judges the arguments by all stubs.
    lazy var missing = missingStub(for: call, lack)
    let strictness = hasAnswer || lack != nil ? nil : log.state.withLock { $0.strictness }
    if let strictness {
      FailureReporter.report(
        missing.explanationOfStrictness, about: missing.subject, at: strictness)
    }
    if let result = try result() { return Returned(result, since: start) }
    if let result = unstubbedDefault(of: Result.self) {
      return Returned(result, since: start, isUnstubbed: Result.self != Void.self)
    }
    if let failure = missing.error as? Failure { throw failure }
    missing.explanation.stop(about: missing.subject, reportedAt: strictness, at: place)
  }

  private func missingStub(
    for call: MockCall<repeat each Argument>, _ lack: String?
  ) -> MissingStub {
    let name = name
    return MissingStub(
      method: name, arguments: call.argumentPhrases, record: recordName(of: name), mock: mockName,
      result: typeName(Result.self), lack: lack,
      others: lack == nil ? otherStubs(than: call, in: name) : nil)
  }

  /// The name of the record of the method, as it is declared or as it usually is.
  private func recordName(of name: MethodName) -> String {
    place.declaredName ?? (name.isOfProperty ? "\(name.base)Property" : "\(name.base)Calls")
  }

  /// The stubs of the method, which do not match a call; nil if one does, and gave no result.
  private func otherStubs(
    than call: MockCall<repeat each Argument>, in name: MethodName
  ) -> MissingStub.OtherStubs? {
    var arguments: [[Phrase]] = []
    var listed = ListedCalls(reading: log.readings)
    for (stub, _) in stubs {
      guard let expected = stub.expected else { continue }
      let found = expected.judge(call.record, log.readings).found
      guard !found.isEmpty else { return nil }
      listed.add(call.record, at: arguments.count, expected, found[...])
      arguments.append(expected.expected)
    }
    return listed.nearest.map { nearest in
      MissingStub.OtherStubs(
        arguments: arguments, nearest: nearest,
        differences: ArgumentDifferences(of: nearest.mismatches, in: name))
    }
  }

  /// Reports a call that must wait, but comes from a method that cannot wait.
  func reportThatItCannotWait(_ call: MockCall<repeat each Argument>) {
    let name = name
    let note =
      name.isOfProperty
      ? DetailLine(.item, "note", "the record of a property cannot wait: stub it with returns(…)")
      : DetailLine(.item, "in the mock", "await \(recordName(of: name)).invoke(…)")
    FailureReporter.report(
      expected: "a call that can wait, since its stub does", but: "was called without await",
      details: [note], about: Phrase(call.phrase(of: name, on: mockName)), at: place)
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
