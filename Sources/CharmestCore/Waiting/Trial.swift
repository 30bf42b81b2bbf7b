/// One try of code that may be tried again, such as the closure of `assertEventually`.
///
/// What a verb does in a try happens at once, because the next line may need it: marks of calls,
/// captured values, forgotten calls. Each effect registers how it is undone. A try that is repeated
/// or left behind is undone; the last one is kept, with its failures. So no verb needs to know
/// whether it runs in a try.
///
/// What the code under test does in a try stays: its calls, and what stubs capture.
final class Trial: Sendable {
  typealias Undo = @Sendable () -> Void

  private enum End { case kept, undone }

  private struct State {
    /// How each effect is undone, the first one first.
    var undos: [Undo] = []
    /// Whether the try is over, and how.
    var end: End?
    /// Whether a verb has passed that gives a value.
    var hasValueOfVerb = false
  }

  private static let inTask = TaskLocal<Trial?>(wrappedValue: nil)

  /// The try that runs the current code; nil if nothing tries the code again.
  static var current: Trial? { inTask.get() }

  /// The try in which this one is made.
  private let outer = Trial.current
  private let state = Locked(State())
  private let failures = FailureReporter.FailureList([])

  /// Runs code that belongs to this try.
  func run<Value>(_ body: @concurrent () async throws -> Value) async rethrows -> Value {
    try await FailureReporter.lists.withValue(FailureReporter.lists.get() + [failures]) {
      try await Self.inTask.withValue(self) { try await body() }
    }
  }

  /// Runs code that belongs to this try and does not wait.
  func runAtOnce<Value>(_ body: () throws -> Value) rethrows -> Value {
    try FailureReporter.lists.withValue(FailureReporter.lists.get() + [failures]) {
      try Self.inTask.withValue(self, operation: body)
    }
  }

  /// Runs code under test, whose effects stay.
  static func runOutside(_ body: () -> Void) { inTask.withValue(nil, operation: body) }

  /// Remembers how an effect is undone.
  ///
  /// A task of the try may come late: then the effect is undone at once, or belongs to the outer
  /// try.
  func onUndo(_ undo: @escaping Undo) {
    let end = state.withLock { state in
      if state.end == nil { state.undos.append(undo) }
      return state.end
    }
    switch end {
    case .undone: undo()
    case .kept: outer?.onUndo(undo)
    case nil: break
    }
  }

  /// Undoes all effects, the last one first.
  func undo() { for undo in end(as: .undone).reversed() { undo() } }

  /// Keeps all effects; if there is an outer try, they are undone with it.
  func keep() { for undo in end(as: .kept) { outer?.onUndo(undo) } }

  private func end(as end: End) -> [Undo] {
    state.withLock { state in
      state.end = end
      return exchange(&state.undos, with: [])
    }
  }

  /// Takes no more failures, and returns those so far.
  ///
  /// Later failures, of tasks that outlive the try, are reported at once. So none falls between.
  func closeFailures() -> [ReportedFailure] { failures.withLock { exchange(&$0, with: nil) } ?? [] }

  /// The failures until now of a try that is left behind.
  ///
  /// The try goes on to take failures that nobody reads, because its test has failed already.
  var failuresUntilNow: [ReportedFailure] { failures.withLock { $0 } ?? [] }

  /// Notes that a verb has passed that gives a value, of which nothing more is expected.
  func noteValueOfVerb() { state.withLock { $0.hasValueOfVerb = true } }

  var hasValueOfVerb: Bool { state.withLock { $0.hasValueOfVerb } }
}
