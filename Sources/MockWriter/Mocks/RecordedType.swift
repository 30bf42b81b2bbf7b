/// The types by which generic values are recorded.
struct RecordedTypes {
  let generics: [Requirement.Generic]

  func mentionsGenerics(_ type: String) -> Bool { generics.contains { type.mentions($0.name) } }

  /// The type that takes all values of a type; for a generic type, an existential type.
  func recorded(_ text: String) -> String {
    let type = TypeText.explicit(text.trimmed)
    if type.hasPrefix("some ") {
      let constraint = String(type.dropFirst(5))
      return constraint == "Any" || constraint.contains("some ") ? "Any" : "any " + constraint
    }
    guard mentionsGenerics(type) || type.names.contains("some") else { return type }
    if let generic = generics.first(where: { $0.name == type }) { return generic.existential }
    if type.hasSuffix("?") {
      let wrapped = String(type.dropLast())
      let bare = DeclarationText.inside("(", wrapped) ?? wrapped
      return TypeText.parenthesized(recorded(bare)) + "?"
    }
    if type.hasSuffix(".Type"),
      let generic = generics.first(where: { $0.name == type.dropLast(5) })
    {
      let existential = generic.existential
      guard existential.hasPrefix("any ") else { return existential + ".Type" }
      return existential.contains("&") ? "Any.Type" : existential + ".Type"
    }
    if let inside = DeclarationText.inside("[", type) {
      let (key, value) = DeclarationText.cut(inside, at: ":")
      guard let value else { return "[\(recorded(key))]" }
      if !mentionsGenerics(key), !key.contains("some ") { return "[\(key): \(recorded(value))]" }
    }
    return "Any"
  }
}
