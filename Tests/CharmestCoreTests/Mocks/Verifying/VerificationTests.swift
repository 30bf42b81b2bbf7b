import Charmest
import CharmestCore
import Testing

private struct Unknown: Error {}

@Suite("Verification") struct VerificationTests {
  private let stove = MockStove()

  @Test(
    "is certain where the count is, whatever the calls are that could not be judged",
    arguments: [
      // How many calls match, how many could not be judged, whether it passes, and the opposite.
      (CallCount.never, 0, 0, true, false), (.never, 0, 1, false, false),
      (.never, 1, 1, false, true),
      (.once, 1, 0, true, false), (.once, 0, 1, false, false), (.once, 1, 1, false, false),
      (.once, 0, 0, false, true), (.once, 2, 1, false, true), (2, 0, 1, false, true),
      (2, 1, 1, false, false), (.atLeast(3), 0, 2, false, true),
      (.atLeast(3), 1, 2, false, false), (.atLeast(3), 3, 2, true, false),
      (.atLeast(0), 0, 9, true, false), (.atLeastOnce, 0, 1, false, false),
      (.atLeastOnce, 1, 1, true, false), (.atMost(2), 0, 2, true, false),
      (.atMost(2), 1, 2, false, false), (.atMost(2), 3, 0, false, true),
      (.between(2...3), 2, 1, true, false), (.between(2...3), 2, 2, false, false),
      (.between(2...3), 0, 1, false, true), (.between(2...3), 4, 1, false, true),
      (.between(2...3), 0, 9, false, false),
    ])
  func undecidedCalls(
    _ count: CallCount, _ matching: Int, _ unknown: Int, _ passes: Bool, _ oppositePasses: Bool
  ) {
    let sayCalls = MockMethod("say(_:)", taking: String.self)
    for _ in 0..<matching { sayCalls.invoke("yes") }
    for _ in 0..<unknown { sayCalls.invoke("?") }
    sayCalls.invoke("no")
    let matcher = Matcher<String>("yes") { text in
      if text == "?" { throw Unknown() }
      return text == "yes"
    }
    #expect(collectFailures { verify(sayCalls, count, calledWith: matcher) }.isEmpty == passes)
    #expect(
      collectFailures { assertThat(sayCalls, wasCalled(count, with: matcher)) }.isEmpty == passes)
    #expect(
      collectFailures { assertThat(sayCalls, not(wasCalled(count, with: matcher))) }.isEmpty
        == oppositePasses)
  }

  @Test("is certain of a call of which one argument differs, whatever the others are")
  func undecidedBesideMismatch() {
    let greet = MockMethod("greet(_:_:)", taking: String.self, Int.self)
    for _ in 1...20 { greet.invoke("Jon", 1) }
    func failures(_ number: Int) -> [ReportedFailure] {
      collectFailures {
        verify(greet, .never, calledWith: matchesPattern("("), equalTo(number))
      }
    }
    #expect(failures(2).isEmpty)
    #expect(failures(1).count == 1)
  }

  @Test("fails for a call that could not be judged after many that differ, and says why")
  func undecidedBehindMany() {
    let greet = MockMethod("greet(_:)", taking: Int.self)
    for number in 1...30 { greet.invoke(number) }
    let known = Matcher<Int>("a known number") { number in
      if number == 30 { throw Unknown() }
      return false
    }
    let failures = collectFailures { verify(greet, .never, calledWith: known) }
    assertThat(failures.map(\.text.summary), containsExactly(containsString("Unknown()")))
  }

  @Test("lists the calls around the nearest, and those that should not be there")
  func manyCalls() {
    let greet = MockMethod("greet(_:loudly:)", taking: Int.self, Bool.self)
    for number in 1...30 { greet.invoke(number, number == 20) }
    let failures = collectFailures {
      verify(greet, calledWith: equalTo(0), equalTo(true))
      verify(greet, .never, calledWith: equalTo(25), anything())
      verify(greet, .never)
    }
    let texts = failures.map(\.text.description)
    assertThat(texts[0], containsString("call 20: greet(20, loudly: true)"))
    assertThat(texts[1], containsString("call 25: greet(25, loudly: false) (matches)"))
    assertThat(failures[2].text.summary, containsString("greet(1, loudly: false), greet(2"))
  }

  @Test("has a line for an expected call that is too long for the first line")
  func longCall() {
    let note = MockMethod("note(_:in:)", taking: String.self, Int.self)
    note.invoke("a", 1)
    let long = String(repeating: "a long note ", count: 9)
    let failures = collectFailures { verify(note, calledWith: long, 7) }
    assertThat(failures[0].text.details, hasItem(hasPrefix("  expected: ")))
  }

  @Test("takes time in proportion to its calls, whatever their arguments are")
  func growth() {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let texts = CharmestCoreTests.growth(from: 20, to: 2_000) { count in
      let labelCalls = MockMethod("label(_:)", taking: String.self)
      for _ in 1...count { labelCalls.invoke(text) }
      _ = collectFailures { verify(labelCalls, calledWith: containsString("secret token")) }
    }
    #expect(texts < 200, "100 times as many texts are judged")
    let lists = CharmestCoreTests.growth(from: 10, to: 300) { count in
      let packCalls = MockMethod("pack(_:)", taking: [String].self)
      for call in 1...count { packCalls.invoke((0..<20).map { "item \($0) of call \(call)" }) }
      let expected = (0..<20).map { "item \($0) of none" }
      _ = collectFailures { verify(packCalls, calledWith: containsInAnyOrder(expected)) }
    }
    #expect(lists < 60, "30 times as many lists are judged")
  }

  @Test("runs no matcher under the lock of the method")
  func noLock() {
    let stove = stove
    let reentrant = Matcher<Int>("anything, asking the mock again") { _ in
      stove.heatCalls.calls.count == 1
    }
    stove.heat(1, slowly: true)
    verify(stove.heatCalls, calledWith: reentrant, anything())
  }
}
