/// What attributes mean, which their names alone do not tell.
extension Modules {
  /// Whether an attribute of a declaration names a global actor.
  func isGlobalActor(_ word: String, in type: FoundType) -> Bool {
    word.hasPrefix("@") && !word.contains("(")
      && (word.lastName == "MainActor" || isMarked(word, by: "@globalActor", or: "Actor", in: type))
  }

  /// Whether an attribute of a declaration names a result builder.
  func isResultBuilder(_ word: String, in type: FoundType) -> Bool {
    word.hasPrefix("@") && isMarked(word, by: "@resultBuilder", or: "Builder", in: type)
  }

  /// Of a type whose source is not known, the ending of the name must tell.
  private func isMarked(
    _ word: String, by attribute: String, or ending: String, in type: FoundType
  ) -> Bool {
    let name = word.dropFirst().prefix { $0 != "(" && $0 != "<" }
    guard let found = find(String(name), from: type.file, in: type.declaration.path) else {
      return name.hasSuffix(ending)
    }
    return found.declaration.words.contains(attribute)
  }
}
