/// A function of the library, as its calls look in source.
///
/// Each stands beside its function, because nothing here knows the folders above.
/// `VerbsTests` compares them with the signatures.
@usableFromInline package struct VerbForm: Sendable {
  package enum Subject: Sendable { case arguments, closure, receiver }

  /// The name of the function.
  package let name: String
  /// What a call may be about: the closure, if it has one, otherwise the other.
  private let subjects: Set<Subject>
  /// The labels that arguments may have.
  ///
  /// The labels of a location are left out: a call with one of them reports another place.
  let labels: Set<String>

  package init(
    _ name: String, about subjects: Set<Subject> = [.arguments], labels: Set<String> = []
  ) {
    self.name = name
    self.subjects = subjects
    self.labels = labels
  }

  /// Finds a call whose bracket stands at a column, counted in bytes of UTF-8 from 1.
  ///
  /// - Returns: Where the bracket is; for a method, also the text before its name.
  func call(in line: Substring.UTF8View, at column: UInt) -> (
    bracket: String.Index, receiver: String
  )? {
    guard column > 0 else { return nil }
    let rest = line.dropFirst(Int(clamping: column) - 1)
    var before = Substring(line[..<rest.startIndex]).unicodeScalars
    if subjects.contains(.closure), rest.first == UInt8(ascii: "{") {
      while before.last == " " { before.removeLast() }
    } else if rest.first != UInt8(ascii: "(") {
      return nil
    }
    let signs = ".[]\"?!".unicodeScalars
    let length = before.reversed().prefix { $0.isNamePart || signs.contains($0) }.count
    let callee = String(before.suffix(length))
    guard callee.hasSuffix(name) else { return nil }
    let receiver = String(callee.dropLast(name.count))
    if subjects.contains(.receiver) {
      return receiver.hasSuffix(".") ? (rest.startIndex, receiver) : nil
    }
    let previous = before.dropLast(length).last ?? " "
    let isWholeName = !"@#\\`:".unicodeScalars.contains(previous)
    return isWholeName && ["", "Charmest.", "CharmestCore."].contains(receiver)
      ? (rest.startIndex, "") : nil
  }

  /// What a call is about that has a closure behind its arguments, or none; nil for a call of
  /// another function.
  func subject(withClosure hasClosure: Bool) -> Subject? {
    subjects.first { ($0 == .closure) == hasClosure }
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
