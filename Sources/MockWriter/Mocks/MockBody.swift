/// The record of one method or accessor, and the statements that use it.
struct MockBody {
  /// The name for the record: that of the requirement, with a label for each argument.
  private(set) var title = ""
  /// The types of the recorded arguments.
  private(set) var types: [String] = []
  /// The type of what a stub gives; empty if it gives nothing.
  let given: String
  /// The type of the errors; empty if there are none.
  let failure: String
  /// The call of the record.
  private(set) var statement = ""
  /// The notes on what is left to write by hand.
  private(set) var notes: [String] = []

  private let requirement: Requirement
  private let generic: RecordedTypes
  private let noncopyable: Set<String>
  private var arguments: [String] = []

  /// - Parameters:
  ///   - requirement: The method or the subscript.
  ///   - record: The name of the record.
  ///   - newValue: The type of the value that a setter takes; nil for everything else.
  ///   - noncopyable: The names of types that cannot be copied.
  init(
    _ requirement: Requirement, record: String, newValue: String? = nil, noncopyable: Set<String>
  ) {
    self.requirement = requirement
    self.noncopyable = noncopyable
    generic = RecordedTypes(generics: requirement.genericTypes)
    let result = newValue == nil ? TypeText.explicit(TypeText(requirement.result).type) : ""
    given = result.isEmpty ? "" : generic.recorded(result)
    let thrown = newValue == nil ? requirement.effects.failure ?? "" : ""
    failure = generic.mentionsGenerics(thrown) ? "" : thrown
    var labels: [String] = []
    for parameter in requirement.parameters {
      let known = arguments.count
      add(parameter)
      let label = parameter.label.filter { $0 != "`" } + ":"
      labels += Array(repeating: label, count: arguments.count - known)
    }
    title = "\(requirement.name.filter { $0 != "`" })(\(labels.joined()))"
    if let newValue { keep("newValue", of: newValue) }
    let call = "\(record).invoke(\(arguments.joined(separator: ", ")))"
    let isCast = generic.mentionsGenerics(result)
    // With `return`, no result builder changes the body.
    statement =
      (requirement.hasBuilder ? "return " : "")
      + words(isTrying: !failure.isEmpty, isWaiting: requirement.effects.isAsync)
      + (isCast ? "\(record).cast(\(call), to: \(TypeText.parenthesized(result)).self)" : call)
  }

  private mutating func keep(_ argument: String, of type: String) {
    arguments.append(argument)
    types.append(generic.recorded(type))
  }

  private mutating func add(_ parameter: Requirement.Parameter) {
    let type = parameter.type.type
    let name = parameter.name
    if type.namedType(among: noncopyable) != nil {
      notes.append("\(name) cannot be kept, so it is not recorded.")
    } else if type.hasPrefix("repeat ") {
      notes.append("\(name) is a pack. To record it: repeat list.append(each \(name))")
    } else if parameter.isVariadic {
      keep(name, of: "[\(type)]")
    } else if let parts = tupleParts(type), !parameter.isInout {
      for (index, part) in parts.enumerated() { keep("\(name).\(index)", of: part) }
    } else if let closure = parameter.autoclosure, canCall(closure) {
      keep(call(closure, name: name), of: closure.result)
    } else if let closure = parameter.lentClosure {
      notes.append(
        "\(name) does not escape, so it is not recorded. Call it here if a test needs it:")
      notes.append(call(closure, name: name))
    } else {
      let words = parameter.type.modifiers
      let isOwned = words.contains("borrowing") || words.contains("consuming")
      let isErased = generic.recorded(type) == "Any" && type.hasSuffix("?")
      keep((isOwned ? "copy " : "") + name + (isErased ? " as Any" : ""), of: type)
      if parameter.isInout { notes.append("\(name) stays as it is. Change it here: \(name) = ...") }
    }
  }

  /// The types of a tuple's elements, which are recorded one by one.
  private func tupleParts(_ type: String) -> [String]? {
    let parts = DeclarationText.inside("(", type).map(DeclarationText.types) ?? []
    return parts.count > 1 ? parts : nil
  }

  /// Whether the effects of the method allow it to call a closure.
  private func canCall(_ closure: ClosureType) -> Bool {
    if closure.effects.isAsync, !requirement.effects.isAsync { return false }
    let effects = requirement.effects
    return closure.effects.throwing.isEmpty || effects.allowsAnyError
      || effects.throwing == "rethrows"
  }

  private func call(_ closure: ClosureType, name: String) -> String {
    words(isTrying: !closure.effects.throwing.isEmpty, isWaiting: closure.effects.isAsync)
      + "\(name)(\(closure.parameters.isEmpty ? "" : "..."))"
  }

  private func words(isTrying: Bool, isWaiting: Bool) -> String {
    (isTrying ? "try " : "") + (isWaiting ? "await " : "")
  }
}
