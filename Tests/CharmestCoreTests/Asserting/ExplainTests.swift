import CharmestCore
import Testing

@Suite("An explained failure") struct ExplainedFailureTests {
  @Test("keeps one fact on one line, whatever labels, descriptions and reasons hold")
  func forged() {
    let matcher = Matcher<Int>("a\nnumber\u{202E}") { _ in .mismatch("was\r\n::error::odd\u{7}") }
    let text = explain(5, matcher, "::error::total")?.description ?? ""
    let lines = text.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("::") || $0.hasPrefix("odd") })
    #expect(
      !text.unicodeScalars.contains { scalar in
        scalar != "\n"
          && [.control, .format].contains(scalar.properties.generalCategory)
      })
  }

  @Test("has at most 30 lines and 3,500 bytes, and shows more when it may be longer")
  func limits() throws {
    let values = Array(1...300).map { String(repeating: "x", count: 100 + $0) }
    let matcher: Matcher<[String]> = everyItem(empty())
    let text = try #require(explain(values, matcher, "extras"))
    #expect(Fuzzing.problem(in: text) == nil)
    let explanation = try #require(matcher.mismatch(of: values)?.explanation)
    #expect(
      FailureText(explanation, about: Subject(""), in: Limits(scale: 10)).details.count
        > text.details.count)
  }
}
