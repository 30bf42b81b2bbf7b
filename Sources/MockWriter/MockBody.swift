/// The record of one method or accessor, and the statements that use it.
struct MockBody {
  /// Why no body can be written.
  struct Impossible: Error { let reason: String }

  /// The types of the recorded arguments.
  var types: [String] { recorded.map(\.type) }
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
  /// The recorded arguments, in the order of the parameters.
  private var recorded: [Recorded] = []

  private struct Recorded {
    /// The place of the parameter.
    let place: Int
    let type: String
    let argument: String
  }

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
    var lent: [LentClosure] = []
    for (place, parameter) in requirement.parameters.enumerated() {
      let isValue = parameter.autoclosure.map(canCall) ?? parameter.isInout
      if !isValue, let closure = parameter.lentClosure {
        lent.append(LentClosure(place: place, name: parameter.name, type: closure))
      } else {
        try add(parameter, at: place)
      }
    }
    if let newValue {
      try checkCopyable(newValue, as: "the value")
      newValueName = free("newValue")
      keep(newValueName, of: newValue, at: requirement.parameters.count)
    }
    finish(lent, result: result)
  }

  /// Records an argument before those of the parameters that follow.
  private mutating func keep(_ argument: String, asWritten type: String, at place: Int) {
    let index = recorded.firstIndex { $0.place > place } ?? recorded.endIndex
    recorded.insert(Recorded(place: place, type: type, argument: argument), at: index)
  }

  private mutating func keep(_ argument: String, of type: String, at place: Int) {
    keep(argument, asWritten: generic.recorded(type), at: place)
  }

  /// The full name for the record: one label for each recorded argument where those of the
  /// requirement would stand before other arguments.
  var title: String {
    let title = requirement.title
    guard let open = title.lastIndex(of: "("), title.hasSuffix(")") else { return title }
    let declared = title[title.index(after: open)...].split(separator: ":").dropLast()
    let ofParameters = recorded.filter { $0.place < declared.count }
    let labels = ofParameters.map { declared[$0.place] }
    // A text has no labels where a method records another number of arguments.
    let isTold = requirement.kind == .subscripting || labels.count == declared.count
    guard !labels.isEmpty, declared.count == requirement.parameters.count, isTold else {
      return title
    }
    return title[...open] + labels.map { $0 + ":" }.joined() + ")"
  }

  /// A name for a constant that is no name of a parameter.
  private func free(_ name: String) -> String {
    var name = name
    while requirement.parameters.contains(where: { $0.name == name }) { name += "Given" }
    return name
  }

  private func checkCopyable(_ type: String, as role: String) throws(Impossible) {
    if let name = type.namedType(among: noncopyable) {
      throw Impossible(reason: "\(role) is of the type \(name), which cannot be kept")
    }
  }

  private mutating func add(_ parameter: Requirement.Parameter, at place: Int) throws(Impossible) {
    let type = parameter.type.type
    let name = escaped(parameter.name)
    if type.namedType(among: noncopyable) != nil {
      statements.append("// \(parameter.name) cannot be kept, so it is not recorded.")
    } else if parameter.isVariadic {
      keep(name, asWritten: "[\(generic.recorded(type))]", at: place)
    } else if type.hasPrefix("repeat ") {
      if type.contains("->") {
        throw Impossible(reason: "the compiler does not tell whether the closures escape")
      }
      let list = escaped(free(parameter.name + "List"))
      statements += ["var \(list): [Any] = []", "repeat \(list).append(each \(name))"]
      keep(list, asWritten: "[Any]", at: place)
    } else if let parts = tupleParts(type), !parameter.isInout {
      for (index, part) in parts.enumerated() { keep("\(name).\(index)", of: part, at: place) }
    } else if let closure = parameter.autoclosure, canCall(closure) {
      keep(effects(of: closure) + "\(name)()", of: closure.result, at: place)
    } else {
      let words = parameter.type.modifiers
      let isOwned = words.contains("borrowing") || words.contains("consuming")
      let isErased = generic.recorded(type) == "Any" && type.hasSuffix("?")
      let argument = (isOwned ? "copy " : "") + name + (isErased ? " as Any" : "")
      keep(argument, of: type, at: place)
    }
  }

  /// The types of a tuple's elements, which are recorded one by one.
  private func tupleParts(_ type: String) -> [String]? {
    let parts = DeclarationText.inside("(", type).map(DeclarationText.types) ?? []
    return parts.count > 1 ? parts : nil
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
    var items = recorded.map(\.argument) + more
    if requirement.kind == .method, title != requirement.title {
      items.append("function: \(literal(title))")
    }
    return "\(record).invoke(\(items.joined(separator: ", ")))"
  }

  private func invocation(_ more: [String] = [], as type: String = "") -> String {
    words(isTrying: !failure.isEmpty, isWaiting: requirement.effects.isAsync)
      + cast(call(more), to: type)
  }

  // MARK: - Closures that may not be kept

  /// A parameter with a closure that does not escape.
  private struct LentClosure {
    let place: Int
    let name: String
    let type: ClosureType
  }

  private mutating func finish(_ lent: [LentClosure], result: String) {
    var after: [String] = []
    for parameter in lent {
      let closure = parameter.type
      let name = escaped(parameter.name)
      let isOnly = lent.count == 1 && !requirement.parameters.contains(where: \.isInout)
      let isFree = !closure.parameters.contains { type in
        generic.mentionsGenerics(type) || type.namedType(among: noncopyable) != nil
      }
      if !canCall(closure) || !isFree {
        statements += notCalled(parameter.name)
      } else if closure.parameters.isEmpty, closure.isVoid {
        after.append("\(effects(of: closure))\(name)()")
      } else if closure.parameters.isEmpty, isOnly, closure.result == result {
        let local = free("given")
        keep(local, of: closure.result, at: parameter.place)
        statements.append("let \(local) = \(effects(of: closure))\(name)()")
        if generic.mentionsGenerics(result) {
          statements += [invocation(), "return \(local)"]
        } else {
          given = result
          statements.append("return " + invocation(["default: \(local)"]))
        }
        return
      } else if closure.parameters.isEmpty {
        keep("\(effects(of: closure))\(name)()", of: closure.result, at: parameter.place)
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
      pattern = tuple(names)
    }
    let arguments = zip(names, closure.parameters).map { name, type in
      type.hasPrefix("inout ") ? "&\(name)" : name
    }
    let passed = arguments.joined(separator: ", ")
    let both = words(
      isTrying: !failure.isEmpty || closure.isThrowing,
      isWaiting: requirement.effects.isAsync
    )
    given = tuple(values)
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
      } else if parameter.type.type.namedType(among: noncopyable) == nil {
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
    let parameters = tuple(changed.map { escaped($0.name) })
    let types = changed.map(\.type.type)
    let type = TypeText.parenthesized(tuple(types)) + "?"
    let given = TypeText.parenthesized(tuple(types.map(generic.recorded))) + "?"
    if result.isEmpty {
      self.given = given
      statements += ["\(parameters) = \(invocation(as: type)) ?? \(parameters)"] + after
      return
    }
    let recorded = generic.recorded(result)
    self.given = "(\(recorded), \(given))"
    let (own, new) = (free("result"), free("changed"))
    let more = TypeText.emptyValue(of: recorded).map { ["default: (\($0), nil)"] } ?? []
    statements += ["let (\(own), \(new)) = \(invocation(more))"]
    statements += ["\(parameters) = \(cast(new, to: type)) ?? \(parameters)"] + after
    statements.append("return \(cast(own, to: result))")
  }

  /// One name or type, or a tuple of several.
  private func tuple(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  /// A value that a stub gave, as a type that may be generic.
  private func cast(_ value: String, to type: String) -> String {
    generic.mentionsGenerics(type)
      ? "\(record).cast(\(value), to: \(TypeText.parenthesized(type)).self)" : value
  }
}
