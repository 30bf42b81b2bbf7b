/// A file of Swift.
struct SourceFile {
  let path: String
  let text: String
  /// The module to which it belongs; empty if that is not known.
  var module = ""
}

/// The mocks in the sources of a package, as far as needed to find what they lack.
struct WrittenMocks {
  struct WrittenMock {
    let name: String
    /// The name with those of the types around it.
    let path: String
    let place: String
    let module: String
    let isClass: Bool
    var imports: Set<String>
    var parents: Set<String>
    var body: String
  }

  private(set) var mocks: [WrittenMock] = []
  /// The names that sources give to other types.
  private(set) var aliases: Set<String> = []
  /// The modules that declare a protocol, by its name with those of the types around it.
  private var protocols: [String: Set<String>]

  /// - Parameters:
  ///   - files: The sources.
  ///   - protocols: The modules that are known to declare a protocol, by its path; those of the
  ///     sources are added.
  init(_ files: [SourceFile], protocols: [String: Set<String>] = [:]) {
    self.protocols = protocols
    var extensions: [WrittenMock] = []
    let declaration =
      /\b(class|struct|actor|enum|extension|protocol)\s+([\w.]+)\s*(?:<[^{}]*?>)?\s*(?::([^{}]*))?\{/
    for file in files {
      let text = Self.code(of: file.text)
      let imports = FileImports(text).modules
      aliases.formUnion(
        text.matches(of: /\b(?:typealias|associatedtype)\s+(\w+)/).map { String($0.output.1) })
      var around: [(name: String, end: String.Index)] = []
      for match in text.matches(of: declaration) {
        let (body, end) = Self.members(in: text[match.range.upperBound...])
        around.removeAll { $0.end <= match.range.lowerBound }
        around.append((String(match.output.2), end))
        let path = around.map(\.name).joined(separator: ".")
        if match.output.1 == "protocol" {
          let modifiers = WrittenMock.modifiers(behind: text[..<match.range.lowerBound])
          // Other files cannot mean it.
          let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
          if !file.module.isEmpty, !isHidden {
            self.protocols[path, default: []].insert(file.module)
          }
          continue
        }
        let list = DeclarationText.cut(
          String((match.output.3 ?? "").map { $0.isNewline ? " " : $0 }),
          at: " where "
        ).head
        let line = text[..<match.range.lowerBound].count(where: \.isNewline) + 1
        let found = WrittenMock(
          name: String(match.output.2),
          path: path,
          place: "\(file.path):\(line)",
          module: file.module,
          isClass: match.output.1 == "class",
          imports: imports,
          parents: Set(
            DeclarationText.split(list.replacing("&", with: ","), at: ",").map { TypeText($0).bare }
          ),
          body: body
        )
        if match.output.1 == "extension" { extensions.append(found) } else { mocks.append(found) }
      }
    }
    for part in extensions {
      for index in extended(by: part) {
        mocks[index].imports.formUnion(part.imports)
        mocks[index].parents.formUnion(part.parents)
        mocks[index].body += part.body
      }
    }
    let all = Dictionary(grouping: mocks, by: \.name)
    for index in mocks.indices { mocks[index].inherit(from: all) }
    mocks.removeAll { !$0.isMock }
  }

  /// The types to which an extension belongs: those of its own module, if there are any.
  private func extended(by part: WrittenMock) -> [Int] {
    let same = mocks.indices.filter { mocks[$0].path == part.path }
    // The name may begin with that of the module.
    let all =
      same.isEmpty ? mocks.indices.filter { part.path.hasSuffix("." + mocks[$0].path) } : same
    let own = all.filter { mocks[$0].module == part.module }
    return own.isEmpty ? all : own
  }

  /// The source with only the line breaks of its comments and of its texts of several lines.
  ///
  /// Other texts are empty, so that the names and brackets that are left belong to the code.
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
      code += isLeftOut ? text.filter(\.isNewline) : "\"\""
    }
    return compiled(code + rest)
  }

  /// The code with empty lines in place of what `#if false` leaves out.
  private static func compiled(_ code: String) -> String {
    let never = /if\b[ (]*false\b[ )]*$/
    guard code.contains("false") else { return code }
    // The blocks of `#if` around a line: those of `#if false` go with their directives.
    var blocks: [(isFalse: Bool, isLeftOut: Bool)] = []
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      let text = line.trimmed
      var isOfFalse = false
      switch text.directive {
      case "if":
        isOfFalse = text.contains(never)
        blocks.append((isOfFalse, isOfFalse))
      case "else", "elseif":
        guard let last = blocks.indices.last else { break }
        isOfFalse = blocks[last].isFalse
        blocks[last].isLeftOut = text.contains(never)
      case "endif": isOfFalse = blocks.popLast()?.isFalse == true
      default: break
      }
      return isOfFalse || blocks.contains(where: \.isLeftOut) ? "" : line
    }.joined(separator: "\n")
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

  /// The code up to the brace that closes what began before it, without what stands in braces of its
  /// own: that is no member.
  private static func members(in code: Substring) -> (text: String, end: String.Index) {
    var (depth, members) = (1, "")
    for index in code.indices {
      let character = code[index]
      if character == "}" { depth -= 1 }
      if depth == 0 { return (members, index) }
      if depth == 1 { members.append(character) }
      if character == "{" { depth += 1 }
    }
    return (members, code.endIndex)
  }

  /// The mocks of a protocol.
  func mocks(of mocked: MockedProtocol) -> [WrittenMock] {
    let path = mocked.symbol.writtenPath
    let others = protocols[path, default: []].subtracting([mocked.module])
    // Without the types around it, the name is that of another protocol.
    let mustNamePath = path != mocked.name && protocols[mocked.name] != nil
    return mocks.filter { mock in
      if mock.parents.contains("\(mocked.module).\(path)") { return true }
      let parents = mock.parents.map { mock.meaning(of: $0, among: protocols) }
      let isNamed =
        parents.contains(path)
        || !mustNamePath && mock.name == mocked.mockName && parents.contains(mocked.name)
      return isNamed && mock.means(mocked.module, besides: others)
    }
  }
}

