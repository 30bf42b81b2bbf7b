/// The source of the mock of one protocol, before it is laid out.
struct MockSource {
  let mocked: MockedProtocol
  let surroundings: MockSurroundings

  private var records: [String] = []
  private var initializers: [[String]] = []
  private var bodies: [[String]] = []
  /// How many places are left to write by hand.
  private(set) var placesByHand = 0

  init(_ mocked: MockedProtocol, in surroundings: MockSurroundings = MockSurroundings()) {
    self.mocked = mocked
    self.surroundings = surroundings
    write()
  }

  /// The declaration of the mock, without the imports.
  private(set) var lines: [String] = []

  private mutating func write() {
    if let reason = reasonAgainstAll {
      lines = byHand(["\(mocked.path) cannot be mocked: \(reason)."])
      return
    }
    let names = RecordNames(mocked.requirements)
    for (index, requirement) in mocked.requirements.enumerated() {
      if let reason = reasonAgainst(requirement) {
        bodies.append(
          byHand(["\(requirement.title) is left out: \(reason).", requirement.declaration]))
      } else {
        write(requirement, name: names[index])
      }
    }
    for name in mocked.unknown {
      bodies.append(byHand(["What \(name) requires is left out: no symbol graph has it."]))
    }
    writeIdentity()
    writeInitializer()
    let types = mocked.fixedTypes.map { "\(access.word)typealias \($0.name) = \($0.type)" }
    let members = Array((initializers + bodies).joined(separator: [""]))
    let content = [types, records, members].filter { !$0.isEmpty }.joined(separator: [""])
    let note =
      mocked.symbol.accessLevel.hasSuffix("private")
      ? byHand(["\(mocked.path) is private. Move its mock into its file."]) : []
    lines = note + mocked.symbol.availableAttributes + block(head, Array(content))
  }

  private var access: MockAccess { surroundings.access }

  private var needsObject: Bool {
    mocked.superclass == nil && mocked.foreign.contains { $0.hasSuffix(".NSObjectProtocol") }
  }

  private var hasSuperclass: Bool { mocked.superclass != nil || needsObject }

  private var reasonAgainstAll: String? {
    if mocked.foreign.contains(where: { $0.hasSuffix(".DistributedActor") }) {
      return "a distributed actor needs an actor system, so write it with that of your tests"
    }
    if mocked.isActor, mocked.globalActor != nil {
      return "it belongs to two actors, and no type does"
    }
    return nil
  }

  /// The declaration up to the brace.
  private var head: String {
    let generics = mocked.associatedTypes.map { type in
      type.constraints.isEmpty
        ? type.name : "\(type.name): \(type.constraints.joined(separator: " & "))"
    }
    let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let saysSendable =
      mocked.isSendable && !mocked.isActor && mocked.superclass == nil && mocked.globalActor == nil
    let superclass = mocked.superclass ?? (needsObject ? "NSObject" : nil)
    // In a target that belongs to the main actor, the compiler would isolate the conformance.
    let saysHashable = mocked.globalActor != nil && mocked.foreign.contains("Swift.Hashable")
    let parents =
      (superclass.map { [$0] } ?? []) + [surroundings.name("Mock"), mocked.symbol.writtenPath]
      + (saysSendable ? ["Sendable"] : []) + (saysHashable ? ["nonisolated Hashable"] : [])
    let actor = mocked.globalActor.map { "\($0) " } ?? ""
    let kind = mocked.isActor ? "actor" : "final class"
    let condition =
      mocked.constraints.isEmpty ? "" : " where \(mocked.constraints.joined(separator: ", "))"
    return "\(actor)\(access.word)\(kind) \(mocked.mockName)\(parameters): "
      + parents.joined(separator: ", ") + condition
  }

  // MARK: - Requirements

  /// Why a requirement is left to write by hand.
  private func reasonAgainst(_ requirement: Requirement) -> String? {
    if mocked.isGeneric, requirement.isStatic { return "a generic type has no static records" }
    if requirement.hasBuilder { return "a result builder would change its body" }
    if requirement.hasClosureOfC { return "it takes a closure of C, printed like one of Swift" }
    if requirement.hasUnderscore { return "its label `_` is printed like none" }
    if requirement.hasPackOfClosures { return "the closures of a pack may escape or not" }
    if let type = requirement.result.namedType(among: noncopyable(in: requirement)) {
      return "no record can keep \(type)"
    }
    return nil
  }

