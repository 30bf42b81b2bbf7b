/// The name of a mocked method, such as `cookRamen(bowls:soup:extras:)`, in its parts.
///
/// Accessors have the names that a protocol declares: `name { get }`, `name { set }`,
/// `subscript(_:) { get }`.
@usableFromInline package struct MethodName: Equatable, Sendable {
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

  package init(_ name: String) {
    full = name
    let (declared, kind) = Self.withoutAccessor(name)
    guard let open = declared.firstIndex(of: "("), declared.hasSuffix(")") else {
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
  init(ofRecord name: String) {
    (full, base, labels, kind) = (name, name, [], .record)
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
    guard let function else { return }
    let fits = labels.count == count
    guard let given = given.map({ MethodName($0) }) else {
      // No one can tell which labels belong to the recorded arguments.
      if kind == .method, !fits { labels = [] }
      return
    }
    let isTold =
      kind == .method && given.kind == .method && function.hasSuffix(")") && fits
      && (base != "init" || given.base == "init") && !base.hasPrefix("test")
    if !isTold { self = given }
  }

  private static func withoutAccessor(_ name: String) -> (declared: String, Kind) {
    let accessors: [(suffix: String, kind: Kind)] = [(" { get }", .getter), (" { set }", .setter)]
    for (suffix, kind) in accessors where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), kind)
    }
    return (name, .method)
  }

  private var isAccessor: Bool { kind == .getter || kind == .setter }

  private var isSubscript: Bool { isAccessor && base == "subscript" }

  /// Whether this is an accessor of a property, not of a subscript.
  package var isOfProperty: Bool { isAccessor && !isSubscript }

  /// The name of an argument in a failure text.
  package func argumentName(_ index: Int) -> String {
    if let label = label(index) { return label }
    return kind == .setter && index == labels.count ? "newValue" : "argument \(index + 1)"
  }

  /// The name of several calls in a failure text: `greet calls`, `sets of name`.
  package var plural: String {
    switch kind {
    case .method, .record: "\(base) calls"
    case .getter: "gets of \(base)"
    case .setter: "sets of \(base)"
    }
  }

  /// A call with any arguments: the labels of a method, or an access of a property or a subscript.
  package var withAnyArguments: String {
    switch kind {
    case .method: full.hasSuffix(")") ? full : "\(full)()"
    case .record: base
    case .getter: call(with: labels.map { _ in "anything" })
    case .setter: call(with: labels.map { _ in "anything" } + ["anything"])
    }
  }

  /// A call of the method as Swift source has it, with `...` for arguments that are left out.
  package func call(with arguments: [String?]) -> String {
    switch kind {
    case .record where arguments.isEmpty: base
    case .method, .record: "\(base)(\(list(arguments)))"
    case .getter: access(with: arguments)
    case .setter:
      "\(access(with: arguments.dropLast())) = \(arguments.last.flatMap(\.self) ?? "...")"
    }
  }

  /// A call with the name of its mock before it, if that is known.
  package static func call(_ call: String, on mock: String) -> String {
    if mock.isEmpty { return call }
    return call.hasPrefix("[") ? mock + call : "\(mock).\(call)"
  }

  private func access(with arguments: [String?]) -> String {
    isSubscript ? "[\(list(arguments))]" : base
  }

  private func list(_ arguments: [String?]) -> String {
    var items: [String] = []
    for (index, argument) in arguments.enumerated() {
      if let argument {
        items.append(label(index).map { "\($0): \(argument)" } ?? argument)
      } else if index == 0 || arguments[index - 1] != nil {
        items.append("...")
      }
    }
    return items.joined(separator: ", ")
  }

  private func label(_ index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
}
