/// The type of a value behind all optionals and existentials.
package func dynamicType(of value: Any) -> Any.Type {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
    return dynamicType(of: wrapped)
  }
  return type(of: value)
}

package func isNil<Value>(_ value: Value) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
