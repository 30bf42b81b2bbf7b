import CharmestCore
import Testing

private struct Reading: Sendable {
  var sensor: String
  var celsius: Double
}

@Suite("Verification") struct VerificationTests {
  private let stove = MockStove()

  private func text(_ count: CallCount, _ degrees: Matcher<Int>, _ slowly: Matcher<Bool>) -> String?
  {
    Verification(
      of: stove.heatCalls,
      count,
      calledWith: ExpectedArguments(degrees, slowly)
    ).failure?.text().description
  }

  /// For methods without parameters, whose pack is empty.
  private func judged(_ method: MockMethod<Void, Never>, _ count: CallCount) -> Verification<> {
    Verification(of: method, count)
  }

  @Test("gives the calls that are as expected, also when there are too many")
  func matched() {
    for degrees in [10, 20, 30] { stove.heat(degrees, slowly: true) }
    let verification = Verification(
      of: stove.heatCalls,
      .once,
      calledWith: ExpectedArguments(greaterThan(10), anything())
    )
    #expect(verification.matched.map { $0.arguments.0 } == [20, 30])
    #expect(verification.failure != nil)
  }

  @Test("finds the nearest call after the listed ones, and the matching calls after it")
  func nearestBehindTheListedOnes() {
    for degrees in 1...12 { stove.heat(degrees, slowly: false) }
    stove.heat(13, slowly: true)
    for degrees in 14...20 { stove.heat(degrees, slowly: true) }
    stove.heat(99, slowly: true)
    let verification = Verification(
      of: stove.heatCalls,
      2,
      calledWith: ExpectedArguments(equalTo(99), equalTo(true))
    )
    #expect(verification.matched.map { $0.arguments.0 } == [99])
    #expect(
      verification.failure?.text().description == """
        MockStove.heat(99, slowly: true): expected 2 calls, but 1 of 21 heat calls matches; nearest of \
        the others is call 20: first argument expected 99, but was 20
          expected: MockStove.heat(99, slowly: true)
          call 1:   MockStove.heat(1, slowly: false) (2 of 2 arguments differ)
          call 2:   MockStove.heat(2, slowly: false) (2 of 2 arguments differ)
          call 3:   MockStove.heat(3, slowly: false) (2 of 2 arguments differ)
          call 4:   MockStove.heat(4, slowly: false) (2 of 2 arguments differ)
          call 5:   MockStove.heat(5, slowly: false) (2 of 2 arguments differ)
          call 6:   MockStove.heat(6, slowly: false) (2 of 2 arguments differ)
          call 7:   MockStove.heat(7, slowly: false) (2 of 2 arguments differ)
          call 8:   MockStove.heat(8, slowly: false) (2 of 2 arguments differ)
          call 9:   MockStove.heat(9, slowly: false) (2 of 2 arguments differ)
          call 20:  MockStove.heat(20, slowly: true) (nearest; 1 of 2 arguments differs: first argument)
          call 21:  MockStove.heat(99, slowly: true) (as expected)
          more:     10 of 21 calls not shown
        """
    )
  }

  private func never(_ parts: [Matcher<String>], _ texts: String...) -> String? {
    let greet = MockMethod("greet(_:)", taking: String.self)
    for text in texts { greet.invoke(text) }
    return Verification(of: greet, .never, calledWith: ExpectedArguments(allOf(parts)))
      .failure?.text().description
  }

  @Test("fails where an argument could not be judged, whatever count is expected")
  func undecided() {
    #expect(never([hasPrefix("A")], "Jon") == nil)
    #expect(
      never([matchesPattern("(")], "Jon") == """
        greet(a string matching /(/): expected no calls, but call 1 cannot be judged: the pattern is not valid: expected ')'
          expected: greet(a string matching /(/)
          call 1:   greet("Jon")
        """
    )
  }

  @Test("is certain of a call of which one argument differs, whatever the others are")
  func undecidedBesideMismatch() {
    let greet = MockMethod("greet(_:_:)", taking: String.self, Int.self)
    for _ in 1...20 { greet.invoke("Jon", 1) }
    func failure(_ count: CallCount, _ number: Int) -> String? {
      Verification(
        of: greet, count, calledWith: ExpectedArguments(matchesPattern("("), equalTo(number))
      ).failure?.text().summary
    }
    #expect(failure(.never, 2) == nil)
    #expect(
      failure(.never, 1)
        == "greet(a string matching /(/, 1): expected no calls, but call 1 cannot be judged: "
        + "the pattern is not valid: expected ')'"
    )
    #expect(
      failure(.once, 2) == """
        greet(...): expected 1 call, but none of 20 matches; call 1: first argument expected a string matching /(/, but the pattern is not valid: expected ')'; second argument expected 2, but was 1
        """)
  }

  @Test(
    "is certain where the count is, whatever the calls are that could not be judged",
    arguments: [
      // How many calls match, how many could not be judged, and what is then true of the count.
      (CallCount.never, 0, 0, CallCount.Verdict.met), (.never, 0, 1, .undecided),
      (.never, 1, 1, .missed),
      (.once, 1, 0, .met), (.once, 0, 1, .undecided), (.once, 1, 1, .undecided),
      (.once, 0, 0, .missed), (.once, 2, 1, .missed), (2, 0, 1, .missed), (2, 1, 1, .undecided),
      (.atLeast(3), 0, 2, .missed), (.atLeast(3), 1, 2, .undecided), (.atLeast(3), 3, 2, .met),
      (.atLeast(0), 0, 9, .met), (.atLeastOnce, 0, 1, .undecided), (.atLeastOnce, 1, 1, .met),
      (.atMost(2), 0, 2, .met), (.atMost(2), 1, 2, .undecided), (.atMost(2), 3, 0, .missed),
      (.between(2...3), 2, 1, .met), (.between(2...3), 2, 2, .undecided),
      (.between(2...3), 0, 1, .missed), (.between(2...3), 4, 1, .missed),
      (.between(2...3), 0, 9, .undecided),
    ])
  func undecidedCalls(
    _ count: CallCount, _ matching: Int, _ unknown: Int, _ verdict: CallCount.Verdict
  ) {
    struct Unknown: Error {}
    let sayCalls = MockMethod("say(_:)", taking: String.self)
    for _ in 0..<matching { sayCalls.invoke("yes") }
    for _ in 0..<unknown { sayCalls.invoke("?") }
    sayCalls.invoke("no")
    let matcher = Matcher<String>("yes") { text in
      if text == "?" { throw Unknown() }
      return text == "yes"
    }
    let verification = Verification(
      of: sayCalls, count, calledWith: ExpectedArguments(matcher))
    #expect(verification.verdict == verdict)
    #expect((verification.failure == nil) == (verdict == .met))
    let texts = collectFailures {
      assertThat(sayCalls, wasCalled(count, with: matcher))
      assertThat(sayCalls, not(wasCalled(count, with: matcher)))
    }
    #expect(texts.count == (verdict == .undecided ? 2 : 1))
  }

  @Test("names a call that could not be judged after many that differ")
  func undecidedBehindMany() {
    let greet = MockMethod("greet(_:)", taking: Int.self)
    for number in 1...30 { greet.invoke(number) }
    let expected = ExpectedArguments(
      Matcher<Int>("a known number") { number in
        if number == 30 { throw CancellationError() }
        return false
      }
    )
    #expect(
      Verification(of: greet, .never, calledWith: expected).failure?.text().summary
        == "greet(a known number): expected no calls, but call 30 cannot be judged: "
        + "its judgement of 30 threw CancellationError()"
    )
  }

  @Test("changes nothing, so that it can be repeated")
  func idempotent() {
    stove.light()
    for _ in 1...2 {
      #expect(judged(stove.lightCalls, .once).failure == nil)
    }
  }

  @Test("of unexpected calls says how many there were")
  func never() {
    stove.light()
    #expect(
      judged(stove.lightCalls, .never).failure?.text().description == """
        MockStove.light(): expected no calls, but was called once
          call 1: MockStove.light()
        """
    )
  }

  @Test("without matchers names the method by its labels")
  func anyArguments() {
    stove.heat(1, slowly: true)
    #expect(
      Verification(of: stove.heatCalls, 2).failure?.text().description == """
        MockStove.heat(_:slowly:): expected 2 calls, but was called once: heat(1, slowly: true)
          call 1: MockStove.heat(1, slowly: true)
        """
    )
    stove.heat(1, slowly: true)
    #expect(
      Verification(of: stove.heatCalls, 1).failure?.text().summary
        == "MockStove.heat(_:slowly:): expected 1 call, but was called twice: "
        + "heat(1, slowly: true), heat(1, slowly: true)"
    )
    stove.heat(2, slowly: true)
    #expect(
      Verification(of: stove.heatCalls, 1).failure?.text().summary
        == "MockStove.heat(_:slowly:): expected 1 call, but was called 3 times: "
        + "heat(1, slowly: true), heat(1, slowly: true), heat(2, slowly: true)"
    )
    for number in 3...5 { stove.heat(number, slowly: false) }
    #expect(
      Verification(of: stove.heatCalls, .never).failure?.text().summary
        == "MockStove.heat(_:slowly:): expected no calls, but was called 6 times: "
        + "heat(1, slowly: true), heat(1, slowly: true), heat(2, slowly: true), and 3 more"
    )
  }

  @Test("shows what the test calls the mock, if that is known")
  func nameOfMock() {
    let failure = judged(stove.lightCalls, .once).failure
    #expect(
      failure?.text(about: "leftStove").description
        == "leftStove.light(): expected 1 call, but was never called"
    )
  }

  @Test("lists all other calls of the mock, or none of them, however long a text may be")
  func otherCalls() throws {
    for degrees in 1...5 { stove.heat(degrees, slowly: true) }
    let failure = try #require(judged(stove.lightCalls, .once).failure)
    let start =
      "MockStove.light(): expected 1 call, but was never called (5 other calls of MockStove"
    #expect(failure.text(scale: 1).summary == "\(start))")
    #expect(
      failure.text(scale: 2).summary == """
        \(start): heat(1, slowly: true), heat(2, slowly: true), heat(3, slowly: true), \
        heat(4, slowly: true), heat(5, slowly: true))
        """)
  }

  @Test("names an argument without a label by its position, and all that differ")
  func unlabelled() {
    stove.heat(90, slowly: true)
    #expect(
      text(.once, lessThan(50), equalTo(false)) == """
        MockStove.heat(a value less than 50, slowly: false): expected 1 call, but call 1 differs: first argument expected a value less than 50, but was 90; slowly expected false, but was true
          expected: MockStove.heat(a value less than 50, slowly: false)
          call 1:   MockStove.heat(90, slowly: true)
        """
    )
  }

  @Test("of too few matching calls shows the nearest of the others")
  func tooFew() {
    stove.heat(90, slowly: true)
    stove.heat(40, slowly: true)
    #expect(
      text(.atLeast(2), lessThan(50), equalTo(true)) == """
        MockStove.heat(a value less than 50, slowly: true): expected at least 2 calls, but 1 of 2 heat calls matches; call 1: first argument expected a value less than 50, but was 90
          expected: MockStove.heat(a value less than 50, slowly: true)
          call 1:   MockStove.heat(90, slowly: true) (1 of 2 arguments differs: first argument)
          call 2:   MockStove.heat(40, slowly: true) (as expected)
        """
    )
  }

  @Test("of a description that is too long, leaves out whole conditions")
  func longConditions() {
    let upload = MockMethod("upload(station:readings:)", taking: Int.self, [Reading].self)
    upload.invoke(
      7, [Reading(sensor: "cellar", celsius: 12), Reading(sensor: "roof", celsius: 6549.6)])
    let failure = Verification(
      of: upload, .once,
      calledWith: ExpectedArguments(
        equalTo(7),
        hasItem(
          allOf(hasProperty(\.sensor, "roof"), hasProperty(\.celsius, closeTo(-4, 0.05)))))
    ).failure?.text()
    #expect(
      failure?.description == """
        upload(...): expected 1 call, but call 1 differs: readings expected an item who...dition, but none of 2 is; nearest is [1]: celsius expected a value within 0.05 of -4.0, but was 6549.6 (off by 6553.6)
          readings: expected an item whose .sensor is "roof" and .celsius is a value within 0.05 of -4.0
          readings: but was [Reading(sensor: "cellar", celsius: 12.0), Reading(sensor: "roof", celsius: 6549.6)]
          expected: upload(station: 7, readings: an item whose .sensor is "roof" and .celsius is a value within 0.05 of -4.0)
          call 1:   upload(station: 7, readings: [Reading(sensor: "cellar", celsius: 12.0), Reading(sensor: "roof", celsius: 6549.6)])
        """)
  }

  @Test("calls that are judged as values are shown by their arguments")
  func callsAsValues() {
    let pair = MockMethod("pair(_:_:)", taking: Int.self, String.self)
    pair.invoke(1, "a")
    assertMismatch(
      pair.calls, everyItem(hasProperty(\.arguments.0, 9)), "calls",
      text: """
        calls: expected every element to be MockCall<Int, String> whose .arguments.0 is 9, but 1 of 1 was not: [0].arguments.0 was 1
          but was: [MockCall(1, "a")]
        """)
    let forgetful = MockMethod("pair(_:_:)", taking: Int.self, String.self, retainsArguments: false)
    forgetful.invoke(1, "a")
    assertMismatch(
      forgetful.calls, empty(), "calls",
      text: #"calls: expected empty, but was [MockCall(1, "a")]"#)
  }

  @Test("says that two arguments are swapped, if nothing else differs")
  func swapped() {
    let transfer = MockMethod(
      "transfer(from:to:amount:)", taking: String.self, String.self, Int.self)
    transfer.invoke("DE89", "FR14", 5)
    func text(_ from: Matcher<String>, _ to: Matcher<String>, _ amount: Int) -> String? {
      Verification(
        of: transfer, .once, calledWith: ExpectedArguments(from, to, equalTo(amount))
      ).failure?.text().description
    }
    #expect(
      text(equalTo("FR14"), equalTo("DE89"), 5) == """
        transfer(from: "FR14", to: "DE89", amount: 5): expected 1 call, but call 1 differs: "from:" and "to:" are swapped ("from:" was "DE89", "to:" was "FR14")
          expected: transfer(from: "FR14", to: "DE89", amount: 5)
          call 1:   transfer(from: "DE89", to: "FR14", amount: 5)
        """)
    let long = String(repeating: "漢", count: 90)
    transfer.reset()
    transfer.invoke(long + "1", long + "2", 5)
    #expect(
      text(equalTo(long + "2"), equalTo(long + "1"), 5)?.prefix { $0 != "\n" } == """
        transfer(...): expected 1 call, but call 1 differs: "from:" and "to:" are swapped ("from:" was ...\(long.prefix(14))1", "to:" was ...\(long.prefix(14))2")
        """)
    transfer.reset()
    transfer.invoke("DE89", "FR14", 5)
    let others = [
      text(equalTo("FR14"), equalTo("DE89"), 6), text(equalTo("FR14"), equalTo("DE88"), 5),
      text(hasPrefix("FR"), equalTo("DE89"), 5),
    ]
    #expect(others.map { $0?.contains("swapped") } == [false, false, false])
  }

  @Test("of many calls lists the first and the nearest, and counts the others")
  func manyCalls() {
    for degrees in 1...10_000 { stove.heat(degrees, slowly: degrees == 5_000) }
    #expect(
      text(.once, equalTo(0), equalTo(true)) == """
        MockStove.heat(0, slowly: true): expected 1 call, but none of 10000 heat calls matches; nearest is call 5000: first argument expected 0, but was 5000
          expected:  MockStove.heat(0, slowly: true)
          call 1:    MockStove.heat(1, slowly: false) (2 of 2 arguments differ)
          call 2:    MockStove.heat(2, slowly: false) (2 of 2 arguments differ)
          call 3:    MockStove.heat(3, slowly: false) (2 of 2 arguments differ)
          call 4:    MockStove.heat(4, slowly: false) (2 of 2 arguments differ)
          call 5:    MockStove.heat(5, slowly: false) (2 of 2 arguments differ)
          call 6:    MockStove.heat(6, slowly: false) (2 of 2 arguments differ)
          call 7:    MockStove.heat(7, slowly: false) (2 of 2 arguments differ)
          call 8:    MockStove.heat(8, slowly: false) (2 of 2 arguments differ)
          call 9:    MockStove.heat(9, slowly: false) (2 of 2 arguments differ)
          call 5000: MockStove.heat(5000, slowly: true) (nearest; 1 of 2 arguments differs: first argument)
          more:      9990 of 10000 calls not shown
        """
    )
  }

  @Test("calls no call the nearest beside calls that may be as near and were not compared")
  func moreThanAreCompared() {
    func summary(of count: Int, seats: Matcher<Int>, lastSeats: Int = 1) -> String? {
      let bookCalls = MockMethod("book(_:seats:)", taking: String.self, Int.self)
      for call in 1...count {
        bookCalls.invoke(call == 7 ? "Jon Smit" : "guest", call == count ? lastSeats : 1)
      }
      return Verification(
        of: bookCalls, .once, calledWith: ExpectedArguments(equalTo("Jon Smith"), seats)
      ).failure?.text().summary
    }
    #expect(
      summary(of: 2_001, seats: equalTo(2)) == """
        book("Jon Smith", seats: 2): expected 1 call, but none of 2001 book calls matches; nearest is \
        call 7: first argument expected "Jon Smith", but was "Jon Smit"; seats expected 2, but was 1
        """)
    #expect(
      summary(of: 2_002, seats: equalTo(2)) == """
        book("Jon Smith", seats: 2): expected 1 call, but none of 2002 book calls matches; \
        call 7: first argument expected "Jon Smith", but was "Jon Smit"; seats expected 2, but was 1
        """)
    #expect(
      summary(of: 2_002, seats: equalTo(1)) == """
        book("Jon Smith", seats: 1): expected 1 call, but none of 2002 book calls matches; \
        call 7: first argument expected "Jon Smith", but was "Jon Smit"
        """)
    // A call with fewer differences is nearer, wherever it is.
    #expect(
      summary(of: 2_500, seats: equalTo(2), lastSeats: 2) == """
        book("Jon Smith", seats: 2): expected 1 call, but none of 2500 book calls matches; nearest is \
        call 2500: first argument expected "Jon Smith", but was "guest"
        """)
  }

  @Test("of many surplus calls lists the first and counts the others")
  func farTooOften() {
    for _ in 1...12 { stove.light() }
    #expect(
      judged(stove.lightCalls, .exactly(9)).failure?.text().description == """
        MockStove.light(): expected 9 calls, but was called 12 times
          call 1: MockStove.light()
          call 2: MockStove.light()
          call 3: MockStove.light()
          call 4: MockStove.light()
          call 5: MockStove.light()
          call 6: MockStove.light()
          call 7: MockStove.light()
          call 8: MockStove.light()
          call 9: MockStove.light()
          call 10: MockStove.light() (1 more than expected)
          more: 2 of 12 calls not shown
        """
    )
  }

  @Test("of long texts looks for the nearest place only in those that it shows")
  func longTexts() {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let growth = growth(from: 20, to: 2_000) { count in
      let labelCalls = MockMethod("label(_:)", taking: String.self)
      for _ in 1...count { labelCalls.invoke(text) }
      _ = collectFailures { verify(labelCalls, calledWith: containsString("secret token")) }
    }
    #expect(growth < 30, "100 times as many texts are judged")
  }

  @Test("of long lists explains only those that it shows")
  func longLists() {
    let growth = growth(from: 10, to: 300) { count in
      let packCalls = MockMethod("pack(_:)", taking: [String].self)
      for call in 1...count { packCalls.invoke((0..<20).map { "item \($0) of call \(call)" }) }
      let expected = (0..<20).map { "item \($0) of none" }
      _ = collectFailures { verify(packCalls, calledWith: containsInAnyOrder(expected)) }
    }
    #expect(growth < 20, "30 times as many lists are judged")
  }

  @Test("judges each argument of each call once")
  func judgesOnce() {
    let judged = Locked(0)
    let counting = Matcher<Int>("anything") { _ in
      judged.withLock { $0 += 1 }
      return false
    }
    for degrees in 1...5 { stove.heat(degrees, slowly: true) }
    _ = text(.once, counting, anything())
    #expect(judged.withLock { $0 } == 5)
  }

  @Test("runs no matcher under the lock of the method")
  func noLock() {
    let stove = stove
    let reentrant = Matcher<Int>("anything, asking the mock again") { _ in
      stove.heatCalls.calls.count == 1
    }
    stove.heat(1, slowly: true)
    #expect(text(.once, reentrant, anything()) == nil)
  }
}
