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
  """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../Sources").standardized

@Suite("The arrows between the folders") struct ArrowsTests {
  private static let core = Result {
    let core = sources.appending(path: "CharmestCore")
    return try FileManager.default.subpathsOfDirectory(atPath: core.path).sorted().compactMap {
      // The spellings of another library are used by nobody here.
      guard $0.hasSuffix(".swift"), !$0.hasSuffix("/SwiftHamcrest.swift") else { return nil }
      let text = try String(contentsOf: core.appending(path: $0), encoding: .utf8)
      return SourceFile(folder: String($0.prefix { $0 != "/" }), text)
    } as [SourceFile]
  }

  @Test("run one way, from the verbs down to the values, also as names in texts")
  func runOneWay() throws {
    #expect(try Self.core.get().count > 100)
    #expect(backwardUses(in: try Self.core.get()) == [])
  }

  @Test("cover every folder, and are the same in the article on how it works")
  func drawing() throws {
    #expect(Set(try Self.core.get().map(\.folder)) == Set(picture.joined()))
    let article = sources.appending(path: "Charmest/Documentation.docc/HowItWorks.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    // A line break of Windows is one character, and not "\n".
    let block = try #require(text.split(separator: /```\R/).dropFirst().first)
    let drawn = block.prefix { $0 != "`" }.split(whereSeparator: \.isNewline)
    let words = drawn.map { $0.split(separator: " ").map(String.init) }
    #expect(zip(words, picture).map { $0.prefix($1.count) } == picture.map { $0[...] })
  }

  @Test(
    "that run back are found in code, in texts and in regular expressions",
    arguments: [
      ("Values", "// verify(1)\nfunc show(_ it: Phrase) { not(it) } // not(1)", "Phrase not"),
      ("Values", #"let text = "a\"\(not("\(verify(1))")) or not closeTo""#, "not verify closeTo"),
      ("Values", ##"let raw = #"a \(not(1)) and "\#(verify(1))" Mock"#"##, "verify Mock not"),
      ("Values", "let lines = \"\"\"\n  a closeTo (or \"not(1)\")\n  \"\"\"", "closeTo not"),
      ("Values", #"let it = /Core\/Mock(Way)?\b/, half = 1 / Phrase.two / 2"#, "Phrase Mock"),
      ("Values", "let slow = #/\n  Mock / Phrase\n/#", "Mock Phrase"),
      ("Text", #"map(\.isMark).map { $0.isHidden || $0.isShared() }"#, "isMark"),
      ("Streams", "func now(of mock: any Mock) { not(mock) }", "Mock"),
    ])
  func backward(_ folder: String, _ text: String, _ found: String) {
    let files = [
      ("Mocks", "protocol Mock {}"), ("Asserting", "public func verify() {}"),
      ("Matchers", "func not() {}\n@inlinable public func closeTo() {}"),
      ("Text", "struct Phrase { func isShared() {} }"), (folder, text),
      ("Differences", "private extension Int {\n  var isHidden: Int { 1 }\n}"),
      ("Differences", "extension Int {\n  var isMark: Int { 1 }\n  func isShared() {}\n}"),
    ]
    let uses = backwardUses(in: files.map { SourceFile(folder: $0.0, $0.1) })
    #expect(uses.map { $0.split(separator: " ")[2] }.joined(separator: " ") == found)
  }
}

/// Each use of a name that only folders declare which the using one may not use.
private func backwardUses(in files: [SourceFile]) -> [String] {
  func homes(_ names: (SourceFile) -> Set<String>) -> [String: Set<String>] {
    files.reduce(into: [:]) { homes, file in
      for name in names(file) { homes[name, default: []].insert(file.folder) }
    }
  }
  func line(_ folder: String) -> Int { picture.firstIndex { $0.contains(folder) } ?? 0 }
  let declaration =
    /(?m)^(?:@\w+(?:\([^)\n]*\))? +|(?:public|package|final|indirect) +)*(?:struct|class|enum|actor|protocol|typealias|func) +`?(\w+)/
  let declared = homes { $0.words(declaration) }
  // What extensions add, if no other folder has such a name; a continuation is resumed, too.
  let added = homes(\.added)
  let members = homes { $0.values.union($0.functions) }.filter { name, homes in
    homes.count == 1 && added[name] != nil && name != "resume"
  }
  // A method of the folder may be called like a function of another.
  let methods = homes(\.functions)
  return files.flatMap { file in
    let used = file.words(/(?m)(?:^|[^\w.`])([A-Z]\w*|[a-z]\w*(?=[(<]))/)
    let called = used.subtracting(file.values).filter { methods[$0]?.contains(file.folder) != true }
    // In texts, only what has a bracket behind it or a capital in it must be a name.
    let named = file.words(/(\b\w+(?=\()|\b[A-Z]\w*|\b[a-z]\w*[A-Z]\w*)/, in: file.texts)
    let uses = [(called, declared), (file.words(/\.(\w+)/), members), (named, declared)]
    return uses.flatMap { names, homes in
      names.sorted().filter { name in
        homes[name]?.allSatisfy { $0 != file.folder && line($0) <= line(file.folder) } == true
      }.map { "\(file.folder) uses \($0) of \(homes[$0]?.sorted() ?? [])" }
    }
  }
}

/// A source in two: its code without comments, and what stands in texts and regular expressions.
private struct SourceFile {
  let folder: String
  private(set) var code = "", texts = ""
  private var rest: Substring

  init(folder: String, _ source: String) {
    self.folder = folder
    rest = source[...]
    readCode(untilBracket: false)
  }

  func words(_ pattern: Regex<(Substring, Substring)>, in text: String? = nil) -> Set<String> {
    Set((text ?? code).matches(of: pattern).map { String($0.1) })
  }

  var functions: Set<String> { words(/func +`?(\w+)/) }
  var values: Set<String> {
    words(/(?:var|let|case|associatedtype) +`?(\w+)/).union(words(/(\w+):/))
  }
  var added: Set<String> {
    let bodies = words(/(?ms)^(?:@\w+ +|public +|package +)*extension [^{]*\{\n(.*?)^\}/)
    return words(
      /(?m)^  (?!private|fileprivate)(?:@\w+(?:\([^)\n]*\))? +|[a-z]+ +)*(?:var|let|func) +`?(\w+)/,
      in: bodies.joined(separator: "\n"))
  }

  private mutating func readCode(untilBracket: Bool) {
    var depth = 0
    while let character = rest.first {
      if character == "/", rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !"\"#/".contains(character) || !readLiteral() {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        code.append(rest.removeFirst())
        if untilBracket, depth < 0 { return }
      }
    }
  }

  /// Reads a text or a regular expression, if one begins here; its interpolations are code.
  private mutating func readLiteral() -> Bool {
    let hashes = rest.prefix { $0 == "#" }
    let opening = rest.dropFirst(hashes.count)
    guard let quotes = ["\"\"\"", "\"", "/"].first(where: opening.hasPrefix) else { return false }
    // A regular expression begins with no blank, unlike the right side of a division.
    let (before, after) = (code.last ?? " ", opening.dropFirst().first ?? " ")
    let isDivision = !" \n([{,=:".contains(before) || " *\n".contains(after)
    if quotes == "/", hashes.isEmpty, isDivision { return false }
    let (end, escape) = (quotes + hashes, quotes == "/" ? "\\" : "\\" + hashes)
    rest = opening.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      let isEscape = rest.first == "\\" && rest.hasPrefix(escape)
      if isEscape, quotes != "/", rest.dropFirst(escape.count).first == "(" {
        rest = rest.dropFirst(escape.count + 1)
        readCode(untilBracket: true)
      } else {
        if isEscape { texts.append(rest.removeFirst()) }
        texts.append(rest.removeFirst())
      }
    }
    rest = rest.dropFirst(end.count)
    texts += "\n"
    code += "\"\""
    return true
  }
}
