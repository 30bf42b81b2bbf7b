// Writes a copy of the sources in which mutants sleep. `.ci/mutate` builds it and uses it.
//
//   mutants SOURCES COPY COUNT SEED ONLY DROPPED
//
// Chooses the mutants, writes the changed files into the copy, and prints each mutant in a line: its
// number, its file, its line, and what it changes. Those with a number in `DROPPED` are left out.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A change of one place: what stands before it, and behind it. `MUTANT` asks whether it is on.
struct Mutant {
  let range: Range<Int>
  let line: Int
  let story: String
  let before: String
  let after: String
}

/// Finds the places of a file where something can be changed, the outer ones before those in them.
final class Places: SyntaxAnyVisitor {
  private(set) var mutants: [Mutant] = []
  private let locations: SourceLocationConverter
  /// The calls that are all of a function with a result.
  private var results: Set<SyntaxIdentifier> = []

  init(in tree: Syntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .conditionElement(let node): turn(node.condition)
    case .repeatStmt(let node): negate(node.condition)
    case .ternaryExpr(let node): negate(node.condition)
    case .whereClause(let node): negate(node.condition)
    case .infixOperatorExpr(let node): change(node)
    case .integerLiteralExpr(let node):
      if let number = Int(node.literal.text.filter { $0 != "_" }) { replace(node, by: "\(number + 1)") }
    case .booleanLiteralExpr(let node):
      replace(node, by: node.literal.text == "true" ? "false" : "true")
    case .codeBlockItem(let node): leaveOut(node)
    case .functionDecl(let node):
      leave(node.body?.statements, node.name.text, returning: node.signature.returnClause?.type)
    case .subscriptDecl(let node):
      leave(node.accessorBlock, "subscript", returning: node.returnClause.type)
    case .patternBinding(let node):
      leave(node.accessorBlock, node.pattern.trimmedDescription, returning: node.typeAnnotation?.type)
    // What is not for running; of `#if`, the condition.
    case .ifConfigClause(let node):
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    case .attribute, .genericWhereClause, .enumCaseElement: return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol, _ story: String, before: String, after: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let mutant = Mutant(
      range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      line: locations.location(for: start).line, story: story, before: before, after: after)
    mutants.append(mutant)
  }

  // MARK: - Conditions

  private func negate(_ condition: some ExprSyntaxProtocol) {
    add(condition, "!(\(condition.oneLine))", before: "(MUTANT != (", after: "))")
  }

  private func turn(_ condition: ConditionElementSyntax.Condition) {
    switch condition {
    case .expression(let condition): negate(condition)
    case .optionalBinding, .matchingPattern:
      add(condition, "never \(condition.oneLine)", before: "!MUTANT, ", after: "")
    default: break
    }
  }

  // MARK: - Expressions

