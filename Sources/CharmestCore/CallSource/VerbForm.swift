/// How a call of one of the library's verbs looks in source.
struct VerbForm {
  enum Subject { case arguments, closure, receiver }

  /// What the call is about.
  var subject = Subject.arguments
  /// The labels that arguments may have.
  ///
  /// The labels of a location are left out: a call with one of them reports another place.
  var labels: Set<String> = []

  static let ofVerbs: [String: VerbForm] = [
    "assertThat": VerbForm(labels: ["message"]), "requireThat": VerbForm(),
    "assertThrows": VerbForm(), "assertNotThrows": VerbForm(), "assertMatches": VerbForm(),
    "assertMismatch": VerbForm(labels: ["text"]), "assertDescription": VerbForm(),
    "assertEventually": VerbForm(subject: .closure, labels: ["within", "clock"]),
    "requireEventually": VerbForm(subject: .closure, labels: ["within", "clock"]),
    "assertAlways": VerbForm(subject: .closure, labels: ["for", "clock"]),
    "verify": VerbForm(labels: ["calledWith", "within", "clock"]),
    "verifyNoCalls": VerbForm(labels: ["ignoring"]),
    "verifyNoMoreCalls": VerbForm(labels: ["ignoring"]),
    "verifyAllStubsUsed": VerbForm(labels: ["ignoring"]),
    "called": VerbForm(subject: .receiver, labels: ["with"]),
    "suspends": VerbForm(subject: .receiver), "hasProperty": VerbForm(),
    "isSorted": VerbForm(labels: ["by"]),
  ]

  /// Finds a call whose bracket stands at a column, counted in bytes of UTF-8 from 1.
  ///
  /// - Returns: Where the bracket is; for a method, also the text before its name.
  func call(of verb: String, in line: Substring.UTF8View, at column: UInt) -> (
    bracket: String.Index, receiver: String
  )? {
    guard column > 0 else { return nil }
    let rest = line.dropFirst(Int(clamping: column) - 1)
    var before = Substring(line[..<rest.startIndex]).unicodeScalars
    if subject == .closure, rest.first == UInt8(ascii: "{") {
      while before.last == " " { before.removeLast() }
    } else if rest.first != UInt8(ascii: "(") {
      return nil
    }
    let signs = ".[]\"?!".unicodeScalars
    let length = before.reversed().prefix { $0.isNamePart || signs.contains($0) }.count
    let callee = String(before.suffix(length))
    guard callee.hasSuffix(verb) else { return nil }
    let receiver = String(callee.dropLast(verb.count))
    if subject == .receiver { return receiver.hasSuffix(".") ? (rest.startIndex, receiver) : nil }
    let previous = before.dropLast(length).last ?? " "
    let isWholeName = !"@#\\`:".unicodeScalars.contains(previous)
    return isWholeName && ["", "Charmest.", "CharmestCore."].contains(receiver)
      ? (rest.startIndex, "") : nil
  }

  /// Whether a function with the verb's name, declared in the caller's file, could be called in
  /// this form.
  func fits(_ declaration: String) -> Bool {
    var tokens = SourceTokens(declaration[...].drop { $0 != "(" }.dropFirst())
    guard let parameters = tokens.group(closedBy: ")")?.arguments else { return true }
    let others = parameters.compactMap { $0.first.map { String($0.text) } }
    return labels.union(["_", "fileID", "file", "line", "column"]).isSuperset(of: others)
  }
}
