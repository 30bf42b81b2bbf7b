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
  /// The name of the new value in a setter.
  private(set) var newValueName = "newValue"

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
    // A parameter of this name would hide the record.
    let isHidden = requirement.parameters.contains { $0.name == record }
    self.record = (isHidden ? "self." : "") + record
    let hidden = requirement.genericTypes.filter { !$0.isCopyable }.map(\.name)
    self.noncopyable = noncopyable.union(hidden)
    generic = RecordedTypes(generics: requirement.genericTypes)
    if requirement.hasUnclearClosures {
      throw Impossible(reason: "the compiler does not tell which of its closures are those of C")
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
      newValueName = free("newValue")
      arguments.append(newValueName)
    }
    finish(lent, result: result)
  }

  /// A name for a constant that is no name of a parameter.
  private func free(_ name: String) -> String {
    var name = name
    while requirement.parameters.contains(where: { $0.name == name }) { name += "Given" }
    return name
  }

  private func checkCopyable(_ type: String, as role: String) throws(Impossible) {
    if let name = noncopyableType(in: type) {
      throw Impossible(reason: "\(role) is of the type \(name), which cannot be kept")
    }
  }

  private func noncopyableType(in type: String) -> String? {
    type.namedType(among: noncopyable)
  }

  private mutating func add(_ parameter: Requirement.Parameter) throws(Impossible) {
    let type = parameter.type.type
    let name = escaped(parameter.name)
    if noncopyableType(in: type) != nil {
      statements.append("// \(parameter.name) cannot be kept, so it is not recorded.")
    } else if parameter.isVariadic {
      types.append("[\(generic.recorded(type))]")
      arguments.append(name)
    } else if type.hasPrefix("repeat ") {
      if type.contains("->") {
        throw Impossible(reason: "the compiler does not tell whether the closures escape")
      }
      let list = escaped(free(parameter.name + "List"))
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
    if mustWait(for: closure), !requirement.effects.isAsync { return false }
    guard let throwing = closure.throwing else { return true }
    return switch requirement.effects.throwing {
    case .never: false
    case .any, .closures: true
    case .typed(let error): throwing == "throws(\(error))"
    }
  }

  private func mustWait(for closure: ClosureType) -> Bool {
    closure.isAsync || closure.globalActor != nil && closure.globalActor != requirement.globalActor
  }

  private func effects(of closure: ClosureType) -> String {
    words(isTrying: closure.isThrowing, isWaiting: mustWait(for: closure))
  }

  private func words(isTrying: Bool, isWaiting: Bool) -> String {
    (isTrying ? "try " : "") + (isWaiting ? "await " : "")
  }

  /// The call of the record, without `try` and `await`.
  private func call(_ more: [String] = []) -> String {
    "\(record).invoke(\((arguments + more).joined(separator: ", ")))"
  }

  private func invocation(_ more: [String] = [], as type: String = "") -> String {
    words(isTrying: !failure.isEmpty, isWaiting: requirement.effects.isAsync)
      + cast(call(more), to: type)
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
        generic.mentionsGenerics(type) || noncopyableType(in: type) != nil
      }
      if !canCall(closure) || !isFree {
        statements += notCalled(parameter.name)
      } else if closure.parameters.isEmpty, closure.isVoid {
        after.append("\(effects(of: closure))\(name)()")
      } else if closure.parameters.isEmpty, isOnly, closure.result == result {
        let local = free("given")
        types.append(generic.recorded(closure.result))
        arguments.append(local)
        statements.append("let \(local) = \(effects(of: closure))\(name)()")
        if generic.mentionsGenerics(result) {
          statements += [invocation(), "return \(local)"]
        } else {
          given = result
          statements.append("return " + invocation(["default: \(local)"]))
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
    let isPlain = isOne && !isInout && !mustWait(for: closure)
    // Only some of several values may change, so they stay together in one variable.
    let isTogether = isInout && !isOne
    let pattern: String
    let names: [String]
    if isOne || isTogether {
      pattern = free(isOne ? "value" : "values")
      names = isOne ? [pattern] : values.indices.map { "\(pattern).\($0)" }
    } else {
      names = values.indices.map { free("value\($0 + 1)") }
      pattern = "(\(names.joined(separator: ", ")))"
    }
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
    var changed: [Requirement.Parameter] = []
    for parameter in requirement.parameters where parameter.isInout {
      if parameter.type.bare.contains("some ") {
        statements.append(
          "// \(parameter.name) stays as it is, because its type has no name. Change it here.")
      } else if noncopyableType(in: parameter.type.type) == nil {
        changed.append(parameter)
      }
    }
    if changed.isEmpty {
      given = result.isEmpty ? "" : generic.recorded(result)
      if after.isEmpty || result.isEmpty {
        let isOnly = statements.allSatisfy { $0.hasPrefix("//") }
        statements.append((isOnly || result.isEmpty ? "" : "return ") + invocation(as: result))
        statements += after
      } else {
        let local = free("result")
        statements += ["let \(local) = \(invocation(as: result))"] + after + ["return \(local)"]
      }
    } else {
      change(changed, result: result, after: after)
    }
  }

  /// Writes back what a stub gives for `inout` parameters.
  private mutating func change(
    _ changed: [Requirement.Parameter],
    result: String,
    after: [String]
  ) {
    let types = changed.map { generic.recorded($0.type.type) }
    let names = changed.map { escaped($0.name) }
    let isOne = changed.count == 1
    let given =
      (isOne ? TypeText.parenthesized(types[0]) : "(\(types.joined(separator: ", ")))") + "?"
    let tuple = isOne ? names[0] : "(\(names.joined(separator: ", ")))"
    let written = changed.map(\.type.type).joined(separator: ", ")
    let type = (isOne ? TypeText.parenthesized(written) : "(\(written))") + "?"
    if result.isEmpty {
      self.given = given
      statements += ["\(tuple) = \(invocation(as: type)) ?? \(tuple)"] + after
      return
    }
    let recorded = generic.recorded(result)
    self.given = "(\(recorded), \(given))"
    let (own, new) = (free("result"), free("changed"))
    let more = TypeText.emptyValue(of: recorded).map { ["default: (\($0), nil)"] } ?? []
    statements += ["let (\(own), \(new)) = \(invocation(more))"]
    statements += ["\(tuple) = \(cast(new, to: type)) ?? \(tuple)"] + after
    statements.append("return \(cast(own, to: result))")
  }

  /// A value that a stub gave, as a type that may be generic.
  private func cast(_ value: String, to type: String) -> String {
    generic.mentionsGenerics(type)
      ? "\(record).cast(\(value), to: \(TypeText.parenthesized(type)).self)" : value
  }
}
