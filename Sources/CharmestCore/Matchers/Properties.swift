/// Matches a value if a matcher matches one of its properties.
///
/// ```swift
/// assertThat(guest, hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))))
/// // guest.address.city: expected a string starting with "Ber", but was "Oslo"
/// ```
///
/// The failure shows the path to the property through any nesting.
///
/// - Parameters:
///   - keyPath: The property, or a path through several properties.
///   - matcher: A matcher for the property's value.
///   - file: The path of the file. The name of a computed property is read from this file, because
///     the property has no name at run time.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload  // A value wins over a matcher of a literal.
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value>, _ matcher: Matcher<Value>, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  let path = { Path(keyPath, of: "hasProperty", in: file, line, column) }
  return property(at: path, matcher) { $0[keyPath: keyPath] }
}

/// Matches a value whose property equals another value.
///
/// ```swift
/// assertThat(guest, hasProperty(\.name, "Ann"))
/// // guest.name: expected "Ann", but was "Bob"
/// ```
///
/// - Parameters:
///   - keyPath: The property, or a path through several properties.
///   - value: The value that the property must equal.
///   - file: Defaults to the caller's location, as do `line` and `column`.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
public func hasProperty<Root, Value: Equatable>(
  _ keyPath: KeyPath<Root, Value>, _ value: Value, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> { hasProperty(keyPath, equalTo(value), file: file, line: line, column: column) }

/// Matches a value if its optional property holds a value that a matcher matches.
///
/// ```swift
/// assertThat(order, hasProperty(\.guestName, hasPrefix("Jon")))
/// // order.guestName: expected a string starting with "Jon", but was nil
/// ```
///
/// - Parameters:
///   - keyPath: The optional property, or a path with optional chaining.
///   - matcher: A matcher for the wrapped value; a `nil` matcher expects no value.
///   - file: Defaults to the caller's location, as do `line` and `column`.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload  // `Matcher?`, so that the exact form wins where it fits.
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value?>, _ matcher: Matcher<Value>?, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  hasProperty(keyPath, matcher.ofOptional(), file: file, line: line, column: column)
}

/// Matches a value if a matcher matches something that a closure extracts from it.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, lessThan(5_000)))
/// // order total price: expected a value less than 5000, but was 5400
/// ```
///
/// Use it for everything that a key path cannot reach. A label that begins with a dot or a bracket
/// is shown as code: `order.price(in: .yen)`.
///
/// - Parameters:
///   - label: The name of the extracted value in the failure text.
///   - extract: Extracts the value. Called once for each evaluation; an error that it throws is a
///     mismatch.
///   - matcher: A matcher for the value.
/// - Returns: A matcher for the whole value.
@_disfavoredOverload public func having<Root, Value>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ matcher: Matcher<Value>
) -> Matcher<Root> {
  let isCode = label.hasPrefix(".") || label.hasPrefix("[")
  return property(at: { isCode ? Path(code: label) : [.words(label)] }, matcher, extract)
}

/// Matches a value if something that a closure extracts from it equals another value.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, 1_800))
/// // order total price: expected 1800, but was 2700
/// ```
///
/// - Parameters:
///   - label: The name of the extracted value in the failure text.
///   - extract: Extracts the value. Called once for each evaluation; an error that it throws is a
///     mismatch.
///   - value: The value that it must equal.
/// - Returns: A matcher for the whole value.
public func having<Root, Value: Equatable>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ value: Value
) -> Matcher<Root> { having(label, extract, equalTo(value)) }

/// Matches a value if a matcher matches its description.
///
/// ```swift
/// assertThat(price, hasDescription(hasSuffix("yen")))
/// // price.description: expected a string ending with "yen", but was "900"
/// ```
///
/// Optionals, `Any` and `AnyHashable` are unwrapped; the description of nil is `nil`.
///
/// - Parameter matcher: A matcher for `String(describing:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func hasDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value>
{
  property(at: { [.field("description")] }, matcher) {
    unwrapped($0).map { String(describing: $0) } ?? "nil"
  }
}

/// Matches a value that has this description.
///
/// - Parameter text: The expected `String(describing:)`.
/// - Returns: A matcher for values of any type.
public func hasDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDescription(equalTo(text))
}

/// Matches a value if a matcher matches its debug description.
///
/// - Parameter matcher: A matcher for `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload
public func hasDebugDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value> {
  property(at: { [.field("debugDescription")] }, matcher) {
    unwrapped($0).map { String(reflecting: $0) } ?? "nil"
  }
}

/// Matches a value that has this debug description.
///
/// - Parameter text: The expected `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
public func hasDebugDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDebugDescription(equalTo(text))
}

/// `a Guest whose .name is "Jon"`.
private func description(_ path: Path, of whole: Any.Type, is expected: Phrase) -> Phrase {
  let name = whole == Any.self ? "value" : typeName(whole)
  let article = "AEIOU".contains(name.prefix(1)) ? "an" : "a"
  return path.isRoot ? expected : "\(article) \(name) whose \(path.start) is \(expected)"
}

private func property<Root, Value>(
  at path: @escaping () -> Path, _ matcher: Matcher<Value>,
  _ extract: @escaping (Root) throws -> Value
) -> Matcher<Root> {
  Matcher(describedBy: { description(path(), of: Root.self, is: matcher.describe($0)) }) {
    root, judging in
    do {
      let (value, doubt) = try OpenJudgement.run { try extract(root) }
      if let doubt { return MatchResult.undecided(by: doubt).at(path()) }
      return judging.judge(matcher, property: value, at: path).surrounded(by: root)
    } catch { return MatchResult.undecided("threw \(value: error)", error: error).at(path()) }
  }
}

