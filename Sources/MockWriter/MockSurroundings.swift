/// The access of a mock, as `--access` names it.
enum MockAccess: String, CaseIterable {
  case `internal`, package, `public`

  /// The word before a declaration, with a space after it.
  var word: String { self == .internal ? "" : rawValue + " " }

  /// Whether other modules can use the mock.
  var isForOthers: Bool { self != .internal }

  /// Whether a protocol of an access level can have such a mock.
  func allows(_ level: String) -> Bool {
    switch self {
    case .internal: true
    case .package: ["package", "public", "open"].contains(level)
    case .public: ["public", "open"].contains(level)
    }
  }
}

/// The facts about the place where a mock will stand.
struct MockSurroundings {
  var access = MockAccess.internal
  /// The names of types that cannot be copied or kept, which no graph has.
  var noncopyable: Set<String> = []
  /// The names of the library's types that types of the package hide.
  var hidden: Set<String> = []

  /// The names of the standard library's types that types of the package hide.
  static let noncopyable: Set = [
    "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// The types of the library that a mock names.
  static let library: Set = ["Mock", "MockMethod", "MockProperty"]

  /// The module of the library that the mock imports.
  ///
  /// A target that other targets share may depend on the product `CharmestCore` alone.
  var module: String { access.isForOthers ? "CharmestCore" : "Charmest" }

  /// A type of the library as the mock writes it.
  func name(_ type: String) -> String { hidden.contains(type) ? "\(module).\(type)" : type }
}
