import Testing

@testable import CharmestCore

@Suite("Expected arguments") struct ExpectedArgumentsTests {
  private class Guest {}
  private final class Regular: Guest {}
  private struct Lost: Error {}

  /// Judges calls with one argument of any type, by a matcher that says what it was asked.
  private func asked<Argument>(with argument: Argument) -> [Argument] {
    let method = MockMethod("take(_:)", taking: Argument.self)
    var asked: [Argument] = []
    let matcher = Matcher<Argument>("an argument") { argument in
      asked.append(argument)
      return true
    }
    method.invoke(argument)
    verify(method, calledWith: matcher)
    return asked
  }

  @Test("give each matcher the argument as it is, whatever its type")
  func types() {
    #expect(asked(with: 1) == [1])
    #expect(asked(with: nil as Int?) == [nil])
    #expect(asked(with: .some(nil) as Int??) == [.some(nil)])
    #expect(asked(with: [1, nil]) == [[1, nil]])
    #expect(asked(with: Double.nan)[0].isNaN)
    #expect(asked(with: nil as Int? as Any)[0] as? Int? == .some(nil))
    #expect(asked(with: "Ann" as any Sendable)[0] as? String == "Ann")
    #expect(asked(with: Lost() as any Error)[0] is Lost)
    #expect(asked(with: Int.self)[0] == Int.self)
    #expect(asked(with: Int.self as Any.Type)[0] == Int.self)
    #expect(asked(with: AnyHashable(1)) == [1])
    #expect(asked(with: ())[0] == ())
    #expect(asked(with: (1, "a"))[0] == (1, "a"))
    #expect(asked(with: { $0 + 1 } as (Int) -> Int)[0](2) == 3)
    #expect(asked(with: { $0 + 1 } as @Sendable (Int) -> Int)[0](2) == 3)
    let regular = Regular()
    #expect(asked(with: regular as Guest)[0] === regular)
    #expect(asked(with: regular as AnyObject)[0] === regular)
    #expect(asked(with: regular as Guest?)[0] === regular)
  }

  @Test("find their arguments in the call, wherever sizes and alignments put them")
  func places() {
    func judge<each Argument: Equatable>(_ arguments: repeat each Argument) -> Bool {
      let expected = ExpectedArguments(repeat equalTo(each arguments))
      let call = RetainedCall((repeat each arguments))
      var texts: [String] = []
      for argument in repeat each arguments { texts.append("\(argument)") }
      return expected.match(call, Readings())
        && expected.arguments(of: call).map { "\($0)" } == texts
    }
    let large = (0..<5).map { "text \($0) that is too long to be kept in place" }
    #expect(judge(true, 1, false, Int8(2), UInt16(3), 1.5 as Float, 2.5))
    #expect(judge(nil as Int?, true, 7 as Int?, nil as Bool?, large, "a", Int8(1)))
    #expect(judge(large[0], UInt8(1), SIMD4<Float>(1, 2, 3, 4), UInt8(2), large[1]))
    #expect(judge(Nothing(), 1, Nothing(), true, Nothing()))
    #expect(judge(Odd(byte: 1, word: 2, last: 3), Int8(4), Odd(byte: 5, word: 6, last: 7)))
  }

  private struct Nothing: Equatable {}

  /// Its size is no multiple of its alignment.
  private struct Odd: Equatable {
    let byte: UInt8
    let word: UInt32
    let last: UInt8
  }

  @Test(
    "are judged until one differs, whatever those after it are",
    arguments: [
      // What each of three arguments is: as expected (y), different (n), or cannot be judged (?).
      ("yyy", "yyy", "match"), ("nyy", "n", "mismatch"), ("yny", "yn", "mismatch"),
      ("n?y", "n", "mismatch"), ("?ny", "?n", "mismatch"), ("??n", "??n", "mismatch"),
      ("?yy", "?yy", "undecided"), ("yy?", "yy?", "undecided"), ("???", "???", "undecided"),
      ("?nn", "?n", "mismatch"),
    ])
  func judged(_ kinds: String, _ judged: String, _ verdict: String) {
    struct Unknown: Error {}
    var asked = ""
    let matcher = Matcher<Character>("a y") { kind in
      asked.append(kind)
      if kind == "?" { throw Unknown() }
      return kind == "y"
    }
    let kinds = Array(kinds)
    let expected = ExpectedArguments(matcher, matcher, matcher)
    let call = RetainedCall((kinds[0], kinds[1], kinds[2]))
    var found: [JudgedArgument] = []
    var context = JudgingContext(effects: .never)
    let judgement = expected.judge(call, &context, &found)
    #expect(asked == judged)
    #expect("\(judgement)" == verdict)
    // The rest is judged for a text, and nothing twice.
    let mismatches = expected.mismatches(of: call, found[...], Readings())
    #expect(asked == String(kinds))
    #expect(
      mismatches.map { $0.map { $0.isUndecided ? "?" : "n" } ?? "y" } == kinds.map(String.init))
  }

  @Test("have the side effects of their matchers only if the whole call matches")
  func sideEffects() {
    let captor = ArgumentCaptor<Int>()
    let expected = ExpectedArguments(capture(into: captor), equalTo("a"))
    #expect(!expected.match(RetainedCall((1, "b")), Readings()))
    #expect(expected.match(RetainedCall((2, "a")), Readings()))
    #expect(
      expected.judge(RetainedCall((3, "b")), Readings()).verdict == .mismatch)
    let arrived = expected.judge(RetainedCall((3, "a")), Readings())
    #expect(captor.values == [2])
    arrived.effects.forEach { $0() }
    #expect(captor.values == [2, 3])
  }

  @Test("are shown by their matchers, in the order of the parameters")
  func text() {
    #expect(
      ExpectedArguments(greaterThan(1), equalTo("a")).phrase.plainText
        == #"a value greater than 1, "a""#)
    #expect(ExpectedArguments().phrase.plainText == "")
    #expect(ExpectedArguments().match(RetainedCall(()), Readings()))
  }
}
