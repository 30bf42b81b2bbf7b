extension Path {
  /// The properties of a key path: `\Guest.address.city` gives `.address.city`.
  ///
  /// Computed properties have no name at run time; their place is shown by their type.
  static func property(_ keyPath: AnyKeyPath) -> Path {
    let components = String(describing: keyPath)
    let root = "\\" + String(describing: type(of: keyPath).rootType)
    let path =
      components.hasPrefix(root) ? components.dropFirst(root.count) : components.dropFirst()
    let text = String(path)
      // `<computed 0x00005581 (String)>`: addresses change in each run. The type of a tuple or a
      // closure has parentheses of its own, so that only the last one ends it.
      .replacing(/<computed 0x[0-9a-fA-F]+ \((.*?)\)>(?=[.\[?!]|$)/) { "<computed \($0.1)>" }
      // The runtime writes an element of a tuple with two dots (Swift 6.3).
      .replacing(/\.\.(?=\w)/, with: ".")
    return text == ".self" ? .root : .expression(text)
  }

  /// The properties of a key path, by the words of the source where there is no other name.
  static func property(
    _ keyPath: AnyKeyPath, writtenIn file: StaticString, _ line: UInt, _ column: UInt
  ) -> Path {
    let named = property(keyPath)
    guard named.atStart.contains("<computed "),
      let words = CallSource(
        of: "hasProperty", inFile: file.description, line: line, column: column)?.subjects.first,
      let start = ["\\.", "\\\(typeName(type(of: keyPath).rootType))."].first(
        where: words.hasPrefix)
    else { return named }
    // A subscript has no dot where it stands behind a value.
    return .expression(("." + words.dropFirst(start.count)).replacing(".[", with: "["))
  }
}
