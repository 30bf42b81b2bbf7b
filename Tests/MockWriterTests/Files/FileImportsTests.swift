import Testing

@testable import MockWriter

@Suite("The imports of a file of mocks") struct FileImportsTests {
  private func groups(_ access: MockAccess, own: Set<String> = []) -> [String] {
    let surroundings = MockSurroundings(in: Modules([]), access: access, own: own)
    var imports = FileImports(surroundings)
    imports.add("Shop", isTestable: access == .internal)
    for _ in 1...2 {
      imports.add(
        SourceFile(
          path: "", module: "Shop",
          text: """
            @preconcurrency public import Kitchen
            import struct Foundation.Date
            import Cellar  // for its shelves
            import Shop
            #if os(iOS)
              @_exported import UIKit
              #if DEBUG
                import Inspector
              #endif
            #elseif os(macOS)
              import AppKit
              let size = 3
            #endif
            """))
    }
    return imports.groups
  }

  @Test("are those of the protocols' files, once each, with their conditions")
  func conditions() {
    #expect(
      groups(.internal)
        == [
          "@preconcurrency import Kitchen\nimport Cellar\nimport Charmest\nimport struct Foundation.Date",
          "@testable import Shop", "#if !(os(iOS)) && (os(macOS))\nimport AppKit\n#endif",
          "#if (os(iOS)) && (DEBUG)\nimport Inspector\n#endif", "#if os(iOS)\nimport UIKit\n#endif",
        ].map { $0.replacing("#if !(os(iOS)) &&", with: "#if (!(os(iOS))) &&") })
  }

  @Test("are public for a public mock, and leave out the own module")
  func publicOnes() {
    #expect(
      groups(.public, own: ["Cellar"]).first
        == "@preconcurrency public import Kitchen\npublic import CharmestCore\npublic import Shop\npublic import struct Foundation.Date"
    )
  }
}
