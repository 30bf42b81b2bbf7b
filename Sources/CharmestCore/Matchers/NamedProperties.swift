/// Matches a value with a stored property of a name, whose value another matcher matches.
///
/// ```swift
/// assertThat(event as Any, hasProperty("amount", greaterThan(900)))
/// // event.amount: expected a value greater than 900, but was 850
/// ```
///
/// Reads stored properties of the value and its superclasses by reflection, also private ones, by the
/// names that failure texts give them: lazy, wrapped and observed ones by those they have in source.
/// An optional is unwrapped, unless the matcher is for optionals. Prefer a key path where the type is
/// known: the compiler checks it. If there is no such property, the failure lists those there are.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: What is expected of its value.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload
public func hasProperty<Root, Value>(
  _ name: String,
  _ matcher: Matcher<Value>
) -> Matcher<Root> {
  Matcher(
    describedBy: { "\(nameOfWhole(Root.self)) with .\(name) \(matcher.rendering($0))" }
  ) { root, parts in
    let properties = storedProperties(of: root)
    guard let found = property(name, among: properties) else {
      return .mismatch { missingProperty(name, among: properties.map(\.name), of: root) }
    }
    guard let value = found.value as? Value ?? bare(found.value) as? Value else {
      return .mismatch {
        Explanation(
          .reason(expected: matcher.rendering) { limits in
            isNil(found.value) || found.value is UnsetLazyProperty
              ? "was \(describing(found.value)(limits))"
              : "was \(describing(found.value)(limits)) "
                + "(\(typeName(dynamicType(of: found.value))), not \(typeName(Value.self)))"
          }
        )
        .at(.field(name))
      }
    }
    return parts.judge(matcher, property: value, at: { .field(name) }, of: root)
  }
}

/// Matches a value with a stored property of a name, which equals another value.
///
/// ```swift
/// assertThat(event as Any, hasProperty("amount", 900))
/// // event.amount: expected 900, but was 850
/// ```
///
/// - Parameters:
///   - name: The name of the property.
///   - value: The value that it is to equal.
/// - Returns: A matcher for values of any type.
public func hasProperty<Root, Value: Equatable>(_ name: String, _ value: Value) -> Matcher<Root> {
  hasProperty(name, equalTo(value))
}

/// Matches a value that has a stored property of a name.
///
/// ```swift
/// assertThat(event as Any, hasProperty("amount"))
/// ```
///
/// - Parameter name: The name of the property.
/// - Returns: A matcher for values of any type.
public func hasProperty<Root>(_ name: String) -> Matcher<Root> {
  Matcher(describedBy: { _ in "\(nameOfWhole(Root.self)) with .\(name)" }) { root, _ in
    let properties = storedProperties(of: root)
    return property(name, among: properties) == nil
      ? .mismatch { missingProperty(name, among: properties.map(\.name), of: root) } : .match
  }
}

private func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  bare(value).map { Structure(of: $0).named } ?? []
}

private func property(
  _ name: String,
  among properties: [(name: String, value: Any)]
) -> (name: String, value: Any)? {
  // A wrapper that computes its value cannot be told from a property that begins with `_`.
  properties.first { $0.name == name } ?? properties.first { $0.name == "_\(name)" }
}

private func missingProperty<Root>(
  _ name: String,
  among names: [String],
  of root: Root
) -> Explanation {
  Explanation(
    .statement { limits in
      let type = typeName(dynamicType(of: root))
      if isNil(root) { return "missing property .\(name): the value is nil" }
      return names.isEmpty
        ? "missing property .\(name): \(type) has no stored properties"
        : "missing property .\(name): \(type) has "
          + list(names.map { name in { _ in ".\(name)" } }, limits)
    },
    whole: WholeValues(expected: nil, actual: fitting(root))
  )
}
