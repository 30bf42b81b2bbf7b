/// The first argument of a call, read up to the comma or the parenthesis that ends it.
struct SourceArgument {
  private let bytes: [UInt8]
  private var output: [UInt8] = []
  private var words: [String] = []
  private var last: SourceToken?
  private var blank: Range<Int>?
  /// The brackets that are open, as what closes them; an interpolation is closed by nothing else.
  private var closers: [UInt8] = []
  /// How many `<` before names are open at the top, where a comma could be theirs.
  private var angles = 0
  private var anglesAreGeneric = false

  private static let interpolation: UInt8 = 0
  private static let closerOf: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
  private static let literalWords: Set = ["true", "false", "nil", "try", "await"]
  private static let keywordsBeforeMember: Set = [
    "as", "await", "case", "do", "else", "in", "is", "return", "throw", "try", "where",
  ]

  /// Reads the argument behind an opening parenthesis; fails where its end is not certain.
  ///
  /// - Parameter scanner: Has just passed the parenthesis, and then the end of the argument.
  init?(readFrom scanner: inout SourceScanner) {
    bytes = scanner.bytes
    while let token = scanner.next() {
      if token.kind == .blank {
        blank = (blank?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound
        continue
      }
      switch step(token, followedBy: scanner) {
      case .goesOn: append(token)
      case .ends: return
      case .isUncertain: return nil
      }
    }
    return nil
  }

  /// The argument on one line; nothing if it is labelled, says nothing, or could garble the line.
  var text: String? {
    guard !isLabelled, words.contains(where: Self.saysSomething) else { return nil }
    let expression = Self.withoutEffects(output)
    let text = String(decoding: expression, as: UTF8.self)
    guard !text.isEmpty, text.utf8.elementsEqual(expression),
      text.unicodeScalars.allSatisfy(\.isVisible)
    else { return nil }
    return text
  }

  private var isLabelled: Bool {
    let name = output.prefix { $0.isNamePart || $0 == UInt8(ascii: "`") }
    let rest = output.dropFirst(name.count).drop(while: \.isBlank)
    return !name.isEmpty && rest.first == UInt8(ascii: ":")
      && rest.dropFirst().first != UInt8(ascii: ":")
  }

  private static func saysSomething(_ word: String) -> Bool {
    !literalWords.contains(word) && !word.hasPrefix("$")
  }

  private static func withoutEffects(_ expression: [UInt8]) -> ArraySlice<UInt8> {
    var rest = expression[...]
    while let effect = ["try ", "await "].first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(effect.utf8.count)
    }
    return rest.first == UInt8(ascii: "&") ? rest.dropFirst() : rest
  }
}

extension SourceArgument {
  private enum Step { case goesOn, ends, isUncertain }

  private mutating func step(
    _ token: SourceToken,
    followedBy scanner: SourceScanner
  ) -> Step {
    switch token.kind {
    case .broken: return .isUncertain
    case .bareRegex: return isBalanced(token.range) ? .goesOn : .isUncertain
    case .interpolationStart:
      closers.append(Self.interpolation)
      return .goesOn
    case .interpolationEnd: return closers.popLast() == Self.interpolation ? .goesOn : .isUncertain
    case .mark: return step(mark: token, followedBy: scanner)
    case .blank, .word, .number, .text, .regex: return .goesOn
    }
  }

  private mutating func step(mark: SourceToken, followedBy scanner: SourceScanner) -> Step {
    let byte = bytes[mark.range.lowerBound]
    if let closer = Self.closerOf[byte] {
      closers.append(closer)
      return .goesOn
    }
    if ")]}".utf8.contains(byte) {
      guard let expected = closers.popLast() else {
        return byte == UInt8(ascii: ")") ? .ends : .isUncertain
      }
      return byte == expected ? .goesOn : .isUncertain
    }
    guard closers.isEmpty else { return .goesOn }
    switch byte {
    case UInt8(ascii: "<") where opensGenericArguments(mark): angles += 1
    case UInt8(ascii: ">") where angles > 0 && bytes[mark.range.lowerBound - 1] != Self.minus:
      angles -= 1
      anglesAreGeneric = anglesAreGeneric && angles > 0
    case UInt8(ascii: ","): return step(commaFollowedBy: scanner)
    default: break
    }
    return .goesOn
  }