  /// Puts another expression in the place of one.
  private func replace(_ node: some ExprSyntaxProtocol, by other: String) {
    let story = "\(node.oneLine) -> \(other.oneLine)"
    add(node, story, before: "(MUTANT ? (\(other)) : (", after: "))")
  }

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&",
  ]
  private static let steps = ["+": "-", "-": "+", "+=": "-=", "-=": "+="]

  private func change(_ node: InfixOperatorExprSyntax) {
    let sign = node.operator.trimmedDescription
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    // An order by a part, `$0.index < $1.index`. With `<=`, equal values would only change places.
    if sign == "<", left != "$0", left.contains("$0"), right.contains("$1") {
      replace(node, by: "\(left) > \(right)")
    } else if let opposite = Self.opposites[sign] {
      replace(node, by: "\(left) \(opposite) \(right)")
    } else if let step = Self.steps[sign], node.rightOperand.is(IntegerLiteralExprSyntax.self) {
      if sign.hasSuffix("=") {
        let changed = "\(left) \(step) \(right)"
        let story = "\(node.oneLine) -> \(changed.oneLine)"
        add(node, story, before: "if MUTANT { \(changed) } else { ", after: " }")
      } else {
        replace(node, by: "\(left) \(step) \(right)")
      }
    }
  }

  // MARK: - Statements

  /// Leaves out a call whose result nobody takes.
  private func leaveOut(_ item: CodeBlockItemSyntax) {
    guard case .expr(let expression) = item.item, !results.contains(item.id) else { return }
    if Self.isCall(expression) {
      add(expression, "no \(expression.oneLine)", before: "if !MUTANT { ", after: " }")
    }
  }

  private static func isCall(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .tryExpr(let node): isCall(node.expression)
    case .awaitExpr(let node): isCall(node.expression)
    case .infixOperatorExpr(let node):
      node.leftOperand.is(DiscardAssignmentExprSyntax.self) && isCall(node.rightOperand)
    default: false
    }
  }

  // MARK: - Bodies

  private func leave(_ block: AccessorBlockSyntax?, _ name: String, returning type: TypeSyntax?) {
    switch block?.accessors {
    case .getter(let statements): leave(statements, name, returning: type)
    case .accessors(let accessors):
      for accessor in accessors {
        let word = accessor.accessorSpecifier.text
        leave(accessor.body?.statements, "\(name).\(word)", returning: word == "get" ? type : nil)
      }
    default: break
    }
  }

  /// Leaves a function at once, with the values that say least.
  private func leave(_ body: CodeBlockItemListSyntax?, _ name: String, returning type: TypeSyntax?) {
    guard let body, let first = body.first else { return }
    var isResult = false
    if case .expr = first.item { isResult = type != nil && body.count == 1 }
    if isResult { results.insert(first.id) }
    for value in Self.defaults(of: type) {
      let (before, after) =
        isResult ? ("if MUTANT { \(value) } else { ", " }") : ("if MUTANT { return \(value) }; ", "")
      add(body, "\(name): return \(value)", before: before, after: after)
    }
  }

  private static func defaults(of type: TypeSyntax?) -> [String] {
    guard let type else { return [""] }
    let name = type.trimmedDescription
    if type.is(OptionalTypeSyntax.self) { return ["nil"] }
    if type.is(DictionaryTypeSyntax.self) || name.hasPrefix("Dictionary<") { return ["[:]"] }
    if type.is(ArrayTypeSyntax.self) || name.hasPrefix("Set<") { return ["[]"] }
    switch name {
    case "Void", "()": return [""]
    case "Bool": return ["false", "true"]
    case "Int", "UInt", "UInt64", "Int64", "Double": return ["0"]
    case "String", "Substring": return ["\"\""]
    default: return []
    }
  }
}

extension String {
  /// On one line, and not longer than is read.
  var oneLine: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 100 ? words.prefix(97) + "..." : words
  }
}

extension SyntaxProtocol {
  var oneLine: String { trimmedDescription.oneLine }
}

/// A file with some of its mutants.
func planting(_ mutants: [(number: Int, mutant: Mutant)], in text: String) -> String {
  var insertions: [Int: (after: String, before: String)] = [:]
  for (number, mutant) in mutants {
    let before = mutant.before.replacing("MUTANT", with: "charmestMutant(\(number))")
    insertions[mutant.range.lowerBound, default: ("", "")].before += before
    // The outer ones, which come first, end last.
    let after = insertions[mutant.range.upperBound, default: ("", "")].after
    insertions[mutant.range.upperBound, default: ("", "")].after = mutant.after + after
  }
  var result: [UInt8] = []
  for (offset, byte) in text.utf8.enumerated() {
    if let insertion = insertions[offset] { result += (insertion.after + insertion.before).utf8 }
    result.append(byte)
  }
  return String(decoding: result, as: UTF8.self)
}

let arguments = CommandLine.arguments
guard let count = Int(arguments[3]), let seed = UInt64(arguments[4]) else {
  print("two numbers: how many, and the seed")
  exit(2)
}
let (sources, copy, only) = (arguments[1], arguments[2], arguments[5])
let dropped = try String(contentsOfFile: arguments[6], encoding: .utf8)
  .split(separator: "\n").compactMap { Int($0) }

var texts: [String: String] = [:]
var places: [(file: String, mutant: Mutant)] = []
for file in try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
where file.hasPrefix("Charmest") && file.hasSuffix(".swift") && (only.isEmpty || file.contains(only)) {
  let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
  let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  places += Places(in: tree).mutants.map { (file, $0) }
  texts[file] = text
}
var random = Random(state: seed)
// Some more, in the place of those that do not compile.
let chosen = places.indices.shuffled(using: &random).prefix(count + count / 4 + 10)
var planted: [String: [(number: Int, place: Int)]] = [:]
for (number, place) in zip(1..., chosen) where !dropped.contains(number) {
  let (file, mutant) = places[place]
  planted[file, default: []].append((number, place))
  print(number, file, mutant.line, mutant.story, separator: "\t")
}
for (file, text) in texts {
  let inOrder = planted[file, default: []].sorted { $0.place < $1.place }
  let changed = planting(inOrder.map { ($0.number, places[$0.place].mutant) }, in: text)
  let path = "\(copy)/\(file)"
  // A file that is as it was is not compiled again.
  if try String(contentsOfFile: path, encoding: .utf8) != changed {
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
