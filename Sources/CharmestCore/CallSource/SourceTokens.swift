/// A piece of Swift source, as fine as needed to find brackets, commas and names.
struct SourceToken {
  /// What the piece is; its letter stands for the piece where the text does not matter.
  enum Kind: String {
    /// White space and comments.
    case blank = " "
    /// A name or a keyword.
    case word = "w"
    /// A number without its dots, a regex, or a string without interpolations.
    case literal = "l"
    /// A string literal including its interpolations.
    case interpolation = "i"
    /// One character of an operator or of punctuation.
    case mark = ""
  }

  let kind: Kind
  let text: Substring
  /// How many brackets of the group are open around the token.
  let depth: Int
}

/// Cuts Swift source into tokens, and gives up if the source could be read in two ways.
///
/// - Complexity: O(*n*), where *n* is the length of the source, because nothing is read twice.
struct SourceTokens {
  /// The source that was not read yet.
  var rest: Substring.UnicodeScalarView
  private var openStrings = 0
  /// Strings in interpolations are read by recursion.
  private static let mostOpenStrings = 16
  private static let closers: [Substring: Substring] = ["(": ")", "[": "]", "{": "}"]

  init(_ source: Substring) { rest = source.unicodeScalars }

  /// Reads up to the bracket that closes a group; the opening bracket was read before.
  ///
  /// - Returns: The tokens before the bracket; nil if the bracket is missing or anything is
  ///   unclear.
  mutating func group(closedBy closer: Substring) -> [SourceToken]? {
    var open = [closer]
    var tokens: [SourceToken] = []
    while let first = rest.first {
      let start = rest
      guard let kind = read(first, behind: tokens) else { return nil }
      let text = Substring(start[..<rest.startIndex])
      if Self.closers.values.contains(text) {
        guard open.popLast() == text else { return nil }
        if open.isEmpty { return tokens }
      }
      tokens.append(SourceToken(kind: kind, text: text, depth: open.count - 1))
      if let closer = Self.closers[text] { open.append(closer) }
    }
    return nil
  }

  private mutating func read(_ first: Unicode.Scalar, behind tokens: [SourceToken]) -> SourceToken
    .Kind?
  {
    if first.isSpace || isAt("//") || isAt("/*") { return readBlank() }
    switch first {
    case "/": return readSlash(behind: tokens)
    case "#", "\"": return readString()
    case "`":
      rest = rest.dropFirst().drop { $0 != "`" && !$0.isLineEnd }
      return rest.popFirst() == "`" ? .word : nil
    case _ where first.isNamePart:
      rest = rest.drop(while: \.isNamePart)
      return "0"..."9" ~= first ? .literal : .word
    default:
      rest.removeFirst()
      return .mark
    }
  }

  private func isAt(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  private mutating func readBlank() -> SourceToken.Kind? {
    var openComments = 0
    while let first = rest.first {
      if isAt("/*") || isAt("*/") && openComments > 0 {
        openComments += first == "/" ? 1 : -1
        rest.removeFirst(2)
      } else if openComments > 0 || first.isSpace {
        rest.removeFirst()
      } else if isAt("//") {
        rest = rest.drop { !$0.isLineEnd }
      } else {
        break
      }
    }
    return openComments == 0 ? .blank : nil
  }

  /// Reads a slash as an operator, or as a regex on one line if it can be nothing else.
  private mutating func readSlash(behind tokens: [SourceToken]) -> SourceToken.Kind? {
    rest.removeFirst()
    let previous = tokens.last?.text.unicodeScalars.last ?? " "
    let isBehindOperand = previous.isNamePart || ")]}\"`".unicodeScalars.contains(previous)
    if isBehindOperand || rest.first?.isSpace != false { return .mark }
    let content = rest.prefix { $0 != "/" && !$0.isLineEnd }
    rest = rest[content.endIndex...].dropFirst()
    guard let first = content.first, let last = content.last, let next = rest.first,
      ["(", "[", "{", ",", ":"].contains(tokens.last { $0.kind != .blank }?.text ?? "("),
      first != ")", first != ",", !last.isSpace, last != "\\",
      next.isSpace || ")]},.".unicodeScalars.contains(next)
    else { return nil }
    return .literal
  }

  private mutating func readString() -> SourceToken.Kind? {
    let hashes = String(rest.prefix { $0 == "#" })
    rest.removeFirst(hashes.count)
    let isLong = isAt("\"\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + hashes
    let escape = "\\" + hashes
    let interpolation = escape + "("
    if hashes == "#", rest.first?.isNamePart == true { return .mark }
    // Otherwise it is a regex between hashes.
    guard isAt("\""), openStrings < Self.mostOpenStrings else { return nil }
    rest.removeFirst(isLong ? 3 : 1)
    // In `#"""#`, three quotes begin a string of one line.
    guard !isLong || rest.first?.isLineEnd == true else { return nil }
    openStrings += 1
    defer { openStrings -= 1 }
    var kind = SourceToken.Kind.literal
    while let first = rest.first, isLong || !first.isLineEnd {
      if isAt(end) {
        rest.removeFirst(end.count)
        return kind
      } else if isAt(interpolation) {
        rest.removeFirst(interpolation.count)
        guard group(closedBy: ")") != nil else { return nil }
        kind = .interpolation
      } else {
        if isAt(escape) { rest.removeFirst(escape.count) }
        _ = rest.popFirst()
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool { self == "\n" || self == "\r" }
  var isSpace: Bool { properties.isWhitespace }
}
