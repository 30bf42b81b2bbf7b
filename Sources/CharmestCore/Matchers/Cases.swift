/// Matches a case of an enum, whatever it holds.
///
/// ```swift
/// assertThat(shape, isCase("circle"))
/// // shape: expected .circle, but was .square(side: 2.0)
/// ```
///
/// The name is the one in the source, also if the type describes itself in other words. Optionals,
/// `Any` and `AnyHashable` are unwrapped. `some` and `none` are the cases of the optional itself,
/// unless the enum in it has a case of that name.
///
/// A name that the enum does not have, and a value that is no enum, fail under `not` as well. So do
/// enums of C and Objective-C, whose cases have no names at run time: use `equalTo` for them.
///
/// - Parameter name: The name of the case, without the dot and without its payload.
/// - Returns: A matcher for values of any type.
public func isCase<Value>(_ name: String) -> Matcher<Value> { enumCase(name, holding: []) }

/// For a case given as a value, where its name is meant.
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
/// The payload must be of the value's type and is not converted. Another type fails under `not` as
/// well, because the matcher is wrong then.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - payload: The value that the payload must equal.
/// - Returns: A matcher for values of any type.
public func isCase<Value, Payload: Equatable>(_ name: String, _ payload: Payload) -> Matcher<Value>
{ enumCase(name, holding: [PayloadMatcher(equalTo(payload))]) }

/// Matches a case of an enum if a matcher matches its payload.
///
/// ```swift
/// assertThat(shape, isCase("square", lessThan(1.0)))
/// // shape.square.side: expected a value less than 1.0, but was 2.0
/// ```
///
/// The payload must be of the matcher's type and is not converted. Another type fails under `not`
/// as well, because the matcher is wrong then. The payload of a case that holds several values is a
/// tuple of them.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: What is expected of the payload.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value, Payload>(
  _ name: String, _ matcher: Matcher<Payload>
) -> Matcher<Value> { enumCase(name, holding: [PayloadMatcher(matcher)]) }

/// Matches a case of an enum if a matcher for texts matches its payload.
///
/// ```swift
/// assertThat(guest, isCase("student", hasPrefix("E")))
/// // guest.student: expected a string starting with "E", but was "Ann"
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: What is expected of the payload.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value>(_ name: String, _ matcher: Matcher<String>)
  -> Matcher<Value>
{ enumCase(name, holding: [PayloadMatcher(matcher)]) }

/// Matches a case of an enum if a matcher for values of any type matches its payload.
///
/// Use it for some of several values that a case holds, by their labels, or by the numbers of
/// those without labels:
///
/// ```swift
/// assertThat(table, isCase("moved", hasProperty("to", greaterThan(7))))
/// // table.moved.to: expected a value greater than 7, but was 3
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - matcher: What is expected of the payload.
/// - Returns: A matcher for values of any type.
public func isCase<Value>(_ name: String, _ matcher: Matcher<Any>) -> Matcher<Value> {
  enumCase(name, holding: [PayloadMatcher(matcher)])
}

/// Matches a case of an enum that holds exactly these values, in this order.
///
/// ```swift
/// assertThat(table, isCase("moved", 1, 7))
/// // table.moved.to: expected 7, but was 3 (1 of 2 associated values differs)
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - first: The first value.
///   - second: The second value.
///   - rest: The other values.
/// - Returns: A matcher for values of any type.
public func isCase<Value, First: Equatable, Second: Equatable, each Other: Equatable>(
  _ name: String, _ first: First, _ second: Second, _ rest: repeat each Other
) -> Matcher<Value> {
  isCase(name, equalTo(first), equalTo(second), repeat equalTo(each rest))
}

/// Matches a case of an enum if the matchers match the values that it holds, one by one.
///
/// ```swift
/// assertThat(table, isCase("moved", equalTo(1), greaterThan(7)))
/// // table.moved.to: expected a value greater than 7, but was 3
/// //   (1 of 2 associated values differs)
/// ```
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - first: What is expected of the first value.
///   - second: What is expected of the second value.
///   - rest: What is expected of the other values.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func isCase<Value, First, Second, each Other>(
  _ name: String, _ first: Matcher<First>, _ second: Matcher<Second>,
  _ rest: repeat Matcher<each Other>
) -> Matcher<Value> {
  var matchers: [PayloadMatcher<Value>] = [PayloadMatcher(first), PayloadMatcher(second)]
  repeat matchers.append(PayloadMatcher(each rest))
  return enumCase(name, holding: matchers)
}

