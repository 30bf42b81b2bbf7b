import Charmest
import Testing

@testable import MockWriter

@Suite("The imports of a file of mocks") struct FileImportsTests {
  private let source = """
    @preconcurrency public import Kitchen
    import struct Foundation.Date
    @testable import Cellar  // for its shelves
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif
    #if os(iOS)
      @_exported import UIKit
      #if DEBUG
        import Inspector
      #endif
    #elseif os(macOS)
      import AppKit
      let size = 3
    #endif
    #if DEBUG
      let isDebug = true
    #endif
    """

  @Test("are those of the protocols' files, once each, with their conditions")
  func conditions() {
    var imports = FileImports()
    imports.add("import Charmest")
    imports.add(source)
    imports.add(
      "import Charmest\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif")
    assertThat(
      imports.blocks,
      [
        "import Charmest", "@preconcurrency import Kitchen", "import struct Foundation.Date",
        "@testable import Cellar",
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
        "#if os(iOS)\nimport UIKit\n#if DEBUG\nimport Inspector\n#endif\n#elseif os(macOS)\n"
          + "import AppKit\n#endif",
      ]
    )
  }

  @Test("are public where the mocks name the module in public, and leave out the own module")
  func publicOnes() {
    var imports = FileImports(published: ["Kitchen", "FoundationNetworking"], own: ["Cellar"])
    imports.add(source)
    assertThat(
      imports.blocks.prefix(3),
      containsExactly(
        "@preconcurrency public import Kitchen", "import struct Foundation.Date",
        "#if canImport(FoundationNetworking)\npublic import FoundationNetworking\n#endif")
    )
  }

  @Test(
    "may be under a condition that is written in any way",
    arguments: ["#if os(Linux)", "#if!os(Linux)", "#if(DEBUG)", "#if\tDEBUG"])
  func spellings(_ condition: String) {
    var imports = FileImports()
    imports.add("\(condition)\nimport A\n#endif\nimport B")
    assertThat(imports.blocks, ["\(condition)\nimport A\n#endif", "import B"])
  }

  @Test(
    "are known from the identifiers of types",
    arguments: [
      ("s:20FoundationEssentials4DateV", ["Foundation"]),
      ("s:20FoundationNetworking10URLRequestV", ["FoundationNetworking"]),
      ("s:10Foundation4DateV", ["Foundation"]), ("s:14FoundationKit24MealV", ["FoundationKit2"]),
      ("s:12_Concurrency4TaskV", []), ("s:Si", []), ("c:objc(cs)UIView", []),
    ] as [(String, Set<String>)]
  )
  func known(identifier: String, expected: Set<String>) {
    assertThat(modules(of: [identifier]), equalTo(expected))
  }
}
