/// The names of the constants that record the calls; they tell overloads apart.
///
/// The name of an overload says as little as possible of the others, so that it stays when another
/// one is inserted: it has the labels, and the types only if another overload has the same labels.
struct RecordNames {
  private var names: [String]

  private static let operators = [
    "==": "equals", "!=": "differs", "<": "isLess", "<=": "isLessOrEqual", ">": "isGreater",
    ">=": "isGreaterOrEqual", "+": "plus", "-": "minus", "*": "times", "/": "dividedBy",
    "%": "remainder", "+=": "add", "-=": "subtract", "~=": "matches", "!": "not",
  ]

  init(_ requirements: [Requirement]) {
    names = Array(repeating: "", count: requirements.count)
    let plain = Dictionary(grouping: requirements.indices) { index in
      let requirement = requirements[index]
      let isProperty = requirement.kind == .property
      return "\(Self.plainName(of: requirement)) \(requirement.isStatic) \(isProperty)"
    }
    let taken = Set(requirements.map(\.baseName))
    for indices in plain.values { name(indices.map { ($0, Overload(requirements[$0])) }) }
    var used: Set<String> = []
    for index in requirements.indices {
      let requirement = requirements[index]
      let suffix = requirement.kind == .property ? "Property" : "Calls"
      var name = self[index]
      while taken.contains(name + suffix)
        || !used.insert("\(requirement.isStatic) \(name)\(suffix)").inserted
      { name += "Mocked" }
      names[index] = name
    }
  }

  /// The name of a record without its suffix.
  subscript(index: Int) -> String { names[index] }

  private static let signs: [Character: String] = [
    "=": "equal", "<": "less", ">": "greater", "+": "plus", "-": "minus", "*": "star",
    "/": "slash", "%": "percent", "!": "not", "&": "and", "|": "or", "^": "caret", "~": "tilde",
    "?": "question", ".": "dot",
  ]

  /// The name of an operator that the standard library has not: `<~>` is `lessTildeGreater`.
  private static func spelled(_ name: String) -> String {
    let words = name.map { signs[$0] ?? "sign" }
    return (words.first ?? "") + words.dropFirst().map(\.capitalized).joined()
  }

  private static func plainName(of requirement: Requirement) -> String {
    let name = requirement.baseName
    if requirement.kind == .operation { return operators[name] ?? spelled(name) }
    // `Self`, but not `URLSession`, in lower camel case.
    let isWord = name.contains(/^[A-Z][a-z]/)
    return isWord ? name.prefix(1).lowercased() + name.dropFirst() : name
  }

  /// Names all requirements of one base name.
  private mutating func name(_ overloads: [(index: Int, overload: Overload)]) {
    let lists = Set(overloads.map(\.overload.labels))
    for (index, overload) in overloads {
      let labels = overloads.count == 1 ? "" : Self.telling(overload.labels, from: lists)
      let alike = overloads.map(\.overload).filter { $0.labels == overload.labels }
      names[index] = overload.base + labels + Self.suffix(of: overload, among: alike)
    }
  }

  /// What tells an overload from others with the same labels.
  private static func suffix(of overload: Overload, among others: [Overload]) -> String {
    let lists = Set(others.map(\.types))
    let types = lists.count == 1 ? "" : telling(overload.types, from: lists)
    let alike = others.filter { $0.types == overload.types }
    let waits = overload.isAsync && alike.contains { !$0.isAsync }
    let same = alike.filter { $0.isAsync == overload.isAsync }
    let differs = same.contains { $0.result != overload.result }
    return types + (waits ? "Async" : "") + (differs ? overload.result : "")
  }

  /// The words of a list, without those behind the first ones if these tell it from all others.
  ///
  /// The first words do not depend on the other lists, so they stay when one is inserted.
  private static func telling(_ list: [String], from lists: Set<[String]>) -> String {
    let all = list.joined()
    if all.count <= 20 { return all }
    let count = list.indices.first { list[...$0].joined().count >= 10 } ?? list.startIndex
    let first = list[...count]
    let rest = list[(count + 1)...]
    let others = lists.filter { $0 != list && $0.starts(with: first) }
    if others.isEmpty { return first.joined() }
    for count in 1...max(1, rest.count) {
      for words in choices(of: count, from: rest) {
        let isTold = others.allSatisfy { other in
          !words.allSatisfy(other.dropFirst(first.count).contains)
        }
        if isTold { return (first + words).joined() }
      }
    }
    return all
  }

  /// All ways to choose some words of a list, in its order.
  private static func choices(of count: Int, from list: ArraySlice<String>) -> [[String]] {
    guard count > 0 else { return [[]] }
    guard let first = list.first else { return [] }
    let rest = list.dropFirst()
    return choices(of: count - 1, from: rest).map { [first] + $0 }
      + choices(of: count, from: rest)
  }

  /// What tells a requirement from others of its name.
  private struct Overload {
    let base: String
    let labels: [String]
    let types: [String]
    let isAsync: Bool
    let result: String

    init(_ requirement: Requirement) {
      let recorded = RecordedTypes(generics: requirement.genericTypes)
      base = RecordNames.plainName(of: requirement)
      labels = requirement.labels.map { joined($0).capitalized }
      types = requirement.parameters.map { parameter in
        TypeText.words(recorded.recorded(parameter.type.type))
          + (parameter.isVariadic ? "Variadic" : "")
      }
      isAsync = requirement.effects.isAsync
      result = TypeText.words(requirement.result)
    }
  }
}

extension TypeText {
  /// A type as part of a name: `[Int]` becomes `IntArray`, `String?` becomes `StringOptional`.
  static func words(_ text: String) -> String {
    let type = TypeText(text).bare.trimmed
    if isVoid(type) { return "Void" }
    if let closure = ClosureType(type) {
      let result = closure.isVoid ? "" : "To" + words(closure.result)
      return closure.parameters.map(words).joined() + result + (closure.isAsync ? "Async" : "")
        + "Closure"
    }
    if let last = type.last, "?!".contains(last) {
      return words(String(type.dropLast())) + "Optional"
    }
    if let inside = DeclarationText.inside("(", type) {
      let parts = DeclarationText.types(inside).map(words)
      return parts.joined() + (parts.count > 1 ? "Tuple" : "")
    }
    if let inside = DeclarationText.inside("[", type) {
      let (key, value) = DeclarationText.cut(inside, at: ":")
      return value.map { words(key) + words($0) + "Dictionary" } ?? words(inside) + "Array"
    }
    return type.split { !$0.isOfIdentifier }
      .filter { $0 != "any" && $0 != "some" }.map(\.capitalized).joined()
  }
}
