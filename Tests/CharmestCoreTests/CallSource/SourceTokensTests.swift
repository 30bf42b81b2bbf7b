import CharmestCore
import Testing

@Suite("Source of any kind")
struct SourceTokensTests {
  private static let pieces = [
    "assertThat(", "(", ")", "[", "]", "{", "}", "<", ">", ",", ".", ":", "\"", "\"\"\"", "#", "##",
    "#\"", "\"#", "/", "#/", "/#", "//", "/*", "*/", "\\", "\\(", "\\#(", "`", " ", "\n", "\r\n",
    "\r", "\t", "a", "0", "1.5", "é", "🍜", "\u{FEFF}", "\u{0}", "&", "-", "->", "?", "!", "$0",
    "try ", "in ", "return ", ";", "\u{301}", "func assertThat(", "line:",
  ]

  /// What holds of every subject, whatever the source.
  private func isSound(_ subjects: [String]) -> Bool {
    subjects.allSatisfy { subject in
      _ = PostfixChain(subject)?.mockName
      return !subject.isEmpty && !subject.contains("\n") && !subject.contains("\r")
    }
  }

  private static let starts: [(VerbForm, String)] = [
    (.assertThat, "assertThat▼("), (.assertEventually, "assertEventually▼(1) { "),
    (.assertEventually, "assertEventually▼("), (.assertEventually, "assertEventually ▼{"),
    (.assertThat, "#line\n assertThat▼(a)\n assertThat("),
  ]

  @Test("is survived in random pieces", arguments: 1...4)
  func pieces(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for (verb, start) in Self.starts {
      for _ in 0..<rounds(300) {
        let length = Int.random(in: 0...30, using: &generator)
        let random = (0..<length).compactMap { _ in Self.pieces.randomElement(using: &generator) }
        let source = start + random.joined()
        #expect(isSound(SourceText(source).subjects(of: verb)), "\(source)")
        #expect(isSound(SourceText(source + ") }").subjects(of: verb)), "\(source)")
      }
    }
  }

  @Test("is survived in random bytes", arguments: 1...4)
  func bytes(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<rounds(1_000) {
      let length = Int.random(in: 0...40, using: &generator)
      let random = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let source = "assertThat▼(" + String(decoding: random, as: UTF8.self)
      #expect(isSound(SourceText(source).subjects()), "\(source)")
    }
  }

  private func randomExpression(depth: Int, using generator: inout SplitMix) -> String {
    guard depth > 0 else {
      return ["order", "$0.bowls", "2", "\", (\"", "#\"\\\", )\"#", ".miso", "/[a-z]{1,2}/"]
        .randomElement(using: &generator) ?? ""
    }
    func inner() -> String { randomExpression(depth: depth - 1, using: &generator) }
    return switch Int.random(in: 0..<8, using: &generator) {
    case 0: "f(\(inner()), \(inner()))"
    case 1: "[\(inner()), \(inner())]"
    case 2: "g { a, b in (\(inner()), a) }"
    case 3: "\"\\(\(inner())), \\\")\""
    case 4: "#\"\\(\\#(\(inner())), \"),\"#"
    case 5: "Pair<Int, [A: B]>(\(inner()), \(inner()))"
    case 6: "\(inner()) /* , ) */ + h(\(inner()))"
    default: "menu[\(inner()), a < b]"
    }
  }

  @Test("ends a random expression at its end", arguments: 1...4)
  func expressions(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<rounds(300) {
      let expression = "f(" + randomExpression(depth: 3, using: &generator) + ")"
      let alone = SourceText("assertThat▼(\(expression))").subjects()
      #expect(alone.first?.hasPrefix("f(") == true, "\(expression)")
      #expect(alone.first?.hasSuffix(")") == true, "\(expression)")
      let followed = SourceText("assertThat▼(\(expression), g(\", \\(h)\"))").subjects().prefix(1)
      #expect(Array(followed) == alone, "\(expression)")
    }
  }

  @Test("has no subject where it is cut off")
  func cutOff() {
    let whole =
      ##"assertThat▼(f("a\(b + #"c\#(d)"#)", /e(f)/, g) /* h /* i */ */ .j { K($0) }, m)"##
    for end in whole.indices where end > (whole.firstIndex(of: "▼") ?? end) {
      let source = String(whole[..<end])
      #expect(SourceText(source).subjects() == [], "\(source)")
    }
    #expect(SourceText(whole).subjects().count == 2)
  }

  @Test(
    "is read once, however it nests and wherever it breaks off",
    arguments: [
      "(", "[", "\"\\(", "#\"\\#(", "#", "/", "(/", "=/(", "\\/", "/*", "<", "a<b, ", "`", "\"",
      "\"#", "a<", "#/", "##/ ", "\r\n", "Pair<A, ", "()", "a.", "a,", "{", "*/", "//", "\"\"\"\n",
      "\n assertThat(", "\n assertThat(a, ", "\n assertThat(a)", "é", "a ", "try ",
      "func assertThat(_ a: A, ", "?", "(a) ",
    ]
  )
  func largeSource(piece: String) {
    // Work that grows with the square of the length would take hundreds of times as long.
    let repeated = String(repeating: piece, count: rounds(10_000))
    #expect(isSound(SourceText(" assertThat▼(" + repeated).subjects()))
    #expect(
      isSound(SourceText("assertEventually ▼{" + repeated + "}").subjects(of: .assertEventually))
    )
    _ = SourceText("#line\n" + repeated + "\n assertThat▼(a, b)").subjects()
    _ = PostfixChain(repeated)?.mockName
  }
}
