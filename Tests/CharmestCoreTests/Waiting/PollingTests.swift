import CharmestCore
import Testing

private struct NotReady: Error {}

private struct Order: Equatable {
  var soup = "miso"
  var extras = ["nori"]
}

private final class Guest {}

private struct Table {
  weak var guest: Guest?
}

@Suite("A poll") struct PollingTests {
  private let clock = LeapingClock()
  private let counter = Counter()

  private func next<Element>(of elements: [Element]) -> Element {
    counter.increase()
    return elements[min(counter.count, elements.count) - 1]
  }

  private func failure<Value>(
    _ matcher: Matcher<Value>,
    within limit: Duration = .seconds(1),
    of body: @escaping () async throws -> Value
  ) async -> String? {
    let outcome = await Polling(for: limit, on: clock).untilMet(Requirement(matcher), by: body)
    guard case .unmet(let mismatch) = outcome else { return nil }
    return FailureText(mismatch.explanation, about: "it").description
  }

  private func lapse<Value>(
    _ matcher: Matcher<Value>,
    for duration: Duration = .seconds(1),
    of body: @escaping () async throws -> Value
  ) async -> String? {
    await Polling(for: duration, on: clock).untilUnmet(Requirement(matcher), by: body).map {
      FailureText($0.explanation, about: "it").description
    }
  }

  @Test func `keeps only what the last look has captured`() async {
    let captor = ArgumentCaptor<Int>()
    let captured = capture(into: captor) && greaterThan(2)
    #expect(await failure(captured) { next(of: [1, 2, 3]) } == nil)
    #expect(captor.values == [3])
    #expect(await lapse(capture(into: captor)) { 7 } == nil)
    #expect(captor.values == [3, 7])
    #expect(await failure(captured, of: { 1 }) != nil)
    #expect(captor.values == [3, 7, 1])
  }

  @Test func `ends with the first value that matches, and with a true one at once`() async {
    #expect(await failure(equalTo(1)) { next(of: [1]) } == nil)
    #expect(counter.count == 1)
    #expect(await failure(equalTo(3)) { next(of: [1, 2, 2, 3, 4]) } == nil)
    #expect(counter.count == 4)
    #expect(clock.sleeps == [])
  }

  @Test func `finds a value that comes with the last look`() async {
    #expect(await failure(equalTo(2)) { clock.now.time < .seconds(1) ? 1 : 2 } == nil)
    #expect(clock.now.time == .seconds(1))
  }

