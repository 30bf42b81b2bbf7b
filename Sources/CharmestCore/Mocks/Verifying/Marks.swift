/// The calls that an assertion marks as verified, so that `verifyNoMoreCalls` does not name them.
///
/// There is one rule for all verbs and for `wasCalled`: an assertion on calls that passed marks the
/// calls that made it pass; one that failed marks the calls that it shows, so that one mistake is
/// not reported twice. Calls that a text only counts, because it has no room, count as shown. The
/// other calls of a mock, of which a text gives a hint, do not: the hint is a guess.
enum Marks {
  /// Calls of one method.
  case calls([CallRecord], of: CallLog)
  /// Calls of several methods.
  case each([RecordedCall])

  /// Marks the calls.
  func set() {
    switch self {
    case .calls(let calls, let log): log.markAsVerified(calls)
    case .each(let calls): for call in calls { call.log.markAsVerified([call.record]) }
    }
  }
}
