/// What a protocol inherits, directly or not.
struct Inheritance {
  /// The protocols whose sources are known, the nearest first.
  private(set) var protocols: [Modules.FoundType] = []
  /// The class that the protocol demands, and its name with the types of a generic class.
  private(set) var superclass: (type: Modules.FoundType, text: String)?
  /// The protocols of the standard library and of Foundation.
  private(set) var standard: Set<String> = []
  /// The other names.
  private(set) var unknown: [String] = []

  init(of type: Modules.FoundType, in modules: Modules) {
    var rest = modules.parentNames(of: type).map { (name: $0, user: type) }
    while !rest.isEmpty {
      let (name, user) = rest.removeFirst()
      let bare = TypeText(name).bare
      let plain = bare.prefix { $0 != "<" }.trimmed
      let found = modules.find(plain, from: user.file, in: user.declaration.path)
      switch found?.declaration.keyword {
      case "protocol":
        let isKnown = ([type] + protocols).contains { $0.identifier == found?.identifier }
        guard let found, !isKnown else { continue }
        protocols.append(found)
        rest += modules.parentNames(of: found).map { ($0, found) }
      case "typealias":
        let parts = DeclarationText.split(found.map(modules.aliased) ?? "", at: "&")
        rest += parts.map { ($0, found ?? user) }
      case "class": superclass = superclass ?? found.map { ($0, bare) }
      case nil:
        if let inherited = StandardProtocols.inherited(plain.lastName) {
          standard.formUnion(inherited)
        } else if !unknown.contains(plain) {
          unknown.append(plain)
        }
      default: break
      }
    }
  }
}

extension Modules {
  /// The declaration of a type after its name, in the words of another module: `: Cook where …`.
  func tail(of type: FoundType) -> String {
    type.file.text(type.declaration.tail, writing: qualifiedNames(in: type))
  }

  /// What stands for a type alias.
  func aliased(_ alias: FoundType) -> String {
    DeclarationText.cut(tail(of: alias), at: "=").tail ?? ""
  }

  /// The names that a protocol inherits, with those that conditions on `Self` give.
  func parentNames(of type: FoundType) -> [String] {
    let head = DeclarationText.conditions(tail(of: type)).head
    let declared = DeclarationText.cut(head, at: ":").tail ?? ""
    let conditional = conditions(of: type).compactMap { condition in
      let (name, type) = DeclarationText.cut(condition, at: ":")
      return name == "Self" ? type : nil
    }
    return (DeclarationText.split(declared, at: ",") + conditional)
      .flatMap { DeclarationText.split($0, at: "&") }.filter { !$0.hasPrefix("~") }
  }

  /// The conditions after `where`.
  func conditions(of type: FoundType) -> [String] {
    DeclarationText.conditions(tail(of: type)).conditions
  }
}
