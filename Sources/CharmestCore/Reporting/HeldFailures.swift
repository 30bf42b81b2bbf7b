/// The failures of code that is tried again and again; only those of the last try count.
final class HeldFailures: Sendable {
  /// Whether the current code may be tried again.
  private static let areInTask = TaskLocal<Bool>(wrappedValue: false)

  /// The calls that a failed assertion marks as verified: none if it may pass in the next try.
  static func marked<Call>(_ calls: [Call]) -> [Call] { areInTask.get() ? [] : calls }

  private let ofLastTry = Locked<[ReportedFailure]>([])
  /// The failures of a try that has not ended.
  private let open = Locked(FailureReporter.FailureList(nil))

  /// Tries code, and keeps its failures.
  func fromTrying<Value>(_ body: @concurrent () async throws -> Value) async throws -> Value {
    let list = FailureReporter.FailureList([])
    open.withLock { $0 = list }
    // After the try, failures of its tasks are no longer held back.
    defer { ofLastTry.withLock { $0 = list.withLock { exchange(&$0, with: nil) } ?? [] } }
    let value = try await FailureReporter.lists.withValue(FailureReporter.lists.get() + [list]) {
      try await Self.areInTask.withValue(true) { try await body() }
    }
    if list.withLock({ $0?.isEmpty == false }) { throw RequirementNotMet(description: "") }
    return value
  }

  /// Reports the failures of the last try, each with one more line; returns the last one.
  func report(_ remark: String) -> ReportedFailure? {
    let failures = open.withLock { $0 }.withLock { exchange(&$0, with: nil) }
    return (failures ?? ofLastTry.withLock { $0 }).map { failure in
      var failure = failure
      failure.text.details.append("  \(remark)")
      FailureReporter.deliver(&failure)
      return failure
    }.last
  }
}
