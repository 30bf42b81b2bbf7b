/// The mocks in the sources of a package, as far as needed to find what they lack.
struct WrittenMocks {
  struct WrittenMock {
    let name: String
    let place: String
    var parents: Set<String>
    var body: String
  }

  private(set) var mocks: [WrittenMock] = []

  /// - Parameter files: The sources, by their paths.
  init(_ files: [(path: String, text: String)]) {
    var extensions: [WrittenMock] = []
    let declaration =
      /\b(class|struct|actor|extension)\s+([\w.]+)\s*(?:<[^{}]*?>)?\s*(?::([^{}]*))?\{/
    for (path, source) in files {
      let text = Self.code(of: source)
      for match in text.matches(of: declaration) {
        let body = Self.members(in: text[match.range.upperBound...])
        let list = DeclarationText.cut(
          String(match.output.3 ?? "").replacing("\n", with: " "),
          at: " where "
        ).head
        let line = text[..<match.range.lowerBound].count(where: \.isNewline) + 1
        let found = WrittenMock(
          name: String(match.output.2),
          place: "\(path):\(line)",
          parents: Set(
            DeclarationText.split(list.replacing("&", with: ","), at: ",").map { TypeText($0).bare }
          ),
          body: body
        )
        if match.output.1 == "extension" { extensions.append(found) } else { mocks.append(found) }
      }
    }
    for part in extensions {
      for index in mocks.indices where mocks[index].name == part.name {
        mocks[index].parents.formUnion(part.parents)
        mocks[index].body += part.body
      }
    }
    let all = Dictionary(mocks.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in mocks.indices { mocks[index].inherit(from: all) }
    mocks.removeAll { !$0.isMock }
  }

  /// The source with only the line breaks of its comments and of its texts of several lines.
  ///
  /// The braces in other texts are replaced, so that those that are left belong to the code.
  private static func code(of source: String) -> String {
    // Comments, texts of several lines, whose quotes end a line, and texts of one line.
    let piece =
      #/
        //[^\r\n]* | /\*
        | """\h*\r?\n (?: [^"\\] | \\[\s\S] | "(?!"") )* """
        | (\#+)"""\h*\r?\n [\s\S]*? """\1
        | (\#+)".*?"\2
        | "(?: \\. | [^"\\\r\n] )*"
      /#.matchingSemantics(.unicodeScalar)
    var code = ""
    var rest = source[...]
    while let match = rest.firstMatch(of: piece) {
      code += rest[..<match.range.lowerBound]
      let start = match.range.lowerBound
      rest = rest[match.range.upperBound...]
      if source[match.range] == "/*" { rest = behindComment(rest) }
      let text = source[start..<rest.startIndex]
      let isLeftOut = text.hasPrefix("/") || text.contains(where: \.isNewline)
      code += isLeftOut ? text.filter(\.isNewline) : quoted(String(text))
    }
    return code + rest
  }

  /// What follows the end of a comment, in which there may be others.
  private static func behindComment(_ text: Substring) -> Substring {
    var (depth, rest) = (1, text)
    while depth > 0 {
      guard let edge = rest.firstMatch(of: /\/\*|\*\//) else { return rest[rest.endIndex...] }
      depth += edge.output == "/*" ? 1 : -1
      rest = rest[edge.range.upperBound...]
    }
    return rest
  }

  /// A text as ``code(of:)`` has it.
  fileprivate static func quoted(_ text: String) -> String {
    text.replacing("{", with: "\u{1}").replacing("}", with: "\u{2}")
  }

  /// The code up to the brace that closes what began before it, without what stands in braces of its
  /// own: that is no member.
  private static func members(in code: Substring) -> String {
    var (depth, members) = (1, "")
    for character in code {
      if character == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { members.append(character) }
      if character == "{" { depth += 1 }
    }
    return members
  }

  /// The mocks of a protocol.
  func mocks(of mocked: MockedProtocol) -> [WrittenMock] {
    mocks.filter { mock in
      mock.parents.contains { parent in
        let path = mocked.symbol.writtenPath
        return parent == path || parent == "\(mocked.module).\(path)"
          || (parent == mocked.name && mock.name == mocked.mockName)
      }
    }
  }
}

extension WrittenMocks.WrittenMock {
  fileprivate var isMock: Bool {
    !parents.isDisjoint(with: ["Mock", "Charmest.Mock", "CharmestCore.Mock"])
  }

  /// Adds what the superclasses have: their members, and that they are mocks.
  fileprivate mutating func inherit(from all: [String: Self]) {
    var seen: Set = [name]
    var rest = Array(parents)
    while let parent = rest.popLast() {
      guard let superclass = all[parent], seen.insert(parent).inserted else { continue }
      body += superclass.body
      if superclass.isMock { parents.insert("Mock") }
      rest += superclass.parents
    }
  }

  /// The requirements for which the mock has neither a record nor a body: their full names, or
  /// their declarations where several have one full name.
  func missing(of mocked: MockedProtocol) -> [String] {
    let names = RecordNames(mocked.requirements)
    let all = mocked.requirements.indices.filter { mocked.requirements[$0].kind != .initializer }
    let missing = Dictionary(grouping: all) { index in
      let requirement = mocked.requirements[index]
      return "\(requirement.isStatic) \(requirement.title)"
    }.values.flatMap { alike in
      let requirement = mocked.requirements[alike[0]]
      if isWritten(requirement, in: mocked) { return [Int]() }
      let unknown = withoutRecord(alike.map { ($0, mocked.requirements[$0], names[$0]) })
      // A record with other types may be that of any of them.
      let count = alike.count - records(of: requirement).count
      return Array(unknown.prefix(max(0, count)))
    }
    return missing.sorted().map { index in
      let requirement = mocked.requirements[index]
      let isOverload = mocked.requirements.count { $0.title == requirement.title } > 1
      return isOverload ? requirement.symbol.declaration : requirement.title
    }
  }

  /// The record of a method as it is written.
  private struct Record: Equatable {
    let name: String
    let isStatic: Bool
    let types: [String]
  }

  /// The records that have the full name of a requirement.
  private func records(of requirement: Requirement) -> [Record] {
    let title = requirement.title
    let names = [title, title + "{get}"].map { WrittenMocks.quoted(Self.withoutBlanks($0)) }
    let literals = body.matches(of: /"([^"\n]*)"/).filter {
      names.contains(Self.withoutBlanks($0.output.1))
    }
    let records = literals.map { literal in
      let head = body[..<literal.range.lowerBound]
      let start = head.suffix(300).matches(of: /\b(?:let|var)\s+(\w+)/).last.flatMap { found in
        let rest = head[found.range.upperBound...]
        let isOfLiteral = rest.contains("=") && !rest.contains("\"") && rest.contains(/\(\s*$/)
        return isOfLiteral ? found : nil
      }
      let rest = DeclarationText.bracketed("(" + body[literal.range.lowerBound...])?.inside ?? ""
      let items = DeclarationText.split(Self.withoutBlanks(rest), at: ",").dropFirst()
      let types = items.prefix { $0.hasPrefix("taking:") || !$0.contains(/^[a-zA-Z]+:/) }
      return Record(
        name: start.map { String($0.output.1) } ?? "",
        isStatic: start.map { Self.isStatic(behind: head[..<$0.range.lowerBound]) } ?? false,
        types: types.map { $0.replacing("taking:", with: "") }
      )
    }
    return records.filter { $0.isStatic == requirement.isStatic }
  }

  private static func withoutBlanks(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  private static let modifiers: Set<Substring> = [
    "class", "fileprivate", "final", "internal", "isolated", "lazy", "mutating", "nonisolated",
    "open", "override", "package", "private", "public", "static",
  ]

  /// Whether the words before a declaration say that it belongs to the type.
  private static func isStatic(behind code: Substring) -> Bool {
    let words = code.suffix(200).split(whereSeparator: \.isWhitespace).reversed()
    let own = words.prefix { $0.hasPrefix("@") || modifiers.contains($0.prefix { $0 != "(" }) }
    return own.contains("static") || own.contains("class")
  }

  /// Those of several requirements with one full name that have no record.
  private func withoutRecord(
    _ alike: [(index: Int, requirement: Requirement, name: String)]
  ) -> [Int] {
    var records = records(of: alike[0].requirement)
    let unnamed = alike.filter { _, requirement, name in
      if let place = records.firstIndex(where: { $0.name == name + "Calls" }) {
        records.remove(at: place)
        return false
      }
      return !["Calls", "Property", "Gets"].contains {
        has(name + $0, isStatic: requirement.isStatic)
      }
    }
    let unknown = unnamed.filter { _, requirement, name in
      guard let body = try? MockBody(requirement, record: name, noncopyable: []) else {
        return true
      }
      let types = body.types.map { type in
        (TypeText.parenthesized(TypeText.explicit(type)) + ".self").filter { !$0.isWhitespace }
      }
      let place = records.firstIndex { $0.types == types }
      if let place { records.remove(at: place) }
      return place == nil
    }
    return unknown.map(\.index)
  }

  /// Whether the mock has as many such members as the protocol requires.
  private func isWritten(_ requirement: Requirement, in mocked: MockedProtocol) -> Bool {
    let name = requirement.name
    let overloads = mocked.requirements.filter { $0.name == name }
    let written =
      switch requirement.kind {
      case .property: has(name, isStatic: requirement.isStatic) ? overloads.count : 0
      case .subscripting:
        places(of: "subscript(", "subscript<", isStatic: requirement.isStatic).count
      case .operation: places(of: "func \(name) ", isStatic: true).count
      default:
        titlesOfMethods(named: name, areStatic: requirement.isStatic).count {
          $0 == requirement.title
        }
      }
    let required = overloads.count { other in
      other.isStatic == requirement.isStatic
        && (requirement.kind != .method || other.title == requirement.title)
    }
    return written >= required
  }

  /// The full names of the methods of one name that the mock declares, such as `price(of:)`.
  private func titlesOfMethods(named name: String, areStatic: Bool) -> [String] {
    places(of: "func \(name)(", "func \(name)<", isStatic: areStatic).compactMap { range in
      let code = body[range.lowerBound...].dropFirst("func \(name)".count)
      guard let open = code.firstIndex(of: "("),
        let parameters = DeclarationText.bracketed(code[open...])?.inside
      else { return nil }
      let labels = DeclarationText.split(parameters, at: ",").compactMap { parameter in
        let names = parameter.prefix { $0 != ":" }.replacing(/@\w+(?:\([^)]*\))?/, with: "")
        return Requirement.Parameter.names(String(names)).first
      }
      return (name + "(" + labels.map { $0 + ":" }.joined() + ")").filter { $0 != "`" }
    }
  }

  /// Where the mock has one of some texts in declarations that belong to the type, or do not.
  private func places(of texts: String..., isStatic: Bool) -> [Range<String.Index>] {
    texts.flatMap { body.ranges(of: $0) }.filter {
      Self.isStatic(behind: body[..<$0.lowerBound]) == isStatic
    }
  }

  /// Whether the mock declares a constant or a variable.
  private func has(_ name: String, isStatic: Bool) -> Bool {
    places(of: "let \(name)", "var \(name)", isStatic: isStatic).contains { range in
      body[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }
}
