// Compares the scanner of the mock writer with the compiler's own parser. See .ci/scanner.
//
//   scanner EDITS SEED LIST    a file with the paths, a line each
//
// Of each file that the parser accepts, both must find the same brackets outside of literals, the same
// literals, the same types and, in protocols, the same members. Then random edits are made in random files.

import Foundation
import SwiftParser
import SwiftSyntax

/// What both find in a text, a line each.
struct Findings: Equatable {
  var brackets: [String] = []
  var declarations: [String] = []

  mutating func sort() {
    brackets.sort()
    declarations.sort()
  }
}

extension Findings {
  /// What the parser finds.
  init(_ tree: SourceFileSyntax) {
    add(Syntax(tree), path: [], conditions: [])
    sort()
  }

  /// Adds what a node has in it. `path` names the types around it, and is nil where types are not looked for.
  private mutating func add(_ node: Syntax, path: [String]?, conditions: [String]) {
    var path = path
    var conditions = conditions
    switch node.as(SyntaxEnum.self) {
    case .token(let token) where "()[]{}".contains(token.text):
      brackets.append("\(start(of: node)) \(token.text)")
    case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr:
      brackets.append(range(of: node))
      return
    case .codeBlock, .accessorBlock, .closureExpr, .switchExpr:
      path = nil
    case .ifConfigClause(let clause):
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) ?? []
      let earlier = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
      conditions += earlier.map { "!(\($0.trimmedDescription))" }
      if let own = clause.condition { conditions.append(own.trimmedDescription) }
    case .extensionDecl(let type) where ![.identifierType, .memberType].contains(type.extendedType.kind):
      path = nil
    default:
      guard let outer = path, let (keyword, name) = typeDeclaration(node) else { break }
      let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
      let modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
      let words = attributes.filter { $0.is(AttributeSyntax.self) }.map(\.trimmedDescription)
        + modifiers.map(\.trimmedDescription)
      let members = node.is(ProtocolDeclSyntax.self) ? members(in: node) : []
      declarations.append(
        "\(start(of: Syntax(keyword))): \(words) \(keyword.text) \(outer + [name]) \(conditions) \(members)")
      // An extension of `A.B` has both names.
      path = outer + name.split(separator: ".").map(String.init)
    }
    for child in node.children(viewMode: .sourceAccurate) {
      add(child, path: path, conditions: conditions)
    }
  }

  /// The keyword and the name of a type, or of an extension of one.
  private func typeDeclaration(_ node: Syntax) -> (keyword: TokenSyntax, name: String)? {
    if let alias = node.as(TypeAliasDeclSyntax.self) { return (alias.typealiasKeyword, alias.name.text) }
    guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
    if let named = node.asProtocol(NamedDeclSyntax.self) { return (group.introducer, named.name.text) }
    let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    return (group.introducer, type.prefix { $0 != "<" }.filter { !$0.isWhitespace })
  }

  /// Where the members of a protocol stand.
  private func members(in node: Syntax) -> [String] {
    if let item = node.as(MemberBlockItemSyntax.self), !item.decl.is(IfConfigDeclSyntax.self) {
      return [range(of: Syntax(item.decl))]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { members(in: $0) }
  }

  private func start(of node: Syntax) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func range(of node: Syntax) -> String {
    "\(start(of: node)) to \(node.endPositionBeforeTrailingTrivia.utf8Offset)"
  }
}

extension Findings {
  /// What the scanner finds.
  init(_ file: SourceFile) {
    let tokens = file.tokens
    for token in tokens.all {
      let text = tokens.text(bytes: token.bytes)
      if token.kind == .literal { brackets.append("\(token.bytes.lowerBound) to \(token.bytes.upperBound)") }
      if token.kind == .sign, "()[]{}".contains(text) {
        brackets.append("\(token.bytes.lowerBound) \(text)")
      }
    }
    for type in file.types {
      let members = type.keyword == "protocol" ? type.members.map { range(of: $0, in: tokens) } : []
      declarations.append(
        "\(tokens.all[type.place].bytes.lowerBound): \(type.words) \(type.keyword) "
          + "\(type.path + [type.name]) \(type.conditions) \(members)")
    }
    sort()
  }

