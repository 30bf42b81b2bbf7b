/// The value inside optionals and `AnyHashable`, or nothing.
func bare(_ value: Any) -> Any? {
  if let optional = value as? any Wrapping { return optional.wrapped.flatMap(bare) }
  // Everything hashable can be cast to `AnyHashable`; only what is one already has a base.
  if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
    return bare(hashable.base)
  }
  return value
}

/// The type of a value behind all optionals and existentials.
package func dynamicType(of value: Any) -> Any.Type { type(of: bare(value) ?? value) }

/// Whether a value is nil; an optional that holds nil is not.
package func isNil<Value>(_ value: Value) -> Bool {
  // By way of `Any`, so that the cast does not look into the optional.
  let value: Any = value
  return (value as? any Wrapping).map { $0.wrapped == nil } ?? false
}

/// Whether two values are equal by `==`, or nothing if they cannot be asked.
func areEqual(_ expected: Any, _ actual: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
    (other as? Value).map { value == $0 }
  }
  guard let expected = expected as? any Equatable else { return nil }
  if let isEqual = isEqual(expected, actual) { return isEqual }
  guard let actual = actual as? any Equatable else { return nil }
  return isEqual(actual, expected) ?? false
}

private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping {
  fileprivate var wrapped: Any? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }
}
