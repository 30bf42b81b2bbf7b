/// The names of the constants that record the calls; they tell overloads apart.
///
/// An overload has its labels, its types only if another overload has the same labels, and a number
/// only if nothing else tells them apart. So names stay when another overload is inserted.
struct RecordNames {
  private var names: [String]

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
      let name = self[index]
      var number = 2
      while taken.contains(self[index] + suffix)
        || !used.insert("\(requirement.isStatic) \(self[index])\(suffix)").inserted
      {
        names[index] = "\(name)\(number)"
        number += 1
      }
    }
  }

  /// The name of a record without its suffix.
  subscript(index: Int) -> String { names[index] }

  private static func plainName(of requirement: Requirement) -> String {
    let name = requirement.baseName
    if requirement.kind == .operation { return spelled(name) }
    // `Self`, but not `URLSession`, in lower camel case.
    let isWord = name.contains(/^[A-Z][a-z]/)
    return isWord ? name.prefix(1).lowercased() + name.dropFirst() : name
  }

  /// An operator in the words of Unicode: `<=` is `lessThanEquals`.
  private static func spelled(_ name: String) -> String {
    let words = name.unicodeScalars.flatMap { scalar in
      (scalar.properties.name ?? "sign").lowercased().split { !$0.isLetter }
    }
    let told = words.filter { !["sign", "hyphen"].contains($0) }
    return (told.first ?? "sign") + told.dropFirst().map(\.capitalized).joined()
  }

  /// Names all requirements of one base name.
  private mutating func name(_ overloads: [(index: Int, overload: Overload)]) {
    for (index, overload) in overloads {
      var alike = overloads.map(\.overload)
      names[index] = overload.base
      for list in [\Overload.labels, \.types, \.effect, \.result] {
        names[index] += Self.telling(
          overload[keyPath: list], from: Set(alike.map { $0[keyPath: list] }))
        alike = alike.filter { $0[keyPath: list] == overload[keyPath: list] }
      }
    }
  }

  /// The first words of a list, at least ten letters, if no other list begins with them; else all.
  ///
  /// With fewer letters, the next overload would more often begin with them, and change the name.
  private static func telling(_ list: [String], from lists: Set<[String]>) -> String {
    guard lists.count > 1 else { return "" }
    let first =
      list.indices.first { list[...$0].joined().count >= 10 }.map { list[...$0] } ?? list[...]
    let isTold = !lists.contains { $0 != list && $0.starts(with: first) }
    return (isTold ? first : list[...]).joined()
  }

  /// The words that tell a requirement from others of its name.
  private struct Overload {
    let base: String
    let labels: [String]
    let types: [String]
    let effect: [String]
    let result: [String]

    init(_ requirement: Requirement) {
      let recorded = RecordedTypes(generics: requirement.genericTypes)
      base = RecordNames.plainName(of: requirement)
      labels = requirement.labels.map { joined($0).capitalized }
      let written = requirement.parameters.map { parameter in
        requirement.asInSource(recorded.recorded(parameter.type.type))
          + (parameter.isVariadic ? "..." : "")
      }
      types = written.map(TypeText.words)
      effect = requirement.effects.isAsync ? ["Async"] : []
      result = [TypeText.words(requirement.asInSource(requirement.result))]
    }
  }
}

extension TypeText {
  /// A type as part of a name: `[Int]` becomes `IntArray`, `String?` becomes `StringOptional`.
  static func words(_ text: String) -> String {
    let type = TypeText(text).bare
    let isTuple = type.hasPrefix("(") && type.hasSuffix(")") && !type.contains("->")
    let dictionary = /: ([^\[\]]*|\[[^\[\]]*\])\]/
    return [("]", " Array"), ("?", " Optional"), ("->", " To "), ("...", " Variadic")]
      .reduce(type.replacing(dictionary) { " \($0.output.1) Dictionary" }) {
        $0.replacing($1.0, with: $1.1)
      }
      .split { !$0.isOfIdentifier }.filter { $0 != "any" && $0 != "some" }.map(\.capitalized)
      .joined() + (isTuple ? "Tuple" : "")
  }
}