  private func range(of member: Declaration, in tokens: Tokens) -> String {
    var start = member.place
    for word in member.words.reversed() {
      // The words before the keyword, some of them with parentheses.
      repeat { start -= 1 } while !tokens.text(bytes: tokens.all[start].bytes).isPrefix(of: word)
    }
    let end = member.body?.upperBound ?? max(member.tail.upperBound - 1, member.place)
    return "\(tokens.all[start].bytes.lowerBound) to \(tokens.all[end].bytes.upperBound)"
  }
}

extension String {
  fileprivate func isPrefix(of other: String) -> Bool {
    first.map { $0 == "@" || $0.isLetter || $0 == "_" } ?? false && other.hasPrefix(self)
  }
}

/// Whether a condition of `#if` goes on behind its line, which only the compiler refuses.
func hasLongCondition(_ node: Syntax) -> Bool {
  let condition = node.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription
  if condition?.contains("\n") == true { return true }
  return node.children(viewMode: .sourceAccurate).contains(where: hasLongCondition)
}

/// Whether both find the same; nil if the parser does not accept the text.
func agree(on text: String, named name: String) -> Bool? {
  let file = SourceFile(path: name, module: "", text: text)
  let tree = Parser.parse(source: text)
  if tree.hasError || hasLongCondition(Syntax(tree)) { return nil }
  let parsed = Findings(tree)
  let scanned = Findings(file)
  if parsed == scanned, file.tokens.mistake == nil { return true }
  print("\(name): they differ", file.tokens.mistake.map { "; not understood at byte \($0)" } ?? "")
  for findings in [\Findings.brackets, \.declarations] {
    let difference = scanned[keyPath: findings].difference(from: parsed[keyPath: findings])
    for change in difference.prefix(4) {
      switch change {
      case .remove(_, let element, _): print("  only the parser:  \(element)")
      case .insert(_, let element, _): print("  only the scanner: \(element)")
      }
    }
  }
  return false
}

let pieces = [
  "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "[", "]", "{", "}", "/", "//", "/*", "*/", "`", "#",
  "\n", " ", "\\", "#/", "/#", "/[)]/", "= /a(b)c/\n", "try? /x/", "!/x/", "a / b / c", "(/)", ", /)/", "<", ">",
  "\n#if DEBUG\n", "\n#else\n", "\n#endif\n", ";", "protocol P { func f()\n var v: Int { get } }\n", "@a(b) ",
  "\"\\(\"a\\(b)\")\"", "#\"\\#(x)\"#", "\"\"\"\n  \\(x)\n  \"\"\"", "/* /* */ */", "// \"\n", "ä", "🍜", "±", "case .a: ",
  "class func f() {}", "actor A {}", "func x<T>() -> T where T: Q\n", "static func < (a: A, b: B) -> C\n",
  "init?(a: A) throws(E)\n", "subscript(a: A) -> B { get }\n", "let regex = #/\n  (a\n/#\n",
]

@MainActor func edited(_ text: String, _ random: inout Random) -> String {
  var bytes = Array(text.utf8)
  guard bytes.count > 2 else { return text }
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(place + Int.random(in: 1...30, using: &random), bytes.count)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    default: bytes.insert(contentsOf: pieces.randomElement(using: &random)!.utf8, at: place)
    }
    if bytes.isEmpty { break }
  }
  return String(decoding: bytes, as: UTF8.self)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let edits = Int(arguments[0])!
var random = Random(state: UInt64(arguments[1])!)
let list = try String(contentsOfFile: arguments[2], encoding: .utf8)
let texts = list.split(separator: "\n").compactMap { path in
  (try? String(contentsOfFile: String(path), encoding: .utf8)).map { (String(path), $0) }
}
let verdicts = texts.compactMap { path, text in agree(on: text, named: path) }
let wrong = verdicts.count { !$0 }
print("\(verdicts.count) of \(texts.count) files are accepted by the parser; \(wrong) are read in another way")
var wrongEdits = 0, acceptedEdits = 0
let small = texts.filter { $0.1.utf8.count < 20_000 }
for number in 0..<edits where wrongEdits < 20 {
  let (path, text) = small.randomElement(using: &random)!
  let other = edited(text, &random)
  guard let isSame = agree(on: other, named: "edit \(number) of \(path)") else { continue }
  acceptedEdits += 1
  if isSame { continue }
  wrongEdits += 1
  try other.write(toFile: NSTemporaryDirectory() + "/edit\(number).swift", atomically: true, encoding: .utf8)
}
print("\(acceptedEdits) of \(edits) edits are accepted by the parser; \(wrongEdits) are read in another way")
exit(wrong + wrongEdits > 0 ? 1 : 0)
