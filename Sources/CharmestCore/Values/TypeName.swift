/// The name of a type as source has it: without modules, and `[Int]`, `[String: Int]`, `Int?`.
///
/// - Parameters:
///   - type: Any type.
///   - withArguments: Whether the name has generic arguments; a record needs none, because its
///     values show them.
/// - Returns: The name on one line.
package func typeName(_ type: Any.Type, withArguments: Bool = true) -> String {
  withArguments ? wholeName(type) : shortName(type)
}

private let wholeName = FactOfType { nameInSource(of: $0, keepingArguments: true) }
private let shortName = FactOfType { nameInSource(of: $0, keepingArguments: false) }

/// The names of two types, with modules if the names are the same.
func typeNames(_ first: Any.Type, _ second: Any.Type) -> (String, String) {
  let names = (typeName(first), typeName(second))
  if names.0 != names.1 { return names }
  let whole = (qualifiedName(first).escaped, qualifiedName(second).escaped)
  // Private types in two files can have the same name.
  return whole.0 != whole.1 ? whole : (names.0, "another \(names.1)")
}

/// The name with its modules, without parts that change in each run.
func qualifiedName(_ type: Any.Type) -> String {
  // Types that are private or local to a function have a number or a hash.
  String(reflecting: type)
    .replacing(/\(unknown context at \$[0-9a-f]+\)\.|\(extension in [^)]*\):/, with: "")
    .replacing(/\(([^() ]+) in _[0-9A-F]+\)/) { $0.1 }
    .replacing("\u{A0}", with: " ")
}

/// A class, or its first superclass that is documented: not `__NSCFNumber`.
private func publicClass(of type: Any.Type) -> Any.Type {
  guard let superclass = (type as? AnyClass).flatMap({ _getSuperclass($0) }) else { return type }
  let isHidden =
    String(reflecting: type)
    .wholeMatch(of: /(Swift\.|Foundation\.)?(_|NSConcrete|NSTaggedPointer)\w+/) != nil
  return isHidden ? publicClass(of: superclass) : type
}

private func nameInSource(of type: Any.Type, keepingArguments keepsArguments: Bool) -> String {
  // Arrows, and the brackets of finished arguments, become signs that no name has.
  var name =
    qualifiedName(publicClass(of: type))
    .replacing("->", with: "→").replacing(/Pack\{([^}]*)\}/) { $0.1 }
    // Removes the module of a name, except after `>`, where the name is nested in a generic type.
    .replacing(/(>\.)?((`[^`]+`|[\p{L}_][\w$]*)\.)((`[^`]+`|[\w$]+)(\.(`[^`]+`|[\w$]+))*)/) {
      $0.1 != nil || $0.2 == "Any." ? String($0.0) : String($0.4)
    }
  while let match = name.firstMatch(of: /([\w$.`]*[\w$`])<([^<>]*)>/) {
    let arguments = match.2.split(separator: ", ", maxSplits: 1).map(String.init)
    let sugared =
      switch (match.1, arguments.count) {
      case ("Array", 1...): "[\(match.2)]"
      case ("Optional", 1...): isCompound(match.2) ? "(\(match.2))?" : "\(match.2)?"
      case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
      default: keepsArguments ? "\(match.1)‹\(match.2)›" : "\(match.1)"
      }
    name.replaceSubrange(match.range, with: sugared.replacing(", ", with: "‚"))
  }
  for (sign, text) in [("‹", "<"), ("›", ">"), ("‚", ", "), ("→", "->")] {
    name = name.replacing(sign, with: text)
  }
  return name.escaped
}

private func isCompound(_ name: Substring) -> Bool {
  name.last != "]" && ["→", " & ", "any "].contains { name.contains($0) }
}
