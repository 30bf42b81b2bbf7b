/// Reads an asynchronous sequence until it ends, it has given enough elements, or the time is over.
///
/// ```swift
/// let collected = await collect(viewModel.titles, within: .seconds(10))
/// assertThat(collected, allOf(elements(containsExactly("", "Sending", "Send")), finished()))
/// ```
///
/// It never throws: an error of the sequence becomes the ``Collected/end``. It reports a failure
/// only for a limit or a count below zero. If the error is a fault of the test, such as a call
/// without a stub, the matchers for ``Collected`` fail, even under `not`, and reading
/// ``Collected/elements`` reports the fault. Elements that came before the end are always kept. A
/// separate task reads the sequence, off the caller's actor. This task is cancelled when the time
/// is over. `collect` never hangs: a sequence that ignores its cancellation is left behind half a
/// second later. If the test is cancelled, the reading ends at once, with a `CancellationError`.
///
/// If the time runs out or the test is cancelled during a read, the read finishes an `AsyncStream`:
/// values that are yielded later are dropped, and the next read finds the end. To look at a stream
/// more than once, let an ``EventRecorder`` read it.
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - count: How many elements to read at most; all by default. If it is zero, nothing is read.
///   - limit: How long to wait for the end; five seconds by default.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The elements, and how the reading ended.
/// - Complexity: O(*n*), where *n* is the number of elements that are read.
public func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, within limit: Duration = .seconds(5),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Collected<Source.Element> where Source: SendableMetatype, Source.Element: Sendable {
  let location = SourceLocation(fileID, file, line, column)
  let reading = (verb: "collect", limit: limit, location: location)
  return await collect(sequence, first: count, for: reading)
}

private func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, for reading: SequenceReading
) async -> Collected<Source.Element> where Source: SendableMetatype, Source.Element: Sendable {
  if let mistake = reading.limit.mistakeAsLimit ?? count.mistakeAsCount {
    FailureReporter.report(mistake, at: reading.location)
    return Collected(
      elements: [], end: .failed(RequirementNotMet(description: mistake.outcome.text)))
  }
  if count == 0 { return Collected(elements: [], end: .reachedCount) }
  let elements = Locked<[Source.Element]>([])
  let (end, stop) = await Attempt.run(within: reading.limit, grace: .milliseconds(500)) {
    await read(sequence, first: count, into: elements)
  }
  let endFromOutside: Collected<Source.Element>.End? = stop.map {
    $0 == .timeIsOver ? .timedOut : .failed(CancellationError())
  }
  var collected = Collected(
    elements: elements.withLock { $0 }, end: endFromOutside ?? end ?? .timedOut,
    isAbandoned: end == nil)
  collected.reading = reading
  return collected
}

/// Reads a sequence until one of its ends.
private func read<Source: AsyncSequence>(
  _ sequence: Source, first most: Int, into elements: Locked<[Source.Element]>
) async -> Collected<Source.Element>.End {
  do {
    for try await element in sequence {
      // Drops elements that come after a timeout or a cancellation.
      if Task.isCancelled { break }
      let count = elements.withLock { elements in
        elements.append(element)
        return elements.count
      }
      if count >= most { return .reachedCount }
    }
    return .finished
  } catch { return .failed(error) }
}

/// Waits for the first element of an asynchronous sequence.
///
/// ```swift
/// assertThat(await first(of: viewModel.titles), "Send")
/// ```
///
/// If the time runs out, it finishes an `AsyncStream`, as `collect` does.
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - limit: How long to wait; five seconds by default.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The element, or `nil` if the sequence ended, failed or gave none in time. If the time
///   ran out, a message on standard error says so. A fault of the test, such as a call without a
///   stub, is reported. To assert how the sequence ended, use `collect`.
public func first<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Source.Element? where Source: SendableMetatype, Source.Element: Sendable {
  let location = SourceLocation(fileID, file, line, column)
  let reading = (verb: "first", limit: limit, location: location)
  let collected = await collect(sequence, first: 1, for: reading)
  if case .timedOut = collected.end {
    Warnings.print(location.warning("no first element came \(limit.asLimit(.timeIsOver))"))
  }
  return collected.elements.first
}

/// Waits for the end of an asynchronous sequence and gives its last element.
///
/// ```swift
/// assertThat(await last(of: viewModel.titles), "Send")
/// ```
///
/// If the time runs out, it finishes an `AsyncStream`, as `collect` does.
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - limit: How long to wait for the end; five seconds by default.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The last element before the sequence ended, the sequence failed, or the time was
///   over; `nil` if no element came. A fault of the test, such as a call without a stub, is
///   reported.
/// - Complexity: O(*n*), where *n* is the number of elements that are read.
public func last<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Source.Element? where Source: SendableMetatype, Source.Element: Sendable {
  let location = SourceLocation(fileID, file, line, column)
  let reading = (verb: "last", limit: limit, location: location)
  return await collect(sequence, for: reading).elements.last
}
