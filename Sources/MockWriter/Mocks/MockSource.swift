/// The source of the mock of one protocol, before it is laid out.
struct MockSource {
  let mocked: MockedProtocol
  let surroundings: MockSurroundings
  /// The members that a kept mock has.
  private let known: Set<String>

  private var records: [String] = []
  private var initializers: [[String]] = []
  private var bodies: [[String]] = []
  /// How many places are left to write by hand.
  private(set) var placesByHand = 0
  /// Why the mock cannot have all requirements; each reason with the requirement, if it is one.
  private(set) var gaps: [(title: String?, reason: String)] = []

  init(
    _ mocked: MockedProtocol, in surroundings: MockSurroundings, without known: Set<String> = []
  ) {
    self.mocked = mocked
    self.surroundings = surroundings
    self.known = known
    write()
  }

  /// The declaration of the mock, without the imports.
  private(set) var lines: [String] = []

  private mutating func write() {
    if let reason = reasonAgainstAll {
      gaps.append((nil, reason))
      lines = byHand(["\(mocked.path) cannot be mocked: \(reason)."])
      return
    }
    let names = RecordNames(mocked.requirements)
    for (index, requirement) in mocked.requirements.enumerated()
    where !isKnown(requirement, names[index]) {
      if let reason = reasonAgainst(requirement) {
        gaps.append((requirement.title, reason))
        bodies.append(
          byHand(["\(requirement.title) is left out: \(reason).", requirement.declaration]))
      } else {
        writeConditionally(requirement, name: names[index])
      }
    }
    for name in mocked.inheritance.unknown {
      gaps.append((nil, "what \(name) requires is in no source that it can read"))
      bodies.append(byHand(["What \(name) requires is left out: no source has it."]))
    }
    if known.isEmpty {
      writeIdentity()
      writeInitializer()
    }
    let types = mocked.fixedTypes.map { "\(access.word)typealias \($0.name) = \($0.type)" }
    let members = Array((initializers + bodies).filter { !$0.isEmpty }.joined(separator: [""]))
    let content = [types, records, members].filter { !$0.isEmpty }.joined(separator: [""])
    let note =
      mocked.privateType.map { byHand(["\($0) is private. Move the mock into its file."]) } ?? []
    lines = note + mocked.type.declaration.availability + block(head, Array(content))
  }

  /// Writes a requirement in the `#if` of the protocol, whose condition only the compiler knows.
  private mutating func writeConditionally(_ requirement: Requirement, name: String) {
    let outer = (records, initializers, bodies)
    (records, initializers, bodies) = ([], [], [])
    write(requirement, name: name)
    let conditions = requirement.conditions
    records = outer.0 + (records.isEmpty ? [] : conditional(conditions, records))
    initializers = outer.1 + initializers.map { conditional(conditions, $0) }
    bodies = outer.2 + bodies.map { conditional(conditions, $0) }
  }

  private func isKnown(_ requirement: Requirement, _ name: String) -> Bool {
    let members =
      requirement.kind == .initializer ? ["init"] : ["Calls", "Property", "Gets"].map { name + $0 }
    return !known.isDisjoint(with: members)
  }

  private var access: MockAccess { surroundings.access }

  private var reasonAgainstAll: String? {
    if let place = mocked.unreadablePlace { return "\(place) is not understood" }
    let privateType = surroundings.isWritten ? mocked.privateType : nil
    return privateType.map { "\($0) is private, so no other file can name it" }
  }

  /// The declaration up to the brace.
  private var head: String {
    let generics = mocked.associatedTypes.map { name, bounds in
      bounds.isEmpty ? name : "\(name): \(bounds.joined(separator: " & "))"
    }
    let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let saysSendable =
      mocked.isSendable && !mocked.isActor && mocked.superclass == nil && mocked.globalActor == nil
    // In a target that belongs to the main actor, the compiler would isolate the conformance.
    let saysHashable = !mocked.isActor && mocked.inheritance.standard.contains("Hashable")
    let parents =
      (mocked.superclass.map { [$0] } ?? []) + [surroundings.name("Mock"), mocked.writtenName]
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
    let type = requirement.result.namedType(among: noncopyable(in: requirement))
    return type.map { "no record can keep \($0)" }
  }

  private func noncopyable(in requirement: Requirement) -> Set<String> {
    mocked.noncopyable.union(requirement.noncopyableTypes)
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
    let isOfGlobalActor = isFree || mocked.globalActor != nil && access.isForOthers
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
    if let failure = requirement.effects.failure { items.append("throwing: \(failure).self") }
    addRecord(record, "MockProperty", of: requirement, items)
    let words =
      (requirement.hasBuilder ? "return " : "") + (items.count > 2 ? "try " : "")
      + (requirement.effects.isAsync ? "await " : "")
    let head = "\(self.words(requirement))var \(requirement.name): \(type)"
    let getter = ["\(words)\(record).get()"]
    bodies.append(
      accessors(requirement, head: head, get: getter, set: ["\(record).set(newValue)"]))
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
    if let fixity = requirement.fixity { words.append(fixity) }
    if requirement.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  /// A declaration up to the effects.
  private func signature(_ requirement: Requirement, _ name: String) -> String {
    let parameters = requirement.parameters.map(\.declaration).joined(separator: ", ")
    return "\(words(requirement))\(name)\(requirement.generics)(\(parameters))"
  }

  private func result(_ requirement: Requirement) -> String {
    (requirement.result.isEmpty ? "" : " -> \(requirement.result)")
      + (requirement.constraints.isEmpty ? "" : " where \(requirement.constraints)")
  }

  private mutating func statements(_ body: MockBody) -> [String] {
    (body.notes.isEmpty ? [] : byHand(body.notes)) + [body.statement]
  }

  /// A comment for a place that is left to write by hand.
  private mutating func byHand(_ notes: [String]) -> [String] {
    if surroundings.isWritten { return [] }
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
    // A class that conforms may belong to an actor that no source shows.
    let words = access.word + "nonisolated "
    let own = mocked.mockName
    if mocked.inheritance.standard.contains("Equatable"), !has("==(_:_:)") {
      let head = "\(words)static func == (first: \(own), second: \(own)) -> Bool"
      bodies.append(block(head, ["first === second"]))
    }
    if mocked.inheritance.standard.contains("Hashable"), !has("hash(into:)") {
      let head = "\(words)func hash(into hasher: inout Hasher)"
      bodies.append(block(head, ["hasher.combine(ObjectIdentifier(self))"]))
    }
  }

  /// Adds `init()` if the compiler would add none, or one that is isolated or less accessible.
  private mutating func writeInitializer() {
    let belongsToOther = mocked.globalActor != nil && mocked.globalActor != "@MainActor"
    // Nonisolated, because under default isolation an isolated `init()` could not override it.
    let isFreeOverride = mocked.overridden["init()"] == true
    let needsOwn =
      belongsToOther || !initializers.isEmpty || access.isForOthers || isFreeOverride
    guard needsOwn, !has("init()") else { return }
    let isFree = belongsToOther || mocked.globalActor != nil && access.isForOthers
    let words =
      (isFreeOverride || isFree && mocked.superclass == nil ? "nonisolated " : "")
      + (mocked.superclass == nil ? "" : "override ")
    initializers.insert(["\(access.word)\(words)init() {}"], at: 0)
  }
}