extension Judging {
  /// Judges a part of a value; if the opposite is expected, a failure names the part.
  mutating func judge<Part>(
    _ matcher: Matcher<Part>, property part: Part, at path: @escaping () -> Path
  ) -> MatchResult {
    let verdict = judge(matcher, part, at: path())
    guard sense.isOpposite, case .match(because: nil) = verdict else { return verdict }
    return MatchResult.match { "was \(value: part)" }.at(path())
  }

  /// Judges a part whose type was not known when the test was compiled.
  mutating func judge<Part>(
    _ matcher: Matcher<Part>, untyped found: Any, at path: @autoclosure @escaping () -> Path
  ) -> MatchResult {
    let isNil = unwrapped(found) == nil
    if let part = unbridged(found, as: Part.self) ?? (isNil ? found as? Part : nil) {
      return judge(matcher, property: part, at: path)
    }
    let types = (inner: innerType(of: found), wanted: innermostType(Part.self))
    // For a struct or an enum, it is certain that no value of the property has the type.
    let isOfType =
      types.inner == types.wanted || TypeKind(types.inner) == nil || TypeKind(types.wanted) == nil
    let mismatch: Mismatch =
      isNil && isOfType
      ? "was nil"
      : .undecided("was \(value: found) (\(typeName(types.inner)), not \(typeName(Part.self)))")
    return .mismatch(place(mismatch.expecting { matcher.expected }, at: path()))
  }

  /// The mismatch of a part, at its path.
  ///
  /// The path is made only here, and not for each part that is judged.
  @usableFromInline mutating func place(
    _ mismatch: Mismatch, at path: @autoclosure @escaping () -> Path
  ) -> Mismatch {
    let placed = mismatch.at(path)
    remember(placed)
    return placed
  }
}

/// Matches a value if a matcher matches its stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty(named: "amount", greaterThan(900)))
/// // event.amount: expected a value greater than 900, but was 850
/// ```
///
/// It reads the stored properties of the value and its superclasses by reflection, including
/// private ones. The names are the same as in failure texts: lazy, wrapped and observed properties
/// have the names that the source gives them. An optional is unwrapped, unless the matcher is for
/// optionals. The value of the property must have the type of the matcher; it is not converted: an
/// `[Int]` is not an `[Any]`. Only an object of Objective-C, such as an `NSString`, counts as the
/// Swift value that it represents. If the type is known, prefer a key path, because the compiler
/// checks it. If there is no such property, the failure lists the existing ones. In this case,
/// `not` fails as well. It also fails for a property of another type. If the whole value is `nil`,
/// `not` passes.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: A matcher for its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
@_disfavoredOverload public func hasProperty<Root, Value>(
  named name: String, _ matcher: Matcher<Value>
) -> Matcher<Root> { property(named: name, matcher) }

/// Matches a value if a matcher for texts matches its stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty(named: "currency", hasPrefix("EU")))
/// // event.currency: expected a string starting with "EU", but was "JPY"
/// ```
///
/// A matcher for any collection, such as `empty()`, is treated as a matcher for texts here. For a
/// list, name the type, `empty() as Matcher<[String]>`, or use a key path.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: A matcher for its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
@_disfavoredOverload public func hasProperty<Root>(
  named name: String, _ matcher: Matcher<String>
) -> Matcher<Root> { property(named: name, matcher) }

/// Matches a value if a matcher for values of any type matches its stored property of this name.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: A matcher for its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root>(named name: String, _ matcher: Matcher<Any?>) -> Matcher<Root> {
  property(named: name, matcher)
}

/// Matches a value whose stored property of this name equals another value.
///
/// ```swift
/// assertThat(event, hasProperty(named: "amount", 900))
/// // event.amount: expected 900, but was 850
/// ```
///
/// - Parameters:
///   - name: The name of the property.
///   - value: The value that the property must equal.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root, Value: Equatable>(named name: String, _ value: Value) -> Matcher<Root>
{ hasProperty(named: name, equalTo(value)) }

/// Matches a value that has a stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty(named: "amount"))
/// ```
///
/// - Parameter name: The name of the property.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root>(named name: String) -> Matcher<Root> {
  let type = Root.self == Any.self ? "a value" : typeName(Root.self)
  return Matcher(describedBy: { "\($0.not)\(type) with .\(name)" }) { root, _ in
    storedProperty(name, of: root) == nil ? .mismatch(but: missing(name, in: root)) : .match
  }
}

private func property<Root, Value>(named name: String, _ matcher: Matcher<Value>) -> Matcher<Root> {
  Matcher(describedBy: {
    "\($0.not)\(description([.field(name)], of: Root.self, is: matcher.expected))"
  }) { root, judging in
    guard let found = storedProperty(name, of: root) else {
      // Under a wrong name, `not` must not pass.
      return unwrapped(root) == nil
        ? .mismatch(but: missing(name, in: root)) : .undecided(missing(name, in: root))
    }
    return judging.judge(matcher, untyped: found, at: [.field(name)]).surrounded(by: root)
  }
}

private func storedProperty(_ name: String, of value: Any) -> Any? {
  let fields = storedProperties(of: value)
  return zip(fields.names, fields).first { $0.0 == name }?.1.value
}

private func storedProperties(of value: Any) -> [Parts.Field] {
  unwrapped(value).flatMap { Parts(reflecting: $0).named?.fields } ?? []
}

private func missing(_ name: String, in root: Any) -> Phrase {
  guard let value = unwrapped(root) else { return "the value is nil" }
  let names = storedProperties(of: root).compactMap(\.name).map { Phrase(".\($0)") }
  let all = names.isEmpty ? "no stored properties" : names.listed()
  return "it has no property .\(name): \(typeName(type(of: value))) has \(all)"
}
