/// What stands directly before an opening parenthesis: enough tokens to tell which call it begins.
struct SourceCallee {
  private let bytes: [UInt8]
  private var tokens: [SourceToken] = []
  /// More generic arguments than these are not looked through.
  private static let remembered = 64
  private static let module = "Charmest"
  private static let declaringKeywords: Set = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let",
    "macro", "operator", "precedencegroup", "protocol", "struct", "typealias", "var",
  ]

  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(_ token: SourceToken) {
    guard token.kind != .blank else { return }
    if tokens.count >= 2 * Self.remembered { tokens.removeFirst(Self.remembered) }
    tokens.append(token)
  }

  /// Whether the parenthesis behind the tokens calls one of the verbs, not a member or a macro of
  /// that name, and does not declare it.
  func isCall(of verbs: Set<String>) -> Bool {
    var rest = tokens[...]
    if isMark(">", rest.last) {
      guard dropGenericArguments(&rest) else { return false }
    }
    guard let verb = rest.popLast(), verb.kind == .word, verbs.contains(text(verb)) else {
      return false
    }
    dropModule(&rest)
    guard let before = rest.last else { return true }
    switch before.kind {
    case .word: return !Self.declaringKeywords.contains(text(before))
    case .mark: return !isPartOfName(rest)
    default: return true
    }
  }

  /// Whether `#sourceLocation` has just been read: what follows has the lines of another file.
  var namesOtherLocations: Bool {
    guard let last = tokens.last, last.kind == .word, isMark("#", tokens.dropLast().last) else {
      return false
    }
    return text(last) == "sourceLocation"
  }

  private func isPartOfName(_ tokens: ArraySlice<SourceToken>) -> Bool {
    let last = tokens.last.map { text($0) } ?? ""
    if last == ":" { return isMark(":", tokens.dropLast().last) }
    return last.hasPrefix("#") || [".", "@", "\\"].contains(last)
  }

  /// Drops `Charmest.` or `Charmest::`, unless it is a member itself.
  private func dropModule(_ tokens: inout ArraySlice<SourceToken>) {
    var rest = tokens
    if isMark(".", rest.last) {
      rest.removeLast()
    } else if isMark(":", rest.last), isMark(":", rest.dropLast().last) {
      rest.removeLast(2)
    } else {
      return
    }
    guard let module = rest.popLast(), text(module) == Self.module, !isMark(".", rest.last) else {
      return
    }
    tokens = rest
  }

  private func dropGenericArguments(_ tokens: inout ArraySlice<SourceToken>) -> Bool {
    var depth = 0
    while let token = tokens.popLast() {
      switch (token.kind, text(token)) {
      case (.mark, "<"):
        depth -= 1
        if depth == 0 { return true }
      case (.mark, ">"):
        if !isMark("-", tokens.last) { depth += 1 }
      case (.word, _), (.number, _): break
      case (.mark, let mark):
        guard ".,:?!&@-~()[]".contains(mark) else { return false }
      default: return false
      }
    }
    return false
  }

  private func isMark(_ mark: String, _ token: SourceToken?) -> Bool {
    guard let token else { return false }
    return token.kind == .mark && text(token) == mark
  }

  private func text(_ token: SourceToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
