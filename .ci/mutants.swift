// Writes a copy of the sources in which mutants sleep. `.ci/mutate` builds it and uses it.
//
//   mutants plant <sources> <copy> <state> <count> <seed> <only>
//   mutants drop <copy> <state> <build log>
//
// `plant` chooses the mutants and writes the changed files into the copy, and into the state what
// was planted where. Those named in the state's `dropped` are left out. `drop` adds to them the
// mutants on which the compiler stumbled.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A change of one place: what stands before it, and behind it.
struct Mutant {
  /// Of two mutants of one place, the one with the lower nesting encloses the other.
  enum Nesting: Int { case body, statement, condition, expression }

  let nesting: Nesting
  let range: Range<Int>
  let line: Int
  let story: String
  /// Gets the mutant's question, `charmestMutant(17)`.
  let before: (String) -> String
  let after: String
  /// The body is one expression, which needs a `return` behind the mutant's statement.
  var needsReturn = false
}

/// Finds the places of a file where something can be changed.
final class Places: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private let locations: SourceLocationConverter

  init(in tree: Syntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(
    _ nesting: Mutant.Nesting, _ node: some SyntaxProtocol, _ story: String,
    needsReturn: Bool = false,
    before: @escaping (String) -> String, after: String = ""
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let range = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let line = locations.location(for: start).line
    mutants.append(
      Mutant(
        nesting: nesting, range: range, line: line, story: story, before: before, after: after,
        needsReturn: needsReturn))
  }

  /// Puts another expression in the place of one.
  private func replace(_ node: some ExprSyntaxProtocol, by other: String) {
    add(
      .expression, node, "\(node.trimmedDescription.oneLine) -> \(other.oneLine)",
      before: { "(\($0) ? (\(other)) : (" }, after: "))")
  }

  private func negate(_ condition: some ExprSyntaxProtocol) {
    add(
      .condition, condition, "!(\(condition.trimmedDescription.oneLine))",
      before: { "(\($0) != (" }, after: "))")
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let condition): negate(condition)
    case .optionalBinding, .matchingPattern:
      add(
        .condition, node.condition, "never \(node.condition.trimmedDescription.oneLine)",
        before: { "!\($0), " })
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  // MARK: - Expressions

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&",
  ]
  private static let reverses = ["<": ">", ">": "<"]
  private static let steps = ["+": "-", "-": "+", "+=": "-=", "-=": "+="]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.trimmedDescription
    let isStep = node.rightOperand.is(IntegerLiteralExprSyntax.self)
    let order = isOrder(node) ? Self.reverses[sign] : nil
    if let other = order ?? Self.opposites[sign] ?? (isStep ? Self.steps[sign] : nil) {
      let (left, right) = (node.leftOperand.description, node.rightOperand.trimmedDescription)
      let changed = "\(left.trimmingCharacters(in: .whitespacesAndNewlines)) \(other) \(right)"
      if sign.hasSuffix("="), Self.steps[sign] != nil {
        add(
          .statement, node, "\(node.trimmedDescription.oneLine) -> \(changed.oneLine)",
          before: { "if \($0) { \(changed) } else { " }, after: " }")
      } else {
        replace(node, by: changed)
      }
    }
    return .visitChildren
  }

  /// Whether a comparison is all of an order: `sorted { $0.index < $1.index }`.
  ///
  /// With `<=` nothing but equal values changes places; an order is turned round instead.
  private func isOrder(_ node: InfixOperatorExprSyntax) -> Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let closure = item.parent?.parent?.as(ClosureExprSyntax.self), closure.statements.count == 1,
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return ["sorted", "sort", "min", "max"].contains(function.declName.baseName.text)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let number = Int(node.literal.text.filter { $0 != "_" }) {
      replace(node, by: "\(number + 1)")
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, by: node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  // MARK: - Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item else { return .visitChildren }
    var call = expression
    while true {
      if let inner = call.as(TryExprSyntax.self)?.expression {
        call = inner
      } else if let inner = call.as(AwaitExprSyntax.self)?.expression {
        call = inner
      } else if let sides = call.as(InfixOperatorExprSyntax.self),
        sides.leftOperand.is(DiscardAssignmentExprSyntax.self)
      {
        call = sides.rightOperand
      } else {
        break
      }
    }
    if call.is(FunctionCallExprSyntax.self), !isReturned(node) {
      add(
        .statement, expression, "no \(expression.trimmedDescription.oneLine)",
        before: { "if !\($0) { " }, after: " }")
    }
    return .visitChildren
  }

  /// Whether a call is all that a function with a result consists of.
  private func isReturned(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent, list.children(viewMode: .sourceAccurate).count == 1 else {
      return false
    }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
    let owner = list.parent?.parent
    return owner?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
      || owner?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  // MARK: - Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    leave(node.body?.statements, node.name.text, returning: node.signature.returnClause?.type)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    leave(node.accessorBlock, "subscript", returning: node.returnClause.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    leave(
      node.accessorBlock, node.pattern.trimmedDescription, returning: node.typeAnnotation?.type)
    return .visitChildren
  }

  private func leave(_ block: AccessorBlockSyntax?, _ name: String, returning type: TypeSyntax?) {
    switch block?.accessors {
    case .getter(let statements): leave(statements, name, returning: type)
    case .accessors(let accessors):
      for accessor in accessors {
        let isGetter = accessor.accessorSpecifier.text == "get"
        leave(
          accessor.body?.statements, "\(name).\(accessor.accessorSpecifier.text)",
          returning: isGetter ? type : nil)
      }
    default: break
    }
  }

  /// Leaves a function at once, with the values that say least.
  private func leave(_ body: CodeBlockItemListSyntax?, _ name: String, returning type: TypeSyntax?)
  {
    guard let body, let first = body.first else { return }
    var needsReturn = false
    if case .expr = first.item, body.count == 1, type != nil { needsReturn = true }
    for value in Self.defaults(of: type) {
      add(
        .body, body, "\(name): return \(value)", needsReturn: needsReturn,
        before: { "if \($0) { return \(value) }; " })
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

  // MARK: - What is not for running

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  /// On one line, and not longer than is read.
  var oneLine: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 100 ? words.prefix(97) + "..." : words
  }
}

