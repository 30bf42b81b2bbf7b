import CharmestCore
import Testing

@Suite("The scanner of source text")
struct SourceScannerTests {
  private static let pieces = [
    "assertThat(", "(", ")", "[", "]", "{", "}", "<", ">", ",", ".", ":", "\"", "\"\"\"", "#", "##",
    "#\"", "\"#", "/", "#/", "/#", "//", "/*", "*/", "\\", "\\(", "\\#(", "`", " ", "\n", "\r\n",
    "\r", "\t", "a", "0", "1.5", "é", "🍜", "\u{FEFF}", "\u{0}", "&", "-", "->", "?", "!", "$0",
    "try ",
  ]

  private func scan(_ source: String, callAt column: Int) -> String? {
    SourceSubject.firstArgument(
      in: source,
      verbs: ["assertThat"],
      line: 1,
      column: column
    )
  }

  /// What holds of every subject, whatever the source.
  private func isSound(_ subject: String?) -> Bool {
    guard let subject else { return true }
    return !subject.isEmpty && subject.count <= 80 && !subject.contains(where: \.isNewline)
  }

  @Test(arguments: 1...4)
  func `survives random pieces of source`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<1_500 {
      let length = Int.random(in: 0...30, using: &generator)
      let random = (0..<length).compactMap { _ in Self.pieces.randomElement(using: &generator) }
      let subject = scan("assertThat(" + random.joined(), callAt: 11)
      #expect(isSound(subject), "\(random)")
    }
  }

  @Test(arguments: 1...4)
  func `survives random bytes`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<1_500 {
      let length = Int.random(in: 0...40, using: &generator)
      let random = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let subject = scan("assertThat(" + String(decoding: random, as: UTF8.self), callAt: 11)
      #expect(isSound(subject), "\(random)")
    }
  }

  private func randomExpression(
    depth: Int,
    using generator: inout SplitMix
  ) -> String {
    guard depth > 0 else {
      return [
        "order", "$0.bowls", "2", "\", (\"", "#\"\\\", )\"#", ".miso", "#/\", )/#", "/[a-z]/",
      ]
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
    case 6: "\(inner()) /* , ) */ + \(inner())"
    default: "menu[\(inner()), a < b]"
    }
  }

  @Test(arguments: 1...4)
  func `ends where a random expression ends`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<300 {
      let expression = "f(" + randomExpression(depth: 3, using: &generator) + ")"
      let alone = scan("assertThat(\(expression))", callAt: 11)
      #expect(alone?.hasPrefix("f(") == true && alone?.hasSuffix(")") == true, "\(expression)")
      let followed = scan("assertThat(\(expression), g(\", \\(h)\")", callAt: 11)
      #expect(followed == alone, "\(expression)")
    }
  }

  @Test func `survives source that is cut off anywhere`() {
    let whole = Array(
      ##"""
      assertThat(f("a\(b + #"c\#(d)"#)", /e(f)/, #/g"/#) /* h /* i */ */ .j { Pair<K, L>($0) }, m)
      """##.utf8
    )
    for end in whole.indices {
      let source = String(decoding: whole[..<end], as: UTF8.self)
      let isComplete = whole[..<end].last == UInt8(ascii: ",") || end > whole.count - 4
      #expect(isComplete || scan(source, callAt: 11) == nil, "\(source)")
    }
    #expect(scan(String(decoding: whole, as: UTF8.self), callAt: 11)?.hasPrefix("f(\"a") == true)
  }

  @Test(arguments: [
    "(", "[", "\"\\(", "#\"\"\"\\#(", "#", "/", "(/", "=/(", "\\/", "/*", "<", "a<b, ", "`", "\"",
    "\"#",
    "a<", "#/", "##/ ", "\r\n", "Pair<A, ",
  ])
  func `needs no more than linear time`(piece: String) {
    let repeated = String(repeating: piece, count: 30_000)
    let time = ContinuousClock().measure {
      _ = scan("assertThat(" + repeated, callAt: 11)
      _ = SourceSubject.firstArgument(
        in: repeated + "\nassertThat(a, b)",
        verbs: ["assertThat"],
        line: 2,
        column: 11
      )
    }
    // Quadratic time would be minutes here, linear is a fraction of a second even when instrumented.
    #expect(time < .seconds(10))
  }
}
