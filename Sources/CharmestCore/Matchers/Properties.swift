/// Matches a value whose property another matcher matches.
///
/// ```swift
/// assertThat(guest, hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))))
/// // guest.address.city: expected a string starting with "Ber", but was "Oslo"
/// ```
///
/// The failure shows the path to the property through any nesting.
///
/// - Parameters:
///   - keyPath: The property, or a path through several.
///   - matcher: What is expected of the property's value.
///   - file: The path of the file. Leave it out, as the following two; a computed property has no
///     name at run time, so its name is read from there.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value>, _ matcher: Matcher<Value>, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  property(
    of: { $0[keyPath: keyPath] }, at: { Path.property(keyPath, writtenIn: file, line, column) },
    matcher)
}

/// Matches a value whose property equals another value.
///
/// ```swift
/// assertThat(guest, hasProperty(\.name, "Ann"))
/// // guest.name: expected "Ann", but was "Bob"
/// ```
///
/// - Parameters:
///   - keyPath: The property, or a path through several.
///   - value: The value that the property is to equal.
///   - file: The path of the file. Leave it out, as the following two.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
public func hasProperty<Root, Value: Equatable>(
  _ keyPath: KeyPath<Root, Value>, _ value: Value, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> { hasProperty(keyPath, equalTo(value), file: file, line: line, column: column) }

/// Matches a value whose optional property holds a value that another matcher matches.
///
/// ```swift
/// assertThat(order, hasProperty(\.guestName, hasPrefix("Jon")))
/// // order.guestName: expected a string starting with "Jon", but was nil
/// ```
///
/// - Parameters:
///   - keyPath: The optional property, or a path with optional chaining.
///   - matcher: What is expected of the wrapped value.
///   - file: The path of the file. Leave it out, as the following two.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value?>, _ matcher: Matcher<Value>, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  hasProperty(keyPath, presentAnd(matcher), file: file, line: line, column: column)
}

/// Matches a value of which something, extracted by a closure, another matcher matches.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, lessThan(5_000)))
/// // order total price: expected a value less than 5000, but was 5400
/// ```
///
/// For everything that a key path cannot reach. A label that begins with a dot or a bracket is shown
/// as code: `order.price(in: .yen)`.
///
/// - Parameters:
///   - label: What is extracted, for the failure text.
///   - extract: Extracts it. Called once for each evaluation; an error it throws is a mismatch.
///   - matcher: What is expected of it.
/// - Returns: A matcher for the whole value.
@_disfavoredOverload public func having<Root, Value>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ matcher: Matcher<Value>
) -> Matcher<Root> {
  let isCode = label.hasPrefix(".") || label.hasPrefix("[")
  return property(of: extract, at: { isCode ? .expression(label) : .words(label) }, matcher)
}

/// Matches a value of which something, extracted by a closure, equals another value.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, 1_800))
/// // order total price: expected 1800, but was 2700
/// ```
///
/// - Parameters:
///   - label: What is extracted, for the failure text.
///   - extract: Extracts it. Called once for each evaluation; an error it throws is a mismatch.
///   - value: What it is to equal.
/// - Returns: A matcher for the whole value.
public func having<Root, Value: Equatable>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ value: Value
) -> Matcher<Root> { having(label, extract, equalTo(value)) }

/// Matches a value whose several parts are all as expected.
///
/// ```swift
/// let jon = object(
///   hasProperty(\Guest.name, "Jon"),
///   hasProperty(\Guest.visits, greaterThan(2)),
///   hasProperty(\Guest.address.city, hasPrefix("Kyo"))
/// )
/// // guest: 2 of 3 properties differ: .visits expected a value greater than 2, but was 1;
/// //   .address.city expected a string starting with "Kyo", but was "Osaka"
/// ```
///
/// Like `allOf`, but counts properties. All that differ are reported.
///
/// - Parameters:
///   - first: What is expected of one part.
///   - rest: What is expected of other parts.
/// - Returns: A matcher for the whole value.
public func object<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...) -> Matcher<Value> {
  let properties = [first] + rest
  return Matcher(describedBy: { list(properties.map(\.rendering), separator: " and ", $0) }) {
    value, parts in
    judgeAll(properties, value, by: &parts, showing: value) { Tally($0, outOf: $1, "properties") }
  }
}

/// Matches a value whose description another matcher matches.
///
/// ```swift
/// assertThat(price, hasDescription(hasSuffix("yen")))
/// // price.description: expected a string ending with "yen", but was "900"
/// ```
///
/// - Parameter matcher: What is expected of `String(describing:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func hasDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value>
{ property(of: { String(describing: $0) }, at: { .field("description") }, matcher) }

/// Matches a value that has a description.
///
/// - Parameter text: What `String(describing:)` is to be.
/// - Returns: A matcher for values of any type.
public func hasDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDescription(equalTo(text))
}

/// Matches a value whose debug description another matcher matches.
///
/// - Parameter matcher: What is expected of `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func hasDebugDescription<Value>(_ matcher: Matcher<String>) -> Matcher<
  Value
> { property(of: { String(reflecting: $0) }, at: { .field("debugDescription") }, matcher) }

/// Matches a value that has a debug description.
///
/// - Parameter text: What `String(reflecting:)` is to be.
/// - Returns: A matcher for values of any type.
public func hasDebugDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDebugDescription(equalTo(text))
}

/// A matcher of one part of a value, whose differences are shown at the part's path.
package func property<Root, Value>(
  of extract: @escaping (Root) throws -> Value, at path: @escaping () -> Path,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  Matcher(describedBy: { limits in
    let expected = matcher.rendering(limits)
    return path().isRoot ? expected : "\(nameOfWhole(Root.self)) with \(path().inList) \(expected)"
  }) { root, parts in
    do { return parts.judge(matcher, property: try extract(root), at: path, of: root) } catch {
      return Finding.undecided(expecting: matcher.rendering) {
        "threw \(describing(error: error)($0))"
      }.at(path())
    }
  }
}

extension Parts {
  /// Judges one part of a value, whose differences are shown at the part's path.
  mutating func judge<Root, Value>(
    _ matcher: Matcher<Value>, property value: Value, at path: @escaping () -> Path, of root: Root
  ) -> Finding {
    judge(matcher, part: value, at: path()).at(path()).explained { inner in
      var explanation = inner
      if explanation.whole?.expected == nil, !path().isRoot {
        // The whole of the outermost value that fits says best which one it was.
        let actual = explanation.whole?.actual
        explanation.whole = WholeValues(expected: nil) { fitting(root)($0) ?? actual?($0) }
      }
      return explanation
    }
  }
}

/// What a value is called where it is described by a part of it.
package func nameOfWhole(_ type: Any.Type) -> String {
  type == Any.self ? "a value" : typeName(type)
}
