/// What a function may do besides returning.
struct Effects: Equatable {
  let isAsync: Bool
  /// `throws`, `throws(Gone)`, `rethrows` or nothing.
  let throwing: String

  init(_ text: String) {
    isAsync = text.contains(/\b(async|reasync)\b/)
    throwing = text.firstMatch(of: /\b(re)?throws(\(.*\))?/).map { String($0.output.0) } ?? ""
  }

  /// The type of the errors; nil if there are none of its own.
  var failure: String? {
    if throwing.isEmpty || throwing == "rethrows" { return nil }
    return allowsAnyError ? "(any Error)" : String(throwing.dropFirst("throws(".count).dropLast())
  }

  var allowsAnyError: Bool { ["throws", "throws(any Error)"].contains(throwing) }

  /// The effects that two declarations allow.
  func common(_ other: Effects) -> Effects {
    let async = isAsync && other.isAsync ? "async " : ""
    if throwing.isEmpty || other.throwing.isEmpty { return Effects(async) }
    return Effects(async + (allowsAnyError ? other.throwing : throwing))
  }

  /// The words as a declaration has them, with a space before each.
  var text: String {
    [isAsync ? "async" : "", throwing].filter { !$0.isEmpty }.map { " " + $0 }.joined()
  }
}
