/// Whether two errors are the same to a test.
///
/// Errors of one type are compared by `==` where the type has it, and else by their descriptions.
func isSameError(_ first: any Error, _ second: any Error) -> Bool {
  guard type(of: first) == type(of: second) else { return false }
  return areEqual(first, second) ?? (String(describing: first) == String(describing: second))
}
