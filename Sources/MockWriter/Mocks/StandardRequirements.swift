/// The requirements of protocols of the standard library.
extension StandardProtocols {
  /// What a mock must write for a protocol; nil where the compiler or default members do it.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol.
  ///   - conditions: The conditions of the protocol that inherits it.
  ///   - own: The name of the mock, which stands for `Self`.
  /// - Returns: The requirement.
  static func requirement(of name: String, where conditions: [String], own: String) -> Requirement?
  {
    switch name {
    case "Comparable":
      let tail = " (first: Self, second: Self) -> Bool"
      return Requirement(.operation, ["static"], "<", tail, of: own)
    case "CustomStringConvertible":
      return Requirement(.property, [], "description", ": String { get }", of: own)
    case "CustomDebugStringConvertible":
      return Requirement(.property, [], "debugDescription", ": String { get }", of: own)
    case "Encodable":
      return Requirement(.method, [], "encode", "(to encoder: any Encoder) throws", of: own)
    case "Decodable":
      return Requirement(.initializer, [], "init", "(from decoder: any Decoder) throws", of: own)
    case "Identifiable":
      let types = conditions.compactMap { $0.wholeMatch(of: /(?:Self\.)?ID == (.+)/)?.output.1 }
      return types.first.map { Requirement(.property, [], "id", ": \($0) { get }", of: own) }
    default: return nil
    }
  }

  /// The protocol that requires a member; it belongs to no actor.
  static let owners = [
    "id": "Identifiable", "==(_:_:)": "Equatable", "hash(into:)": "Hashable",
    "hashValue": "Hashable", "<(_:_:)": "Comparable", "description": "CustomStringConvertible",
    "debugDescription": "CustomDebugStringConvertible", "encode(to:)": "Encodable",
    "init(from:)": "Decodable",
  ]
}
