/// The source of the mock of one protocol, as you would write it by hand.
struct MockSource {
  let mocked: MockedProtocol
  let surroundings: MockSurroundings

  private var records: [String] = []
  private var initializers: [[String]] = []
  private var bodies: [[String]] = []

  init(_ mocked: MockedProtocol, in surroundings: MockSurroundings = MockSurroundings()) {
    self.mocked = mocked
    self.surroundings = surroundings
    write()
  }

  /// The declaration of the mock, without the imports.
  private(set) var lines: [String] = []

  private mutating func write() {
    if let reason = reasonAgainstAll {
      lines = SourceLines.comment("\(mocked.path) cannot be mocked: \(reason).", indent: 0)
      return
    }
    let names = RecordNames(mocked.requirements)
    for (index, declared) in mocked.requirements.enumerated() {
      var requirement = declared
      if mocked.globalActor == nil, !mocked.isActor, requirement.waitsForActor {
        requirement.makeNonisolated()
      }
      do throws(MockBody.Impossible) {
        try write(requirement, name: names[index])
      } catch {
        addComment("\(requirement.title) is left out: \(error.reason). Write it here.")
      }
    }
    for name in mocked.foreign { writeForeign(name) }
    let belongsToOther = mocked.globalActor != nil && mocked.globalActor != "@MainActor"
    // One that belongs to the actor by which a target isolates all could not override it.
    let isFreeOverride = needsObject || mocked.overridden["init()"] == true
    let needsOwn =
      belongsToOther || !initializers.isEmpty || access.isForOthers || isFreeOverride
    if needsOwn, !has("init()") {
      let isFree = belongsToOther || mocked.globalActor != nil && access.isForOthers
      let word =
        (isFreeOverride || isFree && !hasSuperclass ? "nonisolated " : "")
        + (hasSuperclass ? "override " : "")
      initializers.insert(["\(access.word)\(word)init() {}"], at: 0)
    }
    let types = mocked.fixedTypes.map { "\(access.word)typealias \($0.name) = \($0.type)" }
    let members = (initializers + bodies).enumerated().flatMap { ($0 == 0 ? [] : [""]) + $1 }
    let blocks = [types, records, members].filter { !$0.isEmpty }
    let content = blocks.enumerated().flatMap { ($0 == 0 ? [] : [""]) + $1 }
    lines = mocked.symbol.availableAttributes + SourceLines.declaration(head, content)
  }

  private var access: MockAccess { surroundings.access }
  private var noncopyable: Set<String> { surroundings.noncopyable }

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
  private var head: [String] {
    let generics = mocked.associatedTypes.map { type in
      type.constraints.isEmpty
        ? type.name : "\(type.name): \(type.constraints.joined(separator: " & "))"
    }
    let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let saysSendable =
      mocked.isSendable && !mocked.isActor && mocked.superclass == nil && mocked.globalActor == nil
    let superclass = mocked.superclass ?? (needsObject ? "NSObject" : nil)
    // In a target that belongs to the main actor, the compiler would take it for one of the actor.
    let saysHashable = mocked.globalActor != nil && mocked.foreign.contains("Swift.Hashable")
    let parents =
      (superclass.map { [$0] } ?? []) + [surroundings.name("Mock"), mocked.symbol.writtenPath]
      + (saysSendable ? ["Sendable"] : []) + (saysHashable ? ["nonisolated Hashable"] : [])
    let actor = mocked.globalActor.map { "\($0) " } ?? ""
    let kind = mocked.isActor ? "actor" : "final class"
    let start = "\(actor)\(access.word)\(kind) \(mocked.mockName)\(parameters)"
    let line = "\(start): \(parents.joined(separator: ", "))"
    guard !mocked.constraints.isEmpty else { return [line] }
    let condition = "where \(mocked.constraints.joined(separator: ", "))"
    return line.count + condition.count + 3 <= SourceLines.width
      ? ["\(line) \(condition)"] : [line, condition]
  }

