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
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value>,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  property(of: { $0[keyPath: keyPath] }, at: { Path.property(keyPath) }, matcher)
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
/// - Returns: A matcher for the value that has the property.
public func hasProperty<Root, Value: Equatable>(
  _ keyPath: KeyPath<Root, Value>,
  _ value: Value
) -> Matcher<Root> {
  hasProperty(keyPath, equalTo(value))
}

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
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value?>,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  hasProperty(keyPath, presentAnd(matcher))
}

/// A matcher of one part of a value, whose differences are shown at the part's path.
package func property<Root, Value>(
  of extract: @escaping (Root) -> Value,
  at path: @escaping () -> Path,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  Matcher(
    describedBy: { limits in
      let expected = matcher.rendering(limits)
      return path().isRoot
        ? expected : "\(typeName(Root.self)) with \(path().inList) \(expected)"
    }
  ) { root in
    switch matcher.verdict(on: extract(root)) {
    case .match(let because):
      .match(
        because: because.map { reason in
          { path().isRoot ? reason($0) : "\(path().inList): \(reason($0))" }
        }
      )
    case .mismatch(let mismatch):
      .mismatch(
        Mismatch {
          var explanation = mismatch.explanation.at(path())
          if explanation.whole?.expected == nil, !path().isRoot {
            // The whole of the outermost value that fits says best which one it was.
            let inner = explanation.whole?.actual
            explanation.whole = WholeValues(expected: nil) { fitting(root)($0) ?? inner?($0) }
          }
          return explanation
        }
      )
    }
  }
}

extension Path {
  /// The properties of a key path: `\Guest.address.city` gives `.address.city`.
  ///
  /// Computed properties have no name at run time; their place is shown by their type.
  package static func property(_ keyPath: AnyKeyPath) -> Path {
    let components = String(describing: keyPath)
    let root = "\\" + String(describing: type(of: keyPath).rootType)
    let path =
      components.hasPrefix(root) ? components.dropFirst(root.count) : components.dropFirst()
    return path == ".self" ? .root : .expression(withoutAddresses(path))
  }

  /// Replaces `<computed 0x00005581 (String)>` by `<computed String>`: addresses change in each run.
  private static func withoutAddresses(_ path: Substring) -> String {
    String(path).replacing(/<computed 0x[0-9a-fA-F]+ \((?<type>[^)]*)\)>/) {
      "<computed \($0.type)>"
    }
  }
}
