/// A file of mocks, with the imports that they need.
struct MockFile {
  let text: String

  /// - Parameters:
  ///   - mocked: The protocols.
  ///   - graphs: The graphs that hold them.
  ///   - files: What the files of the protocols import.
  ///   - own: The modules of which the file will be a part.
  ///   - surroundings: What the mocks must know of the place where they will stand.
  init(
    _ mocked: [MockedProtocol],
    in graphs: SymbolGraphs,
    files: [FileImports] = [],
    without own: Set<String> = [],
    surroundings: MockSurroundings = MockSurroundings()
  ) {
    var surroundings = surroundings
    surroundings.hidden = MockSurroundings.library.filter(graphs.declares)
    var imports = MockImports(of: surroundings.module, files: files)
    for one in mocked {
      for identifier in one.usedTypes.union([one.symbol.identifier.precise]).sorted() {
        imports.add(identifier, in: graphs)
      }
      if one.foreign.contains(where: { $0.hasSuffix(".NSObjectProtocol") }) {
        imports.add(module: "Foundation")
      }
    }
    imports.remove(own)
    let lines = imports.lines(surroundings.access == .public ? "public import" : "import")
    let mocks = mocked.map { mocked -> String in
      let isPrivate = ["private", "fileprivate"].contains(mocked.symbol.accessLevel)
      let note =
        isPrivate
        ? ["// \(mocked.path) is private: its mock can only stand in the same file."] : []
      let source = MockSource(mocked, in: surroundings)
      return (note + source.lines).joined(separator: "\n")
    }
    text = ([lines.joined(separator: "\n")] + mocks).joined(separator: "\n\n") + "\n"
  }
}
