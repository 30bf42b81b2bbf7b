/// Moves a value between tasks, unchecked, because mocked methods take and return any type.
///
/// Each use must say why no one else touches the value at the same time:
/// - A result that a test gives to a suspended call is passed as `sending`.
/// - Recorded arguments and results are shared in the same way as the list of calls that holds
///   them.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