  // MARK: - Requirements

  private mutating func write(_ requirement: Requirement, name: String) throws(MockBody.Impossible)
  {
    if mocked.isGeneric, requirement.isStatic {
      throw MockBody.Impossible(
        reason: "a generic type has no static constants to record its calls")
    }
    switch requirement.kind {
    case .method, .operation: try writeMethod(requirement, record: name + "Calls")
    case .initializer:
      initializers.append(declaration(requirement, named: "init", body: []))
    case .property: try writeProperty(requirement, record: name + "Property")
    case .subscripting: try writeSubscript(requirement, name: name)
    }
  }

  private mutating func writeMethod(_ requirement: Requirement, record: String)
    throws(MockBody.Impossible)
  {
    let body = try addRecord(record, of: requirement)
    let space = requirement.kind == .operation ? " " : ""
    let name = "func \(requirement.name)\(space)"
    let statements = requirement.building(body.statements)
    bodies.append(declaration(requirement, named: name, body: statements))
  }

  /// The words before a record, which can be read without `await` also from another module.
  private func recordWords(isStatic: Bool = false, isFree: Bool = false) -> String {
    let isOfActor = mocked.isActor && !isStatic
    let isOfGlobalActor = mocked.globalActor != nil && (isFree || access.isForOthers)
    return access.word + (isOfActor || isOfGlobalActor ? "nonisolated " : "")
      + (isStatic ? "static " : "")
  }

  private func recordWords(_ requirement: Requirement) -> String {
    recordWords(
      isStatic: requirement.isStatic,
      isFree: requirement.isStatic && requirement.isNonisolated
    )
  }

  /// Adds the declaration of a record.
  private mutating func addRecord(
    _ name: String, _ type: String, _ words: String, _ arguments: [String]
  ) {
    let start = "\(words)let \(name) = \(surroundings.name(type))("
    records += SourceLines.list(start, arguments, ")", indent: 2)
  }

  /// Adds a member with one statement.
  private mutating func addMember(_ head: String, _ statement: String) {
    bodies.append(SourceLines.block([head], [statement], indent: 2))
  }

  private mutating func addComment(_ text: String) {
    bodies.append(SourceLines.comment(text, indent: 2))
  }

  /// Adds the record of a method, or of an accessor, which has its title and these words.
  ///
  /// - Returns: The body that uses the record.
  private mutating func addRecord(
    _ name: String, of requirement: Requirement, accessor: String = "", newValue: String? = nil
  ) throws(MockBody.Impossible) -> MockBody {
    let body = try MockBody(
      requirement, record: name, newValue: newValue, noncopyable: noncopyable)
    var items = [literal(body.title + accessor)]
    items += body.types.enumerated().map { ($0 == 0 ? "taking: " : "") + metatype($1) }
    if !body.given.isEmpty { items.append("returning: \(metatype(body.given))") }
    if !body.failure.isEmpty { items.append("throwing: \(metatype(body.failure))") }
    addRecord(name, "MockMethod", recordWords(requirement), items)
    return body
  }

  private func metatype(_ text: String) -> String {
    let type = TypeText.explicit(TypeText(text).type)
    if TypeText.isVoid(type) { return "Void.self" }
    // In an expression, `any (A & B).Type` would be a call, a type named `Type` a metatype, and the
    // dots of a closure's `(Int...)` an operator.
    if type.contains("any (") || type.contains(".`") || type.contains("...") {
      return "Array<\(type)>.Element.self"
    }
    return "\(TypeText.parenthesized(type)).self"
  }