/// The same numbers on every machine (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

struct Planted {
  let id: Int
  let mutant: Mutant
}

/// A file with its mutants, and where each then stands.
func planting(_ planted: [Planted], in text: String) -> (text: String, ranges: [Int: Range<Int>]) {
  let outermostFirst = planted.sorted { first, second in
    let (one, other) = (first.mutant, second.mutant)
    let (key, otherKey) = (
      [one.range.lowerBound, -one.range.upperBound, one.nesting.rawValue, first.id],
      [other.range.lowerBound, -other.range.upperBound, other.nesting.rawValue, second.id]
    )
    return key.lexicographicallyPrecedes(otherKey)
  }
  let source = Array(text.utf8)
  var (result, ranges): ([UInt8], [Int: Range<Int>]) = ([], [:])
  var (open, next): ([(planted: Planted, start: Int)], Int) = ([], 0)
  for offset in 0...source.count {
    while let last = open.last, last.planted.mutant.range.upperBound == offset {
      result += Array(last.planted.mutant.after.utf8)
      ranges[last.planted.id] = last.start..<result.count
      open.removeLast()
    }
    while next < outermostFirst.count, outermostFirst[next].mutant.range.lowerBound == offset {
      let planted = outermostFirst[next]
      open.append((planted, result.count))
      result += Array(planted.mutant.before("charmestMutant(\(planted.id))").utf8)
      next += 1
      let isLastOfBody =
        next == outermostFirst.count || outermostFirst[next].mutant.nesting != .body
        || outermostFirst[next].mutant.range != planted.mutant.range
      if planted.mutant.needsReturn, isLastOfBody { result += Array("return ".utf8) }
    }
    if offset < source.count { result.append(source[offset]) }
  }
  return (String(decoding: result, as: UTF8.self), ranges)
}

func lines(of file: String) -> [String] {
  ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
    .split(separator: "\n").map(String.init)
}

