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
@_disfavoredOverload
public func having<Root, Value>(
  _ label: String,
  _ extract: @escaping @Sendable (Root) throws -> Value,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  let path: Path =
    label.hasPrefix(".") || label.hasPrefix("[") ? .expression(label) : .words(label)
  return Matcher(
    describedBy: { "\(nameOfWhole(Root.self)) with \(path.inList) \(matcher.rendering($0))" }
  ) { root, parts in
    do {
      return parts.judge(matcher, property: try extract(root), at: { path }, of: root)
    } catch {
      return Finding.undecided(expecting: matcher.rendering) {
        "threw \(describing(error: error)($0))"
      }
      .at(path)
    }
  }
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
  _ label: String,
  _ extract: @escaping @Sendable (Root) throws -> Value,
  _ value: Value
) -> Matcher<Root> {
  having(label, extract, equalTo(value))
}

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
  return Matcher(
    describedBy: { list(properties.map(\.rendering), separator: " and ", $0) }
  ) { value, parts in
    judgeAll(properties, value, by: &parts, showing: value) { Tally($0, outOf: $1, "properties") }
  }
}
