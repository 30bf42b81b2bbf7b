/// The calls that an assertion marks as verified, so that `verifyNoMoreCalls` does not name them.
///
/// There is one rule for all verbs and for `wasCalled`: an assertion on calls that passed marks the
/// calls that made it pass; one that failed marks the calls that it shows, so that one mistake is
/// not reported twice. Calls that a text only counts, because it has no room, count as shown. The
/// other calls of a mock, of which a text gives a hint, do not: the hint is a guess.
struct Marks {
  /// Some calls of one method.
  typealias Calls = (log: CallLog, records: [CallRecord])

  private let calls: [Calls]

  /// The marks of an assertion that passed because of these calls.
  static func passed(because calls: [Calls]) -> Marks { Marks(calls: calls) }

  /// The marks of an assertion that failed and shows these calls.
  static func failed(showing calls: [Calls]) -> Marks { Marks(calls: calls) }

  /// The same, for calls of several methods.
  static func failed(showing calls: [RecordedCall]) -> Marks {
    Marks(calls: calls.map { ($0.log, [$0.record]) })
  }

  /// Marks the calls.
  func set() { for (log, records) in calls { log.markAsVerified(records) } }
}
