import Foundation

@testable import MockWriter

/// The saved symbol graphs; `Fixtures/regenerate` has the toolchain write them anew.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static func graphs(_ modules: String...) throws -> SymbolGraphs {
    try SymbolGraphs(
      modules.map { module in
        try SymbolGraph(
          json: Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
        )
      }
    )
  }

  /// A protocol of the graphs of both modules.
  static func mocked(_ name: String) throws -> MockedProtocol {
    let graphs = try graphs("Shop", "Pantry")
    guard case .found(let symbol) = graphs.lookUp(name) else { throw Missing(name: name) }
    return MockedProtocol(symbol, in: graphs)
  }

  struct Missing: Error { let name: String }
}