  @Test func `says what was wrong the last time, and how long it tried`() async {
    #expect(
      await failure(equalTo("Send")) { next(of: ["", "Sending"]) }
        == """
        it: expected "Send", but was "Sending" (gave up after 65 tries in 1 second)
          values seen: "", "Sending"
        """
    )
  }

  @Test func `says what the limit was, if so few tries took longer`() async {
    let text = await failure(equalTo(1)) {
      clock.advance(by: .seconds(2))
      return 2
    }
    #expect(
      text == """
        it: expected 1, but was 2 (gave up after 40 seconds: limit 1 second and at least 20 tries)
        """)
  }

  @Test func `does not blame the number of tries if the last of them only took long`() async {
    // The pauses between nineteen looks take 91 milliseconds.
    let text = await failure(equalTo(1), within: .milliseconds(100)) {
      counter.increase()
      if counter.count == 20 { clock.advance(by: .milliseconds(9)) }
      return 2
    }
    #expect(text == "it: expected 1, but was 2 (gave up after 20 tries in 109 ms, limit 100 ms)")
  }

  @Test func `looks no more often in a longer time of a clock that the test moves`() async {
    for limit in [Duration.seconds(20), .seconds(3_600), .seconds(1_000_000)] {
      let count = counter.count
      #expect(await lapse(equalTo(1), for: limit) { next(of: [1]) } == nil)
      #expect(1_000...1_100 ~= counter.count - count)
    }
    #expect(clock.now.time == .seconds(1_003_620))
  }

  @Test func `keeps paths, counts and further lines of the explanation`() async {
    #expect(
      await failure(equalTo(Order(extras: ["tamago"]))) { Order() } == """
        it.extras[0]: expected "tamago", but was "nori" (1 of 2 fields differs; gave up after 65 tries in 1 second)
          expected: Order(soup: "miso", extras: ["tamago"])
          but was:  Order(soup: "miso", extras: ["nori"])
        """
    )
    #expect(
      await failure(equalTo(Order(soup: "shio", extras: []))) { Order() } == """
        it: 2 of 2 fields differ: .soup expected "shio", but was "miso"; .extras expected [], but was ["nori"] (gave up after 65 tries in 1 second)
          expected: Order(soup: "shio", extras: [])
          but was:  Order(soup: "miso", extras: ["nori"])
        """
    )
  }

  @Test func `keeps the last word of a first line that is too long`() async {
    let long = String(repeating: "ramen ", count: 50)
    let text = await failure(allOf(hasPrefix("x\(long)"), hasSuffix("y\(long)"))) { long }
    let summary = text?.split(separator: "\n").first ?? ""
    #expect(summary.count <= 200)
    #expect(summary.hasSuffix(" (gave up after 65 tries in 1 second)"))
  }

  @Test func `counts an error as a failed try, and names the last`() async {
    func ready(_ count: Int) throws -> Int {
      counter.increase()
      if counter.count < count { throw NotReady() }
      return 1
    }
    #expect(await failure(equalTo(1)) { try ready(3) } == nil)
    #expect(
      await failure(equalTo(1)) { try ready(.max) }
        == "it: expected 1, but threw NotReady() (gave up after 65 tries in 1 second)"
    )
  }

  @Test func `lets go of a value before the next look`() async {
    var guest: Guest? = Guest()
    let matcher: Matcher<Guest?> = nilValue()
    let table = Table(guest: guest)
    let text = await failure(matcher) {
      counter.increase()
      if counter.count == 3 { guest = nil }
      return table.guest
    }
    #expect(text == nil)
    #expect(counter.count == 3)
    _ = guest
  }

  @Test func `is over at once when its task is cancelled`() async {
    let texts = await Task {
      await Task.yield()
      withUnsafeCurrentTask { $0?.cancel() }
      return [
        await failure(equalTo(1)) { 1 },
        await failure(equalTo(1)) { 2 },
        await lapse(equalTo(1)) { 1 },
        await lapse(equalTo(1)) { 2 },
      ]
    }.value
    #expect(
      texts == [
        nil,
        "it: expected 1, but was 2 (cancelled after 1 try in less than 1 ms)",
        "it: expected 1 for 1 second, but was cancelled after 1 try in less than 1 ms",
        "it: expected 1, but was 2 (failed at the first try; must hold for 1 second and 20 tries)",
      ]
    )
  }

  @Test func `looks once more when a sleep was cut short`() async {
    let cancel = Locked<(@Sendable () -> Void)?>(nil)
    let task = Task {
      await failure(equalTo(1)) {
        counter.increase()
        while counter.count == 13 {
          guard let cancel = cancel.withLock({ $0 }) else { continue }
          cancel()
          break
        }
        return 2
      }
    }
    cancel.withLock { $0 = { task.cancel() } }
    let text = await task.value
    #expect(text == "it: expected 1, but was 2 (cancelled after 13 tries in 3 ms)")
  }

  @Test func `for the opposite takes the whole time`() async {
    #expect(await lapse(lessThan(3)) { next(of: [1, 2]) } == nil)
    #expect(clock.now.time == .seconds(1))
    #expect(counter.count == 65)
  }

  @Test func `for the opposite ends with the first mismatch, and says when`() async {
    #expect(
      await lapse(lessThan(3)) { next(of: [3]) }
        == "it: expected a value less than 3, but was 3 (failed at the first try; must hold for 1 second and 20 tries)"
    )
    #expect(
      await lapse(lessThan(3)) { next(of: [1, 1, 2, 3]) }
        == "it: expected a value less than 3, but was 3 (matched twice before, failed after less than 1 ms; must hold for 1 second and 20 tries)"
    )
    #expect(
      await lapse(lessThan(3)) {
        if clock.now.time > .milliseconds(20) { throw NotReady() }
        return 2
      }
        == "it: expected a value less than 3, but threw NotReady() (matched 15 times before, failed after 31 ms; must hold for 1 second and 20 tries)"
    )
  }
}
