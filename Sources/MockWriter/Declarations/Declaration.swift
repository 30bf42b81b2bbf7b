/// A declaration of a file.
struct Declaration {
  /// `protocol`, `func`, `import` and the like.
  let keyword: String
  /// The name with its backticks; that of an operator, of an extended type or of an imported module.
  let name: String
  /// The types around it.
  let path: [String]
  /// The attributes and words before the keyword.
  let words: [String]
  /// The place of the keyword among the tokens of the file.
  let place: Int
  /// The tokens after the name, without the body of a type.
  let tail: Range<Int>
  /// The tokens between the braces of a type.
  let body: Range<Int>?
  /// The conditions of the `#if` around it.
  let conditions: [String]
  /// The access that an extension around it gives.
  let outerAccess: String?
  /// The access of the types around it, from the inside.
  let outerLevels: [(name: String, access: String)]
  /// The declarations in its body.
  var members: [Declaration] = []
  /// The first token of the body that belongs to no declaration.
  var strayToken: Int?

  static let types: Set = ["protocol", "class", "struct", "enum", "actor", "typealias"]
  static let accessLevels = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }
  /// The plain name with those of the types around it.
  var fullName: String { (path + [name]).joined(separator: ".").filter { $0 != "`" } }
  /// The name with the types around it, as source has it.
  var writtenPath: String { (path + [name]).joined(separator: ".") }
  /// The access that its own words and an extension around it give.
  var access: String { words.first(where: Self.accessLevels.contains) ?? outerAccess ?? "internal" }
  /// Its access and that of the types around it, from the inside.
  var accessLevels: [(name: String, access: String)] { [(fullName, access)] + outerLevels }
  var isType: Bool { Self.types.contains(keyword) }
  /// The attributes that limit it to some systems.
  var availability: [String] {
    words.filter { $0.hasPrefix("@available(") && !$0.contains("deprecated") }
  }
}

/// Lines in the `#if` of a declaration.
func conditional(_ conditions: [String], _ lines: [String]) -> [String] {
  if conditions.isEmpty { return lines }
  let parts = conditions.map { conditions.count == 1 ? $0 : "(\($0))" }
  return ["#if " + parts.joined(separator: " && ")] + lines + ["#endif"]
}
