/// Matches a case of an enum, whatever it holds.
///
/// ```swift
/// assertThat(shape, isCase("circle"))
/// // shape: expected .circle, but was .square(side: 2.0)
/// ```
///
/// The name is the one in the source, even if the type describes itself in other words. Optionals,
/// `Any` and `AnyHashable` are unwrapped. `some` and `none` are the cases of the optional itself,
/// unless the enum in it has a case of that name.
///
/// A name that the enum does not have fails, even under `not`. So does a value that is not an enum.
/// Enums of C and Objective-C fail as well, because their cases have no names at run time: use
/// `equalTo` for them.
///
/// - Parameter name: The name of the case, without the dot and without its payload.
/// - Returns: A matcher for values of any type.
public func isCase<Value>(_ name: String) -> Matcher<Value> { enumCase(name) }

/// A value is often written by mistake for a name.
@available(
  *, unavailable, message: "write the case's name as a string, or equalTo for a value of the enum"
) public func isCase<Value>(_ value: Value) -> Matcher<Value> { anything() }

/// Matches a case of an enum whose payload equals a value.
///
/// ```swift
/// assertThat(shape, isCase("square", 3.0))
/// // shape.square.side: expected 3.0, but was 2.0
/// ```
///
/// The payload must have the type of the value; it is not converted. A payload of another type
/// fails, even under `not`, because then the matcher is wrong.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - payload: The value that the payload must equal.
/// - Returns: A matcher for values of any type.
public func isCase<Value, Payload: Equatable>(_ name: String, _ payload: Payload) -> Matcher<Value>
{ enumCase(name, equalTo(payload)) }

/// Matches a case of an enum if a matcher matches its payload.
///
/// ```swift
/// assertThat(shape, isCase("square", lessThan(1.0)))
/// // shape.square.side: expected a value less than 1.0, but was 2.0
/// ```
///
/// The payload must have the type of the matcher; it is not converted. A payload of another type
/// fails, even under `not`, because then the matcher is wrong. If a case holds several values, its
/// payload is a tuple of these values.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: A matcher for the payload.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value, Payload>(
  _ name: String, _ matcher: Matcher<Payload>
) -> Matcher<Value> { enumCase(name, matcher) }

/// Matches a case of an enum if a matcher for texts matches its payload.
///
/// ```swift
/// assertThat(guest, isCase("student", hasPrefix("E")))
/// // guest.student: expected a string starting with "E", but was "Ann"
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: A matcher for the payload.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value>(_ name: String, _ matcher: Matcher<String>)
  -> Matcher<Value>
{ enumCase(name, matcher) }

/// Matches a case of an enum if a matcher for arrays matches its payload.
///
/// ```swift
/// assertThat(order, isCase("toppings", hasItem("nori")))
/// // order.toppings: expected an item "nori", but was ["wakame"]
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: A matcher for the payload.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value, Element>(
  _ name: String, _ matcher: Matcher<[Element]>
) -> Matcher<Value> { enumCase(name, matcher) }

/// Matches a case of an enum if a matcher for values of any type matches its payload.
///
/// Use it if a case holds several values and only some of them matter. Name these by their labels,
/// or by their numbers if they have no labels:
///
/// ```swift
/// assertThat(table, isCase("moved", hasProperty(named: "to", greaterThan(7))))
/// // table.moved.to: expected a value greater than 7, but was 3
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: A matcher for the payload.
/// - Returns: A matcher for values of any type.
public func isCase<Value>(_ name: String, _ matcher: Matcher<Any?>) -> Matcher<Value> {
  enumCase(name, matcher)
}

/// Matches a case of an enum that holds several values, in this order.
///
/// ```swift
/// assertThat(table, isCase("moved", 1, greaterThan(7)))
/// // table.moved.to: expected a value greater than 7, but was 3
/// //   (1 of 2 associated values differs)
/// ```
///
/// Give each as a value or as a matcher. A value whose type is not `Equatable` cannot be judged: it
/// fails, even under `not`. If a matcher fits any type, write its type here:
/// `anything() as Matcher<Int>`.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - first: The first value, or a matcher for it.
///   - second: The second value, or a matcher for it.
///   - rest: The other values, or matchers for them.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value, First, Second, each Other>(
  _ name: String, _ first: First, _ second: Second, _ rest: repeat each Other
) -> Matcher<Value> { enumCase(name, first, second, repeat each rest) }

/// Matches a case of an enum that holds two values, the second by a matcher for texts.
@_disfavoredOverload public func isCase<Value, First>(
  _ name: String, _ first: First, _ second: Matcher<String>
) -> Matcher<Value> { enumCase(name, first, second) }

