/// What a condition compares, in the words of the source.
///
/// It reads only conditions that are certain without knowing types: `a.count + 1 == b`,
/// `a < b && c`, `!(a == b)`.
struct Condition {
  /// The assertions that show the values, such as `assertThat(a.count, 3)`.
  let assertions: [String]

  /// What each comparison becomes when its sides change places.
  private static let comparisons = [
    "==": "==", "!=": "!=", "===": "===", "!==": "!==", "<": ">", "<=": ">=", ">": "<", ">=": "<=",
  ]
  private static let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
  /// The operators that bind more closely than a comparison.
  private static let calculations: Set<String> = [
    "+", "-", "*", "/", "%", "??", "..<", "...", "&+", "&-", "&*", "<<", ">>", "&", "|", "^",
  ]

  /// Reads the argument of an assertion; fails if the condition is not certain, or nothing is
  /// compared.
  init?(_ tokens: ArraySlice<SourceToken>, of verb: String) {
    guard let (operands, operators) = Self.split(tokens) else { return nil }
    guard operators.contains("&&") else {
      guard let assertion = Self.assertion(tokens.trimmed, verb) else { return nil }
      assertions = [assertion]
      return
    }
    // They would have to stand before each assertion, or before some of them.
    guard !["try", "await"].contains(tokens.trimmed.first?.text) else { return nil }
    // In `a == b && c < d`, the operands between two `&&` belong together.
    let beginnings = zip(operands.dropFirst(), operators).filter { $1 == "&&" }
    var bounds = beginnings.map(\.0.startIndex)
    bounds.append(tokens.endIndex)
    var start = tokens.startIndex
    var parts: [ArraySlice<SourceToken>] = []
    for bound in bounds {
      var part = tokens[start..<bound].trimmed
      if bound != tokens.endIndex { part = part.dropLast(2).trimmed }
      parts.append(part)
      start = bound
    }
    let all = parts.map { Self.assertion($0, verb) ?? Self.bareAssertion($0, verb) }
    guard all.allSatisfy({ $0 != nil }) else { return nil }
    assertions = all.compactMap(\.self)
  }

  /// A comparison as an assertion with a matcher, or the negation of one in parentheses.
  private static func assertion(
    _ tokens: ArraySlice<SourceToken>, _ verb: String, isNegated: Bool = false
  ) -> String? {
    guard let (operands, operators) = split(tokens) else { return nil }
    let places = operators.indices.filter { comparisons[operators[$0]] != nil }
    guard let place = places.first else {
      guard tokens.count > 3, tokens.first?.text == "!", !isNegated,
        tokens.dropFirst().first?.text == "(", tokens.last?.text == ")",
        tokens.dropFirst(2).dropLast().allSatisfy({ $0.depth > tokens[tokens.startIndex].depth })
      else { return nil }
      return assertion(tokens.dropFirst(2).dropLast().trimmed, verb, isNegated: true)
    }
    guard places.count == 1,
      let left = Side(operands[...place], operators[..<place]),
      let right = Side(operands[(place + 1)...], operators[(place + 1)...])
    else { return nil }
    let sign = operators[place]
    let (value, expected, comparison) =
      left.isLiteral ? (right, left, comparisons[sign] ?? sign) : (left, right, sign)
    guard !value.isLiteral, expected.isLiteral || !value.hasEffects, !expected.hasEffects else {
      return nil
    }
    let opposite = isNegated ? opposites[comparison] : nil
    let matcher = matcher(opposite ?? comparison, expected.text)
    return call(
      verb, "\(value.text), " + (isNegated && opposite == nil ? apply("not", matcher) : matcher))
  }

  private static func matcher(_ relation: String, _ expected: String) -> String {
    let isOpposite = relation.hasPrefix("!")
    guard let name = matchers[relation] else {
      if expected == "nil" { return isOpposite ? "present()" : "nilValue()" }
      if relation.count == 3 {
        let same = apply("sameInstance", expected)
        return isOpposite ? apply("not", same) : same
      }
      return isOpposite ? apply("not", expected) : expected
    }
    return apply(name, expected)
  }

