/// Whether two errors are the same to a test.
///
/// Errors of one type are compared by `==` where the type has it, and else by their descriptions.
func isSameError(_ first: any Error, _ second: any Error) -> Bool {
  func isEqual<Failure: Equatable>(_ first: Failure) -> Bool { first == second as? Failure }
  guard type(of: first) == type(of: second) else { return false }
  // By way of `Any`: the compiler takes the cast from an error for one that never fails (6.3.1).
  return (first as Any as? any Equatable).map { isEqual($0) }
    ?? (String(describing: first) == String(describing: second))
}
