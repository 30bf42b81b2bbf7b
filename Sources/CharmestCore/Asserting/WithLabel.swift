/// Puts a label in front of the failures of a block, such as one iteration of a loop.
///
/// ```swift
/// for guest in guests {
///   withLabel(guest.name) {
///     assertThat(guest.visits, greaterThan(0))
///     assertThat(guest.table, present())
///   }
/// }
/// // Ann: guest.visits: expected a value greater than 0, but was 0
/// ```
///
/// The label applies to all failures, such as those of `verify`, in the block and in the tasks that
/// the block starts. Failures from a detached task, a Dispatch queue or a thread have no label.
/// Nested blocks join their labels: `Ann, 2: …`.
///
/// - Parameters:
///   - label: The subject of the failures. A blank one adds nothing.
///   - body: The assertions.
/// - Throws: The error of the block.
public func withLabel(_ label: String, _ body: () throws -> Void) rethrows {
  // It has no result, so it can be the only statement of any closure.
  try FailureReporter.labelsInTask.withValue(FailureReporter.labels(and: label), operation: body)
}

/// Puts a label in front of the failures of an asynchronous block.
///
/// ```swift
/// await withLabel("page \(page)") { assertThat(await api.load(page), not(isBlank())) }
/// ```
///
/// The block runs on the caller's actor.
///
/// - Parameters:
///   - label: The subject of the failures. A blank one adds nothing.
///   - body: The assertions.
/// - Throws: The error of the block.
@_disfavoredOverload  // So that a closure that does not wait takes the other form.
public func withLabel(_ label: String, _ body: @concurrent () async throws -> Void) async rethrows {
  try await FailureReporter.labelsInTask.withValue(FailureReporter.labels(and: label)) {
    try await body()
  }
}
