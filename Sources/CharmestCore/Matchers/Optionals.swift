package func isNil<Value>(_ value: Value) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
