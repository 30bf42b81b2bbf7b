import Foundation

/// What the sources declare for users, so that a table fails if something new has no row.
enum PublicNames {
  /// The public functions of some folders that give a matcher.
  ///
  /// - Parameters:
  ///   - folders: Folders of `Sources/CharmestCore`.
  ///   - isPart: Whether a declaration belongs to the table.
  /// - Returns: The name and the labels of each, such as `hasItem(_:atIndex:)`.
  /// - Throws: An error if the sources cannot be read.
  static func matchers(
    in folders: String..., where isPart: (_ declaration: String) -> Bool
  ) throws -> Set<String> {
    let declarations = try folders.flatMap { try functions(in: $0) }.filter {
      $0.contains("-> Matcher") && isPart($0)
    }
    return Set(declarations.map(signature))
  }

  /// The names that the extensions of a type in a folder give to users.
  static func members(of type: String, in folder: String) throws -> [String] {
    let bodies = try sources(in: folder).flatMap { source in
      source.matches(of: /(?ms)^extension (\w+) \{\n(.*?)^\}/).filter { $0.1 == type }.map(\.2)
    }
    return bodies.flatMap { $0.matches(of: /public (?:var|func) (\w+)/).map { String($0.1) } }
  }

  /// The public functions of some folders, each on one line.
  static func functions(in folders: String...) throws -> [String] {
    try folders.flatMap(sources).flatMap { source in
      source.matches(of: /(?m)^ *(?:@\w+ +)*public (?:static )?(?:prefix )?func ([^{]*)/).map {
        $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
  }

  private static func sources(in folder: String) throws -> [String] {
    let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CharmestCore").standardized
    let root = core.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
  }

  /// The name of a function without its labels: `verify`.
  static func base(_ declaration: String) -> String {
    String(declaration.prefix { !"<(".contains($0) })
  }

  /// The name of a function with its labels, without the parameters for the place of the call.
  static func signature(_ declaration: String) -> String {
    let name = base(declaration)
    let list = parameters(of: declaration)
    let labels = list.matches(of: /(?:^|, ) *(\w+)(?: \w+)?:/).map { String($0.1) }
    let own = labels.prefix { $0 != "fileID" && $0 != "file" }
    return "\(name)(\(own.map { "\($0):" }.joined()))"
  }

  /// What stands in the parentheses of a declaration, without what is nested in them.
  private static func parameters(of declaration: String) -> String {
    var brackets: [Character] = []
    var list = ""
    var previous: Character = " "
    for character in declaration {
      defer { previous = character }
      if ")]>".contains(character), previous != "-" { brackets.removeLast() }
      if brackets == ["("] { list.append(character) }
      if brackets.isEmpty, character == ")" { break }
      if "([<".contains(character) { brackets.append(character) }
    }
    return list
  }
}
