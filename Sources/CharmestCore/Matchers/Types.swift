/// Matches a value if its dynamic type is this type, a subclass of it, or conforms to it.
///
/// ```swift
/// assertThat(event, instanceOf(OrderPlaced.self))
/// // event: expected an instance of OrderPlaced, but was OrderPaid(amount: 900) (OrderPaid)
/// ```
///
/// The value may have any static type: a protocol, a superclass, `Any`. Optionals and `AnyHashable`
/// are unwrapped.
///
/// An object of Objective-C is also an instance of the Swift type that it stands for, as it is for
/// `as?`: an `NSString` is a `String`, and an `NSNumber` made of an `Int` is an `Int`.
///
/// A value that `as?` would have to convert is not an instance: `1` as an `NSNumber` is no `Bool`,
/// `"a"` is no `NSString`, `[1]` is no `[Any]`, and a nil `Int?` is no `String?`.
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
///   - matcher: What is expected of the value as that type.
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

/// Matches an instance of the matcher's type if the matcher matches it; SwiftHamcrest's name.
///
/// ```swift
/// assertThat(event, instanceOfAnd(hasProperty(\OrderPaid.amount, 900)))
/// ```
///
/// In new tests, name the type: `instanceOf(OrderPaid.self, and: …)`.
///
/// - Parameter matcher: What is expected of the value as that type.
/// - Returns: A matcher for instances of the type.
public func instanceOfAnd<Value, Type>(_ matcher: Matcher<Type>) -> Matcher<Value> {
  instanceOf(Type.self, and: matcher)
}

/// Matches a value if its dynamic type is this type; another name for `instanceOf`.
///
/// ```swift
/// assertThat(event, isA(OrderPlaced.self))
/// ```
///
/// - Parameter type: The type.
/// - Returns: A matcher for instances of the type.
public func isA<Value, Type>(_ type: Type.Type) -> Matcher<Value> { instanceOf(type) }

/// Matches an instance of a type if a matcher matches it; another name for `instanceOf`.
///
/// It is made for arguments that are recorded as existentials:
///
/// ```swift
/// verify(logger.logCalls, calledWith: isA(OrderPaid.self, and: hasProperty(\.amount, 900)))
/// ```
///
/// - Parameters:
///   - type: The type.
///   - matcher: What is expected of the value as that type.
/// - Returns: A matcher for instances of the type.
@_disfavoredOverload public func isA<Value, Type>(_ type: Type.Type, and matcher: Matcher<Type>)
  -> Matcher<Value>
{ instanceOf(type, and: matcher) }

/// Matches an instance of a type if it equals a value; another name for `instanceOf`.
///
/// ```swift
/// verify(logger.logCalls, calledWith: isA(String.self, and: message))
/// ```
///
/// - Parameters:
///   - type: The type.
///   - value: The value that the instance must equal.
/// - Returns: A matcher for instances of the type.
public func isA<Value, Type: Equatable>(_ type: Type.Type, and value: Type) -> Matcher<Value> {
  instanceOf(type, and: equalTo(value))
}

private func instance<Value, Type>(of type: Type.Type, and matcher: Matcher<Type>?) -> Matcher<
  Value
> {
  func description(of name: String) -> Phrase {
    guard let condition = matcher?.expected else { return "an instance of \(name)" }
    if condition.plainText.first == "." {
      return "\(typeName(innermostType(type)))\(condition)"
    }
    // A condition on a part names the type again.
    return condition.namesWhole(name)
      ? "an instance of \(condition)" : "an instance of \(name) that \(condition.predicate)"
  }
  return Matcher(describedBy: { "\($0.not)\(description(of: typeName(type)))" }) { value, judging in
    if let instance = instance(of: type, in: value) {
      return matcher.map { judging.judge($0, instance) } ?? .match
    }
    return .mismatch {
      let names = typeNames(type, dynamicType(of: value))
      let hasType = !isNil(value) || isOptional(type)
      return Explanation(
        .reason(
          expected: description(of: names.expected),
          but: "was \(describing(value))\(hasType ? " (\(names.actual))" : "")"))
    }
  }
}
