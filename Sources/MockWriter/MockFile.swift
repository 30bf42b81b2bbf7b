/// A file of mocks, with the imports that they need.
struct MockFile {
  let text: String

  /// - Parameters:
  ///   - mocked: The protocols.
  ///   - graphs: The graphs that hold them.
  ///   - files: The sources of the protocols' files.
  ///   - own: The modules to which the file will belong.
  ///   - surroundings: The facts about the place where the mocks will stand.
  init(
    _ mocked: [MockedProtocol],
    in graphs: SymbolGraphs,
    files: [String] = [],
    without own: Set<String> = [],
    surroundings: MockSurroundings = MockSurroundings()
  ) {
    var surroundings = surroundings
    surroundings.hidden = MockSurroundings.library.filter(graphs.declares)
    let isPublic = surroundings.access == .public
    let types = mocked.reduce(into: Set()) { $0.formUnion($1.usedTypes) }
    let used = modules(of: types)
    let modules = Set(mocked.map(\.module))
    var imports = FileImports(
      published: isPublic ? used.union(modules).union([surroundings.module]) : [], own: own)
    imports.add("import \(surroundings.module)")
    let testable = Set(mocked.filter(\.isInternal).map(\.module))
    for module in modules.sorted() {
      imports.add((testable.contains(module) ? "@testable " : "") + "import \(module)")
    }
    // Without the source, the imports follow from the types.
    let sources = files.isEmpty ? used.subtracting(modules).sorted().map { "import \($0)" } : files
    for source in sources { imports.add(source) }
    let mocks = mocked.map { MockSource($0, in: surroundings) }
    let places = mocks.reduce(0) { $0 + $1.placesByHand }
    let note =
      places == 0
      ? "" : "// \(places) place\(places == 1 ? "" : "s") left to write, marked with \"By hand\"."
    text =
      ([note] + imports.groups + mocks.map { $0.lines.joined(separator: "\n") })
      .joined(separator: "\n\n") + "\n"
  }
}
