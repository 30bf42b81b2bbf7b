/// A file of mocks, with the imports that they need.
struct MockFile {
  let text: String

  /// - Parameters:
  ///   - mocked: The protocols.
  ///   - graphs: The graphs that hold them.
  ///   - imports: The modules that the files of the protocols import, for types of C and Objective-C.
  ///   - noncopyable: The names of types that cannot be copied.
  init(
    _ mocked: [MockedProtocol],
    in graphs: SymbolGraphs,
    imports: [String] = [],
    noncopyable: Set<String> = []
  ) {
    var plain: Set = ["Charmest"]
    var testable: Set<String> = []
    for one in mocked {
      for identifier in one.usedTypes.union([one.symbol.identifier.precise]) {
        if let symbol = graphs.symbol(identifier), let module = graphs.module(of: identifier) {
          let isHidden = !["public", "open", "package"].contains(symbol.accessLevel)
          if isHidden { testable.insert(module) } else { plain.insert(module) }
        } else if let module = Self.module(in: identifier) {
          plain.insert(module)
        } else if identifier.hasPrefix("c:") {
          plain.formUnion(imports)
        }
      }
      if one.foreign.contains(where: { $0.hasSuffix(".NSObjectProtocol") }) {
        plain.insert("Foundation")
      }
    }
    let conditional = plain.intersection(Self.partsOfFoundation).sorted()
    if !conditional.isEmpty { plain.insert("Foundation") }
    let lines =
      plain.subtracting(testable).subtracting(conditional).sorted().map { "import \($0)" }
      + (testable.isEmpty ? [] : [""] + testable.sorted().map { "@testable import \($0)" })
      + conditional.flatMap { ["", "#if canImport(\($0))", "  import \($0)", "#endif"] }
    let mockProtocol = graphs.declares("Mock") ? "Charmest.Mock" : "Mock"
    let mocks = mocked.map { mocked -> String in
      let isPrivate = ["private", "fileprivate"].contains(mocked.symbol.accessLevel)
      let note =
        isPrivate
        ? ["// \(mocked.path) is private: its mock can only stand in the same file."] : []
      let source = MockSource(mocked, noncopyable: noncopyable, mockProtocol: mockProtocol)
      return (note + source.lines).joined(separator: "\n")
    }
    text = ([lines.joined(separator: "\n")] + mocks).joined(separator: "\n\n") + "\n"
  }

  /// The modules that Foundation is split into where it is not Apple's.
  private static let partsOfFoundation: Set = ["FoundationNetworking", "FoundationXML"]

  /// The module at the beginning of a mangled name; nil for a module that needs no import.
  static func module(in identifier: String) -> String? {
    guard let match = identifier.prefixMatch(of: /s:(\d+)(\D.*)/),
      let length = Int(match.output.1)
    else { return nil }
    let module = String(match.output.2.prefix(length))
    if ["FoundationEssentials", "FoundationInternationalization"].contains(module) {
      return "Foundation"
    }
    return module.hasPrefix("_") ? nil : module
  }
}
