/// A file of mocks, with the imports that they need.
struct MockFile {
  let text: String

  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - modules: The sources of their protocols.
  ///   - surroundings: The facts about the place where the mocks will stand.
  ///   - notes: Lines after the mocks.
  init(
    _ mocks: [MockSource], in modules: Modules, surroundings: MockSurroundings,
    notes: [String] = []
  ) {
    var imports = FileImports(surroundings)
    for type in mocks.flatMap(\.mocked.protocols) { imports.add(type.file) }
    for mock in mocks {
      imports.add(mock.mocked.module, isTestable: modules.needsTestable(mock.mocked.type))
    }
    let places = mocks.reduce(0) { $0 + $1.placesByHand }
    let note =
      places == 0
      ? [] : ["// \(places) place\(places == 1 ? "" : "s") left to write, marked with \"By hand\"."]
    let texts = mocks.map { mock in
      conditional(mock.mocked.type.declaration.conditions, mock.lines).joined(separator: "\n")
    }
    text = (note + imports.groups + texts + notes).joined(separator: "\n\n") + "\n"
  }
}

extension Modules {
  /// Whether a type can be seen from another module only by an import for tests.
  fileprivate func needsTestable(_ type: FoundType) -> Bool {
    let visible = ["public", "open"] + (own.contains(type.module) ? ["package"] : [])
    return type.declaration.accessLevels.contains { !visible.contains($0.access) }
  }
}
