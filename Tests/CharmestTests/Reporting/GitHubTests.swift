#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// The scripts of `.github` for the logs and reports of `swift test`, tried with real ones.
  @Suite("On GitHub") struct GitHubTests {
    @Test(
      "the problem matchers find each failure in the log",
      arguments: [
        (
          ChildTestRun.Framework.xctest, "testSeveralLines", "FailingXCTests.swift", nil as Int?
        ),
        (.swiftTesting, "severalLines", "FailingSwiftTests.swift", 15),
      ]
    )
    func problemMatchers(
      framework: ChildTestRun.Framework, filter: String, file: String, column: Int?
    ) throws {
      let run = try ChildTestRun(framework, filter: filter)
      let problems = try problems(in: run.lines)
      assertThat(problems, hasCount(1))
      let problem = try requireThat(problems.first, present())
      assertThat(problem["file"], presentAnd(hasSuffix(file)))
      assertThat(problem["line"], try "\(line(of: #""several lines")"#, in: "Failing/\(file)"))")
      assertThat(problem["column"], column.map { "\($0)" })
      assertThat(problem["message"], hasPrefix("several lines [1]: "))
    }

    @Test("the problem matchers find all of ten failures, and nothing else")
    func manyProblems() throws {
      for (framework, filter) in [
        (ChildTestRun.Framework.xctest, "testTenTimes"), (.swiftTesting, "tenTimes"),
      ] {
        let run = try ChildTestRun(framework, filter: filter)
        assertThat(try problems(in: run.lines), hasCount(10))
      }
    }

    @Test("known issues and what tests print are no problems")
    func noProblems() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "known")
      assertThat(try problems(in: run.lines), empty())
      assertThat(try annotations(of: run.lines), empty())
      assertThat(try problems(in: ["A.swift:3: error: no", "recorded an issue"]), empty())
    }

    @Test("annotate adds the whole text, at the path in the repository")
    func annotate() throws {
      let text = FailingText.severalLines.replacing("\n", with: "%0A")
      let folder = "Tests/CharmestTests/Failing"
      for (framework, filter, file, place) in [
        (
          ChildTestRun.Framework.xctest, "testSeveralLines", "FailingXCTests.swift",
          "title=FailingXCTests.testSeveralLines"
        ),
        (
          .swiftTesting, "severalLines", "FailingSwiftTests.swift",
          "col=15,title=Test severalLines()"
        ),
      ] {
        let line = try line(of: #""several lines")"#, in: "Failing/\(file)")
        assertThat(
          try annotations(of: ChildTestRun(framework, filter: filter).lines),
          containsExactly("::error file=\(folder)/\(file),line=\(line),\(place)::\(text)"))
      }
    }

    @Test(
      "annotate understands",
      arguments: [
        (
          #"✘ Test f(_:) recorded an issue with 1 argument order → "a: b" at S.swift:3:5: no"#,
          "::error file=S.swift,line=3,col=5,title=Test f(_%3A)::no"
        ),
        (
          "✘ Test \"100 %, really\" recorded an issue at S.swift:3:5: Caught error: 100 %",
          "::error file=S.swift,line=3,col=5,title=Test \"100 %25%2C really\"::100 %25"
        ),
        (
          "✘ Suite S recorded an issue: Caught error: no place",
          "::error title=Suite S::no place"
        ),
        (
          "\u{1B}[91m✘\u{1B}[0m Test f() recorded an issue at S.swift:3:5: no",
          "::error file=S.swift,line=3,col=5,title=Test f()::no"
        ),
        (
          "/elsewhere/S.swift:3: error: -[App.Tests testF] : failed - no",
          "::error file=/elsewhere/S.swift,line=3,title=-[App.Tests testF]::no"
        ),
      ]
    )
    func variants(of log: String, annotation: String) throws {
      assertThat(try annotations(of: [log]), containsExactly(annotation))
    }

    @Test("annotate prints the log as it came")
    func log() throws {
      let lines = try ChildTestRun(.swiftTesting, filter: "tenTimes").lines
      let printed = try GitHubScript.annotate.output(of: [], input: lines)
      assertThat(printed.filter { !$0.hasPrefix("::") }, lines)
    }

    @Test("summarize takes the texts of XCTest out of what it printed")
    func summarizeXCTest() throws {
      let report = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).xml")
      defer { try? FileManager.default.removeItem(at: report) }
      let printed = try ChildTestRun(.xctest, filter: "testSeveralLines").lines
      let message = printed.joined(separator: "&#10;").replacing("\"", with: "&quot;")
      // As `swift test --parallel --experimental-xunit-message-failure` writes it, and without.
      try """
      <testsuites><testsuite>
      <testcase classname="S" name="testA" time="0.1"/>
      <testcase classname="S" name="testB" time="0.1">
      <failure message="\(message)"></failure>
      </testcase>
      <testcase classname="S" name="test_c" time="0.1">
      <failure message="failure"></failure>
      </testcase>
      </testsuite></testsuites>
      """
      .write(to: report, atomically: true, encoding: .utf8)
      assertThat(
        try GitHubScript.summarize.output(of: [report.path]).joined(separator: "\n"),
        equalTo(
          """
          ### 2 of 3 tests failed

          **S testB**

          ```text
          \(FailingText.severalLines)
          ```

          **S test\\_c**

          ```text
          The log has the text.
          ```
          """
        )
      )
    }

    @Test("summarize says that the run ended early")
    func summarizeStoppedRun() throws {
      let passed = try XMLReport(of: "passing")
      // The test stops the process.
      let stopped = try XMLReport(of: "wrongStub")
      assertThat(
        try GitHubScript.summarize.output(of: [passed.file.path, stopped.file.path])
          .joined(separator: "\n"),
        equalTo(
          """
          ### 1 test passed, but the run ended early

          `\(stopped.file.lastPathComponent)` lacks its end, because the process stopped. The log says where.
          """
        )
      )
    }

    @Test("summarize says that there is no report", arguments: [["report*.xml"], []])
    func summarizeNothing(reports: [String]) throws {
      assertThat(
        try GitHubScript.summarize.output(of: reports),
        containsExactly("### There is no report", "", "The log says why.")
      )
    }

    private func annotations(of log: [String]) throws -> [String] {
      try GitHubScript.annotate.output(of: [], input: log).filter { $0.hasPrefix("::") }
    }

    /// The findings of the repository's problem matchers in a log, as GitHub applies them.
    private func problems(in log: [String]) throws -> [[String: String]] {
      let file = GitHubScript.folder.appendingPathComponent("swift-test.json")
      let matchers = try JSONDecoder().decode(ProblemMatchers.self, from: Data(contentsOf: file))
      let patterns = try matchers.problemMatcher.flatMap(\.pattern).map {
        ($0, try NSRegularExpression(pattern: $0.regexp))
      }
      return log.compactMap { line in
        for (pattern, expression) in patterns {
          let whole = NSRange(line.startIndex..., in: line)
          guard let match = expression.firstMatch(in: line, range: whole) else { continue }
          return pattern.groups.compactMapValues { group in
            Range(match.range(at: group), in: line).map { String(line[$0]) }
          }
        }
        return nil
      }
    }

    private struct ProblemMatchers: Decodable { let problemMatcher: [ProblemMatcher] }

    private struct ProblemMatcher: Decodable { let pattern: [Pattern] }

    private struct Pattern: Decodable {
      let regexp: String
      let file: Int
      let line: Int
      let column: Int?
      let message: Int

      var groups: [String: Int] {
        ["file": file, "line": line, "column": column, "message": message].compactMapValues { $0 }
      }
    }
  }
#endif