extension WrittenMocks.WrittenMock {
  fileprivate var isMock: Bool {
    !parents.isDisjoint(with: ["Mock", "Charmest.Mock", "CharmestCore.Mock"])
  }

  /// The path of a protocol that the mock names: of those in the types around the mock, the innermost.
  fileprivate func meaning(of name: String, among protocols: [String: Set<String>]) -> String {
    var around = path.split(separator: ".").dropLast()
    while !around.isEmpty {
      let inner = "\(around.joined(separator: ".")).\(name)"
      if protocols[inner] != nil { return inner }
      around.removeLast()
    }
    return name
  }

  /// Whether a name that several modules declare is that of one of them.
  fileprivate func means(_ wanted: String, besides others: Set<String>) -> Bool {
    if module == wanted || others.contains(module) { return module == wanted }
    return imports.contains(wanted) || imports.isDisjoint(with: others)
  }

  /// Adds what the superclasses have: their members, and that they are mocks.
  fileprivate mutating func inherit(from all: [String: [Self]]) {
    var seen: Set = [name]
    var rest = Array(parents)
    while let parent = rest.popLast() {
      // Without the types around it and those that a generic class takes.
      let name = parent.prefix { $0 != "<" }.lastName
      let found = all[name]?.filter(\.isClass) ?? []
      guard let superclass = found.first(where: { $0.module == module }) ?? found.first,
        seen.insert(name).inserted
      else { continue }
      body += superclass.body
      if superclass.isMock { parents.insert("Mock") }
      rest += superclass.parents
    }
  }

  /// The requirements that no member of the mock may meet: their full names, or their declarations
  /// where something else has the full name.
  ///
  /// - Parameters:
  ///   - mocked: The protocol.
  ///   - known: The names of types that no type alias has.
  /// - Returns: The names or declarations, in the protocol's order.
  func missing(of mocked: MockedProtocol, known: Set<String> = TypeText.known) -> [String] {
    let otherNames = mocked.associatedTypes.map(\.name) + mocked.fixedTypes.map(\.name)
    let known = known.subtracting(otherNames + [mocked.mockName])
    let all = mocked.requirements.indices.filter { mocked.requirements[$0].kind != .initializer }
    let groups = Dictionary(grouping: all) { index in
      let requirement = mocked.requirements[index]
      return "\(requirement.isStatic) \(requirement.title)"
    }
    let missing = groups.values.flatMap { alike -> [(index: Int, text: String)] in
      let requirements = alike.map { mocked.requirements[$0] }
      let members = members(of: requirements[0])
      let isOnly = mocked.requirements.count { $0.title == requirements[0].title } == 1
      return unmet(requirements, by: members, known: known).map { place in
        let requirement = requirements[place]
        let isPlain = isOnly && members.isEmpty
        return (alike[place], isPlain ? requirement.title : requirement.symbol.declaration)
      }
    }
    return missing.sorted { $0.index < $1.index }.map(\.text)
  }

  /// The places of the requirements that are left over if each member meets one, or several if it
  /// is generic.
  private func unmet(
    _ requirements: [Requirement], by members: [WrittenMember], known: Set<String>
  ) -> [Int] {
    let choices = requirements.map { requirement in
      let all = members.indices.filter { members[$0].mayMeet(requirement, known: known) }
      let exact = all.filter { members[$0].isExactly(requirement) }
      return (isExact: !exact.isEmpty, members: exact + all.filter { !exact.contains($0) })
    }
    var users: [Int: Int] = [:]
    func find(_ place: Int, _ seen: inout Set<Int>) -> Bool {
      for member in choices[place].members where seen.insert(member).inserted {
        if members[member].isGeneric { return true }
        if let user = users[member], !find(user, &seen) { continue }
        users[member] = place
        return true
      }
      return false
    }
    let places =
      choices.indices.filter { choices[$0].isExact }
      + choices.indices.filter { !choices[$0].isExact }
    return places.filter { place in
      var seen: Set<Int> = []
      return !find(place, &seen)
    }
  }

  /// The members with the kind, the name and the labels of a requirement.
  private func members(of requirement: Requirement) -> [WrittenMember] {
    let keywords =
      switch requirement.kind {
      case .property: ["let", "var"]
      case .subscripting: [""]
      default: ["func"]
      }
    return keywords.flatMap { keyword in
      let text = keyword.isEmpty ? "subscript" : "\(keyword) \(requirement.name)"
      return body.ranges(ofWhole: text).compactMap { range -> WrittenMember? in
        let modifiers = Self.modifiers(behind: body[..<range.lowerBound])
        let isStatic = modifiers.contains("static") || modifiers.contains("class")
        guard isStatic == requirement.isStatic else { return nil }
        return WrittenMember(
          of: requirement, modifiers: modifiers, keyword: keyword, tail: body[range.upperBound...])
      }
    }
  }

  private static let modifiers: Set<Substring> = [
    "class", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "isolated", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "override", "package", "postfix", "prefix",
    "private", "public", "static", "weak",
  ]

  /// The attributes and words before a declaration.
  fileprivate static func modifiers(behind code: Substring) -> [Substring] {
    let words = code.suffix(200).split(whereSeparator: \.isWhitespace).reversed()
    return words.prefix { $0.hasPrefix("@") || modifiers.contains($0.prefix { $0 != "(" }) }
  }
}
