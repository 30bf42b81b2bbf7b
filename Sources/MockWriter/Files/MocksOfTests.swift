/// The mocks that the files of a test target name, as a build writes them.
struct MocksOfTests {
  /// The content of the file.
  let text: String

  /// - Parameter targets: The test target, then those on which it depends.
  init(_ targets: [Target]) {
    let module = targets.first?.module ?? ""
    let files = (targets.first?.sources ?? []).compactMap {
      SourceFile(path: $0, module: module, having: "Mock")
    }
    let names = UsedNames(files)
    let modules = Modules(targets, qualifiesAll: true)
    let surroundings = MockSurroundings(in: modules, isWritten: true, own: [module])
    let wanted = WantedMocks(names, in: modules)
    var mocks: [MockSource] = []
    var notes = wanted.notes
    for (name, type) in wanted.found {
      let mock = MockSource(MockedProtocol(type, named: name, in: modules), in: surroundings)
      let reasons = mock.reasons(isExtended: names.extended.contains(name))
      if reasons.isEmpty { mocks.append(mock) }
      notes += reasons.map { type.note("\(name) is not written: \($0)") }
    }
    let file = MockFile(mocks, in: modules, surroundings: surroundings, notes: notes)
    let isEmpty = mocks.isEmpty && notes.isEmpty
    text = Self.head(module) + (isEmpty ? "" : "\n" + file.text)
  }

  private static func head(_ module: String) -> String {
    """
    // Charmest writes this file in each build, for the names of mocks in \(module). Edits are lost.
    // To change a mock, print and keep it: swift package mock Cook >Tests/\(module)/MockCook.swift

    """
  }
}

extension MockSource {
  /// Why a build cannot write the mock.
  fileprivate func reasons(isExtended: Bool) -> [String] {
    gaps.compactMap { title, reason in
      guard let title else { return "\(reason). Write the mock by hand." }
      if isExtended { return nil }
      return
        "\(title) is left out, because \(reason). Write it in an extension of \(mocked.mockName)."
    }
  }
}

extension Modules.FoundType {
  /// An error of the compiler in the line of the declaration.
  ///
  /// A message of a build tool is shown only when the tool runs.
  func note(_ message: String) -> String {
    let lines = [
      "#sourceLocation(file: \(literal(file.path)), line: \(file.line(of: declaration)))",
      "#error(\(literal(message)))", "#sourceLocation()",
    ]
    return conditional(declaration.conditions, lines).joined(separator: "\n")
  }
}
