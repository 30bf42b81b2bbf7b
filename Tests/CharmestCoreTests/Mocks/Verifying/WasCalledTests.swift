import Charmest
import CharmestCore
import Testing

@Suite("wasCalled") struct WasCalledTests {
  private let stove = MockStove()

  @Test("matches a method by the number of its calls with these arguments")
  func match() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    assertMatches(stove.heatCalls, wasCalled(2))
    assertMatches(stove.heatCalls, wasCalled(with: 10, true))
    assertMatches(stove.heatCalls, wasCalled(.atLeast(1), with: greaterThan(10), anything()))
    assertMatches(stove.heatCalls, wasCalled(.never, with: 30, true))
    assertMatches(stove.lightCalls, wasCalled(.never))
    assertMatches(stove.lightCalls, not(wasCalled()))
  }

  @Test("says how often the method was called, and what differs in the nearest call")
  func mismatch() {
    stove.heat(10, slowly: true)
    assertMismatch(
      stove.heatCalls,
      wasCalled(.once, with: 10, false),
      text: """
        expected 1 call of heat(10, slowly: false), but call 1 differs: slowly expected false, but was true
          expected: heat(10, slowly: false)
          call 1:   heat(10, slowly: true)
        """
    )
    assertMismatch(
      stove.heatCalls,
      wasCalled(.never),
      text: """
        expected no calls of heat(_:slowly:), but was called once: heat(10, slowly: true)
          call 1: heat(10, slowly: true)
        """
    )
    assertMismatch(
      stove.lightCalls,
      wasCalled(),
      text: """
        expected at least 1 call of light(), but was never called (1 other call of MockStove: heat(10, slowly: true))
          call 1: heat(10, slowly: true)
        """
    )
  }

  @Test("leaves out whole arguments on a first line that is full")
  func longCalls() {
    let chargeCalls = MockMethod("charge(_:card:)", taking: Int.self, String.self)
    chargeCalls.invoke(50_000, "visa-4242")
    chargeCalls.invoke(70_000, "visa-4242")
    assertMismatch(
      chargeCalls,
      wasCalled(3, with: lessThanOrEqualTo(50_000), equalTo("visa-4242")),
      "terminal.chargeCalls",
      text: """
        terminal.chargeCalls: expected 3 calls of charge(...), but 1 of 2 charge calls matches; call 2: first argument expected a value less than or equal to 50000, but was 70000
          expected: charge(a value less than or equal to 50000, card: "visa-4242")
          call 1:   charge(50000, card: "visa-4242") (as expected)
          call 2:   charge(70000, card: "visa-4242") (1 of 2 arguments differs: first argument)
        """
    )
  }

  @Test("composes with other matchers")
  func composition() {
    stove.heat(10, slowly: true)
    assertMatches(stove.heatCalls, wasCalled(with: 10, true) && not(wasCalled(with: 20, true)))
    assertMismatch(
      stove,
      hasProperty(\.heatCalls, wasCalled(2)),
      "it",
      text: """
        it.heatCalls: expected 2 calls of heat(_:slowly:), but was called once: heat(10, slowly: true)
          call 1: heat(10, slowly: true)
          but was: MockStove(lightCalls: no calls, heatCalls: 1 call: heat(10, slowly: true), temperatureCalls: no calls)
        """
    )
  }

  @Test("describes the call without the name of the method, which it does not know")
  func description() {
    let once: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(.once, with: 10, anything())
    assertDescription(once, "1 call with (10, anything)")
    let never: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(.never)
    assertDescription(never, "no calls")
  }

  @Test("counts as a verification")
  func marks() {
    stove.heat(10, slowly: true)
    #expect(stove.calls.map(\.isVerified) == [false])
    assertMatches(stove.heatCalls, wasCalled())
    #expect(stove.calls.map(\.isVerified) == [true])
  }

  @Test("without a count means at least once, also under not")
  func atLeastOnce() {
    stove.light()
    stove.light()
    assertThat(stove.lightCalls, wasCalled())
    let failures = collectFailures {
      assertThat(stove.lightCalls, not(wasCalled()))
      assertThat(stove.heatCalls, not(wasCalled()))
    }
    #expect(
      failures.map(\.description) == [
        "stove.lightCalls: expected no calls, but was called twice"
      ]
    )
  }

  @Test("marks no calls if nothing is asserted")
  func marksNothing() {
    stove.heat(10, slowly: true)
    let matcher: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(with: 10, true)
    let mismatch: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(with: 20, true)
    _ = explain(stove.heatCalls, matcher)
    _ = explain(stove.heatCalls, mismatch)
    _ = matcher.matches(stove.heatCalls)
    if case .mismatch(let mismatch) = mismatch.matches(stove.heatCalls) { _ = "\(mismatch)" }
    assertThat(stove.heatCalls, not(mismatch))
    _ = explain(stove.heatCalls, not(matcher))
    _ = collectFailures { assertThat(stove.heatCalls, not(allOf(matcher, not(mismatch)))) }
    #expect(stove.calls.map(\.isVerified) == [false])
    assertThat(stove.heatCalls, anyOf(mismatch, matcher))
    #expect(stove.calls.map(\.isVerified) == [true])
  }

  @Test("marks only the calls of the alternative that matches")
  func alternatives() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    assertThat(stove.heatCalls, anyOf(wasCalled(with: 30, true), wasCalled(with: 10, true)))
    #expect(stove.calls.map(\.isVerified) == [true, false])
  }

  @Test("marks the calls that a reported failure shows")
  func reported() {
    stove.heat(10, slowly: true)
    let failures = collectFailures {
      assertThat(stove.heatCalls, wasCalled(with: 20, true))
      verifyNoMoreCalls(stove)
    }
    #expect(failures.count == 1)
  }

  @Test("marks the calls that a reported failure shows, even if it cannot judge them")
  func reportedAsUndecided() {
    stove.heat(10, slowly: true)
    let failures = collectFailures {
      assertThat(stove.heatCalls, wasCalled(with: hasDescription(matchesPattern("(")), true))
      verifyNoMoreCalls(stove)
    }
    #expect(failures.count == 1)
  }

  @Test(
    "marks under not what made it pass, or what its failure shows",
    arguments: [
      // The first call has the argument 1, the second one 2; `?` cannot be judged.
      (CallCount.atLeast(3), "1?", [true, false]), (.never, "1", [true, false]),
      (.once, "1", [true, false]), (.once, "3", [false, false]), (.once, "?", [true, true]),
      (.never, "3", [false, false]),
    ])
  func negated(_ count: CallCount, _ expected: String, _ marks: [Bool]) {
    struct Unknown: Error {}
    stove.heat(1, slowly: true)
    stove.heat(2, slowly: true)
    let matcher = Matcher<Int>("one of \(expected)") { degrees in
      if expected.contains("\(degrees)") { return true }
      if expected.contains("?") { throw Unknown() }
      return false
    }
    _ = collectFailures {
      assertThat(stove.heatCalls, not(wasCalled(count, with: matcher, anything())))
    }
    #expect(stove.calls.map(\.isVerified) == marks)
  }

  @Test("is decided where the number of calls is, also under not")
  func decidedCount() {
    stove.heat(1, slowly: true)
    stove.heat(2, slowly: true)
    let failures = collectFailures {
      assertThat(
        stove.heatCalls,
        not(wasCalled(.atLeast(3), with: hasDescription(matchesPattern("(")), true)))
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("marks nothing for a mismatch that no failure reports, though its text is made")
  func unreported() {
    stove.heat(10, slowly: true)
    let other: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(with: 20, true)
    assertThat([stove.heatCalls, stove.heatCalls], everyItem(anyOf(other, anything())))
    assertThat([stove.heatCalls], not(hasItem(other)))
    assertThat(stove.heatCalls, noneOf(other, wasCalled(2)))
    #expect(stove.calls.map(\.isVerified) == [false])
  }

  @Test("marks what a failure shows whatever matchers are around it")
  func reportedInside() {
    stove.light()
    stove.heat(10, slowly: true)
    let failures = collectFailures {
      assertThat(
        stove,
        allOf(
          hasProperty(\.lightCalls, wasCalled()),
          hasProperty(\.heatCalls, anyOf(wasCalled(2), wasCalled(with: 20, true)))))
      verifyNoMoreCalls(stove)
    }
    #expect(failures.count == 1)
  }

  @Test("shows a method and a property by their calls")
  func record() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    #expect(
      stove.heatCalls.failureDescription
        == "2 calls: heat(10, slowly: true), heat(20, slowly: true)"
    )
    #expect(stove.lightCalls.failureDescription == "no calls")
    let name = MockProperty("name", initially: "Jon")
    name.set("Ann")
    #expect(name.failureDescription == "1 call: name = \"Ann\"")
  }
}
