/// The name of a mocked method, such as `cookRamen(bowls:soup:extras:)`, taken apart.
///
/// Accessors are named as a protocol declares them: `name { get }`, `name { set }`,
/// `subscript(_:) { get }`.
@usableFromInline package struct MethodName: Equatable, Sendable {
  private enum Kind {
    case method
    case getter
    case setter
    /// Not a method, but what records its calls.
    case record
  }

  package let full: String
  /// The name without its labels: `cookRamen`.
  package let base: String
  /// A label for each argument; `nil` where the call is written without.
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
    labels = declared[declared.index(after: open)...].dropLast().split(
      separator: ":", omittingEmptySubsequences: false
    ).dropLast().map { $0 == "_" ? nil : String($0) }
    // `#function` in a subscript does not say which accessor runs.
    self.kind = kind == .method && base == "subscript" ? .getter : kind
  }

  /// What a test calls the record of a method that has no name yet: `cookRamenCalls`.
  init(ofRecord name: String) {
    (full, base, labels, kind) = (name, name, [], .record)
  }

  /// What a method is called of which no name is known.
  static let unknown = MethodName("method")

  /// The name of the function that called, as soon as one has; before that the given one.
  ///
  /// The given one stays for accessors, which do not say in `#function` what they are. It stays as well
  /// where the function has not one label for each argument, or is an initialiser or a test: then a
  /// closure calls, or some of the arguments are not recorded.
  ///
  /// - Parameters:
  ///   - given: The name that was given to the method, if one was.
  ///   - function: What `#function` is where the method is called; nothing before the first call.
  ///   - count: The number of recorded arguments.
  package init?(given: String?, calledFrom function: String?, argumentCount count: Int) {
    guard let name = function ?? given else { return nil }
    self.init(name)
    guard let function else { return }
    let fits = labels.count == count
    guard let given = given.map({ MethodName($0) }) else {
      // Nobody can tell which of the labels are those of the recorded arguments.
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

  /// What the failure text calls an argument.
  package func argumentName(_ index: Int) -> String {
    if let label = label(index) { return label }
    return kind == .setter && index == labels.count ? "newValue" : "argument \(index + 1)"
  }

  /// What the failure text calls several calls: `greet calls`, `sets of name`.
  package var plural: String {
    switch kind {
    case .method, .record: "\(base) calls"
    case .getter: "gets of \(base)"
    case .setter: "sets of \(base)"
    }
  }

  /// A call with any arguments: the labels of a method, an access of a property or a subscript.
  package var withAnyArguments: String {
    switch kind {
    case .method: full.hasSuffix(")") ? full : "\(full)()"
    case .record: base
    case .getter: call(with: labels.map { _ in "anything" })
    case .setter: call(with: labels.map { _ in "anything" } + ["anything"])
    }
  }

  /// A call of the method as it is written in Swift.
  package func call(with arguments: [String]) -> String {
    switch kind {
    case .record where arguments.isEmpty: base
    case .method, .record: "\(base)(\(list(arguments)))"
    case .getter: access(with: arguments)
    case .setter: "\(access(with: arguments.dropLast())) = \(arguments.last ?? "")"
    }
  }

  /// A call as it is written with the mock in front of it, if that is known.
  package static func call(_ call: String, on mock: String) -> String {
    if mock.isEmpty { return call }
    return call.hasPrefix("[") ? mock + call : "\(mock).\(call)"
  }

  private func access(with arguments: [String]) -> String {
    isSubscript ? "[\(list(arguments))]" : base
  }

  private func list(_ arguments: [String]) -> String {
    arguments.enumerated().map { index, argument in
      label(index).map { "\($0): \(argument)" } ?? argument
    }.joined(separator: ", ")
  }

  private func label(_ index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
}
