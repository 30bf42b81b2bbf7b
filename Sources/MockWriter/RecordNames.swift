/// The names of the constants that record the calls; they tell overloads apart.
struct RecordNames {
  private var names: [Int: String] = [:]

  private static let operators = [
    "==": "equals", "!=": "differs", "<": "isLess", "<=": "isLessOrEqual", ">": "isGreater",
    ">=": "isGreaterOrEqual", "+": "plus", "-": "minus", "*": "times", "/": "dividedBy",
    "%": "remainder", "+=": "add", "-=": "subtract", "~=": "matches", "!": "not",
  ]

  init(_ requirements: [Requirement]) {
    let plain = Dictionary(grouping: requirements.indices) { index in
      Self.plainName(of: requirements[index]) + (requirements[index].isStatic ? " static" : "")
    }
    let taken = Set(requirements.map(\.baseName))
    for indices in plain.values { name(indices, of: requirements, from: "", level: 0) }
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
  subscript(index: Int) -> String { names[index] ?? "method" }

  /// Names the requirements that have the same name up to a level.
  private mutating func name(
    _ indices: [Int],
    of requirements: [Requirement],
    from start: String,
    level: Int
  ) {
    let words = Dictionary(grouping: indices) { Self.word(of: requirements[$0], level: level) }
    for (word, group) in words {
      // A word that all have in common tells nothing.
      let name = level > 0 && words.count == 1 ? start : start + word
      if group.count == 1 || level > 5 {
        for index in group { names[index] = level > 5 ? name + String(index + 1) : name }
      } else {
        self.name(group, of: requirements, from: name, level: level + 1)
      }
    }
  }

  /// The word that is added to a name at each level.
  private static func word(of requirement: Requirement, level: Int) -> String {
    switch level {
    case 0: plainName(of: requirement)
    case 1: requirement.labels.map(\.capitalized).joined()
    case 2: requirement.effects.isAsync ? "Async" : ""
    case 3: requirement.parameters.map { words($0.type.type) }.joined()
    case 4: words(requirement.result)
    default: ""
    }
  }

  private static func plainName(of requirement: Requirement) -> String {
    requirement.kind == .operation
      ? operators[requirement.baseName] ?? "operator" : requirement.baseName
  }

  private static func words(_ type: String) -> String {
    type.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "any" && $0 != "some" }
      .map { String($0).capitalized }.joined()
  }
}