/// Matches a case of an enum that holds two values, the first by a matcher for texts.
@_disfavoredOverload public func isCase<Value, Second>(
  _ name: String, _ first: Matcher<String>, _ second: Second
) -> Matcher<Value> { enumCase(name, first, second) }

/// Matches a case of an enum that holds two values, both by matchers for texts.
@_disfavoredOverload public func isCase<Value>(
  _ name: String, _ first: Matcher<String>, _ second: Matcher<String>
) -> Matcher<Value> { enumCase(name, first, second) }

/// A matcher for values of a type that is not known.
private protocol AnyMatcher { var untyped: Matcher<Any> { get } }

extension Matcher: AnyMatcher {
  fileprivate var untyped: Matcher<Any> {
    Matcher<Any>(describedBy: describe) { value, judging in
      judging.judge(self, untyped: value, at: [])
    }
  }
}

/// A matcher for an associated value, given as one or as the value itself.
private func payloadMatcher<Part>(_ part: Part) -> Matcher<Any> {
  func equality<Payload: Equatable>(_ type: Payload.Type) -> Matcher<Any>? {
    (part as? Payload).map { equalTo($0).untyped }
  }
  if let matcher = part as? any AnyMatcher { return matcher.untyped }
  if let type = Part.self as? any Equatable.Type, let matcher = equality(type) { return matcher }
  return Matcher(describedBy: { "\($0.not)\(value: part)" }) { _, _ in
    .undecided("\(typeName(Part.self)) is not Equatable")
  }
}

private func enumCase<Value, each Part>(_ name: String, _ parts: repeat each Part) -> Matcher<Value>
{
  var payload: [Matcher<Any>] = []
  repeat payload.append(payloadMatcher(each parts))
  let describe = { [payload] (sense: Sense) -> Phrase in
    let values: Phrase = payload.isEmpty ? "" : "(\(payload.map(\.expected).joined()))"
    return "\(sense.not).\(name)\(values)"
  }
  return Matcher(describedBy: describe, certain: .mismatch) { value, judging in
    let (fields, fault) = findCase(name, in: value)
    if let fault { return .undecided(fault) }
    let all = unwrapped(value).flatMap { Mirror(reflecting: $0).children.first?.value }
    // An error may say nothing about the code under test: an unstubbed call in `Result.failure`.
    let held = fields ?? unwrapped(value).flatMap { Parts(reflecting: $0).named?.fields } ?? []
    let errors = held.compactMap { $0.value as? any Error }
    if let fault = CharmestCore.fault(among: errors, of: value) { return fault }
    guard let fields else { return .was(value) }
    if payload.isEmpty { return .match }
    // One matcher is for the only value, or for all values together.
    let isTogether = payload.count == 1 && fields.count > 1
    let values = isTogether ? [.init(name: nil, value: all ?? fields)] : fields
    guard values.count == payload.count else {
      return .undecided("was \(value: value), which holds \(counted(values.count, "value"))")
    }
    let named = NamedParts(fields: values, head: [.field(name)])
    let verdicts = payload.indices.map { index in
      judging.judge(payload[index], values[index].value, at: named.path(to: index))
    }
    return .all(verdicts, "associated values", showing: value)
  }
}

/// What a case of this name holds, nil if the value is another case; or why the type has no such
/// case, so that `not` must not pass either.
private func findCase(_ name: String, in value: Any) -> (fields: [Parts.Field]?, fault: Phrase?) {
  func isMeant(_ other: some StringProtocol) -> Bool {
    other.filter { $0 != "`" } == name.filter { $0 != "`" }
  }
  let type = innerType(of: value)
  let names = namesOfCases(type)
  if names?.contains(where: isMeant) != true {
    let optional = Mirror(reflecting: value)
    if optional.displayStyle == .optional, ["some", "none"].contains(name) {
      let fields = optional.children.map { Parts.Field(name: nil, value: $0.value) }
      return ((name == "none") == fields.isEmpty ? fields : nil, nil)
    }
    if let names {
      let all = names.map { Phrase(".\($0)") }.listed()
      return (nil, "\(typeName(type)) has no case .\(name): it has \(all)")
    }
  }
  let parts = unwrapped(value).map { Parts(reflecting: $0) }
  guard case .enumCase(let found, let fields) = parts else {
    // A nil of a protocol may stand for the enum.
    let isAnother = names != nil || unwrapped(value) == nil && TypeKind(type) != .structure
    return (nil, isAnother ? nil : "was \(value: value) (\(typeName(type)) has no names of cases)")
  }
  return (isMeant(found.dropFirst()) ? fields : nil, nil)
}
