/// Moves a value between tasks, unchecked, because mocked methods take and return any type, and
/// streams are of any type.
///
/// Each use must say why no one else touches the value at the same time:
/// - A result that a test gives to a suspended call is passed as `sending`.
/// - Calls, stubs and values that a try forgot or marked are kept only to undo this, under the lock
///   that they had before.
/// - Recorded arguments and results are shared in the same way as the list of calls that holds
///   them.
/// - The expectations of a stub are only described, and the matchers do so for every call.
/// - A closure that reads a stream is made for one task, and only this task runs it. The stream is
///   `sending` or `Sendable`. Its metatype is `Sendable`, so its conformance belongs to no actor.
///   Then the conformance of its iterator does not either, but the compiler cannot know this for
///   `some AsyncSequence`.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