/// Matches a case of an enum if a matcher matches what a closure takes out of it.
///
/// ```swift
/// let isSmallCircle: Matcher<Shape> = isCase(
///   "circle", { if case .circle(let radius) = $0 { radius } else { nil } }, lessThan(1.0)
/// )
/// assertThat(box, isSmallCircle)
/// // box: expected .circle(a value less than 1.0), but was .square(side: 2.0)
/// assertThat(wheel, isSmallCircle)
/// // wheel.circle: expected a value less than 1.0, but was 3.0
/// ```
///
/// Here the compiler checks the case and the type of the payload.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - extract: Gives the payload of that case, and `nil` for every other case.
///   - matcher: What is expected of the payload.
/// - Returns: A matcher for the enum.
@_disfavoredOverload public func isCase<Value, Payload>(
  _ name: String, _ extract: @escaping (Value) -> Payload?, _ matcher: Matcher<Payload>
) -> Matcher<Value> {
  let extraction = Extraction(of: Payload.self, from: Value.self)
  return Matcher(describedBy: { "\($0.not).\(name)(\(matcher.expected))" }) { value, judging in
    if extraction.mayReadValue, let undecided = judging.handOver(value) { return undecided }
    defer { if extraction.mayReadParts { judging.noteClosure() } }
    guard let payload = extract(value) else { return another(value) }
    return judging.judge(
      matcher, property: payload, by: .property(nil), at: { .field(name) }, of: value,
      whichMayBeRead: extraction.mayReadParts)
  }
}

/// Matches a case of an enum if what a closure takes out of it equals a value.
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

/// Matches a case of an enum if its payload, which a property of the enum gives, equals a value.
///
/// A key path that names its type, such as `\Shape.radius`, would otherwise be taken for a value of
/// the payload.
///
/// - Parameters:
///   - name: The name of the case, without the dot.
///   - extract: The property with the payload of that case, which is `nil` for every other case.
///   - payload: The value that the payload must equal.
/// - Returns: A matcher for the enum.
public func isCase<Value, Payload: Equatable>(
  _ name: String, _ extract: KeyPath<Value, Payload?>, _ payload: Payload
) -> Matcher<Value> { isCase(name, { $0[keyPath: extract] }, equalTo(payload)) }

/// What is expected of a value in a payload, whose type is known only at run time.
private struct PayloadMatcher<Root> {
  let expected: Phrase
  let judge: (_ value: Any, _ path: Path, _ root: Root, _ judging: inout Judging) -> Verdict

  init<Payload>(_ matcher: Matcher<Payload>) {
    expected = matcher.expected
    judge = { value, path, root, judging in
      judging.judge(matcher, untyped: value, at: path, of: root)
    }
  }
}

private func enumCase<Value>(_ name: String, holding payload: [PayloadMatcher<Value>]) -> Matcher<
  Value
> {
  Matcher(describedBy: { sense in
    guard !payload.isEmpty else { return "\(sense.not).\(name)" }
    return "\(sense.not).\(name)(\(list(payload.map(\.expected))))"
  }) { value, judging in
    switch EnumCase.find(name, in: value) {
    case .unknown(let type, let names):
      return .undecided(
        "\(typeName(type)) has no case .\(name): it has \(list(names.map { ".\($0)" }))")
    case .nameless(let type, let isEnum):
      let problem = isEnum ? "has no names of cases at run time" : "is no enum"
      return .undecided("was \(describing(value)) (\(typeName(type)) \(problem))")
    case .another: return another(value)
    case .found(let found):
      guard !payload.isEmpty else {
        return hasOwnDescription(value)
          ? judging.match(because: "was \(describingCase(of: value))") : .match
      }
      let values = payload.count == 1 ? found.whole : found.values
      guard values.count == payload.count else {
        return .undecided(
          "was \(describing(value)), which holds \(counted(values.count, "value"))")
      }
      if payload.count == 1 {
        return payload[0].judge(values[0].value, values[0].path, value, &judging)
      }
      var mismatches = FoundMismatches()
      for (expected, (path, value:part)) in zip(payload, values) {
        mismatches.add(expected.judge(part, path, value, &judging))
      }
      return mismatches.joined(.associatedValues)
    }
  }
}

/// The mismatch of another case.
private func another(_ value: Any) -> Verdict {
  hasOwnDescription(value) ? .mismatch(was: describingCase(of: value)) : .mismatch(nil)
}

/// Whether a value has a description that need not name its case.
private func hasOwnDescription(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || value is any TextOutputStreamable || value is any FailureDescribable
}

/// A value of an enum, and its case if its description does not begin with it.
private func describingCase(of value: Any) -> Phrase {
  let own = describing(value)
  guard let name = unwrapped(value).flatMap({ EnumCase(of: $0) })?.name else { return own }
  let text = own.plainText.trimmingPrefix(".")
  let next = text.dropFirst(name.count).first
  let isNamed = text.hasPrefix(name) && (next.map { " (".contains($0) } ?? true)
  return isNamed ? own : "\(own) (.\(name))"
}

extension EnumCase {
  /// The values that the case holds, with their paths.
  fileprivate var values: [(path: Path, value: Any)] {
    let parts = parts
    return zip(parts.names, parts).map { name, part in
      (parts.isOneNameless ? path : path + .field(name), part.value)
    }
  }

  /// The only value that the case holds, or a tuple of all.
  fileprivate var whole: [(path: Path, value: Any)] {
    values.count < 2 ? values : payload.map { [(path, $0)] } ?? []
  }

  private var path: Path { .field(name) }
}
