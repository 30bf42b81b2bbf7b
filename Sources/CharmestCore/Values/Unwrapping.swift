internal import Foundation

/// The value inside optionals and `AnyHashable`; nil if there is none.
func unwrapped(_ value: Any) -> Any? {
  if let wrapped = wrapped(in: value) { return wrapped.flatMap(unwrapped) }
  return baseOfHashable(value).flatMap(unwrapped) ?? value
}

/// The value inside an `AnyHashable`.
///
/// Every `Hashable` value can be cast to `AnyHashable`, but only a real `AnyHashable` has a base.
private func baseOfHashable(_ value: Any) -> Any? {
  type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base : nil
}

/// The type of a value inside all optionals and existentials.
package func dynamicType(of value: Any) -> Any.Type { type(of: unwrapped(value) ?? value) }

/// The value as an instance of a type that its dynamic type is, inherits from or conforms to.
///
/// It looks into optionals and `AnyHashable`. A cast that changes the value does not count: `as?`
/// makes a `Bool` of any `NSNumber`, an empty `[String]` of an empty `[Int]`, and a nil of any type
/// of a nil of any other.
func instance<Type>(of wanted: Type.Type, in value: Any) -> Type? {
  if let instance = value as? Type, isKept(value, as: instance) { return instance }
  if let wrapped = wrapped(in: value) {
    return wrapped.flatMap { instance(of: wanted, in: $0) }
  }
  return baseOfHashable(value).flatMap { instance(of: wanted, in: $0) }
}

/// The value inside optionals and `AnyHashable` as a type that may itself be an optional.
///
/// A nil is the nil of every optional type. Otherwise the value stays the same, but for the labels of
/// a tuple.
func value<Type>(_ value: Any, as wanted: Type.Type) -> Type? {
  guard let cast = value as? Type ?? unwrapped(value) as? Type else { return nil }
  switch (unwrapped(value), unwrapped(cast)) {
  case (let original?, let copy?):
    return isKept(original, as: copy) || haveSameType(original, copy) ? cast : nil
  case (nil, nil): return cast
  default: return nil
  }
}

private func haveSameType(_ first: Any, _ second: Any) -> Bool {
  if type(of: first) == type(of: second) { return true }
  guard
    case (.tuple(let first), .tuple(let second)) =
      (Shape(reflecting: first), Shape(reflecting: second))
  else { return false }
  return zip(first, second).allSatisfy { type(of: $0.value) == type(of: $1.value) }
}

/// Whether a value is a nil in the place of a value of a type.
func isNil<Type>(_ value: Any, insteadOf wanted: Type.Type) -> Bool {
  guard unwrapped(value) == nil else { return false }
  let types = (typeInside(value), innermostType(wanted))
  // Only of a struct or an enum is it certain that its values are of no other type.
  return types.0 == types.1 || !isConcreteValueType(types.0) || !isConcreteValueType(types.1)
}

/// Whether a value is an optional that holds a nil.
func isPresentNil(_ value: Any?) -> Bool {
  guard let value, case .some(.some(let inner)) = wrapped(in: value) else { return false }
  return isNil(inner)
}

/// The type of a value inside all optionals, or of the value that a nil stands for.
func typeInside(_ value: Any) -> Any.Type {
  if case .some(.some(let wrapped)) = wrapped(in: value) { return typeInside(wrapped) }
  return innermostType(type(of: value))
}

/// The type inside all optionals.
package func innermostType(_ type: Any.Type) -> Any.Type {
  wrappedType(of: type).map(innermostType) ?? type
}

/// Whether a type is an optional.
func isOptional(_ type: Any.Type) -> Bool { MetadataKind(of: type) == .optional }

/// Whether a value is nil; an optional that holds nil is not.
package func isNil(_ value: Any) -> Bool { wrapped(in: value).map { $0 == nil } ?? false }

/// What an optional holds, one level deep; nil if the value is no optional.
func wrapped(in value: Any) -> Any?? {
  func wrapped<Value>(_ value: Value) -> Any?? {
    func unwrap<Wrapped>(_: Wrapped.Type) -> Any? {
      // Safe, because `Value` is the optional of the type inside it.
      unsafeBitCast(value, to: Wrapped?.self).map { $0 }
    }
    if let type = wrappedType(of: Value.self) { return _openExistential(type, do: unwrap) }
    // A generic value whose type is an existential is boxed twice.
    guard MetadataKind(of: Value.self) == .existential, isOptional(type(of: value as Any)) else {
      return nil
    }
    return .some(Mirror(reflecting: value).children.first?.value)
  }
  return _openExistential(value, do: wrapped)
}

/// Whether two values are equal by `==`; nil if they have no `==`.
///
/// A cast that changes a value makes it equal to nothing: `true` is not the `NSNumber` 1, nor is an
/// empty `[Int]` an empty `[String]`.
func areEqual(_ expected: Any, _ actual: Any) -> Bool? {
  // As `equalTo` does, `actual == expected`: a subclass may have an `==` of its own.
  func isEqual<Value: Equatable>(toExpected expected: Value) -> Bool? {
    instance(of: Value.self, in: actual).map { $0 == expected }
  }
  func isEqual<Value: Equatable>(ofActual actual: Value) -> Bool? {
    instance(of: Value.self, in: expected).map { actual == $0 }
  }
  // First, because casts look into optionals.
  switch (wrapped(in: expected), wrapped(in: actual)) {
  case (let expected??, let actual??): return areEqual(expected, actual)
  case (.some(nil), .some(let actual)): return actual == nil
  case (.some, .some(nil)): return false
  default: break
  }
  guard let equatable = expected as? any Equatable else { return nil }
  if let isEqual = isEqual(toExpected: equatable) { return isEqual }
  guard let equatable = actual as? any Equatable else { return nil }
  return isEqual(ofActual: equatable) ?? false
}

/// Whether a number or a date is NaN.
func isNotANumber(_ value: Any) -> Bool {
  switch value {
  case let number as any FloatingPoint: number.isNaN
  case let number as Decimal: number.isNaN
  case let date as Date: date.timeIntervalSinceReferenceDate.isNaN
  default: false
  }
}

/// Whether a value is before, beside or behind others, as one that is not equal to itself is not.
@usableFromInline func hasOrder<Value: Comparable>(_ value: Value) -> Bool {
  value == value && (Value.self != Decimal.self || !isNotANumber(value))
}

/// Whether a value is a function, also inside optionals and existentials; so is a `nil` in place of
/// one.
func isFunction<Value>(_ value: Value) -> Bool {
  switch MetadataKind(of: Value.self) {
  case .function: true
  case .optional, .existential:
    MetadataKind(of: innermostType(dynamicType(of: value))) == .function
  case .structure, .enumeration, nil: false
  }
}

/// A value as an object; nil for a struct, an enum and the like, which a cast would put into one.
func object(in value: Any) -> AnyObject? {
  type(of: value) is AnyClass ? value as AnyObject : nil
}
