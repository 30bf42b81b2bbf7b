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
@_disfavoredOverload public func hasProperty<Root, Value>(_ name: String, _ matcher: Matcher<Value>)
  -> Matcher<Root>
{
  Matcher(describedBy: { "\(nameOfWhole(Root.self)) with .\(name) \(matcher.rendering($0))" }) {
    root, parts in
    guard let found = storedProperty(name, of: root) else { return missingProperty(name, of: root) }
    guard let value = found as? Value ?? bare(found) as? Value else {
      return .mismatch {
        Explanation(
          .reason(expected: matcher.rendering) { limits in
            let isUnset = isNil(found) || found is UnsetLazyProperty
            let types = "(\(typeName(dynamicType(of: found))), not \(typeName(Value.self)))"
            return "was \(describing(found)(limits))" + (isUnset ? "" : " \(types)")
          }
        ).at(.field(name))
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
    storedProperty(name, of: root) == nil ? missingProperty(name, of: root) : .match
  }
}

private func storedProperty(_ name: String, of value: Any) -> Any? {
  let properties = storedProperties(of: value)
  // A wrapper that computes its value cannot be told from a property that begins with `_`.
  return (properties.first { $0.name == name } ?? properties.first { $0.name == "_\(name)" })?.value
}

private func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  bare(value).map { Structure(of: $0).named } ?? []
}

private func missingProperty<Root>(_ name: String, of root: Root) -> Finding {
  // Read now: the object may have changed when the text is made.
  let names: [Rendering] = storedProperties(of: root).map { property in { _ in ".\(property.name)" }
  }
  return .mismatch {
    Explanation(
      .statement { limits in
        if isNil(root) { return "missing property .\(name): the value is nil" }
        return "missing property .\(name): \(typeName(dynamicType(of: root))) has "
          + (names.isEmpty ? "no stored properties" : list(names, limits))
      }, whole: WholeValues(actual: fitting(root)))
  }
}
