extension Path {
  /// The properties of a key path: `\Guest.address.city` gives `.address.city`.
  ///
  /// Computed properties have no name at run time; their place is shown by their type.
  static func property(_ keyPath: AnyKeyPath) -> Path {
    let components = String(describing: keyPath)
    let root = "\\" + String(describing: type(of: keyPath).rootType)
    let path =
      components.hasPrefix(root) ? components.dropFirst(root.count) : components.dropFirst()
    // The runtime writes an element of a tuple with two dots (Swift 6.3).
    let text = withoutAddresses(path).replacing(/\.\.(?=\w)/, with: ".")
    return text == ".self" ? .root : .expression(text)
  }

  /// The properties of a key path, by the words of the source where there is no other name.
  static func property(
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
