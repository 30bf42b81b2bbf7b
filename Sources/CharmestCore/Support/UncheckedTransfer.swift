/// Moves a value between tasks, unchecked, because mocked methods take and return any type, and
/// streams are of any type.
///
/// Each use must say why no one else touches the value at the same time:
/// - A result that a test gives to a suspended call is passed as `sending`.
/// - Recorded arguments and results are shared in the same way as the list of calls that holds
///   them.
/// - What a stub expects of arguments is only described, as its matchers are for every call.
/// - A closure that reads a stream is made for one task, which alone runs it. The stream is `sending`
///   or `Sendable`, and as its metatype is `Sendable`, its conformance belongs to no actor, nor does
///   that of its iterator: else the first would depend on an isolated one. The compiler cannot say so
///   of the iterator of `some AsyncSequence`.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
