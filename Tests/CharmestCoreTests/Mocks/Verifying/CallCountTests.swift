import CharmestCore
import Testing

@Suite("CallCount") struct CallCountTests {
  @Test(
    "says in words how many calls it allows, and allows no others",
    arguments: [
      (CallCount.once, "1 call", 1...1),
      (.never, "no calls", 0...0),
      (.exactly(3), "3 calls", 3...3),
      (2, "2 calls", 2...2),
      (.atLeastOnce, "at least 1 call", 1...Int.max),
      (.atLeast(2), "at least 2 calls", 2...Int.max),
      (.atMost(1), "at most 1 call", 0...1),
      (.atMost(2), "at most 2 calls", 0...2),
      (.between(1...3), "1 to 3 calls", 1...3),
    ]
  )
  func counts(_ count: CallCount, _ words: String, _ allowed: ClosedRange<Int>) {
    #expect(count.description == words)
    for number in [0, 1, 2, 3, 4, Int.max] {
      #expect(count.allows(number) == allowed.contains(number))
    }
  }

  @Test(
    "is never met below zero",
    arguments: [CallCount.exactly(-1), .atLeast(-1), .atMost(-1), .between(-2 ... -1)])
  func negative(_ count: CallCount) {
    let failures = collectFailures { verify(MockStove().lightCalls, count) }
    #expect(failures.count == 1)
  }
}
