/// Matches the very same object, by `===`.
///
/// ```swift
/// assertThat(waiter.cook, sameInstance(cook))
/// // expected the same instance as Cook(name: "Jiro"), but was another: Cook(name: "Jiro")
/// ```
///
/// - Parameter object: The object to be.
/// - Returns: A matcher for references to the object.
public func sameInstance<Object: AnyObject>(_ object: Object) -> Matcher<Object> {
  let expected: Rendering = { "the same instance as \(describing(object)($0))" }
  return Matcher(describedBy: expected) { value in
    value === object
      ? .match
      : .mismatch(
        Mismatch {
          Explanation(
            .reason(expected: expected) { "was another: \(describing(value)($0))" }
          )
        }
      )
  }
}

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
public func instanceOf<Value, Type>(
  _ type: Type.Type,
  and matcher: Matcher<Type>
) -> Matcher<Value> {
  instance(of: type, and: matcher)
}

/// Matches a value whose dynamic type is a given one; another name for `instanceOf`.
///
/// ```swift
/// assertThat(event, isA(OrderPlaced.self))
/// ```
///
/// - Parameter type: The type to be an instance of.
/// - Returns: A matcher for instances of the type.
public func isA<Value, Type>(_ type: Type.Type) -> Matcher<Value> {
  instanceOf(type)
}

private func instance<Value, Type>(
  of type: Type.Type,
  and matcher: Matcher<Type>?
) -> Matcher<Value> {
  let expected: Rendering = { limits in
    "an instance of \(typeName(type))" + (matcher.map { " that is \($0.rendering(limits))" } ?? "")
  }
  return Matcher(describedBy: expected) { value in
    guard let instance = value as? Type else {
      return .mismatch(
        Mismatch {
          Explanation(
            .reason(expected: expected) { limits in
              isNil(value)
                ? "was nil"
                : "was \(describing(value)(limits)) (\(typeName(dynamicType(of: value))))"
            }
          )
        }
      )
    }
    return matcher?.verdict(on: instance) ?? .match
  }
}
