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

  @Test("judge all arguments, so that none that cannot be judged hides behind another")
  func allArguments() {
    let expected = ExpectedArguments(equalTo(1), matchesPattern("(") as Matcher<String>, equalTo(2))
    let call = RetainedCall((9, "a", 9))
    #expect(expected.judgement(of: call, .never, Readings()) == .undecided)
    #expect(expected.mismatches(of: call, .never, Readings()).map { $0?.isUndecided } == [false, true, false])
    #expect(!expected.match(call, Readings()))
  }

  @Test("have the side effects of their matchers only if the whole call matches")
  func sideEffects() {
    let captor = ArgumentCaptor<Int>()
    let expected = ExpectedArguments(capture(into: captor), equalTo("a"))
    #expect(!expected.match(RetainedCall((1, "b")), Readings()))
    #expect(expected.match(RetainedCall((2, "a")), Readings()))
    #expect(expected.wouldMatch(RetainedCall((3, "a")), Readings()))
    #expect(captor.values == [2])
  }

  @Test("are shown by their matchers, in the order of the parameters")
  func text() {
    #expect(
      ExpectedArguments(greaterThan(1), equalTo("a")).text(.detail)
        == #"a value greater than 1, "a""#)
    #expect(ExpectedArguments().text(.detail) == "")
    #expect(ExpectedArguments().match(RetainedCall(()), Readings()))
  }
}
