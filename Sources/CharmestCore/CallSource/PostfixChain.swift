/// An expression that a path can follow without parentheses, such as `kitchen.cooks[0].washCalls`.
///
/// It begins with a name, a literal or a bracket. Only members, arguments, subscripts, trailing
/// closures, `?` and `!` may follow.
package struct PostfixChain {
  private let tokens: [SourceToken]
  /// The chain with one letter for each name and literal, and with empty brackets.
  private let shape: String

  /// Reads an expression on one line; fails if it is not certainly such a chain.
  package init?(_ expression: String) {
    var reader = SourceTokens(Substring(expression + ")"))
    guard let tokens = reader.group(closedBy: ")"), reader.rest.isEmpty else { return nil }
    self.tokens = tokens
    let outer = tokens.filter { $0.depth == 0 }
    shape = outer.map { $0.kind == .mark ? String($0.text) : $0.kind.rawValue }.joined()
    let chain = /(?:[wli]|\(\)|\[\])(?:\.[wl]|\(\)|\[\]| ?\{\}|[?!])*/
    guard shape.wholeMatch(of: chain) != nil else { return nil }
  }

  /// The last call of the expression, if it ends in one: `cook.price(` gives its arguments.
  package var call: (name: String, arguments: [String])? {
    guard tokens.last?.text == ")", tokens.last?.depth == 0,
      let open = tokens.lastIndex(where: { $0.depth == 0 && $0.text == "(" })
    else { return nil }
    let inside = tokens[(open + 1)...].dropLast()
    let arguments = inside.split { $0.depth == 1 && $0.text == "," }
    return (tokens[..<open].onOneLine, arguments.map(\.trimmed.onOneLine))
  }

  /// The parts between the dots, if the expression has only names and subscripts.
  package var members: [String] {
    guard shape.wholeMatch(of: /w(?:\.w|\[\]|[?!])*/) != nil else { return [] }
    let unmarked = tokens.filter { $0.depth > 0 || !["?", "!"].contains($0.text) }
    let members = unmarked.split { $0.depth == 0 && $0.text == "." }
    return members.map { $0.map(\.text).joined() }
  }
}
