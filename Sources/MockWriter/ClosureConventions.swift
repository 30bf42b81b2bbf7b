/// The closures of C and Objective-C among those of a requirement.
///
/// The compiler prints them like closures that do not escape. Only the mangled name tells them
/// apart.
struct ClosureConventions {
  /// The attribute of each closure without `@escaping`, in their order; empty for one of Swift.
  private let attributes: [String]

  /// - Parameter mangledName: The precise identifier of a symbol.
  init(_ mangledName: String) {
    var attributes: [String] = []
    var rest = mangledName[...]
    while let character = rest.first {
      if let name = rest.prefixMatch(of: /00(\d+)|([1-9]\d*)/) {
        // A name with its length before it; `00` is before one with other letters than a to z.
        let length = Int(name.output.1 ?? name.output.2 ?? "") ?? 0
        rest = rest[name.range.upperBound...].dropFirst(length)
        continue
      }
      if character == "X" {
        switch rest.dropFirst().first {
        case "E": attributes.append("")
        case "C": attributes.append("@convention(c)")
        case "B": attributes.append("@convention(block)")
        default: break
        }
      }
      rest = rest.dropFirst()
    }
    self.attributes = attributes
  }

  /// Whether all closures are those of Swift.
  var areSwift: Bool { attributes.allSatisfy(\.isEmpty) }

  /// Adds the attributes to types.
  ///
  /// - Parameter types: The types of the parameters, then that of the result.
  /// - Returns: The types; nil if it is not clear which closure has which convention.
  func added(to types: [String]) -> [String]? {
    if areSwift { return types }
    let places = types.indices.filter { index in
      let words = TypeText(types[index]).modifiers
      return types[index].contains("->") && !words.contains("@escaping")
        && !words.contains("@autoclosure")
    }
    guard places.count == attributes.count else { return nil }
    var types = types
    for (place, attribute) in zip(places, attributes) where !attribute.isEmpty {
      types[place] = Self.type(types[place], attribute, isParameter: place < types.count - 1)
    }
    return types
  }

  private static func type(_ text: String, _ attribute: String, isParameter: Bool) -> String {
    let bare = TypeText(text).bare
    if ClosureType(bare) != nil {
      // A closure of C always escapes, and one that is declared to is accepted for any.
      return (isParameter ? "@escaping " : "") + "\(attribute) \(text)"
    }
    return "(\(attribute) \(text.dropFirst())"
  }
}
