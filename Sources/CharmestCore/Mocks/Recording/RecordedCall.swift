/// A call of a mock, without the types of its arguments.
public struct RecordedCall: CustomStringConvertible {
  /// The place of the call among all calls of all mocks, counted from 1; later calls have greater
  /// numbers.
  public let sequenceNumber: UInt64
  /// Whether a verification has seen the call, so that `verifyNoMoreCalls` does not name it.
  public let isVerified: Bool

  let method: any MockedMethod
  let record: CallRecord

  init(_ record: CallRecord, of method: any MockedMethod) {
    (self.record, self.method) = (record, method)
    sequenceNumber = record.number
    isVerified = method.log.state.withLock { _ in record.isVerified }
  }

  /// The call as source has it.
  package func phrase(on mock: String = "") -> Phrase {
    method.name.call(method.argumentPhrases(of: record), on: mock)
  }

  /// The same for each copy of a call.
  var identity: ObjectIdentifier { ObjectIdentifier(record) }

  func mark(isMatch: Bool = false) { method.log.markAsVerified([record], areMatches: isMatch) }

  /// The call as it looks in source code: `cookRamen(bowls: 2, soup: .miso, extras: [])`.
  public var description: String { phrase().text }
}

/// A mocked method, whatever its types.
protocol MockedMethod: MockMember {
  var log: CallLog { get }
  var place: SourceLocation { get }
  /// The name as far as it is known; `method` otherwise.
  var name: MethodName { get }
  var knownName: MethodName? { get }
  /// The name of the type of the mock, if the record is its property.
  var mockName: String { get }
  func argumentPhrases(of call: CallRecord) -> [Phrase]
}

extension MockedMethod {
  /// Makes each call without a stub a failure from now on.
  func failOnUnstubbedCalls(at location: SourceLocation) {
    log.state.withLock { $0.strictness = location }
  }

  /// The calls on lines of their own, each with a note.
  func lines(
    of calls: [CallRecord], showing places: [Int] = [], _ note: (Int) -> String = { _ in "" }
  ) -> [Explanation.Row] {
    linesOfCalls(calls.count, showing: places) {
      "\(name.call(argumentPhrases(of: calls[$0])))\(note($0))"
    }
  }
}

/// Some calls, each on a line of its own, and how many more there are.
///
/// Those at the given places come first, then those around the first of these.
func linesOfCalls(
  _ count: Int, showing places: [Int] = [], called key: String = "call", _ phrase: (Int) -> Phrase
) -> [Explanation.Row] {
  let most = Limits().listed
  var shown = Set(places.prefix(most).filter { $0 < count })
  let start = max(0, min((places.first ?? 0) - most / 2, count - most))
  for index in start..<min(start + most, count) where shown.count < most { shown.insert(index) }
  let lines: [Explanation.Row] = shown.sorted().map { ("\(key) \($0 + 1)", phrase($0)) }
  return count > most ? lines + [("more", "\(count - most) of \(count)")] : lines
}
