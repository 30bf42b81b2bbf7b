/// The name of a mocked method, such as `cookRamen(bowls:soup:extras:)`, taken apart.
///
/// Accessors are named as a protocol declares them: `name { get }`, `name { set }`,
/// `subscript(_:) { get }`.
@usableFromInline package struct MethodName: Equatable, Sendable {
  private enum Kind {
    case method
    case getter
    case setter
  }

  package let full: String
  /// The name without its labels: `cookRamen`.
  package let base: String
  /// A label for each argument; `nil` where the call is written without.
  private let labels: [String?]
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

  private static func withoutAccessor(_ name: String) -> (declared: String, Kind) {
    let accessors: [(suffix: String, kind: Kind)] = [(" { get }", .getter), (" { set }", .setter)]
    for (suffix, kind) in accessors where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), kind)
    }
    return (name, .method)
  }

  private var isSubscript: Bool { kind != .method && base == "subscript" }

  /// Whether this is an accessor of a property, not of a subscript.
  package var isOfProperty: Bool { kind != .method && !isSubscript }

  /// What the failure text calls an argument.
  package func argumentName(_ index: Int) -> String {
    if let label = label(index) { return label }
    return kind == .setter && index == labels.count ? "newValue" : "argument \(index + 1)"
  }

  /// What the failure text calls several calls: `greet calls`, `sets of name`.
  package var plural: String {
    switch kind {
    case .method: "\(base) calls"
    case .getter: "gets of \(base)"
    case .setter: "sets of \(base)"
    }
  }

  /// A call with any arguments: the labels of a method, an access of a property or a subscript.
  package var withAnyArguments: String {
    switch kind {
    case .method: full.hasSuffix(")") ? full : "\(full)()"
    case .getter: call(with: labels.map { _ in "anything" })
    case .setter: call(with: labels.map { _ in "anything" } + ["anything"])
    }
  }

  /// A call of the method as it is written in Swift.
  package func call(with arguments: [String]) -> String {
    switch kind {
    case .method: "\(base)(\(list(arguments)))"
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
