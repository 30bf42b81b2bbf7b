import CharmestCore
import Testing

private struct NotReady: Error {}

private struct Order: Equatable {
  var soup = "miso"
  var extras = ["nori"]
}

private final class Guest {}

private struct Table { weak var guest: Guest? }

@Suite("A poll") struct PollingTests {
  private let counter = Counter()

  private func next<Element>(of elements: [Element]) -> Element {
    counter.increase()
    return elements[min(counter.count, elements.count) - 1]
  }

  private func failures<Value>(
    _ matcher: Matcher<Value>, within limit: Duration = .seconds(60),
    of body: @escaping () async throws -> Value
  ) async -> [ReportedFailure] {
    await collectFailures { await assertEventually(matcher, "it", within: limit, body) }
  }

  @Test func `ends with the first value that matches, and with a true one at once`() async {
    #expect(await failures(equalTo(1)) { next(of: [1]) }.isEmpty)
    #expect(counter.count == 1)
    #expect(await failures(equalTo(3)) { next(of: [1, 2, 2, 3, 4]) }.isEmpty)
    #expect(counter.count == 4)
  }

  @Test func `keeps what differs the last time`() async {
    let expected = Order(soup: "shio", extras: [])
    let all = await failures(equalTo(expected), within: .zero) {
      next(of: [Order(soup: "udon"), Order()])
    }
    #expect(all.map(\.subject) == ["it"])
    let differences = all.flatMap(\.differences)
    #expect(differences.map(\.path) == [".soup", ".extras"])
    #expect(differences.map(\.actual) == [#""miso""#, #"["nori"]"#])
  }

  @Test func `counts an error as a failed try, and names the last`() async {
    func ready(_ count: Int) throws -> Int {
      counter.increase()
      if counter.count < count { throw NotReady() }
      return 1
    }
    #expect(await failures(equalTo(1)) { try ready(3) }.isEmpty)
    let all = await failures(equalTo(1), within: .zero) { try ready(.max) }
    #expect(all.map { $0.text.summary.contains("NotReady()") } == [true])
  }

  @Test func `lets go of a value before the next look`() async {
    var guest: Guest? = Guest()
    let table = Table(guest: guest)
    let all = await failures(nilValue()) {
      counter.increase()
      if counter.count == 3 { guest = nil }
      return table.guest
    }
    #expect(all.isEmpty)
    #expect(counter.count == 3)
    _ = guest
  }

  @Test func `is over at once when its task is cancelled`() async {
    let all = await Task {
      await Task.yield()
      withUnsafeCurrentTask { $0?.cancel() }
      return await collectFailures {
        await assertEventually(1, "eventually 1", within: .seconds(600)) { 1 }
        await assertEventually(1, "eventually 2", within: .seconds(600)) { 2 }
        await assertAlways(1, "always 1", for: .seconds(600)) { 1 }
        await assertAlways(1, "always 2", for: .seconds(600)) { 2 }
      }
    }.value
    #expect(all.map(\.subject) == ["eventually 2", "always 1", "always 2"])
  }

  @Test func `is over soon when its task is cancelled meanwhile`() async {
    let hasBegun = Latch()
    let task = Task {
      await failures(equalTo(1), within: .seconds(3_600)) {
        hasBegun.open()
        return 2
      }
    }
    await hasBegun.wait()
    task.cancel()
    #expect(await task.value.count == 1)
  }
}
