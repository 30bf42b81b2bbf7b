#if os(Linux)
  import Foundation
  import Testing

  /// The logs and reports in the article on CI, against real ones with other names.
  @Suite("The article on failures in CI") struct FailuresInCITests {
    @Test func logOfXCTest() throws {
      let log = try ChildTestRun(.xctest, filter: "testSeveralLines").lines
      #expect(
        log.map(asInTheArticle).joined(separator: "\n").contains(
          """
          /home/ci/shop/Tests/WaiterTests/OrderTests.swift:14: error: OrderTests.testExtras : failed - extras [1]: missing "tamago" (1 of 2 elements differs)
            expected: ["wakame", "tamago"]
            but was:  ["wakame"]
          """))
    }

    @Test func logOfSwiftTesting() throws {
      let log = try ChildTestRun(.swiftTesting, filter: "severalLines").lines
      #expect(
        log.map(asInTheArticle).joined(separator: "\n").contains(
          """
          ✘ Test extras() recorded an issue at OrderTests.swift:20:15: Caught error: extras [1]: missing "tamago" (1 of 2 elements differs)
          ↳   expected: ["wakame", "tamago"]
              but was:  ["wakame"]
          """))
    }

    @Test func detachedFailure() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "detachedTask")
      #expect(
        run.lines.map(asInTheArticle).contains(
          """
          ✘ Test «unknown» recorded an issue at OrderTests.swift:32:37: Caught error: bowls: expected 2, but was 1
          """))
      #expect(run.exitCode != 0)
    }

    @Test func report() throws {
      let report = try XMLReport(of: "(severalLines|passing)")
      #expect(
        report.xml.components(separatedBy: "\n").map { asInTheArticle($0.trimming) }.contains(
          #"""
          <failure message="Caught error: extras [1]: missing &quot;tamago&quot; (1 of 2 elements differs) (error):   expected: [&quot;wakame&quot;, &quot;tamago&quot;]&#10;  but was:  [&quot;wakame&quot;]" />
          """#))
    }

    @Test func detachedFailuresAreInNoReport() throws {
      #expect(try !XMLReport(of: "detachedTask").xml.contains("<failure"))
    }

    /// With the names of files, tests and labels that the article uses.
    private func asInTheArticle(_ line: String) -> String {
      line
        .replacing(/^\/.*FailingXCTests\.swift:\d+/) { _ in
          "/home/ci/shop/Tests/WaiterTests/OrderTests.swift:14"
        }
        .replacing("FailingXCTests.testSeveralLines", with: "OrderTests.testExtras")
        .replacing(/FailingSwiftTests\.swift:\d+:37/) { _ in "OrderTests.swift:32:37" }
        .replacing(/FailingSwiftTests\.swift:\d+/) { _ in "OrderTests.swift:20" }
        .replacing("severalLines()", with: "extras()")
        .replacing("several lines", with: "extras")
        .replacing("detached task", with: "bowls")
    }
  }

  extension String {
    fileprivate var trimming: String { trimmingCharacters(in: .whitespaces) }
  }
#endif
