/// Regular expressions, which a slash begins only where no operator can stand.
extension Scanner {
  /// The end of a regular expression that begins with a slash in an operator; nil if none does.
  func regexEnd(at slash: Int, inOperator range: Range<Int>) -> Int? {
    let isLeftBound = isBoundOnLeft(range.lowerBound)
    if isLeftBound || ["func", "operator"].contains(lastWord) { return nil }
    if isBoundOnRight(range.upperBound) {
      return regexEnd(at: slash, signs: 0, isCertain: false)
    }
    guard canPrecedeExpression else { return nil }
    let isArgument = tokens.last.map { "([,:".utf8.contains(bytes[$0.bytes.lowerBound]) } ?? false
    return regexEnd(at: slash, signs: 0, isCertain: !isArgument)
  }

  private func isBoundOnLeft(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    if isSign("/", at: place - 1) { return !isSign("*", at: place - 2) }
    return ByteKind.of(bytes[place - 1]) != .blank && !"([{,;:".utf8.contains(bytes[place - 1])
  }

  private func isBoundOnRight(_ place: Int) -> Bool {
    guard place < bytes.count else { return false }
    if isSign("/", at: place) { return !isSign("/", at: place + 1) && !isSign("*", at: place + 1) }
    return ByteKind.of(bytes[place]) != .blank && !")]},;:".utf8.contains(bytes[place])
  }

  /// The last token, if it is a word.
  private var lastWord: String? {
    guard let last = tokens.last, last.kind == .word else { return nil }
    return String(decoding: bytes[last.bytes], as: UTF8.self)
  }

  /// Whether an expression may follow the last token.
  private var canPrecedeExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .directive: return false
    case .word:
      let values: Set = ["true", "false", "nil", "self", "Self", "super", "Any"]
      return lastWord.map { keywords.contains($0) && !values.contains($0) } ?? false
    case .sign:
      let isTry = tokens.dropLast().last.map { bytes[$0.bytes].elementsEqual("try".utf8) } ?? false
      return isTry || "([{,;:=&|+-*<".utf8.contains(bytes[last.bytes.upperBound - 1])
    }
  }

  /// The end of a regular expression; nil if it is none.
  ///
  /// - Parameters:
  ///   - slash: The place of its first slash.
  ///   - signs: How many `#` stand before it.
  ///   - isCertain: Whether it cannot be an operator, so that brackets in it need no partner.
  /// - Returns: The place behind it.
  func regexEnd(at slash: Int, signs: Int, isCertain: Bool) -> Int? {
    var place = slash + 1
    if signs == 0, " \t*/".utf8.contains(byte(place)) { return nil }
    let blanks = bytes[place...].prefix { $0 == 0x20 || $0 == 0x09 }
    let isLong = signs > 0 && [0x0A, 0x0D].contains(byte(blanks.endIndex))
    var groups = 0
    var classes = 0
    var isBlank = false
    while place < bytes.count {
      if isSign("/", at: place), hasHashes(signs, at: place + 1) {
        let end = place + 1 + signs
        let beginsComment = signs == 0 && (isSign("*", at: end) || isSign("/", at: end))
        return beginsComment || (isBlank && signs == 0 && !isCertain) ? nil : end
      }
      isBlank = false
      switch Unicode.Scalar(bytes[place]) {
      case "\n", "\r":
        if !isLong { return nil }
      case "\\" where ![0x0A, 0x0D].contains(byte(place + 1)): place += 1
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(groups - 1, 0)
      case "[": classes += 1
      case "]": classes = max(classes - 1, 0)
      case " ", "\t": isBlank = true
      default: break
      }
      place += 1
    }
    return nil
  }
}
