/// The access of a mock, as `--access` names it.
enum MockAccess: String, CaseIterable {
  case `internal`, package, `public`

  /// The word before a declaration, with a space after it.
  var word: String { self == .internal ? "" : rawValue + " " }

  /// Whether other modules can use the mock.
  var isForOthers: Bool { self != .internal }

  /// Whether a protocol of an access level can have such a mock.
  func allows(_ level: String) -> Bool {
    let allowed = ["public", "open"] + (self == .package ? ["package"] : [])
    return self == .internal || allowed.contains(level)
  }
}

/// The facts about the place where a mock will stand.
struct MockSurroundings {
  let access: MockAccess
  /// Whether a build writes it, so that nobody can add what is left to write by hand.
  let isWritten: Bool
  /// The modules to which the file will belong.
  let own: Set<String>
  /// The names of the library's types that types of the package hide.
  private let hidden: Set<String>

  init(
    in modules: Modules, access: MockAccess = .internal, isWritten: Bool = false,
    own: Set<String> = []
  ) {
    self.access = access
    self.isWritten = isWritten
    self.own = own
    hidden = Set(["Mock", "MockMethod", "MockProperty"].filter(modules.hasOuterType))
  }

  /// The module of the library that the mock imports.
  ///
  /// A target that other targets share may depend on the product `CharmestCore` alone.
  var module: String { isWritten || access.isForOthers ? "CharmestCore" : "Charmest" }

  /// A type of the library as the mock writes it.
  func name(_ type: String) -> String { hidden.contains(type) ? "\(module).\(type)" : type }
}
