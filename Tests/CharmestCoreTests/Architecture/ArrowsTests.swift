import Foundation
import Testing

/// The folders of `CharmestCore`, the highest line first.
///
/// A folder may use what is declared in the lines below its own, and nothing else: not what stands
/// above, and not its neighbours on the same line.
private let picture = """
  Asserting
  Mocks          Streams
  Waiting
  Matchers
  Matching       Reporting
  Differences
  Text
  Values         CallSource
  Support
  """

private let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

@Suite("The arrows between the folders") struct ArrowsTests {
  private static let core = Result { try SourceFile.all(under: "Sources/CharmestCore") }

  @Test("run one way, from the verbs down to the values")
  func runOneWay() throws {
    let house = House(picture, files: try Self.core.get())
    #expect(house.files.count > 100)
    #expect(house.backwardUses == [])
  }

  @Test("do not run back as texts: no text names a function or a type of a folder above")
  func texts() throws {
    let house = House(picture, files: try Self.core.get())
    #expect(house.backwardNames == [])
  }

  @Test("cover every folder")
  func pictureIsComplete() throws {
    let files = try Self.core.get()
    #expect(Set(files.map { House(picture, files: []).folder(of: $0) }).subtracting(folders) == [])
    #expect(folders.filter { folder in !files.contains { $0.path.hasPrefix(folder + "/") } } == [])
  }

  @Test("are the same in the article on how it works")
  func drawing() throws {
    let text = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/Charmest/Documentation.docc/HowItWorks.md"),
      encoding: .utf8
    )
    // A line break of Windows is one character, and not "\n".
    let block = try #require(text.split(separator: /```\R/).dropFirst().first)
    let drawn = block.prefix { $0 != "`" }.split(whereSeparator: \.isNewline)
    let lines = picture.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(drawn.count == lines.count)
    for (line, folders) in zip(drawn, lines) {
      #expect(Array(line.split(separator: " ").prefix(folders.count)) == folders)
    }
  }

  @Test("that run back are found")
  func backwardUse() throws {
    var files = try Self.core.get()
    files.append(
      SourceFile(
        path: "Values/Backward.swift",
        text: """
          /// Not in a comment: assertThat(1, 2).
          func show(_ explanation: Explanation) -> String {
            assertThat(explanation.isTrue, "not in a text: ReportedFailure")
            return "\\(hasItem(1))"
          }
          """
      )
    )
    #expect(
      House(picture, files: files).backwardUses == [
        "Values/Backward.swift uses Explanation of Text",
        "Values/Backward.swift uses assertThat of Asserting",
        "Values/Backward.swift uses hasItem of Matchers",
      ]
    )
  }

  @Test("that run back as members of an extension are found")
  func backwardMember() {
    let files = [
      SourceFile(
        path: "Differences/Letters.swift",
        text: """
          extension Character {
            /// Not `isLetter`.
            var isMark: Bool { !isLetter }
            private var isDigit: Bool { true }
            func isShared() {}
          }
          private extension Character { var isHidden: Bool { true } }
          """
      ),
      SourceFile(path: "Text/Shared.swift", text: "struct Shared { func isShared() {} }"),
      SourceFile(
        path: "Text/Path.swift",
        text: """
          let marks = text.filter(\\.isMark).filter { $0.isDigit || $0.isHidden || $0.isShared() }
          """
      ),
    ]
    #expect(
      House(picture, files: files).backwardUses == ["Text/Path.swift uses isMark of Differences"]
    )
  }

  @Test("that run back as texts are found")
  func backwardName() throws {
    var files = try Self.core.get()
    files.append(
      SourceFile(
        path: "Values/Names.swift",
        text: """
          // In a comment: "hasItem(1)", "MockMethod".
          let verb = "assertThat"
          let first = "the first one, called \\(verb == "assertThrows" ? 1 : 2) before it is not"
          let advice = \"\"\"
            use closeTo (or not(closeTo(1, 2)))
            \"\"\"
          let names = ["Matcher", "verify", "first"]
          let records = /CharmestCore\\.Mock(Method|Property)\\b/, half = 1 / Mock.two / 2
          """
      )
    )
    let names = House(picture, files: files).backwardNames.filter { $0.hasPrefix("Values/") }
    #expect(
      names == [
        "Values/Names.swift names Matcher of Matching",
        "Values/Names.swift names Mock of Mocks",
        "Values/Names.swift names assertThat of Asserting",
        "Values/Names.swift names closeTo of Matchers",
        "Values/Names.swift names not of Matchers",
      ]
    )
  }

  @Test("between neighbours are found")
  func neighbours() {
    let files = [
      SourceFile(path: "Mocks/Recording/Mock.swift", text: "public protocol Mock {}"),
      SourceFile(path: "Streams/Clock.swift", text: "func now(of mock: any Mock) {}"),
    ]
    #expect(House(picture, files: files).backwardUses == ["Streams/Clock.swift uses Mock of Mocks"])
  }

  private var folders: [String] { picture.split { $0.isWhitespace }.map(String.init) }
}

/// A file of the sources, by its path below the module's folder.
private struct SourceFile {
  let path: String
  /// The names of types and functions that other files can use, declared at top level.
  let declared: Set<String>
  /// The names of all functions and methods that the file declares.
  let functions: Set<String>
  /// The names that the file uses as a type or calls as a function, without those of its own values.
  let used: Set<String>
  /// All names that the file declares, also those of parameters.
  let names: Set<String>
  /// The names of what extensions add for other files.
  let members: Set<String>
  /// The names that the file uses behind a dot.
  let usedMembers: Set<String>
  /// The names of the functions and types that the file makes public, if users are to call them.
  let published: Set<String>
  /// The words in texts that can only be names: with a bracket behind them or a capital in them.
  let named: Set<String>

