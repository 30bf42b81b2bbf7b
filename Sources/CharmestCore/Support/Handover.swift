/// A value that one task hands to another.
///
/// Unchecked, because arguments and results of mocked methods may be of any type. Whoever makes one
/// says why nobody else touches the value at the same time:
/// - A result that a test gives to a suspended call is passed as `sending`.
/// - A recorded argument is as shared as the list of calls in which it stands.
/// - The captures of a judgement are touched only by the matchers that it calls one by one; matchers
///   are synchronous, and no task that one of them starts judges for this call.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
