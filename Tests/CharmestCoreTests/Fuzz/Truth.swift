/// The truth of a value, where some parts of it cannot be judged.
enum Truth {
  case yes, no, unknown

  init(_ holds: Bool) { self = holds ? .yes : .no }

  /// True if something holds; otherwise as unknown as the parts are.
  init(_ holds: Bool, otherwise parts: [Truth]) {
    self = holds ? .yes : parts.contains(.unknown) ? .unknown : .no
  }

  /// True if all parts are; not true if one is not, whatever the others are.
  static func all(_ parts: [Truth]) -> Truth { any(parts.map(\.opposite)).opposite }

  /// True if one part is, whatever the others are.
  static func any(_ parts: [Truth]) -> Truth { Truth(parts.contains(.yes), otherwise: parts) }

  var opposite: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}
