extension ColdStream {
  /// The same stream, for code that takes an `AsyncStream`.
  ///
  /// ```swift
  /// let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
  /// let metronome = Metronome(taps: taps.asyncStream())
  /// ```
  ///
  /// Like any `AsyncStream`, it is read once; its time counts from the first read. A plan with
  /// `.failed` is reported as a failure, and the stream ends there.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The stream.
  public func asyncStream(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncStream<Value> {
    reportFailure(at: SourceLocation(fileID, file, line, column))
    let reading = SharedIterator { makeAsyncIterator() }
    return AsyncStream { try? await reading.next() }
  }

  /// The same stream, for code that takes an `AsyncThrowingStream`.
  ///
  /// Like any `AsyncThrowingStream`, it is read once; its time counts from the first read.
  ///
  /// - Returns: The stream.
  public func asyncThrowingStream() -> AsyncThrowingStream<Value, any Error> {
    let reading = SharedIterator { makeAsyncIterator() }
    return AsyncThrowingStream { try await reading.next() }
  }

  /// Reports a planned failure that this stream cannot throw.
  fileprivate func reportFailure(at location: SourceLocation) {
    let failure = events.first { if case .failed = $0.event { true } else { false } }
    guard let failure else { return }
    FailureReporter.report(
      expected: "a plan without failures, since the stream cannot throw",
      but: "\("\(failure)") is in it", about: Subject("the stream"), at: location)
  }
}

extension HotStream {
  /// The same stream, for code that takes an `AsyncStream`.
  ///
  /// It listens from the first read on. A plan with `.failed` is reported as a failure, and the
  /// stream ends there.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The stream.
  public func asyncStream(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncStream<Value> {
    events.reportFailure(at: SourceLocation(fileID, file, line, column))
    let reading = SharedIterator { makeAsyncIterator() }
    return AsyncStream { try? await reading.next() }
  }

  /// The same stream, for code that takes an `AsyncThrowingStream`.
  ///
  /// It listens from the first read on.
  ///
  /// - Returns: The stream.
  public func asyncThrowingStream() -> AsyncThrowingStream<Value, any Error> {
    let reading = SharedIterator { makeAsyncIterator() }
    return AsyncThrowingStream { try await reading.next() }
  }
}

/// An iterator that begins at the first read, and that several readers may share.
private final class SharedIterator<Value: Sendable>: Sendable {
  private let iterator = Locked<ColdStream<Value>.Iterator?>(nil)
  private let makeIterator: @Sendable () -> ColdStream<Value>.Iterator

  init(_ makeIterator: @escaping @Sendable () -> ColdStream<Value>.Iterator) {
    self.makeIterator = makeIterator
  }

  func next() async throws -> Value? {
    var own = iterator.withLock { $0?.takeTurn() } ?? begin()
    return try await own.next()
  }

  private func begin() -> ColdStream<Value>.Iterator {
    let new = makeIterator()
    return iterator.withLock { iterator in
      if iterator == nil { iterator = new }
      return iterator?.takeTurn() ?? new
    }
  }
}