  init(path: String, text: String) {
    self.path = path
    let written = text.split(whereSeparator: \.isNewline).filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
    .joined(separator: "\n")
    .replacing(/\s\/\/ .*/, with: "")
    let declared = /public (?:\w+ +)*(?:func|struct|class|enum|actor|protocol) +`?(\w+)/
    published =
      path == "Asserting/SwiftHamcrest.swift"
      ? [] : Set(written.matches(of: declared).map { String($0.1) })
    // An interpolation is code, and perhaps no text.
    let texts = written.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "")
      .matches(of: #/(?s)"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"/#).map { $0.1 ?? $0.2 ?? "" }
    // A regular expression begins with no blank, unlike the right side of a division.
    let patterns = written.matches(of: #/(?m)(?:^|[\s(,=:])#*\/((?![ *\/])(?:[^\/\\\n]|\\.)+)\//#)
      .map { $0.1 }
    named = Set(
      (texts + patterns).flatMap { $0.matches(of: /\b(?:\w+(?=\()|[A-Z]\w*|[a-z]\w*[A-Z]\w*)/) }
        .map { String($0.0) })
    // Without the words in literals.
    let code = written.replacing(#/(?s)""".*?"""/#, with: "\"\"")
      .replacing(#/"(?:[^"\\\n]|\\[^(])*"/#, with: "\"\"")
    let declaration =
      /(?m)^(?!private|fileprivate)(?:@\w+(?:\([^)\n]*\))? +)*(?:(?:public|package|final|indirect) +)*(?:struct|class|enum|actor|protocol|typealias|func) +`?(?<name>\w+)/
    // The spellings of another library are used by nobody here.
    self.declared =
      path == "Asserting/SwiftHamcrest.swift"
      ? [] : Set(code.matches(of: declaration).map { String($0.name) })
    functions = Set(code.matches(of: /func +`?(\w+)/).map { String($0.1) })
    let own = code.matches(of: /(?:(?:var|let|case|associatedtype) +`?(\w+)|(\w+):)/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    names = functions.union(own)
    let extensions = code.matches(
      of: /(?ms)^(?:@\w+ +|public +|package +)*extension [^{]*\{\n(.*?)^\}/
    )
    let member =
      /(?m)^  (?!private|fileprivate)(?:@\w+(?:\([^)\n]*\))? +|[a-z]+ +)*(?:var|let|func) +`?(\w+)/
    members = Set(extensions.flatMap { $0.1.matches(of: member).map { String($0.1) } })
    usedMembers = Set(code.matches(of: /\.(\w+)/).map { String($0.1) })
    let uses = code.matches(
      of: /(?m)(?:^|[^\w.`])(?:(?<type>[A-Z]\w*)|(?<function>[a-z]\w*)(?=[(<]))/
    )
    used = Set(uses.compactMap { $0.type ?? $0.function }.map(String.init))
      .subtracting(own)
  }

  static func all(under folder: String) throws -> [SourceFile] {
    let root = package.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = root.appendingPathComponent(path)
      return SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }
}

/// The folders in their order, and what is in them.
private struct House {
  let files: [SourceFile]
  /// The line of each folder, counted from the top.
  private let lines: [String: Int]

  init(_ picture: String, files: [SourceFile]) {
    self.files = files
    var lines: [String: Int] = [:]
    for (index, line) in picture.split(separator: "\n").enumerated() {
      for folder in line.split(separator: " ") { lines[String(folder)] = index }
    }
    self.lines = lines
  }

  /// The innermost folder of the picture that holds a file.
  func folder(of file: SourceFile) -> String {
    let folders = lines.keys.filter { file.path.hasPrefix($0 + "/") }
    return folders.max { $0.count < $1.count } ?? file.path
  }

  /// Each use of a name that is declared only in folders which the using one may not use.
  var backwardUses: [String] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in file.declared { homes[name, default: []].insert(folder(of: file)) }
    }
    // A method of the folder may be called like a function of another.
    let methods = Dictionary(grouping: files, by: folder(of:))
      .mapValues { files in files.reduce(into: Set()) { $0.formUnion($1.functions) } }
    let members = homesOfMembers
    return files.flatMap { file in
      let own = folder(of: file)
      let uses =
        file.used.subtracting(methods[own, default: []]).map { ($0, homes[$0]) }
        + file.usedMembers.map { ($0, members[$0]) }
      return uses.sorted { $0.0 < $1.0 }.compactMap { name, homes -> String? in
        guard let homes, !homes.contains(where: { mayUse(own, $0) }) else { return nil }
        return "\(file.path) uses \(name) of \(homes.sorted().joined(separator: ", "))"
      }
    }
  }

  /// The folder of each member of an extension whose name no other folder declares.
  private var homesOfMembers: [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in file.names { homes[name, default: []].insert(folder(of: file)) }
    }
    let members = files.reduce(into: Set()) { $0.formUnion($1.members) }
    // A continuation is resumed as a suspended call is.
    return homes.filter { name, homes in
      homes.count == 1 && members.contains(name) && name != "resume"
    }
  }

  /// Each public name of a folder that a text in a folder below it has.
  var backwardNames: [String] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in file.published { homes[name, default: []].insert(folder(of: file)) }
    }
    return files.flatMap { file in
      let own = folder(of: file)
      return file.named.sorted().compactMap { name -> String? in
        guard let homes = homes[name], !homes.contains(where: { mayUse(own, $0) }) else {
          return nil
        }
        return "\(file.path) names \(name) of \(homes.sorted().joined(separator: ", "))"
      }
    }
  }

  private func mayUse(_ user: String, _ used: String) -> Bool {
    user == used || (lines[user] ?? 0) < (lines[used] ?? 0)
  }
}
