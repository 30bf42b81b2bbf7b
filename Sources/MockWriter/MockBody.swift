/// The record of one method or accessor, and the statements that use it.
struct MockBody {
  /// Why no body can be written.
  struct Impossible: Error { let reason: String }

  /// The types of the recorded arguments.
  private(set) var types: [String] = []
  /// The type of what a stub gives; empty if it gives nothing.
  private(set) var given = ""
  /// The type of the errors; empty if there are none.
  private(set) var failure = ""
  private(set) var statements: [String] = []

  private let requirement: Requirement
  private let record: String
  private let generic: RecordedTypes
  private let noncopyable: Set<String>
  private var arguments: [String] = []

  /// - Parameters:
  ///   - requirement: The method, the initialiser or the subscript.
  ///   - record: The name of the record.
  ///   - newValue: The type of the value that a setter takes; nil for everything else.
  ///   - noncopyable: The names of types that cannot be copied.
  /// - Throws: Why no body can be written.
  init(
    _ requirement: Requirement,
    record: String,
    newValue: String? = nil,
    noncopyable: Set<String>
  ) throws(Impossible) {
    self.requirement = requirement
    self.record = record
    self.noncopyable = noncopyable
    generic = RecordedTypes(generics: requirement.genericTypes)
    if let hidden = requirement.genericTypes.first(where: { !$0.isCopyable }) {
      throw Impossible(reason: "\(hidden.name) cannot be copied, so it cannot be recorded")
    }
    if newValue == nil {
      failure =
        switch requirement.effects.throwing {
        case .never, .closures: ""
        case .any: "(any Error)"
        case .typed(let error): generic.mentionsGenerics(error) ? "" : error
        }
    }
    let result = newValue == nil ? TypeText.explicit(TypeText(requirement.result).type) : ""
    try checkCopyable(result, as: "the result")
    var lent: [(parameter: Requirement.Parameter, closure: ClosureType)] = []
    for parameter in requirement.parameters {
      let isValue = parameter.autoclosure.map(canCall) ?? parameter.isInout
      if !isValue, let closure = parameter.lentClosure {
        lent.append((parameter, closure))
      } else {
        try add(parameter)
      }
    }
    if let newValue {
      try checkCopyable(newValue, as: "the value")
      types.append(generic.recorded(newValue))
      arguments.append("newValue")
    }
    if requirement.symbol.takesConventionC, !lent.isEmpty {
      throw Impossible(reason: "the compiler does not tell the convention of its closure")
    }
    finish(lent, result: result)
  }

  private func checkCopyable(_ type: String, as role: String) throws(Impossible) {
    if let name = noncopyable.first(where: { type.mentions($0) }) {
      throw Impossible(reason: "\(role) is of the type \(name), which cannot be copied")
    }
  }

  private mutating func add(_ parameter: Requirement.Parameter) throws(Impossible) {
    let type = parameter.type.type
    let name = escaped(parameter.name)
    try checkCopyable(type, as: parameter.name)
    if parameter.isVariadic {
      types.append("[\(generic.recorded(type))]")
      arguments.append(name)
    } else if type.hasPrefix("repeat ") {
      var list = parameter.name + "List"
      while requirement.parameters.contains(where: { $0.name == list }) { list += "s" }
      statements += ["var \(list): [Any] = []", "repeat \(list).append(each \(name))"]
      types.append("[Any]")
      arguments.append(list)
    } else if let parts = tupleParts(type), !parameter.isInout {
      types += parts.map { generic.recorded($0) }
      arguments += parts.indices.map { "\(name).\($0)" }
    } else if let closure = parameter.autoclosure, canCall(closure) {
      types.append(generic.recorded(closure.result))
      arguments.append(effects(of: closure) + "\(name)()")
    } else {
      let recorded = generic.recorded(type)
      types.append(recorded)
      let words = parameter.type.modifiers
      let isOwned = words.contains("borrowing") || words.contains("consuming")
      let isErased = recorded == "Any" && type.hasSuffix("?")
      arguments.append((isOwned ? "copy " : "") + name + (isErased ? " as Any" : ""))
    }
  }

  /// The types of a tuple's elements, which are recorded one by one.
  private func tupleParts(_ type: String) -> [String]? {
    guard type.first == "(", let (inside, rest) = DeclarationText.bracketed(type), rest.isEmpty,
      case let parts = DeclarationText.split(inside, at: ","), parts.count > 1
    else { return nil }
    return parts.map { DeclarationText.cut($0, at: ": ").tail ?? $0 }
  }

  /// Whether the effects of the method allow it to call a closure.
  private func canCall(_ closure: ClosureType) -> Bool {
    if closure.isAsync, !requirement.effects.isAsync { return false }
    guard let throwing = closure.throwing else { return true }
    return switch requirement.effects.throwing {
    case .never: false
    case .any, .closures: true
    case .typed(let error): throwing == "throws(\(error))"
    }
  }

  private func effects(of closure: ClosureType) -> String {
    words(isTrying: closure.isThrowing, isWaiting: closure.isAsync)
  }

  private func words(isTrying: Bool, isWaiting: Bool) -> String {
    (isTrying ? "try " : "") + (isWaiting ? "await " : "")
  }

  /// The call of the record, without `try` and `await`.
  private func call(_ more: [String] = []) -> String {
    "\(record).invoke(\((arguments + more).joined(separator: ", ")))"
  }

  private func invocation(_ more: [String] = []) -> String {
    words(isTrying: !failure.isEmpty, isWaiting: requirement.effects.isAsync) + call(more)
  }

  // MARK: - Closures that may not be kept