  private func noncopyable(in requirement: Requirement) -> Set<String> {
    surroundings.noncopyable.union(requirement.noncopyableTypes)
  }

  private mutating func write(_ requirement: Requirement, name: String) {
    switch requirement.kind {
    case .method, .operation:
      let body = addRecord(name + "Calls", of: requirement)
      let space = requirement.kind == .operation ? " " : ""
      let head = signature(requirement, "func \(requirement.name)\(space)")
      bodies.append(block(head + requirement.effects.text + result(requirement), statements(body)))
    case .initializer:
      initializers.append([signature(requirement, "init") + requirement.effects.text + " {}"])
    case .property:
      writeProperty(requirement, record: name + "Property")
    case .subscripting:
      let gets = addRecord(name + "Gets", of: requirement, accessor: " { get }")
      var setter: [String] = []
      if requirement.hasSetter {
        setter = statements(
          addRecord(
            name + "Sets", of: requirement, accessor: " { set }", newValue: requirement.result))
      }
      let head = signature(requirement, "subscript") + result(requirement)
      bodies.append(accessors(requirement, head: head, get: statements(gets), set: setter))
    }
  }

  /// The words before a record, which can be read without `await` also from another module.
  private func recordWords(_ requirement: Requirement) -> String {
    let isFree = requirement.isStatic && requirement.isNonisolated
    let isOfActor = mocked.isActor && !requirement.isStatic
    let isOfGlobalActor = mocked.globalActor != nil && (isFree || access.isForOthers)
    return access.word + (isOfActor || isOfGlobalActor ? "nonisolated " : "")
      + (requirement.isStatic ? "static " : "")
  }

  /// Adds the declaration of a record.
  private mutating func addRecord(
    _ name: String, _ type: String, of requirement: Requirement, _ arguments: [String]
  ) {
    let list = arguments.joined(separator: ", ")
    records.append(
      "\(recordWords(requirement))let \(name) = \(surroundings.name(type))(\(list))")
  }

  /// Adds the record of a method, or of an accessor.
  ///
  /// - Returns: The body that uses the record.
  private mutating func addRecord(
    _ name: String, of requirement: Requirement, accessor: String = "", newValue: String? = nil
  ) -> MockBody {
    let body = MockBody(
      requirement, record: name, newValue: newValue, noncopyable: noncopyable(in: requirement))
    var items = [literal(body.title + accessor)]
    items += body.types.enumerated().map { ($0 == 0 ? "taking: " : "") + metatype($1) }
    if !body.given.isEmpty { items.append("returning: \(metatype(body.given))") }
    if !body.failure.isEmpty { items.append("throwing: \(metatype(body.failure))") }
    addRecord(name, "MockMethod", of: requirement, items)
    return body
  }

  private func metatype(_ text: String) -> String {
    let type = TypeText.explicit(TypeText(text).type)
    if TypeText.isVoid(type) { return "Void.self" }
    // In an expression, `any (A & B).Type` would be a call. A type named `Type` would be a
    // metatype, and the dots of a closure's `(Int...)` would be an operator.
    if type.contains("any (") || type.contains(".`") || type.contains("...") {
      return "Array<\(type)>.Element.self"
    }
    return "\(TypeText.parenthesized(type)).self"
  }

  private mutating func writeProperty(_ requirement: Requirement, record: String) {
    let type = requirement.result
    var items = [literal(requirement.title), "of: \(metatype(type))"]
    switch requirement.effects.throwing {
    case .never, .closures: break
    case .any: items.append("throwing: (any Error).self")
    case .typed(let error): items.append("throwing: \(error).self")
    }
    addRecord(record, "MockProperty", of: requirement, items)
    let trying = items.count > 2 ? "try " : ""
    bodies.append(
      accessors(
        requirement,
        head: "\(words(requirement))var \(requirement.name): \(type)",
        get: ["\(trying)\(record).get()"],
        set: ["\(record).set(newValue)"]
      )
    )
  }

  /// A property or a subscript; a getter alone needs no `get`.
  private func accessors(
    _ requirement: Requirement, head: String, get: [String], set: [String]
  ) -> [String] {
    let effects = requirement.effects.text
    if !requirement.hasSetter, effects.isEmpty { return block(head, get) }
    let setter = requirement.hasSetter ? block("set", set) : []
    return ["\(head) {"] + (block("get\(effects)", get) + setter).map { "  " + $0 } + ["}"]
  }

  // MARK: - Declarations

