/// The requirements of protocols of the standard library, which no symbol graph of a package has.
enum InheritedRequirements {
  /// - Parameters:
  ///   - name: The name of the protocol with its module.
  ///   - symbol: The protocol that inherits it.
  ///   - own: The name of the mock, which stands for `Self`.
  /// - Returns: The requirements; nil for a protocol that is not known.
  static func of(_ name: String, in symbol: SymbolGraph.Symbol, own: String) -> [Requirement]? {
    func text(_ name: String, _ type: String = "String") -> [Requirement] {
      [Requirement(.property, name, "var ", name, ": \(type) { get }", of: own)]
    }
    switch name {
    case "Swift.Comparable":
      let tail = " (first: Self, second: Self) -> Bool"
      return [Requirement(.operation, "<(_:_:)", "static func ", "<", tail, of: own)]
    case "Swift.CustomStringConvertible": return text("description")
    case "Swift.CustomDebugStringConvertible": return text("debugDescription")
    case "Swift.Encodable":
      let tail = "(to encoder: any Encoder) throws"
      return [Requirement(.method, "encode(to:)", "func ", "encode", tail, of: own)]
    case "Swift.Decodable":
      let tail = "(from decoder: any Decoder) throws"
      return [Requirement(.initializer, "init(from:)", "", "init", tail, of: own)]
    case "Swift.Identifiable":
      let type = symbol.declaration.firstMatch(of: /[ .]ID == ([^,]+)/).map { $0.output.1.trimmed }
      return type.map { text("id", $0) } ?? []
    default: return met.contains(name.lastName) ? [] : nil
    }
  }

  /// The protocol of the standard library that requires a member; it belongs to no actor.
  static let owners = [
    "id": "Swift.Identifiable", "==(_:_:)": "Swift.Equatable", "hash(into:)": "Swift.Hashable",
    "hashValue": "Swift.Hashable", "<(_:_:)": "Swift.Comparable",
    "description": "Swift.CustomStringConvertible",
    "debugDescription": "Swift.CustomDebugStringConvertible",
    "encode(to:)": "Swift.Encodable", "init(from:)": "Swift.Decodable",
  ]

  /// The protocols that every class meets, or that default members meet.
  private static let met: Set = [
    "Sendable", "SendableMetatype", "AnyObject", "Copyable", "Escapable", "Actor", "Error",
    "LocalizedError", "CustomNSError", "NSObjectProtocol", "ObservableObject", "Observable",
    "Equatable", "Hashable",
  ]
}
