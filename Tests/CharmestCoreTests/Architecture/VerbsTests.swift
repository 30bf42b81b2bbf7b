import Foundation
import Testing

/// The functions whose calls are read in the test's source, as `VerbForm` describes them.
///
/// A label that a form lacks would silently take the words of a call out of its failure text.
@Suite("The verbs whose calls are read in the source") struct VerbsTests {
  /// What takes the column of its call, but asks for no words of it.
  private static let silent: Set<String> = [
    "advance", "asyncStream", "collectFailures", "failsOnUnstubbedCalls", "forgetAll",
    "forgetCalls", "forgetStubs", "next", "nonThrowing", "reset", "resume", "run",
    "untilRecorded", "untilSleeping", "verifyInOrder", "verifySequence",
  ]

  @Test func `are described as their signatures are`() throws {
    let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/CharmestCore").standardized
    let paths = FileManager.default.enumerator(atPath: core.path)
    var sources: [String] = []
    for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
      sources.append(try String(contentsOf: core.appendingPathComponent(path), encoding: .utf8))
    }
    let verbs = Verbs(sources)
    #expect(verbs.forms.count > 15)
    #expect(verbs.problems(exceptFor: Self.silent) == [])
  }

  @Test(arguments: [
    ("", "check has no form"),
    (#"VerbForm("check", labels: ["with"])"#, nil),
    (#"VerbForm("check", labels: ["with", "old"])"#, "old"),
    (#"VerbForm("check")"#, "with"),
    (#"VerbForm("check", about: [.closure], labels: ["with"])"#, "closure"),
    (#"VerbForm("check", labels: ["with"]) VerbForm("old")"#, "old has no function"),
  ])
  func `are found if they differ`(forms: String, problem: String?) {
    let verbs = Verbs([
      """
      /// func inAComment(_ a: Int, column: UInt = #column)
      @inlinable public func check<Value: Equatable>(
        _ value: Value, _ other: (Int, Int) -> [Value: Int] = { _, _ in [:] },
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) {}

      public func check(_ value: Int, with other: Int, column: UInt = #column) {}

      @available(*, unavailable) public func check(_ value: Int, not: Int, column: UInt = #column)

      public func other(_ value: Int) {}
      \(forms)
      """
    ])
    let problems = verbs.problems(exceptFor: [])
    #expect(problems.count == (problem == nil ? 0 : 1))
    #expect(problem.map { problems.first?.contains($0) == true } ?? true, "\(problems)")
  }

  @Test(arguments: [
    ("public func eventually(_ a: Int, column: UInt = #column, _ body: () -> Int) {}", "closure"),
    ("  public func eventually(_ a: Int, column: UInt = #column) {}", "receiver"),
    ("public func eventually(_ a: Int, column: UInt = #column) {}", "arguments"),
    (
      """
      public func eventually(_ a: Int, column: UInt = #column) {}

      public func eventually(_ a: Int, column: UInt = #column, _ body: () -> Int) {}
      """, "arguments, .closure"
    ),
  ])
  func `are about what their signatures say`(function: String, subject: String) {
    for other in ["closure", "receiver", "arguments", "arguments, .closure"] {
      let verbs = Verbs(["\(function)\nVerbForm(\"eventually\", about: [.\(other)])"])
      #expect(verbs.problems(exceptFor: []).isEmpty == (other == subject))
    }
  }
}

/// The functions that take the column of their call, and the forms of verbs, in some source.
private struct Verbs {
  struct Form: Equatable {
    var subjects: Set<String>
    var labels: Set<String>
  }

  private(set) var forms: [String: Form] = [:]
  private var functions: [String: Form] = [:]

  init(_ sources: [String]) { for source in sources { add(source) } }

  private mutating func add(_ source: String) {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let form = /VerbForm\(\s*"(\w+)"(?:,\s*about: \[([^\]]*)\])?(?:,\s*labels: \[([^\]]*)\])?\s*\)/
    for match in code.matches(of: form) {
      let labels = match.3?.matches(of: /\w+/).map { String($0.0) } ?? []
      let subjects = match.2?.matches(of: /\w+/).map { String($0.0) } ?? ["arguments"]
      forms[String(match.1)] = Form(subjects: Set(subjects), labels: Set(labels))
    }
    for match in code.matches(of: /public func `?(\w+)/) {
      let line = code[..<match.range.lowerBound].components(separatedBy: "\n\n").last ?? ""
      guard !line.contains("unavailable"),
        let open = code[match.range.upperBound...].firstIndex(of: "(")
      else { continue }
      let parameters = Self.parameters(code[code.index(after: open)...])
      guard let column = parameters.firstIndex(where: { $0.contains("= #column") }) else {
        continue
      }
      let label = /^\s*(?:@\w+\s+)*`?(\w+)`?(?:\s+\w+)?\s*:/
      let labels = parameters.compactMap { $0.firstMatch(of: label).map { String($0.1) } }
      let isMethod = line.split(separator: "\n").last?.hasPrefix(" ") == true
      let subject =
        isMethod ? "receiver" : column < parameters.count - 1 ? "closure" : "arguments"
      let name = String(match.1)
      var form = functions[name] ?? Form(subjects: [], labels: [])
      form.subjects.insert(subject)
      form.labels.formUnion(Set(labels).subtracting(["_", "fileID", "file", "line", "column"]))
      functions[name] = form
    }
  }

  /// What is between the commas, up to the bracket that closes the list.
  private static func parameters(_ code: Substring) -> [Substring] {
    var depth = 0
    var start = code.startIndex
    var parameters: [Substring] = []
    for index in code.indices {
      switch code[index] {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0: return parameters + [code[start..<index]]
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parameters.append(code[start..<index])
        start = code.index(after: index)
      default: break
      }
    }
    return parameters
  }

  /// What is wrong, except for functions that ask for no words.
  func problems(exceptFor silent: Set<String>) -> [String] {
    let names = Set(forms.keys).union(functions.keys).union(silent).sorted()
    return names.compactMap { name in
      switch (forms[name], functions[name], silent.contains(name)) {
      case (nil, nil, _), (_?, nil, _): "\(name) has no function"
      case (nil, _?, false): "\(name) has no form"
      case (_?, _?, true): "\(name) asks for no words, but has a form"
      case (let form?, let function?, false) where form != function:
        "\(name) is \(function), but its form says \(form)"
      default: nil
      }
    }
  }
}