  private static var minus: UInt8 { UInt8(ascii: "-") }

  private mutating func step(commaFollowedBy scanner: SourceScanner) -> Step {
    guard angles > 0, !anglesAreGeneric else { return angles > 0 ? .goesOn : .ends }
    switch Self.areGenericArguments(aheadOf: scanner, open: angles) {
    case true?:
      anglesAreGeneric = true
      return .goesOn
    case false?: return .ends
    case nil: return .isUncertain
    }
  }

  /// Whether a `<` stands as in `Box<Int>`; an operator has blanks on both sides or on none.
  private func opensGenericArguments(_ mark: SourceToken) -> Bool {
    guard let last, last.kind == .word, blank == nil, mark.range.upperBound < bytes.count else {
      return false
    }
    let next = bytes[mark.range.upperBound]
    return next.isNamePart || next.isBlank || "([@".utf8.contains(next)
  }

  /// Whether a list of types goes on to its `>`, as in `Pair<Int, String>(1, "a")`.
  ///
  /// The compiler decides by what follows the `>`; what it would reject is not guessed at.
  private static func areGenericArguments(
    aheadOf scanner: SourceScanner,
    open: Int
  ) -> Bool? {
    var scanner = scanner
    var angles = open
    var closers: [UInt8] = []
    while let token = scanner.next() {
      let byte = scanner.bytes[token.range.lowerBound]
      switch token.kind {
      case .blank, .word, .number: continue
      case .mark: break
      default: return false
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): closers.append(closerOf[byte] ?? 0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard closers.popLast() == byte else { return false }
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where scanner.bytes[token.range.lowerBound - 1] != minus:
        angles -= 1
        guard angles == 0 else { continue }
        return scanner.byte(at: scanner.position).map("(.{[".utf8.contains) == true ? true : nil
      default:
        guard ".,:?!&@-~>".utf8.contains(byte) else { return false }
      }
    }
    return false
  }

  /// Whether slashes enclose nothing that would matter if they were operators.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var open: [UInt8] = []
    for byte in bytes[range] {
      if let closer = Self.closerOf[byte] {
        open.append(closer)
      } else if ")]}".utf8.contains(byte) {
        guard open.popLast() == byte else { return false }
      } else if "\"#".utf8.contains(byte)
        || byte == UInt8(ascii: ",") && open.isEmpty && closers.isEmpty
      {
        return false
      }
    }
    return open.isEmpty
  }
}

extension SourceArgument {
  private mutating func append(_ token: SourceToken) {
    if let blank, keepsBlank(blank, before: token) { output.append(UInt8(ascii: " ")) }
    blank = nil
    if token.kind == .word {
      words.append(String(decoding: bytes[token.range], as: UTF8.self))
    }
    last = token
    var pending: [UInt8] = []
    for byte in bytes[token.range] {
      // Only a literal of several lines has line ends; its other blanks are part of a value.
      if byte.isBlank {
        pending.append(byte)
      } else {
        appendFolded(pending)
        pending = []
        output.append(byte)
      }
    }
    appendFolded(pending)
  }

  private mutating func appendFolded(_ blanks: [UInt8]) {
    output += blanks.contains(where: \.isLineEnd) ? [UInt8(ascii: " ")] : blanks
  }

  /// Whether a blank stays; the ones that only lay a call out over several lines go.
  private func keepsBlank(_ blank: Range<Int>, before token: SourceToken) -> Bool {
    guard let last else { return false }
    guard bytes[blank].contains(where: \.isLineEnd) else { return true }
    let before = bytes[last.range.upperBound - 1]
    let after = bytes[token.range.lowerBound]
    if last.kind == .mark, "([".utf8.contains(before) { return false }
    guard token.kind == .mark else { return true }
    if ")]".utf8.contains(after) { return false }
    guard after == UInt8(ascii: "."), token.range.upperBound < bytes.count,
      bytes[token.range.upperBound].isNamePart
    else { return true }
    switch last.kind {
    case .word: return Self.keywordsBeforeMember.contains(words.last ?? "")
    case .mark: return !")]}".utf8.contains(before)
    default: return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
