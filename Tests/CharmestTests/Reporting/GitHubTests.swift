#if os(Linux)
  import Foundation
  import Testing

  /// The problem matcher of `.github` for the log of `swift test`, tried with real ones.
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
      #expect(problems.count == 1)
      let problem = try #require(problems.first)
      #expect(problem["file"]?.hasSuffix(file) == true)
      #expect(try problem["line"] == "\(line(of: #""several lines")"#, in: "Failing/\(file)"))")
      #expect(problem["column"] == column.map { "\($0)" })
      #expect(problem["message"]?.hasPrefix("several lines [1]: ") == true)
    }

    @Test("the problem matchers find all of ten failures, and nothing else")
    func manyProblems() throws {
      for (framework, filter) in [
        (ChildTestRun.Framework.xctest, "testTenTimes"), (.swiftTesting, "tenTimes"),
      ] {
        let run = try ChildTestRun(framework, filter: filter)
        #expect(try problems(in: run.lines).count == 10)
      }
    }

    @Test("known issues and what tests print are no problems")
    func noProblems() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "known")
      #expect(try problems(in: run.lines).isEmpty)
      #expect(try problems(in: ["A.swift:3: error: no", "recorded an issue"]).isEmpty)
    }

    /// The findings of the repository's problem matchers in a log, as GitHub applies them.
    private func problems(in log: [String]) throws -> [[String: String]] {
      var root = URL(fileURLWithPath: #filePath)
      for _ in 1...4 { root.deleteLastPathComponent() }
      let file = root.appendingPathComponent(".github/swift-test.json")
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
