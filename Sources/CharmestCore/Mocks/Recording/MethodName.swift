/// The name of a mocked method, such as `cookRamen(bowls:soup:extras:)`, in its parts.
///
/// Accessors have the names that a protocol declares: `name { get }`, `name { set }`,
/// `subscript(_:) { get }`.
package struct MethodName: Equatable, Sendable {
  private enum Kind {
    case method
    case getter
    case setter
    /// Not a method, but the record of its calls.
    case record
  }

  package let full: String
  /// The name without its labels: `cookRamen`.
  package let base: String
  /// A label for each argument; `nil` for an argument without a label.
  private var labels: [String?]
  private let kind: Kind
  /// Whether the arguments that are recorded are not one for each parameter.
  private var isOfSomeArguments = false

  package init(_ name: String) {
    full = name
    let (declared, kind) = Self.withoutAccessor(name)
    // A raw identifier may have brackets, and a label has none.
    guard let open = declared.lastIndex(of: "("), declared.hasSuffix(")") else {
      base = declared
      labels = []
      self.kind = kind
      return
    }
    base = String(declared[..<open])
    let parameters = declared[declared.index(after: open)...].dropLast()
    let names = parameters.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    labels = names.map { $0 == "_" ? nil : String($0) }
    // In a subscript, `#function` does not say which accessor runs.
    self.kind = kind == .method && base == "subscript" ? .getter : kind
  }

  /// The test's name for the record of a method that has no name yet: `cookRamenCalls`.
  ///
  /// The suffix only keeps the record's name apart from that of the method.
  init(ofRecord name: String) {
    let suffix = "Calls"
    let method =
      name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    (full, base, labels, kind) = (method, method, [], .record)
  }

  /// The name of a method whose name is not known.
  static let unknown = MethodName("method")

  /// The name of the function that called; before the first call, the given name.
  ///
  /// Accessors keep the given name, because their `#function` does not say what they are. The given
  /// name also stays if the function does not have one label for each argument, or is an
  /// initialiser or a test: then a closure calls, or some arguments are not recorded.
  ///
  /// - Parameters:
  ///   - given: The name that was given to the method, if any.
  ///   - function: What `#function` is where the method is called; nil before the first call.
  ///   - count: The number of recorded arguments.
  package init?(given: String?, calledFrom function: String?, argumentCount count: Int) {
    guard let name = function ?? given else { return nil }
    self.init(name)
    if let function, let given = given.map({ MethodName($0) }) {
      let isTold =
        kind == .method && given.kind == .method && function.hasSuffix(")")
        && labels.count == count && (base != "init" || given.base == "init")
        && !base.hasPrefix("test")
      if !isTold { self = given }
    }
    // No one can tell which labels belong to the recorded arguments.
    if kind == .method, !labels.isEmpty, labels.count != count {
      labels = []
      isOfSomeArguments = true
    }
  }

  private static func withoutAccessor(_ name: String) -> (declared: String, Kind) {
    let accessors: [(suffix: String, kind: Kind)] = [(" { get }", .getter), (" { set }", .setter)]
    for (suffix, kind) in accessors where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), kind)
    }
    return (name, .method)
  }

  private var isAccessor: Bool { kind == .getter || kind == .setter }

  /// Whether this is an accessor of a property, not of a subscript.
  package var isOfProperty: Bool { isAccessor && !isSubscript }

  private var isSubscript: Bool { isAccessor && base == "subscript" }

  /// The name of an argument in a failure text.
  package func argumentName(_ index: Int) -> String {
    if let label = label(index) { return label }
    if kind == .setter, index == labels.count { return "newValue" }
    // A number could be taken for an index: `arguments.1` is the second argument.
    let argument = isOfSomeArguments ? "recorded argument" : "argument"
    return Self.ordinals.indices.contains(index)
      ? "\(Self.ordinals[index]) \(argument)" : "\(argument) no. \(index + 1)"
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// The name of several calls in a failure text: `greet calls`, `assignments to name`.
  package var plural: String {
    switch kind {
    case .method, .record: "\(base) calls"
    case .getter: "\(words.unit)s of \(base)"
    case .setter: "\(words.unit)s to \(base)"
    }
  }

  /// What a failure text calls a call, and what it says was done.
  var words: (unit: String, verb: String) {
    switch kind {
    case .method, .record: ("call", "called")
    case .getter: ("read", "read")
    case .setter: ("assignment", "assigned")
    }
  }

  /// A call as Swift source has it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; nil for a call with any arguments.
  ///   - mock: The name of the mock; empty if it is not known.
  /// - Returns: The call.
  package func call(_ arguments: [Phrase]?, on mock: String = "") -> CallPhrase {
    guard let arguments else { return callWithAnyArguments(on: mock) }
    let isBare = isOfProperty || kind == .record && arguments.isEmpty
    return CallPhrase(
      isSubscript ? mock : Self.member(base, of: mock),
      arguments.enumerated().map { CallPhrase.Argument(label($0), $1) },
      in: isBare ? .none : isSubscript ? .square : .round, isAssignment: kind == .setter)
  }

  /// A call with the labels of a method, or an access of a property or a subscript.
  private func callWithAnyArguments(on mock: String) -> CallPhrase {
    guard kind == .method else {
      let isSetter = kind == .setter
      let count = labels.count + (isSetter ? 1 : 0)
      return call(Array(repeating: "anything", count: count), on: mock)
    }
    let labels = full.dropFirst(base.count + 1).dropLast()
    return CallPhrase(
      Self.member(base, of: mock),
      labels.isEmpty ? [] : [CallPhrase.Argument(nil, Phrase(String(labels)))])
  }

  /// A member of a mock, with the mock's name if that is known: `cook.cookRamen`.
  static func member(_ name: String, of mock: String) -> String {
    mock.isEmpty ? name : "\(mock).\(name)"
  }

  private func label(_ index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
}
