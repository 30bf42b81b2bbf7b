extension TestClock {
  /// Waits until this number of tasks sleep by this clock.
  ///
  /// ```swift
  /// await clock.untilSleeping()
  /// await clock.advance(by: .seconds(1))
  /// ```
  ///
  /// It waits for exactly this, and never guesses. Use it before each step if the code under test
  /// hops over Dispatch queues or threads. If the tasks do not sleep in time, a failure is
  /// recorded.
  ///
  /// - Parameters:
  ///   - count: How many tasks, at least; one by default.
  ///   - duration: How long to wait, in real time; five seconds by default.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func untilSleeping(
    _ count: Int = 1, within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    guard !(await waitUntilSleeping(count, for: duration)) else { return }
    let deadlines = deadlines
    var explanation = Explanation(
      .reason(
        expected:
          "\(counted(count, "task")) asleep \(duration.asLimit(Task.isCancelled ? .cancelled : .timeIsOver))",
        but:
          "\(deadlines.isEmpty ? "nobody was" : "\(deadlines.count) \(wasOrWere(deadlines.count))")"
      ))
    explanation.lines = sleepers(until: deadlines)
    FailureReporter.report(
      explanation, about: Subject("the clock at \(now)"),
      at: SourceLocation(fileID, file, line, column))
  }

  /// Lets time pass until no task sleeps.
  ///
  /// ```swift
  /// await clock.run()
  /// ```
  ///
  /// If code sleeps again and again without end, this stops after a time limit, with a failure.
  ///
  /// - Parameters:
  ///   - duration: How much real time to spend; five seconds by default.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func run(
    within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let isDone = await wakeAll(
      within: duration, fileID: fileID, file: file, line: line, column: column)
    guard !isDone else { return }
    let deadlines = deadlines
    var explanation = Explanation(
      .reason(
        expected: "nobody asleep \(duration.asLimit(Task.isCancelled ? .cancelled : .timeIsOver))",
        but: deadlines.isEmpty
          ? "tasks slept again and again"
          : "\(counted(deadlines.count, "task sleeps", "tasks sleep")) again and again"))
    explanation.lines = sleepers(until: deadlines)
    FailureReporter.report(
      explanation, about: Subject("the clock at \(now)"),
      at: SourceLocation(fileID, file, line, column))
  }
}

extension EventRecorder {
  /// Waits until this number of events was noted.
  ///
  /// ```swift
  /// await recorder.untilRecorded(3)
  /// ```
  ///
  /// If they do not come in time, a failure is recorded.
  ///
  /// - Parameters:
  ///   - count: How many events, at least.
  ///   - duration: How long to wait, in real time; five seconds by default.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func untilRecorded(
    _ count: Int, within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    guard !(await waitUntilRecorded(count, for: duration)) else { return }
    let events = events
    var explanation = Explanation(
      .reason(
        expected:
          "\(counted(count, "event")) \(duration.asLimit(Task.isCancelled ? .cancelled : .timeIsOver))",
        but: "\(events.isEmpty ? "none" : "only \(events.count)") came"))
    explanation.lines = events.enumerated().prefix(Limits().items).map {
      ("event \($0 + 1)", Phrase("\($1)" as String))
    }
    FailureReporter.report(
      explanation, about: Subject("the recorder"), at: SourceLocation(fileID, file, line, column))
  }
}

/// One line for each task that sleeps.
func sleepers(until deadlines: [TestClock.Instant]) -> [Explanation.Line] {
  deadlines.prefix(Limits().items).enumerated().map {
    ("task \($0 + 1)", Phrase("asleep until \($1)" as String))
  }
}
