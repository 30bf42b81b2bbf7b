/// A method with arguments and a result of any types.
protocol AnyMockMethod: MockMember {
  var name: MethodName { get }
  /// The name, unless only the record's name is known.
  var knownName: MethodName? { get }
  var mockName: String { get }
  var log: CallLog { get }
  /// A call, for lists over several methods.
  ///
  /// The caller gives the name, because the source may have to be read for it.
  func recorded(_ call: CallRecord, named name: MethodName) -> RecordedCall
  /// Whether two calls of the method certainly have equal arguments.
  func haveEqualArguments(_ call: CallRecord, _ other: CallRecord) -> Bool
  /// The calls of the other methods of the same mock, as far as they are known.
  ///
  /// Ask for them only where they are shown, because the source may have to be read.
  var otherCalls: [RecordedCall] { get }
}

extension MockMethod: AnyMockMethod {
  func recorded(_ call: CallRecord, named name: MethodName) -> RecordedCall {
    log.state.withLock { _ in RecordedCall(MockCall(call), of: self, named: name) }
  }

  func haveEqualArguments(_ call: CallRecord, _ other: CallRecord) -> Bool {
    MockCall<repeat each Argument>(call).hasArguments(of: MockCall(other))
  }
}

extension AnyMockMethod {
  /// The calls, for lists over several methods.
  func recorded(_ calls: [CallRecord]) -> [RecordedCall] {
    guard !calls.isEmpty else { return [] }
    let name = name
    return calls.map { recorded($0, named: name) }
  }

  /// The name of the mock in the source of a call, otherwise that of its type.
  func mockName(in source: CallSource?) -> String { source?.mockName ?? mockName }

  /// The name of the method; if it is not known, the test's name for its record.
  func name(recordedBy record: @autoclosure () -> String?) -> MethodName {
    knownName ?? record().map { MethodName(ofRecord: $0) } ?? name
  }

  /// The stubs that answer calls, and whether they have answered one.
  var stubs: [(stub: AnyStub, isUsed: Bool)] {
    log.state.withLock { $0.stubs.map { ($0, $0.answered > 0) } }.filter(\.stub.isActive)
  }
}
