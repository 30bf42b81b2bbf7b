import CharmestCore
import Testing

@Suite("EditScript")
struct EditScriptTests {
  private func script(_ expected: String, _ actual: String, most: Int = 100) -> EditScript? {
    let (expected, actual) = (Array(expected), Array(actual))
    return EditScript(from: expected.count, to: actual.count, mostEdits: most) {
      expected[$0] == actual[$1]
    }
  }

  @Test(
    "the script is as short as possible",
    arguments: [
      ("abc", "abc", [], []), ("abc", "ac", [1], []), ("ac", "abc", [], [1]),
      ("abc", "axc", [1], [1]), ("", "ab", [], [0, 1]), ("ab", "", [0, 1], []), ("", "", [], []),
    ] as [(String, String, [Int], [Int])]
  )
  func shortest(expected: String, actual: String, removed: [Int], inserted: [Int]) {
    let script = script(expected, actual)
    #expect(script?.edits.flatMap(\.removed) == removed)
    #expect(script?.edits.flatMap(\.inserted) == inserted)
  }

  @Test("it takes as many edits as the standard library's difference")
  func sameLengthAsStandardLibrary() {
    for seed in 0..<UInt64(rounds(1_000)) {
      var random = SplitMix(state: seed)
      let texts = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...10, using: &random)).map { _ in
            Character(["a", "b", "c"][Int.random(in: 0...2, using: &random)])
          }
        )
      }
      let script = script(texts[0], texts[1])
      let difference = Array(texts[1]).difference(from: Array(texts[0]))
      #expect(
        script.map { $0.edits.reduce(0) { $0 + $1.removed.count + $1.inserted.count } }
          == difference.count,
        "seed \(seed): \(texts)"
      )
    }
  }

  @Test("it gives up when it would become too long")
  func bounds() {
    #expect(script("abcdef", "ghijkl", most: 11) == nil)
    #expect(script("abcdef", "ghijkl", most: 12) != nil)
    #expect(script(String(repeating: "a", count: 200), "") == nil)
  }
}
