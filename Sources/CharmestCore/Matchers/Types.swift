/// Matches a value whose dynamic type is a given one, a subclass of it or conforms to it.
///
/// ```swift
/// assertThat(event, instanceOf(OrderPlaced.self))
/// // event: expected an instance of OrderPlaced, but was OrderPaid(amount: 900) (OrderPaid)
/// ```
///
/// Fits a value of any static type: a protocol, a superclass, `Any`.
///
/// - Parameter type: The type to be an instance of.
/// - Returns: A matcher for instances of the type.
public func instanceOf<Value, Type>(_ type: Type.Type) -> Matcher<Value> {
  instance(of: type, and: nil)
}

/// Matches an instance of a type that another matcher matches.
///
/// ```swift
/// assertThat(event, instanceOf(OrderPaid.self, and: hasProperty(\.amount, 900)))
/// // event.amount: expected 900, but was 850
/// ```
///
/// - Parameters:
///   - type: The type to be an instance of.
///   - matcher: What is expected of the value as that type.
/// - Returns: A matcher for instances of the type.
public func instanceOf<Value, Type>(_ type: Type.Type, and matcher: Matcher<Type>) -> Matcher<Value>
{ instance(of: type, and: matcher) }

/// Matches a value whose dynamic type is a given one; another name for `instanceOf`.
///
/// ```swift
/// assertThat(event, isA(OrderPlaced.self))
/// ```
///
/// - Parameter type: The type to be an instance of.
/// - Returns: A matcher for instances of the type.
public func isA<Value, Type>(_ type: Type.Type) -> Matcher<Value> { instanceOf(type) }

private func instance<Value, Type>(of type: Type.Type, and matcher: Matcher<Type>?) -> Matcher<
  Value
> {
  Matcher(describedBy: { limits in
    "an instance of \(typeName(type))" + (matcher.map { " that is \($0.rendering(limits))" } ?? "")
  }) { value, parts in
    if let instance = value as? Type {
      return matcher.map { parts.judge($0, part: instance) } ?? .match
    }
    return .mismatch(but: { limits in
      isNil(value)
        ? "was nil" : "was \(describing(value)(limits)) (\(typeName(dynamicType(of: value))))"
    })
  }
}
