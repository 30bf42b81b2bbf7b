/// The one expression of a trailing closure, such as `viewModel.title` of `{ viewModel.title }`.
///
/// Statements are no name for a value: a closure that holds anything else than one expression has no
/// text, and where several lines could be either they count as several statements.
struct SourceClosure {
  private let bytes: [UInt8]
  /// The tokens between the braces, with how many brackets are open around each.
  private var tokens: [(token: SourceToken, depth: Int)] = []

  private static let interpolation: UInt8 = 0
  private static let closerOf: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
  private static let statementKeywords: Set = [
    "actor", "class", "defer", "do", "enum", "for", "func", "guard", "if", "import", "let",
    "repeat", "struct", "switch", "throw", "typealias", "var", "while",
  ]

  /// Reads the closure behind the arguments of a call; fails where its end is not certain.
  ///
  /// - Parameter scanner: Has just passed the opening parenthesis of the call, or the opening brace
  ///   of the closure if the call has no parentheses.
  init?(readFrom scanner: inout SourceScanner) {
    bytes = scanner.bytes
    if bytes[scanner.position - 1] == UInt8(ascii: "(") {
      guard read(from: &scanner, to: UInt8(ascii: ")")), Self.passBrace(&scanner) else {
        return nil
      }
      tokens = []
    }
    guard read(from: &scanner, to: UInt8(ascii: "}")) else { return nil }
  }

  /// The expression on one line, without `return`, `try` and `await`; nothing if it says nothing.
  var text: String? {
    let expression = expression
    guard let first = expression.first?.token, let last = expression.last?.token,
      !Self.statementKeywords.contains(word(first)), isOneExpression(expression)
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    var scanner = SourceScanner(Array(bytes[range]) + [UInt8(ascii: ")")])
    guard let argument = SourceArgument(readFrom: &scanner),
      scanner.position == scanner.bytes.count
    else { return nil }
    return argument.text
  }
}

extension SourceClosure {
  /// Keeps the tokens up to the one that closes what is open.
  private mutating func read(from scanner: inout SourceScanner, to closer: UInt8) -> Bool {
    var closers = [closer]
    while let token = scanner.next() {
      let byte = bytes[token.range.lowerBound]
      switch token.kind {
      // Slashes that may be operators could hide a bracket.
      case .broken, .bareRegex: return false
      case .interpolationStart: closers.append(Self.interpolation)
      case .interpolationEnd:
        guard closers.popLast() == Self.interpolation else { return false }
      case .mark where Self.closerOf[byte] != nil: closers.append(Self.closerOf[byte] ?? 0)
      case .mark where ")]}".utf8.contains(byte):
        guard closers.popLast() == byte else { return false }
        if closers.isEmpty { return true }
      default: break
      }
      tokens.append((token, closers.count - 1))
    }
    return false
  }

  private static func passBrace(_ scanner: inout SourceScanner) -> Bool {
    while let token = scanner.next() {
      if token.kind == .blank { continue }
      return scanner.bytes[token.range.lowerBound] == UInt8(ascii: "{")
    }
    return false
  }

  /// The tokens without captures, `return` and the blanks around.
  private var expression: ArraySlice<(token: SourceToken, depth: Int)> {
    var rest = tokens[...]
    let first = rest.first { $0.token.kind != .blank }.map { word($0.token) }
    if first != "for", let signature = rest.firstIndex(where: { isWord("in", $0) }) {
      rest = rest[(signature + 1)...]
    }
    rest = rest.drop { $0.token.kind == .blank }
    if let first = rest.first, isWord("return", first) {
      rest = rest.dropFirst().drop { $0.token.kind == .blank }
    }
    while rest.last?.token.kind == .blank { rest.removeLast() }
    return rest
  }

  private func isOneExpression(_ tokens: ArraySlice<(token: SourceToken, depth: Int)>) -> Bool {
    var isBehindLineEnd = false
    for (token, depth) in tokens where depth == 0 {
      let first = bytes[token.range.lowerBound]
      if token.kind == .blank {
        isBehindLineEnd = isBehindLineEnd || bytes[token.range].contains(where: \.isLineEnd)
        continue
      }
      if first == UInt8(ascii: ";") || isBehindLineEnd && first != UInt8(ascii: ".") {
        return false
      }
      isBehindLineEnd = false
    }
    return true
  }

  private func isWord(_ text: String, _ item: (token: SourceToken, depth: Int)) -> Bool {
    item.depth == 0 && item.token.kind == .word && word(item.token) == text
  }

  private func word(_ token: SourceToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
