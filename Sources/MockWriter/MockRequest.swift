import Foundation

/// What `swift package mock` is asked to do.
struct MockRequest {
  /// The files with the symbol graphs.
  var graphs: [String]
  /// The protocols; empty for all protocols that have a mock.
  var names: [String]
  /// The files of the package, including tests.
  var sources: [String]
  /// The modules to which these files belong, by their paths, as far as they are known.
  var modulesOfSources: [String: String] = [:]
  /// The folder of the package, which paths in messages leave out.
  var package: String
  /// The folder for the mocks; nil to print them.
  var output: String?
  /// The access of the mocks.
  var access = MockAccess.internal
  /// Whether files with other content are overwritten.
  var isForced = false
  /// Whether the mocks in the sources are compared with their protocols, and nothing is written.
  var isCheck = false
  /// The modules that have no graph yet, but for which the package can make one.
  var available: [String] = []
  /// The modules of test targets, in which the mocks of their protocols stand.
  var testModules: Set<String> = []
  /// Whether the graphs were made by someone who may have left out what is not public.
  var mayLackNames = false
}

/// The result of a request.
package struct MockAnswer: Equatable {
  /// What is printed.
  package var text = ""
  /// What went wrong.
  package var errors: [String] = []
  /// The modules whose graphs are needed, because a protocol inherits one of their protocols.
  package var missing: [String] = []

  package init(text: String = "", errors: [String] = [], missing: [String] = []) {
    self.text = text
    self.errors = errors
    self.missing = missing
  }
}

extension MockRequest {
  /// Reads the graphs and the sources, and writes files if the request says so.
  ///
  /// - Returns: What to print.
  /// - Throws: The errors of reading and writing.
  func answer() throws -> MockAnswer {
    var answer = MockAnswer()
    let graphs = SymbolGraphs(
      graphs.compactMap { path in
        do {
          return try SymbolGraph(json: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
          answer.errors.append("\(short(path)) cannot be read as a symbol graph: \(reason(error))")
          return nil
        }
      }
    )
    guard answer.errors.isEmpty else { return answer }
    let files = sources.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map {
        SourceFile(path: short(path), text: $0, module: modulesOfSources[path] ?? "")
      }
    }
    var mocked: [MockedProtocol] = []
    var found: Set<String> = []
    for name in names {
      switch graphs.lookUp(name) {
      case .found(let symbol):
        // A protocol may be named twice, with its module and without.
        if found.insert(symbol.identifier.precise).inserted {
          mocked.append(MockedProtocol(symbol, in: graphs))
        }
      case .failed(let text): answer.errors.append(text)
      }
    }
    if !answer.errors.isEmpty, mayLackNames, graphs.arePublic {
      answer.errors.append(
        "The graphs have public declarations only. Make them with -minimum-access-level private."
      )
    }
    guard answer.errors.isEmpty else { return answer }
    if names.isEmpty { mocked = graphs.protocols.map { MockedProtocol($0, in: graphs) } }
    let modules = mocked.flatMap(\.foreign).map { String($0.prefix { $0 != "." }) }
    answer.missing = Set(modules).intersection(available).sorted()
    guard answer.missing.isEmpty else { return answer }
    if isCheck {
      check(mocked, graphs, in: files, &answer)
      return answer
    }
    answer.errors += mocked.compactMap { reasonAgainstAccess($0, graphs) }
    answer.errors += reasonsAgainstNames(mocked)
    if answer.errors.isEmpty { write(mocked, graphs, files, &answer) }
    return answer
  }

  /// Why a protocol cannot have a mock of the access.
  private func reasonAgainstAccess(_ mocked: MockedProtocol, _ graphs: SymbolGraphs) -> String? {
    let levels = graphs.accessLevels(of: mocked.symbol)
    guard let level = levels.first(where: { !access.allows($0) }) else { return nil }
    return """
      \(mocked.path) is \(level), so its mock cannot be \(access.rawValue). Make the protocol \
      \(access.rawValue), or print the mock without --access, for the test target itself.
      """
  }

