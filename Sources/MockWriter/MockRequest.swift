import Foundation

/// A request to `swift package mock`.
struct MockRequest {
  /// The files with the symbol graphs.
  var graphs: [String]
  /// The protocols.
  var names: [String]
  /// The files of the package, including tests.
  var sources: [String]
  /// The folder of the package, which paths in messages leave out.
  var package: String
  /// The access of the mocks.
  var access = MockAccess.internal
  /// The modules that have no graph yet, but for which the package can make one.
  var available: [String] = []
  /// The modules of test targets, in which the mocks of their protocols stand.
  var testModules: Set<String> = []
  /// Whether a user made the graphs, which may lack declarations that are not public.
  var mayLackNames = false
}

/// The result of a request.
package struct MockAnswer: Equatable {
  /// The text for standard output.
  package var text = ""
  /// The error messages.
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
  /// Reads the graphs and the sources.
  ///
  /// - Returns: The text to print.
  func answer() -> MockAnswer {
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
    let files = sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    var mocked: [MockedProtocol] = []
    var found: Set<String> = []
    if names.isEmpty { return graphs.list }
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
    let modules = mocked.flatMap(\.foreign).map { String($0.prefix { $0 != "." }) }
    answer.missing = Set(modules).intersection(available).sorted()
    guard answer.missing.isEmpty else { return answer }
    answer.errors += mocked.compactMap { reasonAgainstAccess($0, graphs) }
    answer.errors += reasonsAgainstNames(mocked)
    if answer.errors.isEmpty { answer.text = text(mocked, graphs, files) }
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

  private func text(
    _ mocked: [MockedProtocol], _ graphs: SymbolGraphs, _ files: [String]
  ) -> String {
    let types = files.flatMap { file in
      file.matches(of: /\b(?:struct|enum)\s+(\w+)[^{}]*~\s*(?:Copy|Escap)able/).map {
        String($0.output.1)
      }
    }
    let text = MockFile(
      mocked,
      in: graphs,
      files: files.filter { file in
        mocked.flatMap { [$0.symbol] + $0.inherited }.contains { $0.isDeclared(in: file) }
      },
      without: testModules,
      surroundings: MockSurroundings(
        access: access, noncopyable: Set(types).union(MockSurroundings.noncopyable))
    ).text
    return SwiftFormat.laidOut(text, in: package)
  }
}

extension SymbolGraph.Symbol {
  /// Whether a source declares a protocol of this name, and names the types around it.
  fileprivate func isDeclared(in source: String) -> Bool {
    guard pathComponents.dropLast().allSatisfy(source.contains) else { return false }
    let declaration = "protocol \(quoted(pathComponents.last ?? ""))"
    return source.ranges(of: declaration).contains { range in
      source[range.upperBound...].first?.isOfIdentifier != true
    }
  }
}
