/// The name of a mocked method as `#function` has it, and how its calls are written.
package struct MethodName: Equatable, Sendable {
  private enum Kind: String { case method = "", getter = " { get }", setter = " { set }" }

  package let full: String
  package let base: String
  private var labels: [String?]
  private let kind: Kind

  package init(_ name: String) {
    full = name
    let accessor = [Kind.getter, .setter].first { name.hasSuffix($0.rawValue) } ?? .method
    let declared = name.dropLast(accessor.rawValue.count)
    // The last bracket, because a raw identifier may have brackets, but a label has none.
    guard let open = declared.lastIndex(of: "("), declared.hasSuffix(")") else {
      (base, labels, kind) = (String(declared), [], accessor)
      return
    }
    base = String(declared[..<open])
    let parameters = declared[declared.index(after: open)...].dropLast()
    let names = parameters.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    labels = names.map { $0 == "_" ? nil : String($0) }
    // In a subscript, `#function` does not say which accessor runs.
    kind = accessor == .method && base == "subscript" ? .getter : accessor
  }

  /// The name of a method, from the name of its record in the test: `priceCalls`.
  init(ofRecord name: String) {
    self.init(name.hasSuffix("Calls") && name != "Calls" ? String(name.dropLast(5)) : name)
  }

  /// The name of the function that recorded a call, if its labels fit; else the given name.
  ///
  /// - Parameters:
  ///   - given: The name that the record was given.
  ///   - function: The value of `#function` at the call.
  ///   - count: How many arguments are recorded.
  package init?(given: String?, calledFrom function: String?, argumentCount count: Int) {
    guard let name = function ?? given else { return nil }
    self.init(name)
    if let function, let given = given.map({ MethodName($0) }) {
      let fits =
        kind == .method && given.kind == .method && function.hasSuffix(")") && labels.count == count
        && (base != "init" || given.base == "init") && !base.hasPrefix("test")
      if !fits { self = given }
    }
    // It is unknown which labels belong to the recorded arguments.
    if kind == .method, labels.count != count { labels = [] }
  }

  package var isOfProperty: Bool { kind != .method && base != "subscript" }

  /// The name of its record in a mock, by the convention of the documentation.
  var record: String { isOfProperty ? "\(base)Property" : "\(base)Calls" }

  /// The path to an argument: `bowls`, `first argument`.
  package func path(_ index: Int) -> Path {
    if let label = label(index) { return [.name(label)] }
    if kind == .setter, index == labels.count { return [.name("newValue")] }
    let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
    // An ordinal, because a number could be taken for an index: `arguments.1` is the second
    // argument.
    let hasOrdinal = ordinals.indices.contains(index)
    return [.words(hasOrdinal ? "\(ordinals[index]) argument" : "argument no. \(index + 1)")]
  }

  /// The words for a call: `call`, `read` or `assignment`, and `called`, `read` or `assigned`.
  package var words: (unit: String, verb: String) {
    switch kind {
    case .method: ("call", "called")
    case .getter: ("read", "read")
    case .setter: ("assignment", "assigned")
    }
  }

  /// A call as source has it: `cook.cookRamen(bowls: 2, soup: .miso)`, `menu.title = "Soups"`.
  package func call(_ arguments: [Phrase], on mock: String = "") -> Phrase {
    let labelled = labelled(arguments)
    switch kind {
    case .method: return "\(callee(on: mock))(\(labelled.joined()))"
    case .getter where base == "subscript": return "\(mock)[\(labelled.joined())]"
    case .getter: return Phrase(callee(on: mock))
    case .setter:
      let place: Phrase =
        base == "subscript" ? "\(mock)[\(labelled.dropLast().joined())]" : Phrase(callee(on: mock))
      return "\(place) = \(labelled.last ?? "anything")"
    }
  }

  /// A call as the subject of a failure; without arguments, the name alone.
  package func subject(_ arguments: [Phrase]?, on mock: String) -> Subject {
    guard let arguments else {
      let rest = kind == .method ? full.dropFirst(base.count) : ""
      return Subject(kind == .setter ? "\(callee(on: mock)) = anything" : callee(on: mock) + rest)
    }
    guard kind == .method else { return Subject(call(arguments, on: mock).text) }
    return Subject(callee(on: mock), labelled(arguments))
  }

  /// The call with some arguments; without them, as a subject has it.
  func phrase(_ arguments: [Phrase]?, on mock: String) -> Phrase {
    arguments.map { call($0, on: mock) } ?? Phrase(subject(nil, on: mock).text)
  }

  private func callee(on mock: String) -> String { mock.isEmpty ? base : "\(mock).\(base)" }

  private func labelled(_ arguments: [Phrase]) -> [Phrase] {
    arguments.enumerated().map { index, argument in
      label(index).map { "\($0): \(argument)" } ?? argument
    }
  }

  private func label(_ index: Int) -> String? { index < labels.count ? labels[index] : nil }
}

extension CallSource {
  /// The name of the mock in the test's words: `cook` of `cook.priceCalls`.
  package var mockName: String? {
    guard var names = memberNames else { return nil }
    let isOfProperty = names.count > 2 && ["gets", "sets"].contains(names.last)
    names.removeLast(isOfProperty ? 2 : 1)
    if names.first == "self" { names.removeFirst() }
    return names.isEmpty || names[0].hasPrefix("$") ? nil : names.joined(separator: ".")
  }

  /// The name of the method, from the name of its record in the test.
  package var methodName: MethodName? { memberNames?.last.map { MethodName(ofRecord: $0) } }

  /// The parts between the dots of a record: `kitchen.cooks[0].washCalls`.
  private var memberNames: [String]? {
    let record = receiver.isEmpty ? arguments.first : receiver
    guard let record, record.wholeMatch(of: /\w+(\.\w+|\[\w+\]|[?!])*/) != nil else { return nil }
    return record.replacing(/[?!]/, with: "").split(separator: ".").map(String.init)
  }
}
