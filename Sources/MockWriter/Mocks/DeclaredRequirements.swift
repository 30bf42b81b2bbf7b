/// The requirements of a protocol, from the words of its source.
struct DeclaredRequirements {
  private let type: Modules.FoundType
  private let modules: Modules
  private let names: [String: String]
  private let own: String

  /// - Parameters:
  ///   - type: The protocol, or a class whose members a mock may override.
  ///   - modules: The sources.
  ///   - hidden: The names of associated types, which hide types of their names.
  ///   - own: The name of the mock, which stands for `Self`.
  init(of type: Modules.FoundType, in modules: Modules, hiding hidden: Set<String>, own: String) {
    self.type = type
    self.modules = modules
    self.own = own
    names = modules.qualifiedNames(in: type).filter { !hidden.contains($0.key) }
  }

  /// All that need a body; `@objc optional` ones do not.
  var all: [Requirement] {
    type.declaration.members.filter { !$0.words.contains("optional") }.compactMap(requirement)
  }

  /// The text of a member after its name.
  func tail(of member: Declaration) -> String { type.file.text(member.tail, writing: names) }

  private func requirement(_ member: Declaration) -> Requirement? {
    guard let kind = kind(of: member) else { return nil }
    let generics = generics(in: type.file.text(member.tail)).map(\.name)
    let text = type.file.text(member.tail, writing: names.filter { !generics.contains($0.key) })
    let tail = withoutAliases(withoutBuilders(text))
    var requirement = Requirement(
      kind, words(of: member), member.name, tail, self.generics(in: tail), of: own)
    requirement.conditions = Array(member.conditions.dropFirst(type.declaration.conditions.count))
    for (source, written) in names { requirement.sourceNames[written] = source }
    requirement.hasBuilder = member.words.contains { modules.isResultBuilder($0, in: type) }
    return requirement
  }

  private func kind(of member: Declaration) -> Requirement.Kind? {
    switch member.keyword {
    case "func": type.file.tokens.all[member.place + 1].kind == .sign ? .operation : .method
    case "init": .initializer
    case "var": .property
    case "subscript": .subscripting
    default: nil
    }
  }

  /// The attributes and modifiers, with the global actor of the protocol if there is no other.
  private func words(of member: Declaration) -> [String] {
    let words = member.words.filter { word in
      guard word.hasPrefix("@") else { return true }
      if word.hasPrefix("@available") || modules.isResultBuilder(word, in: type) { return false }
      return !isGlobalActor(word) || modules.isGlobalActor(word, in: type)
    }
    let isBound = words.contains { modules.isGlobalActor($0, in: type) || $0 == "nonisolated" }
    let actor = type.declaration.words.first { modules.isGlobalActor($0, in: type) }
    return (isBound ? [] : actor.map { [$0] } ?? []) + words
  }

  /// The text without the result builders of its parameters, which would not change a call.
  private func withoutBuilders(_ text: String) -> String {
    text.replacing(/@[\w.]+\s/) { match in
      modules.isResultBuilder(match.output.trimmed, in: type) ? "" : String(match.output)
    }
  }

  /// The text with functions in place of type aliases, because a closure may not escape.
  private func withoutAliases(_ text: String) -> String {
    text.replacing(/: ([A-Z][\w.]*)(?:<([^<>]*)>)?(?=[,)])/) { match in
      let alias = modules.find(String(match.output.1), from: type.file, in: type.declaration.path)
      guard let alias, alias.declaration.keyword == "typealias" else {
        return String(match.output.0)
      }
      var function = modules.aliased(alias)
      guard ClosureType(function) != nil else { return String(match.output.0) }
      let names = DeclarationText.bracketed(modules.tail(of: alias))?.inside ?? ""
      let types = DeclarationText.split(match.output.2 ?? "", at: ",")
      for (name, type) in zip(DeclarationText.split(names, at: ","), types) {
        function = function.replacing(/\w+/) { $0.output == name ? type : String($0.output) }
      }
      return ": " + function
    }
  }

  // MARK: - Generic parameters

  /// The generic parameters of a declaration, with the types that take all their values.
  ///
  /// - Parameter tail: The declaration after the name.
  /// - Returns: The names and the types.
  private func generics(in tail: String) -> [Requirement.Generic] {
    let text = tail.drop { "?!".contains($0) }
    guard text.first == "<", let (inside, rest) = DeclarationText.bracketed(text) else { return [] }
    let conditions = DeclarationText.conditions(rest).conditions
    return DeclarationText.split(inside, at: ",").filter { !$0.hasPrefix("let ") }.map { part in
      let (declared, bound) = DeclarationText.cut(part, at: ":")
      let name = declared.hasPrefix("each ") ? String(declared.dropFirst(5)) : declared
      let bounds = conditions.compactMap { condition -> String? in
        let (subject, type) = DeclarationText.cut(condition, at: ":")
        return subject == name ? type : nil
      }
      let types = ([bound].compactMap(\.self) + bounds).flatMap {
        DeclarationText.split($0, at: "&")
      }
      return (name, existential(types.filter { !$0.hasPrefix("~") }))
    }
  }

  /// The type that takes all values of some types; `Any` if one is not known, as it may be a class.
  private func existential(_ types: [String]) -> String {
    let (file, path) = (type.file, type.declaration.path)
    let found = types.map { modules.find($0.prefix { $0 != "<" }.trimmed, from: file, in: path) }
    let isKnown = zip(types, found).allSatisfy { name, type in
      type != nil || StandardProtocols.contains(name.prefix { $0 != "<" }.trimmed.lastName)
    }
    if types.isEmpty || !isKnown { return "Any" }
    let areClasses = found.allSatisfy { $0?.declaration.keyword == "class" }
    return (areClasses ? "" : "any ") + types.joined(separator: " & ")
  }
}
