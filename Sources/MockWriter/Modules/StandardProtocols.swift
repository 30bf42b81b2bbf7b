/// Protocols of the standard library and of Foundation, whose sources are not known.
enum StandardProtocols {
  /// The protocol with those that it inherits, as far as a mock must know; nil if it is not known.
  static func inherited(_ name: String) -> Set<String>? {
    switch name {
    case "AnyObject", "class", "Copyable", "Escapable", "SendableMetatype", "Any": []
    case "Sendable", "Equatable", "Encodable", "Decodable", "Identifiable", "NSObjectProtocol",
      "CustomStringConvertible", "CustomDebugStringConvertible",
      "ObservableObject", "Observable":
      [name]
    case "Hashable", "Comparable": [name, "Equatable"]
    case "Codable": ["Encodable", "Decodable"]
    case "Error", "LocalizedError", "CustomNSError", "Actor": [name, "Sendable"]
    default: nil
    }
  }

  /// Whether a name is that of a protocol by which generic parameters are often bound.
  static func contains(_ name: String) -> Bool {
    inherited(name) != nil || others.contains(name) || name.hasSuffix("Protocol")
  }

  private static let others: Set = [
    "AsyncSequence", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Clock", "CodingKey",
    "Collection", "FixedWidthInteger", "FloatingPoint", "Numeric", "RandomAccessCollection",
    "RandomNumberGenerator", "RawRepresentable", "Sequence", "Strideable",
  ]
}