func plant(
  _ sources: String, _ copy: String, _ state: String, count: Int, seed: UInt64, only: String
) throws {
  let dropped = Set(lines(of: "\(state)/dropped").compactMap { Int($0) })
  let names = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasPrefix("Charmest") && $0.hasSuffix(".swift") }
    // `contains` says no of an empty text.
    .filter { only.isEmpty || $0.contains(only) }.sorted()
  var (texts, places): ([String: String], [(name: String, mutant: Mutant)]) = ([:], [])
  for name in names {
    let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
    texts[name] = text
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
    places += Places(in: tree).mutants.map { (name, $0) }
  }
  var dice = Dice(state: seed)
  places.shuffle(using: &dice)
  // Some more, in the place of those that do not compile.
  let chosen = places.prefix(count + count / 4 + 10).enumerated()
    .filter { !dropped.contains($0.offset + 1) }
  var (list, ranges): ([String], [String]) = ([], [])
  for (index, place) in chosen {
    list.append("\(index + 1)\t\(place.name)\t\(place.mutant.line)\t\(place.mutant.story)")
  }
  for name in names {
    let planted = chosen.filter { $0.element.name == name }
      .map { Planted(id: $0.offset + 1, mutant: $0.element.mutant) }
    let (text, found) = planting(planted, in: texts[name] ?? "")
    // A file that is as it was is not compiled again.
    if (try? String(contentsOfFile: "\(copy)/\(name)", encoding: .utf8)) != text {
      try text.write(toFile: "\(copy)/\(name)", atomically: true, encoding: .utf8)
    }
    for (id, range) in found {
      ranges.append("\(id)\t\(name)\t\(range.lowerBound)\t\(range.upperBound)")
    }
  }
  try (list.joined(separator: "\n") + "\n")
    .write(toFile: "\(state)/list", atomically: true, encoding: .utf8)
  try (ranges.joined(separator: "\n") + "\n")
    .write(toFile: "\(state)/ranges", atomically: true, encoding: .utf8)
  print("\(places.count) places in \(names.count) files")
}

/// Where a row and a column of a text are, in bytes.
func offset(of text: [UInt8], row: Int, column: Int) -> Int {
  let rows = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return rows.prefix(row - 1).reduce(0) { $0 + $1.count + 1 } + column - 1
}

/// Leaves out the innermost mutant around each error, or else the nearest one in its file.
func drop(_ copy: String, _ state: String, log: String) throws {
  let ranges = lines(of: "\(state)/ranges").compactMap {
    line -> (id: String, name: String, range: Range<Int>)? in
    let fields = line.split(separator: "\t").map(String.init)
    guard let start = Int(fields[2]), let end = Int(fields[3]) else { return nil }
    return (fields[0], fields[1], start..<end)
  }
  var dropped: Set<String> = []
  for line in Set(lines(of: log)) {
    let fields = line.split(separator: ":", maxSplits: 4)
    guard fields.count == 5, fields[3] == " error", let row = Int(fields[1]),
      let column = Int(fields[2]), let folder = fields[0].range(of: "/Sources/")
    else { continue }
    let name = String(fields[0][folder.upperBound...])
    let text = try String(contentsOfFile: "\(copy)/\(name)", encoding: .utf8)
    let offset = offset(of: Array(text.utf8), row: row, column: column)
    let here = ranges.filter { $0.name == name }
    let around = here.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
    let nearest = here.min {
      abs($0.range.lowerBound - offset) < abs($1.range.lowerBound - offset)
    }
    if let found = around ?? nearest { dropped.insert(found.id) }
  }
  let all = lines(of: "\(state)/dropped") + dropped.sorted()
  try (all.joined(separator: "\n") + "\n")
    .write(toFile: "\(state)/dropped", atomically: true, encoding: .utf8)
  print("\(dropped.count) do not compile")
  if dropped.isEmpty { exit(1) }
}

let arguments = CommandLine.arguments
if arguments[1] == "drop" {
  try drop(arguments[2], arguments[3], log: arguments[4])
} else if let count = Int(arguments[5]), let seed = UInt64(arguments[6]) {
  try plant(
    arguments[2], arguments[3], arguments[4], count: count, seed: seed, only: arguments[7])
} else {
  print("two numbers: how many, and the seed")
  exit(2)
}