  /// The attributes and words before a declaration.
  private func words(_ requirement: Requirement) -> String {
    let all = requirement.attributes.filter { $0 != mocked.globalActor }
    var words = all.filter { $0.hasPrefix("@") }
    if access.isForOthers { words.append(access.rawValue) }
    words += all.filter { !$0.hasPrefix("@") }
    let isFree = mocked.overridden[requirement.title]
    if isFree == true, !requirement.isNonisolated { words.append("nonisolated") }
    if isFree != nil { words.append("override") }
    if requirement.kind == .operation, requirement.parameters.count == 1 {
      words.append(requirement.identifier.contains(/oP[a-z]/) ? "postfix" : "prefix")
    }
    if requirement.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  /// A declaration up to the effects.
  private func signature(_ requirement: Requirement, _ name: String) -> String {
    let parameters = requirement.parameters.map { text($0, in: requirement.kind) }
    return "\(words(requirement))\(name)\(requirement.generics)("
      + parameters.joined(separator: ", ") + ")"
  }

  private func result(_ requirement: Requirement) -> String {
    (requirement.result.isEmpty ? "" : " -> \(requirement.result)")
      + (requirement.constraints.isEmpty ? "" : " where \(requirement.constraints)")
  }

  private func text(_ parameter: Requirement.Parameter, in kind: Requirement.Kind) -> String {
    // The parameter of a subscript has no label unless one is written.
    let isBare = kind == .subscripting && !parameter.isLabelled
    let isShort = isBare || kind != .subscripting && parameter.label == parameter.name
    let names = isShort ? parameter.name : "\(parameter.label) \(parameter.name)"
    let words = parameter.type.modifiers.map { $0 + " " }.joined()
    let type = parameter.type.bare
    return parameter.isVariadic
      ? "\(names): \(words)\(TypeText.parenthesized(type))..." : "\(names): \(words)\(type)"
  }

  private mutating func statements(_ body: MockBody) -> [String] {
    (body.notes.isEmpty ? [] : byHand(body.notes)) + [body.statement]
  }

  /// A comment for a place that is left to write by hand.
  private mutating func byHand(_ notes: [String]) -> [String] {
    placesByHand += 1
    return ["// By hand: \(notes[0])"] + notes.dropFirst().map { "// \($0)" }
  }

  /// A declaration with its body, on one line if it has one statement and fits.
  private func block(_ head: String, _ body: [String]) -> [String] {
    let line = "\(head) { \(body.joined()) }"
    if body.isEmpty { return ["\(head) {}"] }
    return body.count == 1 && line.count <= 96
      ? [line] : ["\(head) {"] + body.map { $0.isEmpty ? $0 : "  " + $0 } + ["}"]
  }

  // MARK: - What no requirement says

  private func has(_ title: String) -> Bool { mocked.requirements.contains { $0.title == title } }

  /// Makes the mock equal to itself only.
  private mutating func writeIdentity() {
    let belongsToActor = mocked.isActor || mocked.globalActor != nil
    let words = access.word + (belongsToActor ? "nonisolated " : "")
    let own = mocked.mockName
    if mocked.foreign.contains("Swift.Equatable"), !has("==(_:_:)") {
      bodies.append(
        block(
          "\(words)static func == (first: \(own), second: \(own)) -> Bool", ["first === second"]))
    }
    if mocked.foreign.contains("Swift.Hashable"), !has("hash(into:)") {
      bodies.append(
        block(
          "\(words)func hash(into hasher: inout Hasher)", ["hasher.combine(ObjectIdentifier(self))"]
        ))
    }
  }

  /// Adds `init()` if the compiler would add none, or one that is isolated or less accessible.
  private mutating func writeInitializer() {
    let belongsToOther = mocked.globalActor != nil && mocked.globalActor != "@MainActor"
    // Nonisolated, because under default isolation an isolated `init()` could not override it.
    let isFreeOverride = needsObject || mocked.overridden["init()"] == true
    let needsOwn =
      belongsToOther || !initializers.isEmpty || access.isForOthers || isFreeOverride
    guard needsOwn, !has("init()") else { return }
    let isFree = belongsToOther || mocked.globalActor != nil && access.isForOthers
    let words =
      (isFreeOverride || isFree && !hasSuperclass ? "nonisolated " : "")
      + (hasSuperclass ? "override " : "")
    initializers.insert(["\(access.word)\(words)init() {}"], at: 0)
  }
}
