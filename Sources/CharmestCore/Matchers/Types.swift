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
  func description(of name: String) -> Rendering {
    { limits in
      let type = "an instance of \(name)"
      guard let condition = matcher?.rendering(limits) else { return type }
      // A condition on a part names the type again.
      return condition.hasPrefix("\(name) with .")
        ? "an instance of \(condition)" : "\(type) that is \(condition)"
    }
  }
  return Matcher(describedBy: description(of: typeName(type))) { value, parts in
    if let instance = instance(of: type, in: value) {
      return matcher.map { parts.judge($0, part: instance, sharing: parts.reading) } ?? .match
    }
    return .mismatch {
      let names = typeNames(type, dynamicType(of: value))
      return Explanation(
        .reason(expected: description(of: names.expected)) { limits in
          let hasType = !isNil(value) || isOptional(type)
          return "was \(describing(value)(limits))" + (hasType ? " (\(names.actual))" : "")
        })
    }
  }
}

/// Matches a case of an enum if a matcher matches its payload.
///
/// ```swift
/// let isSmallCircle: Matcher<Shape> = isCase(
///   "circle", { if case .circle(let radius) = $0 { radius } else { nil } }, lessThan(1.0)
/// )
/// assertThat(box, isSmallCircle)
/// // box: expected .circle with a value less than 1.0, but was .square(side: 2.0)
/// assertThat(wheel, isSmallCircle)
/// // wheel.circle: expected a value less than 1.0, but was 3.0
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - extract: Gives the payload of that case, and `nil` for every other case.
///   - matcher: What is expected of the payload.
/// - Returns: A matcher for the enum.
@_disfavoredOverload public func isCase<Value, Payload>(
  _ name: String, _ extract: @escaping (Value) -> Payload?, _ matcher: Matcher<Payload>
) -> Matcher<Value> {
  Matcher(describedBy: { ".\(name) with \(matcher.rendering($0))" }) { value, parts in
    guard let payload = extract(value) else { return .mismatch(nil) }
    return parts.judge(matcher, property: payload, at: { .field(name) }, of: value)
  }
}

/// Matches a case of an enum whose payload equals a value.
///
/// ```swift
/// assertThat(
///   wheel,
///   isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, 1.0)
/// )
/// // wheel.circle: expected 1.0, but was 3.0
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - extract: Gives the payload of that case, and `nil` for every other case.
///   - payload: The value that the payload must equal.
/// - Returns: A matcher for the enum.
public func isCase<Value, Payload: Equatable>(
  _ name: String, _ extract: @escaping (Value) -> Payload?, _ payload: Payload
) -> Matcher<Value> { isCase(name, extract, equalTo(payload)) }

/// Matches a case of an enum with any payload.
///
/// ```swift
/// assertThat(shape, isCase("circle"))
/// // shape: expected .circle, but was .square(side: 2.0)
/// ```
///
/// The name is compared at run time with the name of the value's case. If the enum has a
/// description of its own, a case without payload has only that description; use `equalTo` for it.
///
/// - Parameter name: The name of the case, without the dot and without its payload.
/// - Returns: A matcher for the enum.
public func isCase<Value>(_ name: String) -> Matcher<Value> {
  Matcher(describedBy: { _ in ".\(name)" }) { caseName(of: $0) == name }
}

/// For a case given as a value, where its name is meant.
@available(
  *, unavailable, message: "write the case's name as a string, or equalTo for a value of the enum"
) public func isCase<Value>(_ value: Value) -> Matcher<Value> { anything() }

/// The name of an enum's case, without its payload.
private func caseName(of value: Any) -> String? {
  guard let value = bare(value) else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.label ?? "\(value)"
}
