import Foundation

/// The result of an invocation.
package struct MockAnswer: Equatable {
  /// The text for standard output.
  package var text = ""
  /// The error messages.
  package var errors: [String] = []
}

/// An invocation of `mock-writer`, by a user or by a plugin.
package struct MockInvocation {
  private let arguments: MockArguments

  package init(_ arguments: [String]) { self.arguments = MockArguments(arguments) }

  /// Says what is wrong with the arguments, prints mocks, or writes the file of a build.
  package func answer() -> MockAnswer {
    if arguments.isHelp { return MockAnswer(text: arguments.usage + "\n") }
    if let mistake = arguments.mistake {
      return MockAnswer(errors: ["\(mistake)\n\(arguments.usage)"])
    }
    let folders = FilesInFolders(arguments.sources, ending: ".swift")
    if !folders.missing.isEmpty {
      return MockAnswer(errors: folders.missing.map { "There is no folder \($0)." })
    }
    do {
      let targets = try readTargets() + folders.targets
      guard let output = arguments.output else { return MockRequest(arguments, targets).answer() }
      try write(MocksOfTests(targets).text, to: output)
      return MockAnswer()
    } catch {
      return MockAnswer(errors: [error.localizedDescription])
    }
  }

  /// Writes a file only if it changes, because a file that is written again is compiled again.
  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }

  private func readTargets() throws -> [Target] {
    guard let path = arguments.targets else { return [] }
    return try JSONDecoder().decode(
      [Target].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension FilesInFolders {
  /// Each folder as a module of its name.
  fileprivate var targets: [Target] {
    paths.map { folder, paths in
      let module = URL(fileURLWithPath: folder).standardized.lastPathComponent
      return Target(module: module, isOwn: true, isTest: false, sources: paths)
    }
  }
}
