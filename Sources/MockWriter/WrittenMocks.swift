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
    for (path, text) in files {
      for match in text.matches(of: declaration) {
        let body = Self.braced(text[match.range.upperBound...])
        let list = DeclarationText.cut(
          String(match.output.3 ?? "").replacing("\n", with: " "),
          at: " where "
        ).head
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        let found = WrittenMock(
          name: String(match.output.2),
          place: "\(path):\(line)",
          parents: Set(DeclarationText.split(list, at: ",")),
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
    mocks.removeAll {
      $0.parents.isDisjoint(with: ["Mock", "Charmest.Mock", "CharmestCore.Mock"])
    }
  }

  /// The text up to the brace that closes what began before it.
  private static func braced(_ text: Substring) -> String {
    var depth = 1
    return String(
      text.prefix { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth > 0
      }
    )
  }

  /// The mocks of a protocol.
  func mocks(of mocked: MockedProtocol) -> [WrittenMock] {
    mocks.filter { mock in
      mock.parents.contains { parent in
        parent == mocked.path || parent == "\(mocked.module).\(mocked.path)"
          || (parent == mocked.name && mock.name == mocked.mockName)
      }
    }
  }
}

extension WrittenMocks.WrittenMock {
  /// The full names of the requirements for which the mock has neither a record nor a body.
  func missing(of mocked: MockedProtocol) -> [String] {
    let names = RecordNames(mocked.requirements)
    return mocked.requirements.enumerated().compactMap { index, requirement in
      guard requirement.kind != .initializer else { return nil }
      let title = requirement.title
      let alike = mocked.requirements.filter { $0.title == title }
      let titles = [title, title + " { get }"].map { count(of: "\"\($0)\"") }
      if titles.contains(where: { $0 >= alike.count }) { return nil }
      if ["Calls", "Property", "Gets"].contains(where: { has(names[index] + $0) }) { return nil }
      let base = requirement.baseName
      let overloads = mocked.requirements.filter { $0.baseName == base }
      let written =
        switch requirement.kind {
        case .property: has(base) ? overloads.count : 0
        case .subscripting: count(of: "subscript(") + count(of: "subscript<")
        case .operation: count(of: "func \(base) ")
        default:
          ["func \(base)(", "func \(base)<", "func `\(base)`("].map(count).reduce(0, +)
        }
      return written >= overloads.count ? nil : title
    }
  }

  private func count(of text: String) -> Int { body.ranges(of: text).count }

  /// Whether the mock declares a constant or a variable.
  private func has(_ name: String) -> Bool {
    ["let", "var"].contains { word in
      body.ranges(of: "\(word) \(name)").contains { range in
        body[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
