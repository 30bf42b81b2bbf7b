import Charmest
import Testing

@testable import MockWriter

@Suite("What the file of a protocol imports") struct FileImportsTests {
  private let file = FileImports(
    """
    @preconcurrency public import Kitchen
    import struct Foundation.Date
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
  )

  private func lines(_ needed: String..., word: String = "import") -> [String] {
    var imports = MockImports(of: "Charmest", files: [file])
    for module in needed { imports.add(module: module) }
    return imports.lines(word)
  }

  @Test("is found with its conditions")
  func found() {
    assertThat(file.always, equalTo(["Kitchen", "Foundation"]))
    assertThat(
      file.modules,
      equalTo(["Kitchen", "Foundation", "FoundationNetworking", "UIKit", "Inspector", "AppKit"])
    )
    assertThat(file.blocks.count, 2)
  }

  @Test(
    "may be under a condition that is written in any way",
    arguments: ["#if os(Linux)", "#if!os(Linux)", "#if(DEBUG)", "#if\tDEBUG"])
  func spellings(_ condition: String) {
    let file = FileImports("\(condition)\nimport A\n#endif\nimport B")
    assertThat(file.always, equalTo(["B"]))
    assertThat(
      file.blocks.map { $0.source("import") },
      equalTo([[condition, "  import A", "#endif"]]))
  }

  @Test("is imported by the mock under the same conditions")
  func conditions() {
    assertThat(
      lines("UIKit", "Kitchen", "Other"),
      [
        "import Charmest", "import Kitchen", "import Other", "", "#if os(iOS)", "  import UIKit",
        "  #if DEBUG", "    import Inspector", "  #endif", "#elseif os(macOS)", "  import AppKit",
        "#endif",
      ]
    )
  }

  @Test("does not matter if the mock does not need it")
  func notNeeded() {
    assertThat(lines("Foundation"), ["import Charmest", "import Foundation"])
  }

  @Test("has Foundation beside its parts, which exist on some systems only")
  func parts() {
    assertThat(
      lines("FoundationNetworking", "FoundationXML"),
      [
        "import Charmest", "import Foundation", "", "#if canImport(FoundationNetworking)",
        "  import FoundationNetworking", "#endif", "", "#if canImport(FoundationXML)",
        "  import FoundationXML", "#endif",
      ]
    )
    assertThat(
      lines("FoundationNetworking", word: "public import"),
      [
        "public import Charmest", "", "#if canImport(FoundationNetworking)",
        "  public import FoundationNetworking", "#else", "  public import Foundation", "#endif",
      ]
    )
  }

  @Test("may be a part of Foundation that has what is needed of it")
  func essentials() {
    let file = FileImports(
      """
      #if canImport(FoundationEssentials)
        import FoundationEssentials
      #else
        import Foundation
      #endif
      """
    )
    var imports = MockImports(of: "Charmest", files: [file])
    imports.add(module: "Foundation")
    assertThat(
      imports.lines("import"),
      [
        "import Charmest", "", "#if canImport(FoundationEssentials)",
        "  import FoundationEssentials", "#else", "  import Foundation", "#endif",
      ]
    )
  }
}
