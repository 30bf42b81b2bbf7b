internal import Foundation

/// Matches a value if its dynamic type is this type, is a subclass of it, or conforms to it.
///
/// ```swift
/// assertThat(event, instanceOf(OrderPlaced.self))
/// // event: expected an instance of OrderPlaced, but was OrderPaid(amount: 900) (OrderPaid)
/// ```
///
/// The value may have any static type: a protocol, a superclass, `Any`. Optionals and `AnyHashable`
/// are unwrapped.
///
/// As with `as?`, an Objective-C object is also an instance of the Swift type that it represents:
/// an `NSString` is a `String`, and an `NSNumber` made from an `Int` is an `Int`.
///
/// A value that `as?` would have to convert is not an instance: `1` as an `NSNumber` is not a
/// `Bool`, `"a"` is not an `NSString`, `[1]` is not an `[Any]`, and a nil `Int?` is not a
/// `String?`.
///
/// - Parameter type: The type.
/// - Returns: A matcher for instances of the type.
public func instanceOf<Value, Type>(_ type: Type.Type) -> Matcher<Value> {
  instance(of: type, and: nil)
}

/// Matches an instance of a type if a matcher matches it.
///
/// ```swift
/// assertThat(event, instanceOf(OrderPaid.self, and: hasProperty(\.amount, 900)))
/// // event.amount: expected 900, but was 850
/// ```
///
/// - Parameters:
///   - type: The type.
///   - matcher: A matcher for the value as that type.
/// - Returns: A matcher for instances of the type.
@_disfavoredOverload public func instanceOf<Value, Type>(
  _ type: Type.Type, and matcher: Matcher<Type>
) -> Matcher<Value> { instance(of: type, and: matcher) }

/// Matches an instance of a type if it equals a value.
///
/// ```swift
/// assertThat(argument, instanceOf(Int.self, and: bowls))
/// // argument: expected 2, but was 3
/// ```
///
/// - Parameters:
///   - type: The type.
///   - value: The value that the instance must equal.
/// - Returns: A matcher for instances of the type.
public func instanceOf<Value, Type: Equatable>(_ type: Type.Type, and value: Type) -> Matcher<Value>
{ instanceOf(type, and: equalTo(value)) }

private func instance<Value, Type>(of type: Type.Type, and matcher: Matcher<Type>?) -> Matcher<
  Value
> {
  let describe = { (sense: Sense) -> Phrase in
    let condition: Phrase = matcher.map { " that is \($0.expected)" } ?? ""
    return "\(sense.not)an instance of \(typeName(type))\(condition)"
  }
  return Matcher(describedBy: describe) { value, judging in
    if let instance = unbridged(value, as: type) {
      return matcher.map { judging.judge($0, instance) } ?? .match
    }
    return .mismatch { expected in
      let names = unwrapped(value).map { typeNames(type, Swift.type(of: $0)) }
      let actual: Phrase = names.map { " (\($0.1))" } ?? ""
      return Explanation(expected: expected, but: "was \(value: value)\(actual)")
    }
  }
}

/// A value as an instance of a type; nil if only a conversion would make it one.
///
/// On Apple's systems, a cast makes a `Bool` of a number.
func unbridged<Type>(_ value: Any, as type: Type.Type) -> Type? {
  func same(_ value: Any) -> Type? { (value as? Type).flatMap { areOneType(value, $0) ? $0 : nil } }
  return same(value) ?? unwrapped(value).flatMap(same)
}

/// Whether two types are the same, apart from the labels of tuples.
private func differOnlyInLabels(_ first: Any.Type, _ second: Any.Type) -> Bool {
  if first == second { return true }
  guard TypeKind(first) == .tuple, TypeKind(second) == .tuple else { return false }
  let (elements, others) = (fieldTypes(of: first), fieldTypes(of: second))
  return elements.count == others.count && zip(elements, others).allSatisfy(differOnlyInLabels)
}

/// Whether a cast has kept the type of a value, or has given the Swift value of an object of
/// Foundation.
private func areOneType(_ value: Any, _ cast: Any) -> Bool {
  if differOnlyInLabels(innerType(of: value), innerType(of: cast)) { return true }
  guard type(of: value) is NSObject.Type, let cast = unwrapped(cast) else { return false }
  return switch (value as? NSObject, cast) {
  case (let list as NSArray, let cast as [Any]): zip(list, cast).allSatisfy(areOneType)
  case (let table as NSDictionary, let cast as [AnyHashable: Any]):
    cast.allSatisfy { key, value in
      table.object(forKey: key.base).map { areOneType($0, value) } == true
    }
  // A number that was made of a `Bool` or a `Float` is no `Int`.
  case (let number as NSNumber, _):
    (cast as AnyObject as? NSNumber).map { String(cString: $0.objCType) }
      == String(cString: number.objCType)
  // A cast turns any error into one of Foundation.
  case (let error as NSError, let cast as any CustomNSError):
    type(of: cast).errorDomain == error.domain
  case (let object?, _): object.isEqual(cast as AnyObject)
  default: false
  }
}