  private mutating func finish(
    _ lent: [(parameter: Requirement.Parameter, closure: ClosureType)],
    result: String
  ) {
    var after: [String] = []
    for (parameter, closure) in lent {
      let name = escaped(parameter.name)
      let isOnly = lent.count == 1 && !requirement.parameters.contains(where: \.isInout)
      let isFree = !closure.parameters.contains { type in
        generic.mentionsGenerics(type) || noncopyable.contains { type.mentions($0) }
      }
      if !canCall(closure) || !isFree {
        statements += notCalled(parameter.name)
      } else if closure.parameters.isEmpty, closure.isVoid {
        after.append("\(effects(of: closure))\(name)()")
      } else if closure.parameters.isEmpty, isOnly, closure.result == result {
        types.append(generic.recorded(closure.result))
        arguments.append("given")
        statements.append("let given = \(effects(of: closure))\(name)()")
        if generic.mentionsGenerics(result) {
          statements += [invocation(), "return given"]
        } else {
          given = result
          statements.append("return " + invocation(["default: given"]))
        }
        return
      } else if closure.parameters.isEmpty {
        types.append(generic.recorded(closure.result))
        arguments.append("\(effects(of: closure))\(name)()")
      } else if isOnly, lend(closure, name: name, result: result) {
        return
      } else {
        statements += notCalled(parameter.name)
      }
    }
    returnResult(result, after: after)
  }

  private func notCalled(_ name: String) -> [String] {
    ["// \(name) does not escape, so it is not recorded. Call it here as the test needs it."]
  }

  /// Calls a closure with what a stub gives.
  ///
  /// - Returns: Whether the method's result can be made in this way.
  private mutating func lend(_ closure: ClosureType, name: String, result: String) -> Bool {
    let values = closure.parameters.map { TypeText($0).type }
    let isInout = closure.parameters.contains { $0.hasPrefix("inout ") }
    let isOne = values.count == 1
    let isPlain = isOne && !isInout && !closure.isAsync
    let names = isOne ? ["value"] : values.indices.map { "value\($0 + 1)" }
    let pattern = isOne ? "value" : "(\(names.joined(separator: ", ")))"
    let arguments = zip(names, closure.parameters).map { name, type in
      type.hasPrefix("inout ") ? "&\(name)" : name
    }
    let passed = arguments.joined(separator: ", ")
    let both = words(
      isTrying: !failure.isEmpty || closure.isThrowing,
      isWaiting: requirement.effects.isAsync
    )
    given = isOne ? values[0] : "(\(values.joined(separator: ", ")))"
    if closure.result == result {
      if isOne, !isInout {
        statements.append("\(both)\(name)(\(call()))")
      } else {
        statements += [
          "\(isInout ? "var" : "let") \(pattern) = \(invocation())",
          "return \(effects(of: closure))\(name)(\(passed))",
        ]
      }
    } else if result == "[\(closure.result)]", isPlain {
      given = "[\(given)]"
      statements.append("\(both)\(call()).map(\(name))")
    } else if result.isEmpty {
      given = "[\(given)]"
      if isPlain, closure.isVoid, closure.throwing == nil || closure.throwing == "throws" {
        statements.append("\(both)\(call()).forEach(\(name))")
      } else {
        let discard = closure.isVoid ? "" : "_ = "
        statements += [
          "for \(isInout ? "var " : "")\(pattern) in \(invocation()) {",
          "  \(discard)\(effects(of: closure))\(name)(\(passed))",
          "}",
        ]
      }
    } else {
      given = ""
      return false
    }
    return true
  }

  // MARK: - Results

  private mutating func returnResult(_ result: String, after: [String]) {
    let changed = requirement.parameters.filter(\.isInout)
    if !result.isEmpty {
      given = generic.recorded(result)
      for parameter in changed {
        statements.append("// \(parameter.name) stays as it is: the stub gives the result.")
      }
      let cast = generic.mentionsGenerics(result) ? " as! \(result)" : ""
      if after.isEmpty {
        let isOnly = statements.allSatisfy { $0.hasPrefix("//") }
        statements.append((isOnly ? "" : "return ") + invocation() + cast)
      } else {
        statements += ["let result = \(invocation())\(cast)"] + after + ["return result"]
      }
    } else if changed.isEmpty {
      statements += [invocation()] + after
    } else {
      let types = changed.map { generic.recorded($0.type.type) }
      let names = changed.map { escaped($0.name) }
      let isOne = changed.count == 1
      given =
        (isOne ? TypeText.parenthesized(types[0]) : "(\(types.joined(separator: ", ")))") + "?"
      let tuple = isOne ? names[0] : "(\(names.joined(separator: ", ")))"
      let isGeneric = changed.contains { generic.mentionsGenerics($0.type.type) }
      let written = changed.map(\.type.type).joined(separator: ", ")
      let cast =
        isGeneric ? " as! \(isOne ? TypeText.parenthesized(written) : "(\(written))")?" : ""
      let value = isGeneric ? "(\(invocation())\(cast))" : invocation()
      statements += ["\(tuple) = \(value) ?? \(tuple)"] + after
    }
  }
}

extension SymbolGraph.Symbol {
  /// Whether a closure has the C convention, which only the mangled name shows.
  fileprivate var takesConventionC: Bool {
    let name = names.title.split { !$0.isLetter && !$0.isNumber }
    let bare = name.reduce(identifier.precise) { $0.replacing($1, with: "") }
    return bare.contains(/X[BC](?![a-z])/)
  }
}

/// A name as it must be written as a value.
func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

private let keywords: Set = [
  "associatedtype", "as", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
  "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
  "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
  "var", "where", "while",
]
