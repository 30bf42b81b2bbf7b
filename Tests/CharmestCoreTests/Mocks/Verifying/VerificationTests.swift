import Charmest
import CharmestCore
import Testing

private struct Unknown: Error {}

@Suite("Verification") struct VerificationTests {
  private let stove = MockStove()

  @Test("fails for a call that could not be judged after many that differ, and says why")
  func undecidedBehindMany() {
    let greet = MockMethod("greet(_:)", taking: Int.self)
    for number in 1...30 { greet.invoke(number) }
    let known = Matcher<Int>("a known number") { number in
      if number == 30 { throw Unknown() }
      return false
    }
    let failures = collectFailures { verify(greet, .never, calledWith: known) }
    #expect(failures.map { $0.text.summary.contains("Unknown()") } == [true])
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
    #expect(texts[0].contains("call 20: greet(20, loudly: true)"))
    #expect(texts[1].contains("call 25: greet(25, loudly: false) (matches)"))
    #expect(failures[2].text.summary.contains("greet(1, loudly: false), greet(2"))
  }

  @Test("has a line for an expected call that is too long for the first line")
  func longCall() {
    let note = MockMethod("note(_:in:)", taking: String.self, Int.self)
    note.invoke("a", 1)
    let long = String(repeating: "a long note ", count: 9)
    let failures = collectFailures { verify(note, calledWith: long, 7) }
    #expect(failures[0].text.details.contains { $0.hasPrefix("  expected: ") })
  }

  @Test("takes time in proportion to its calls, whatever their arguments are")
  func growth() {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let texts = CharmestCoreTests.growth(from: 10, to: 300) { count in
      let labelCalls = MockMethod("label(_:)", taking: String.self)
      for _ in 1...count { labelCalls.invoke(text) }
      _ = collectFailures { verify(labelCalls, calledWith: containsString("secret token")) }
    }
    #expect(texts < 60, "30 times as many texts are judged")
    let lists = CharmestCoreTests.growth(from: 4, to: 40) { count in
      let packCalls = MockMethod("pack(_:)", taking: [String].self)
      for call in 1...count { packCalls.invoke((0..<20).map { "item \($0) of call \(call)" }) }
      let expected = (0..<20).map { "item \($0) of none" }
      _ = collectFailures { verify(packCalls, calledWith: containsInAnyOrder(expected)) }
    }
    #expect(lists < 25, "10 times as many lists are judged")
  }

  @Test("runs no matcher under the lock of the method")
  func noLock() {
    let stove = stove
    let reentrant = Matcher<Int>("anything, asking the mock again") { _ in
      stove.heatCalls.calls.count == 1
    }
    stove.heat(1, slowly: true)
    #expect(verify(stove.heatCalls, calledWith: reentrant, anything()).count == 1)
  }
}
