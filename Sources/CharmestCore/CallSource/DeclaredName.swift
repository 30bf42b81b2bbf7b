extension CallSource {
  /// The name of a constant that is declared as a value of some type, such as `tax` in
  /// `let tax = Rate(0.19)`.
  ///
  /// - Parameters:
  ///   - types: The types that the value may have.
  ///   - path: What `#filePath` was at the call.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call.
  /// - Returns: The name; nil if the file cannot be read or has no such declaration there.
  package static func declaredName(
    ofAny types: [String], inFile path: String, line: UInt, column: UInt
  ) -> String? {
    SourceFile.ask(path, types + ["\(line):\(column)"]) {
      declaredName(ofAny: types, in: $0, line: line, column: column)
    }
  }

  package static func declaredName(
    ofAny types: [String], in source: String, line: UInt, column: UInt
  ) -> String? {
    guard let declaration = Declaration(in: source, line: line, column: column),
      types.contains(declaration.type)
    else { return nil }
    return declaration.name
  }

  /// For each property, whether it certainly stands in one body with the property before it, and
  /// both belong to instances.
  ///
  /// - Parameters:
  ///   - places: What `#line` and `#column` were in the values of the properties, in their order.
  ///   - path: What `#filePath` was there.
  /// - Returns: A value for each property; false for the first one.
  static func joints(of places: [(line: UInt, column: UInt)], inFile path: String) -> [Bool] {
    let known = SourceFile.ask(path, ["joints"] + places.map { "\($0.line):\($0.column)" }) {
      joints(of: places, in: $0)
    }
    return known ?? places.map { _ in false }
  }

  package static func joints(
    of places: [(line: UInt, column: UInt)], in source: String
  ) -> [Bool] {
    let declarations = places.map { Declaration(in: source, line: $0.line, column: $0.column) }
    return declarations.indices.map { index in
      guard index > 0, let earlier = declarations[index - 1], let later = declarations[index],
        !earlier.isStatic, !later.isStatic, earlier.bracket <= later.bracket
      else { return false }
      if earlier.bracket == later.bracket { return true }
      // In one body, no bracket between the two closes it; only the one that is appended does.
      var tokens = SourceTokens("\(source[earlier.bracket..<later.bracket])}")
      return tokens.group(closedBy: "}") != nil && tokens.rest.isEmpty
    }
  }
}

/// The declaration of a property with a value, such as `let tax = Rate(0.19)`.
private struct Declaration {
  let name: String
  /// The type of the value.
  let type: String
  let isStatic: Bool
  /// The bracket behind the type.
  let bracket: String.Index

  /// - Parameters:
  ///   - source: The text of a file.
  ///   - line: What `#line` was in the value.
  ///   - column: What `#column` was there, in bytes of UTF-8.
  init?(in source: String, line: UInt, column: UInt) {
    guard column > 0, let lines = source.lines(through: line), let last = lines.last
    else { return nil }
    let start = last.prefix(Int(clamping: column) - 1)
    // The declaration may begin on the line before.
    let before = lines.dropLast().last.map { Substring($0) }
    let text = "\(before ?? "")\n\(Substring(start))"
    let declaration =
      /((?:[\w@()]+\s+)*)\b(?:let|var)\s+`?(\w+)`?\s*(?::[^=\n]*)?=\s*(?:\w+\.)?(\w+)(?:<.*>)?(?:\.init)?\s*$/
    guard let match = try? declaration.firstMatch(in: text)?.output else { return nil }
    name = String(match.2)
    type = String(match.3)
    isStatic = match.1.split(whereSeparator: \.isWhitespace)
      .contains { ["static", "class"].contains($0) }
    bracket = start.endIndex
  }
}