  private mutating func writeProperty(_ requirement: Requirement, record: String)
    throws(MockBody.Impossible)
  {
    let type = requirement.result
    if let hidden = type.namedType(among: noncopyable) {
      throw MockBody.Impossible(reason: "\(hidden) cannot be kept")
    }
    if requirement.hasUnclearClosures {
      throw MockBody.Impossible(reason: "the compiler does not tell the convention of its closure")
    }
    var items = [literal(requirement.title), "of: \(metatype(type))"]
    var trying = ""
    switch requirement.effects.throwing {
    case .never, .closures: break
    case .any:
      items.append("throwing: (any Error).self")
      trying = "try "
    case .typed(let error):
      items.append("throwing: \(error).self")
      trying = "try "
    }
    addRecord(record, "MockProperty", recordWords(requirement), items)
    let head = "\(words(requirement))var \(requirement.name): \(type)"
    bodies.append(
      accessors(
        requirement,
        head: [head],
        get: requirement.building(["\(trying)\(record).get()"]),
        set: ["\(record).set(newValue)"]
      )
    )
  }

  private mutating func writeSubscript(_ requirement: Requirement, name: String)
    throws(MockBody.Impossible)
  {
    let gets = try addRecord(name + "Gets", of: requirement, accessor: " { get }")
    var set: [String] = []
    var newValue = "newValue"
    if requirement.hasSetter {
      let sets = try addRecord(
        name + "Sets", of: requirement, accessor: " { set }", newValue: requirement.result)
      set = sets.statements
      newValue = sets.newValueName
    }
    let head = signature(requirement, named: "subscript", behind: "")
    bodies.append(
      accessors(requirement, head: head, get: gets.statements, set: set, newValue: newValue)
    )
  }

  /// A property or a subscript; a getter alone needs no `get`.
  private func accessors(
    _ requirement: Requirement,
    head: [String],
    get: [String],
    set: [String],
    newValue: String = "newValue"
  ) -> [String] {
    let effects = requirement.effects.text
    if !requirement.hasSetter, effects.isEmpty {
      return SourceLines.block(head, get, indent: 2)
    }
    let getter = SourceLines.block(["get\(effects)"], get, indent: 4)
    let word = newValue == "newValue" ? "set" : "set(\(newValue))"
    let setter = requirement.hasSetter ? SourceLines.block([word], set, indent: 4) : []
    return SourceLines.declaration(head, getter + setter)
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
      let isPostfix = requirement.symbol.identifier.precise.contains(/oP[a-z]/)
      words.append(isPostfix ? "postfix" : "prefix")
    }
    if requirement.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  private func signature(_ requirement: Requirement, named name: String, behind effects: String)
    -> [String]
  {
    let parameters = requirement.parameters.map { text($0, in: requirement.kind) }
    let result = requirement.result.isEmpty ? "" : " -> \(requirement.result)"
    let start = "\(words(requirement))\(name)\(requirement.generics)("
    let condition = requirement.constraints.isEmpty ? "" : "where \(requirement.constraints)"
    let end = ")\(effects)\(result)"
    let line = start + parameters.joined(separator: ", ") + end
    let room = SourceLines.width - 4
    if line.count + condition.count + 1 <= room {
      return [condition.isEmpty ? line : "\(line) \(condition)"]
    }
    let lines = SourceLines.list(start, parameters, end, indent: line.count > room ? 100 : 2)
    guard !condition.isEmpty else { return lines }
    return lines + [condition]
  }

  private func declaration(_ requirement: Requirement, named name: String, body: [String])
    -> [String]
  {
    let head = signature(requirement, named: name, behind: requirement.effects.text)
    return SourceLines.block(head, body.flatMap(broken), indent: 2)
  }

  /// The lines of a statement; a long one is broken after each argument of `invoke`.
  private func broken(_ statement: String) -> [String] {
    if statement.hasPrefix("//") {
      return SourceLines.comment(String(statement.dropFirst(3)), indent: 4)
    }
    guard statement.count + 4 > SourceLines.width,
      let call = statement.firstRange(of: ".invoke("),
      let (inside, rest) = DeclarationText.bracketed(
        statement[statement.index(before: call.upperBound)...]
      )
    else { return [statement] }
    let space = rest.isEmpty || rest.first == "." || rest.first == ")" ? "" : " "
    return SourceLines.list(
      String(statement[..<call.upperBound]),
      DeclarationText.split(inside, at: ","),
      ")\(space)\(rest)",
      indent: SourceLines.width
    )
  }

