// The one place where the text of differences asks how strings and types are written.

/// A piece of a string as a Swift literal.
func quotedPiece(_ text: some StringProtocol) -> String {
  String(reflecting: String(text))
}

/// The names of two values' types, with their modules only where the bare names do not tell.
func typeNames(_ expected: Any, _ actual: Any) -> (expected: String, actual: String) {
  let types = (type(of: expected), type(of: actual))
  let names = (String(describing: types.0), String(describing: types.1))
  return names.0 == names.1
    ? (String(reflecting: types.0), String(reflecting: types.1))
    : names
}
