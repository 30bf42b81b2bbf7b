extension Requirement {
  struct Parameter {
    /// The label of a call, `_` if it has none.
    let label: String
    /// The name by which the body calls it.
    let name: String
    let type: TypeText
    let isVariadic: Bool
    /// The parameter as the mock declares it.
    let declaration: String

    /// - Parameters:
    ///   - text: The parameter as the protocol declares it.
    ///   - place: The number of the parameter.
    ///   - kind: The kind of the requirement. A subscript has a label only if there are two names,
    ///     and an operator has none.
    init(_ text: String, place: Int, of kind: Kind) {
      let (names, type) = DeclarationText.cut(text, at: ":")
      let words = names.matches(of: /`[^`]*`|[^`\s]+/).map { String($0.output) }
      let written = words.first ?? "_"
      let last = words.last ?? "_"
      let isUnlabelled = kind == .operation || kind == .subscripting && words.count < 2
      label = isUnlabelled ? "_" : written
      name = isSafe(last) ? last : "argument\(place)"
      let newNames = isUnlabelled ? name : "\(written) \(name)"
      declaration = isSafe(last) ? text : "\(newNames): \(type ?? "")"
      isVariadic = text.hasSuffix("...")
      self.type = TypeText(isVariadic ? String((type ?? "").dropLast(3)) : type ?? "")
    }

    var isInout: Bool { type.modifiers.contains("inout") }
    /// A closure that must not be kept; closures of a variadic parameter may be kept.
    var lentClosure: ClosureType? {
      isVariadic || type.modifiers.contains("@escaping") ? nil : ClosureType(type.type)
    }
    var autoclosure: ClosureType? {
      type.modifiers.contains("@autoclosure") ? ClosureType(type.type) : nil
    }
  }

  /// A generic parameter, and the type that takes all its values, such as `any Equatable`.
  typealias Generic = (name: String, existential: String)
}