  /// Why protocols cannot have their mocks in one module.
  private func reasonsAgainstNames(_ mocked: [MockedProtocol]) -> [String] {
    let alike = Dictionary(grouping: mocked, by: \.mockName).filter { $1.count > 1 }
    return alike.sorted { $0.key < $1.key }.map { name, all in
      let names = all.map { "\($0.module).\($0.path)" }.joined(separator: " and ")
      return """
        The mocks of \(names) would have one name, \(name). Print them one by one, and rename one \
        of them.
        """
    }
  }

  private func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    default: error.localizedDescription
    }
  }

  private func short(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  // MARK: - Writing

  private func write(
    _ mocked: [MockedProtocol],
    _ graphs: SymbolGraphs,
    _ files: [SourceFile],
    _ answer: inout MockAnswer
  ) {
    let types = files.flatMap { file in
      file.text.matches(of: /\b(?:struct|enum)\s+(\w+)[^{}]*~\s*(?:Copy|Escap)able/).map {
        String($0.output.1)
      }
    }
    let surroundings = MockSurroundings(
      access: access,
      noncopyable: Set(types).union(MockSurroundings.noncopyable)
    )
    func text(_ mocked: [MockedProtocol]) -> String {
      let imports = mocked.flatMap { self.imports(of: $0, in: files) }
      return MockFile(
        mocked,
        in: graphs,
        files: imports,
        without: testModules,
        surroundings: surroundings
      ).text
    }
    guard let output else {
      answer.text = text(mocked)
      return
    }
    let folder = URL(fileURLWithPath: output)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      answer.errors.append(
        "The folder \(short(output)) cannot be made. Is there a file of this name, or may you not write?"
      )
      return
    }
    for one in mocked {
      let file = folder.appendingPathComponent(one.mockName + ".swift")
      let new = text([one])
      let path = short(file.path)
      if let old = try? String(contentsOf: file, encoding: .utf8) {
        if old == new {
          answer.text += "\(path) is as it would be written\n"
          continue
        }
        guard isForced else {
          answer.errors.append(
            "\(path) holds something else and was not written. Use --force to write it anew."
          )
          continue
        }
      }
      do {
        try new.write(to: file, atomically: true, encoding: .utf8)
        answer.text += "\(path) was written\n"
      } catch {
        answer.errors.append(
          "\(path) cannot be written. Is there a folder of this name, or may you not write?")
      }
    }
  }

  /// What the files of a protocol and of those that it inherits import.
  private func imports(of mocked: MockedProtocol, in files: [SourceFile])
    -> [FileImports]
  {
    let names = [mocked.symbol] + mocked.inherited
    return names.compactMap { symbol in
      let declaration = "protocol \(quoted(symbol.pathComponents.last ?? ""))"
      let file = files.first { !$0.text.ranges(ofWhole: declaration).isEmpty }
      return file.map { FileImports($0.text) }
    }
  }

  // MARK: - Checking

  private func check(
    _ mocked: [MockedProtocol],
    _ graphs: SymbolGraphs,
    in files: [SourceFile],
    _ answer: inout MockAnswer
  ) {
    let protocols = Dictionary(grouping: graphs.protocols, by: \.writtenPath).mapValues { symbols in
      Set(symbols.compactMap { graphs.module(of: $0.identifier.precise) })
    }
    let written = WrittenMocks(files, protocols: protocols)
    let known = TypeText.known.union(graphs.namesOfTypes).subtracting(written.aliases)
    var count = 0
    for one in mocked {
      let mocks = written.mocks(of: one)
      if mocks.isEmpty, !names.isEmpty { answer.errors.append("There is no mock of \(one.path).") }
      for mock in mocks {
        count += 1
        for title in mock.missing(of: one, known: known) {
          answer.errors.append(
            "\(mock.place): \(mock.name) has no line for \(title) of \(one.path)")
        }
      }
    }
    if answer.errors.isEmpty {
      let mocks = count == 1 ? "1 mock has" : "\(count) mocks have"
      answer.text = "\(mocks) a line for each requirement\n"
    }
  }
}
