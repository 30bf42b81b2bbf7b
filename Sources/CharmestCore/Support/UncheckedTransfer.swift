/// Moves a value between tasks, unchecked, because mocked methods take and return any type.
///
/// Whoever makes one says why nobody else touches the value at the same time:
/// - A result that a test gives to a suspended call is passed as `sending`.
/// - Recorded arguments and results are as shared as the list of calls in which they stand.
/// - What a judgement wants to keep is touched only by the matchers that it calls one by one;
///   matchers are synchronous, and no task that one of them starts judges for this call.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
