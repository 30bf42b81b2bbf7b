import Charmest
import Foundation
import RamenShop
import Testing

private final class Counter: Sendable { let title = "Ready" }

private final class Pot: Sendable { let temperature = 90 }

private struct Guest {
  var name = "Jon"
  var nick: String? = "J"
}

private enum BoilError: Error { case noWater }

/// Code of the tables that cannot run alone where it stands, such as a matcher without a value.
@Suite("Parts of code in the documentation's tables") struct PartsTests {
  private let bowls = 2
  private let soup = RamenSoup.miso
  private let extras = ["wakame", "tamago"]
  private let cook = MockCook()

  @Test func `are matchers`() {
    assertThat(1.50005, closeTo(1.5, 0.0001))
    assertThat(extras, hasItem("wakame", atIndex: 0))
    assertThat(extras[0], matchesPattern("^wak") && not("nori") && hasProperty(\.count, 6))
    assertThat(bowls, anyOf(equalTo(1), equalTo(2)))
    assertThat(extras, hasItems("tamago", "wakame"))
    assertThat(extras[0], containsStringsInOrder("wa", "me"))
    assertThat(extras, hasItem(Matcher("a long word") { $0.count > 5 }))
    assertThat(Pot(), hasProperty(\.temperature, greaterThan(80)))
    assertThat(Guest() as Any, instanceOf(Guest.self, and: hasProperty(\.name, "Jon")))
    assertThat("Wakame", matchesPattern("wakame", ignoringCase: true))
    assertThat("miso\nWakame", matchesPattern("(?im)^wakame$"))
    assertThat("Wakame", matchesPattern(/[Ww]akame/))
    assertThat(Guest().nick, anyOf(nilValue(), not(equalTo("x"))))
    assertThat(extras, not(empty()) && everyItem(hasCount(6)))
    assertThat(900.5, closeTo(900.0, 1))
    assertThat(900, inInterval(899...901))
    assertThat(extras[0] as Any, Matcher("a String") { type(of: $0) == String.self })
    assertThat({ throw OutOfStock(soup: .miso) }, throwsError(OutOfStock.self))
    assertThat(soup, anyOf(equalTo(.miso), isCase("shio")))
  }

  @Test func `are results and requirements`() throws {
    switch greaterThan(2).matches(bowls) {
    case .match: Issue.record("2 is not greater than 2")
    case .mismatch(let why): #expect(why.reason == nil)
    }
    #expect(!MatchResult(false).isMatch)
    #expect(greaterThan(1).matches(bowls).isMatch)
    #expect(explain(bowls, greaterThan(1)) == nil)
    #expect(collectFailures { assertThat(bowls, greaterThan(2)) }.count == 1)
    let guest = Guest()
    #expect(try requireThat(guest.nick, present(), "a nick") == "J")
  }

  @Test func `are stubs and verifications`() async {
    cook.priceCalls.gives(.success(1), .failure(OutOfStock(soup: .miso)))
    cook.priceCalls.returns(900, 950)
    _ = MockMethod("boil()", throwing: BoilError.self)
    cook.greet("Jon")
    cook.wash()
    verify(cook.greetCalls, .once, calledWith: hasPrefix("J"))
    verifySequence(of: cook) { [cook.greetCalls.called(with: "Jon"), cook.washCalls.called()] }
    await verify(cook.greetCalls, within: .seconds(5))
    cook.greet("Ann")
    await verify(cook.greetCalls, 2, within: .seconds(1))
    print(cook.callLog)
    let counter = Counter()
    await assertEventually("Ready") { counter.title }
  }

  @Test func `are streams and clocks`() async {
    let (clicks, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    continuation.finish()
    #expect(await collect(clicks).elements == [1])
    let clock = TestClock()
    let events: [Recorded<Int>] = [.next(10, 1), .completed(40)]
    let stream = HotStream(on: clock, events)
    let recorder = EventRecorder(stream, clock: clock)
    let cold = EventRecorder(scheduled(on: clock, events), clock: clock)
    await clock.untilSleeping(2, within: .seconds(60))
    await clock.advance(to: 40)
    #expect([recorder.events, cold.events] == [events, events])
  }
}