  private static let matchers = [
    "<": "lessThan", "<=": "lessThanOrEqualTo", ">": "greaterThan", ">=": "greaterThanOrEqualTo",
  ]

  private static func apply(_ matcher: String, _ argument: String) -> String {
    matcher + "(" + argument + ")"
  }

  /// A part that compares nothing, whose assertion stays as it is.
  private static func bareAssertion(_ tokens: ArraySlice<SourceToken>, _ verb: String) -> String? {
    let operand = tokens.first?.text == "!" ? tokens.dropFirst() : tokens
    guard tokens.expression != nil, PostfixChain(operand.onOneLine) != nil else { return nil }
    return call(verb, tokens.onOneLine)
  }

  private static func call(_ verb: String, _ arguments: String) -> String {
    (verb == "requireThat" ? "try " : "") + "\(verb)(\(arguments))"
  }

  /// The parts between operators that have blanks around them; nil if an operator is not known.
  private static func split(_ tokens: ArraySlice<SourceToken>) -> (
    operands: [ArraySlice<SourceToken>], operators: [String]
  )? {
    guard let depth = tokens.first?.depth else { return nil }
    var operands: [ArraySlice<SourceToken>] = []
    var operators: [String] = []
    var (start, index) = (tokens.startIndex, tokens.startIndex)
    while index < tokens.endIndex {
      let end = tokens[index...].firstIndex { !$0.isOperatorPart } ?? tokens.endIndex
      guard end > index else {
        index += 1
        continue
      }
      let name = tokens[index..<end].map(\.text).joined()
      if tokens[index].depth == depth, index > tokens.startIndex, end < tokens.endIndex,
        tokens[index - 1].kind == .blank, tokens[end].kind == .blank
      {
        guard comparisons[name] != nil || calculations.contains(name) || name == "&&" else {
          return nil
        }
        operands.append(tokens[start..<index].trimmed)
        operators.append(name)
        start = end
      }
      index = end
    }
    operands.append(tokens[start...].trimmed)
    return (operands, operators)
  }

  /// One side of a comparison.
  private struct Side {
    let text: String
    /// Whether it is a literal or begins with a dot; alone, it says nothing.
    let isLiteral: Bool
    /// Whether `try` or `await` stands before it; they cover the other side as well.
    let hasEffects: Bool

    init?(_ operands: ArraySlice<ArraySlice<SourceToken>>, _ operators: ArraySlice<String>) {
      var operands = Array(operands)
      guard var first = operands.first else { return nil }
      var effects = ""
      while let word = first.first?.text, word == "try" || word == "await" {
        effects += word + " "
        first = first.dropFirst().trimmed
      }
      operands[0] = first
      guard operands.allSatisfy(Self.isCertain) else { return nil }
      var text = effects
      for (operand, sign) in zip(operands, operators.map { " \($0) " } + [""]) {
        text += operand.onOneLine + sign
      }
      self.text = text
      hasEffects = !effects.isEmpty
      isLiteral = operands.allSatisfy { $0.expression == nil || $0.first?.text == "." }
    }

    /// Whether an operand is certainly a value: no type, no tuple, and nothing with operators.
    private static func isCertain(_ operand: ArraySlice<SourceToken>) -> Bool {
      let signless = ["-", "."].contains(operand.first?.text) ? operand.dropFirst() : operand
      guard PostfixChain(signless.onOneLine) != nil, let depth = operand.first?.depth else {
        return false
      }
      let isTuple =
        operand.first?.text == "("
        && operand.contains { $0.depth == depth + 1 && $0.text == "," }
      return !isTuple && operand.last?.text != "self" && operand.first?.text != "type"
    }
  }
}

extension Condition {
  /// What to write so that the failure shows the values, as a line of its text.
  var line: (key: String, value: String) {
    assertions.count == 1
      ? ("to see both values", assertions[0])
      : ("to see which is false", assertions.joined(separator: "; "))
  }
}

extension SourceToken {
  fileprivate var isOperatorPart: Bool { kind == .mark && "=!<>&|+-*/%^~?.:".contains(text) }
}