  private func text(_ parameter: Requirement.Parameter, in kind: Requirement.Kind) -> String {
    let isOne = parameter.label.filter { $0 != "`" } == parameter.name
    // Without a label of its own, the parameter of a subscript has none.
    let isShort = isOne && !(kind == .subscripting && parameter.isLabelled)
    let names = isShort ? parameter.label : "\(parameter.label) \(escaped(parameter.name))"
    let words = parameter.type.modifiers.map { $0 + " " }.joined()
    let type = parameter.type.bare
    return parameter.isVariadic
      ? "\(names): \(words)\(TypeText.parenthesized(type))..." : "\(names): \(words)\(type)"
  }

  // MARK: - Protocols of other modules

  private mutating func writeForeign(_ fullName: String) {
    let name = fullName.lastName
    let belongsToActor = mocked.isActor || mocked.globalActor != nil
    let prefix = access.word + (belongsToActor ? "nonisolated " : "")
    let own = mocked.mockName
    switch name {
    case "Sendable", "SendableMetatype", "AnyObject", "Copyable", "Escapable", "Actor", "Error",
      "LocalizedError", "CustomNSError", "NSObjectProtocol", "ObservableObject", "Observable":
      break
    case "Equatable":
      guard !has("==(_:_:)") else { return }
      addMember(
        "\(prefix)static func == (first: \(own), second: \(own)) -> Bool", "first === second")
    case "Hashable":
      guard !has("hash(into:)") else { return }
      addMember(
        "\(prefix)func hash(into hasher: inout Hasher)", "hasher.combine(ObjectIdentifier(self))")
    case "Identifiable":
      guard let id = mocked.fixedTypes.first(where: { $0.name == "ID" })?.type ?? fixedID else {
        return
      }
      writeText("id", id, prefix)
    case "Decodable":
      guard !has("init(from:)") else { return }
      initializers.append(["\(prefix)init(from decoder: any Decoder) throws {}"])
    case "Encodable":
      guard !has("encode(to:)") else { return }
      let items = ["\"encode(to:)\"", "taking: (any Encoder).self", "throwing: (any Error).self"]
      addRecord("encodeCalls", "MockMethod", recordWords(), items)
      addMember(
        "\(prefix)func encode(to encoder: any Encoder) throws", "try encodeCalls.invoke(encoder)")
    case "Comparable" where !mocked.isGeneric:
      guard !has("<(_:_:)") else { return }
      let words = recordWords(isStatic: true, isFree: true)
      let items = ["\"<(_:_:)\"", "taking: \(own).self", "\(own).self", "returning: Bool.self"]
      addRecord("isLessCalls", "MockMethod", words, items)
      addMember(
        "\(prefix)static func < (first: \(own), second: \(own)) -> Bool",
        "isLessCalls.invoke(first, second)")
    case "CustomStringConvertible": writeText("description", "String", prefix)
    case "CustomDebugStringConvertible": writeText("debugDescription", "String", prefix)
    default:
      let reason =
        fullName == "Swift.Comparable"
        ? "a generic type has no static records" : "no symbol graph has it"
      addComment("What \(fullName) requires is left out, because \(reason). Write it here.")
    }
  }

  private func has(_ title: String) -> Bool { mocked.requirements.contains { $0.title == title } }

  private var fixedID: String? {
    mocked.symbol.declaration.firstMatch(of: /[ .]ID == ([^,]+)/).map { $0.output.1.trimmed }
  }

  private mutating func writeText(_ name: String, _ type: String, _ prefix: String) {
    guard !has(name) else { return }
    addRecord(
      "\(name)Property", "MockProperty", recordWords(), ["\"\(name)\"", "of: \(type).self"])
    addMember("\(prefix)var \(name): \(type)", "\(name)Property.get()")
  }
}
