import CharmestCore
import Testing

private enum State { case idle, cooking, served }

private final class Guest: Equatable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (first: Guest, second: Guest) -> Bool { first.name == second.name }
}

private struct Unequal { var number: Int8 }

@Suite("The values that a poll saw") struct SeenValuesTests {
  /// The line for values of which none is as expected.
  private func line<Value>(_ values: Value...) async -> String? {
    let counter = Counter()
    let never = Matcher<Value>("something else") { _ in false }
    let polling = Polling(for: .zero, on: LeapingClock())
    let outcome = await polling.untilMet(Requirement(never)) {
      counter.increase()
      return values[min(counter.count, values.count) - 1]
    }
    guard case .unmet(let mismatch) = outcome else { return nil }
    return FailureText(mismatch.explanation).details.first { $0.contains("seen") }
  }

  @Test func `are shown once while they stay`() async {
    #expect(
      await line("", "", "Sending", "", "Send")
        == "  values seen: \"\", \"Sending\", \"\", \"Send\""
    )
    #expect(await line(1, 2) == "  values seen: 1, 2")
    #expect(await line(1, nil, 2) == "  values seen: 1, nil, 2")
    #expect(await line(State.idle, .idle, .cooking) == "  values seen: .idle, .cooking")
    #expect(await line([1], [1, 2]) == "  values seen: [1], [1, 2]")
  }

  @Test func `are not shown where there was only one`() async {
    #expect(await line("Sending") == nil)
    #expect(await line(2, 2, 2) == nil)
  }

  @Test func `are the last five, with a count of the others`() async {
    #expect(await line(1, 2, 3, 4, 5) == "  values seen: 1, 2, 3, 4, 5")
    #expect(await line(1, 2, 3, 4, 5, 6) == "  values seen: 1, 2, 3, 4, 5, 6")
    #expect(await line(1, 2, 3, 4, 5, 6, 7) == "  values seen: 2 others, then 3, 4, 5, 6, 7")
  }

  @Test func `share one line`() async {
    let long = String(repeating: "ramen", count: 200)
    #expect(
      await line("?", "!", "a\(long)", "b\(long)", "c\(long)", "d\(long)", "e\(long)")
        == "  values seen: 2 others, then "
        + ["a", "b", "c", "d", "e"].map { "\"\($0)ramenramenramenram\"..." }.joined(
          separator: ", ")
    )
  }

  @Test func `are not kept where they are objects or cannot be compared`() async {
    #expect(await line(Guest("Jon"), Guest("Ann")) == nil)
    #expect(await line(Guest("Jon"), nil) == nil)
    #expect(await line(Unequal(number: 1), Unequal(number: 2)) == nil)
  }
}
