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

/// What the parser finds.
final class ParsedFindings: SyntaxVisitor {
  private(set) var findings = Findings()
  private var path: [String] = []
  private var conditions: [String] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    let brackets = BracketVisitor(viewMode: .sourceAccurate)
    brackets.walk(tree)
    findings.brackets = brackets.found
    findings.sort()
  }

  // What stands in bodies is not looked for.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(IfConfigClauseListSyntax.self) else { return .skipChildren }
    let earlier = list.prefix { $0.id != node.id }.compactMap { $0.condition?.trimmedDescription }
    let own = earlier.map { "!(\($0))" } + (node.condition.map { [$0.trimmedDescription] } ?? [])
    conditions += own
    if let elements = node.elements { walk(elements) }
    conditions.removeLast(own.count)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = MemberVisitor(node)
    return type(node, node.protocolKeyword, node.name.text, node.memberBlock, members.found)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.classKeyword, node.name.text, node.memberBlock)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.structKeyword, node.name.text, node.memberBlock)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.enumKeyword, node.name.text, node.memberBlock)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.actorKeyword, node.name.text, node.memberBlock)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.typealiasKeyword, node.name.text, nil)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var name = node.extendedType.trimmedDescription
    if node.extendedType.is(IdentifierTypeSyntax.self) || node.extendedType.is(MemberTypeSyntax.self) {
      name = String(name.prefix { $0 != "<" }.filter { !$0.isWhitespace })
    } else {
      return .skipChildren
    }
    return type(node, node.extensionKeyword, name, node.memberBlock)
  }

  private func type(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ keyword: TokenSyntax, _ name: String, _ block: MemberBlockSyntax?, _ members: [String] = []
  ) -> SyntaxVisitorContinueKind {
    let place = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let words = node.attributes.filter { $0.is(AttributeSyntax.self) }.map(\.trimmedDescription)
      + node.modifiers.map(\.trimmedDescription)
    findings.declarations.append(
      "\(place): \(words) \(keyword.text) \(path + [name]) \(conditions) \(members)")
    if let block {
      let inner = keyword.text == "extension" ? name.split(separator: ".").map(String.init) : [name]
      path += inner
      walk(block)
      path.removeLast(inner.count)
    }
    return .skipChildren
  }
}

/// The brackets outside of literals, and the literals.
final class BracketVisitor: SyntaxVisitor {
  private(set) var found: [String] = []

  private func literal(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append("\(start) to \(node.endPositionBeforeTrailingTrivia.utf8Offset)")
    return .skipChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { literal(node) }
  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literal(node)
  }
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { literal(node) }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare:
      found.append("\(token.positionAfterSkippingLeadingTrivia.utf8Offset) \(token.text)")
    default: break
    }
    return .visitChildren
  }
}

/// The members of a protocol: what, where, and up to where.
final class MemberVisitor: SyntaxVisitor {
  private(set) var found: [String] = []

  init(_ node: ProtocolDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node.memberBlock)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.decl.is(IfConfigDeclSyntax.self) { return .visitChildren }
    let start = node.decl.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.decl.endPositionBeforeTrailingTrivia.utf8Offset
    found.append("\(start) to \(end)")
    return .skipChildren
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
  let parsed = ParsedFindings(tree).findings
  let scanned = Findings(file)
  if parsed == scanned, file.tokens.mistake == nil { return true }
  print("\(name): they differ", file.tokens.mistake.map { "; not understood at byte \($0)" } ?? "")
  for (one, other) in [(parsed.brackets, scanned.brackets), (parsed.declarations, scanned.declarations)] {
    let difference = other.difference(from: one)
    for change in difference.prefix(4) {
      switch change {
      case .remove(_, let element, _): print("  only the parser:  \(element)")
      case .insert(_, let element, _): print("  only the scanner: \(element)")
      }
    }
  }
  return false
}

/// Always the same numbers.
struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
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
var wrong = 0, accepted = 0
for (path, text) in texts {
  guard let isSame = agree(on: text, named: path) else { continue }
  accepted += 1
  if !isSame { wrong += 1 }
}
print("\(accepted) of \(texts.count) files are accepted by the parser; \(wrong) are read in another way")
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
