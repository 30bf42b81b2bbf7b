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
@_disfavoredOverload
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value>,
  _ matcher: Matcher<Value>,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Matcher<Root> {
  property(
    of: { $0[keyPath: keyPath] },
    at: { Path.property(keyPath, writtenIn: file, line, column) },
    matcher
  )
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
  _ keyPath: KeyPath<Root, Value>,
  _ value: Value,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Matcher<Root> {
  hasProperty(keyPath, equalTo(value), file: file, line: line, column: column)
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
///   - file: The path of the file. Leave it out, as the following two.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@_disfavoredOverload
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value?>,
  _ matcher: Matcher<Value>,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Matcher<Root> {
  hasProperty(keyPath, presentAnd(matcher), file: file, line: line, column: column)
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
        ? expected : "\(nameOfWhole(Root.self)) with \(path().inList) \(expected)"
    }
  ) { root, parts in
    parts.judge(matcher, property: extract(root), at: path, of: root)
  }
}

extension Parts {
  /// Judges one part of a value, whose differences are shown at the part's path.
  mutating func judge<Root, Value>(
    _ matcher: Matcher<Value>,
    property value: Value,
    at path: @escaping () -> Path,
    of root: Root
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

extension Path {
  /// The properties of a key path: `\Guest.address.city` gives `.address.city`.
  ///
  /// Computed properties have no name at run time; their place is shown by their type.
  package static func property(_ keyPath: AnyKeyPath) -> Path {
    let components = String(describing: keyPath)
    let root = "\\" + String(describing: type(of: keyPath).rootType)
    let path =
      components.hasPrefix(root) ? components.dropFirst(root.count) : components.dropFirst()
    // The runtime writes an element of a tuple with two dots (Swift 6.3).
    let text = withoutAddresses(path).replacing(/\.\.(?=\w)/, with: ".")
    return text == ".self" ? .root : .expression(text)
  }

  /// The properties of a key path, by the words of the source where there is no other name.
  fileprivate static func property(
    _ keyPath: AnyKeyPath,
    writtenIn file: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Path {
    let named = property(keyPath)
    guard named.atStart.contains("<computed "),
      let words = CallSource(
        of: "hasProperty",
        inFile: file.description,
        line: line,
        column: column
      )?.subjects.first,
      let start = ["\\.", "\\\(typeName(type(of: keyPath).rootType))."].first(
        where: words.hasPrefix
      )
    else { return named }
    // A subscript has no dot where it stands behind a value.
    return .expression(("." + words.dropFirst(start.count)).replacing(".[", with: "["))
  }

  /// Replaces `<computed 0x00005581 (String)>` by `<computed String>`: addresses change in each run.
  private static func withoutAddresses(_ path: Substring) -> String {
    guard let start = path.firstMatch(of: /<computed 0x[0-9a-fA-F]+ \(/)?.range else {
      return String(path)
    }
    let type = path[start.upperBound...]
    // The type of a tuple or a closure has parentheses of its own.
    var depth = 1
    let end = type.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    guard let end else { return String(path) }
    return path[..<start.lowerBound] + "<computed \(type[..<end])"
      + withoutAddresses(type[type.index(after: end)...])
  }
}
