import CharmestCore
import Testing

/// A condition over small numbers, as a matcher and as the set of the numbers that it accepts.
private struct Condition {
  let matcher: Matcher<Int>
  let accepted: Set<Int>

  static let all = Set(0..<8)

  static func random(depth: Int, using random: inout SplitMix) -> Condition {
    guard depth > 0, Int.random(in: 0...4, using: &random) > 0 else {
      let accepted = all.filter { _ in Bool.random(using: &random) }
      return Condition(
        matcher: Matcher("one of \(accepted.sorted())") { accepted.contains($0) },
        accepted: accepted
      )
    }
    let first = Condition.random(depth: depth - 1, using: &random)
    let second = Condition.random(depth: depth - 1, using: &random)
    return switch Int.random(in: 0...2, using: &random) {
    case 0: first && second
    case 1: first || second
    default: !first
    }
  }

  static func && (first: Condition, second: Condition) -> Condition {
    Condition(
      matcher: first.matcher && second.matcher,
      accepted: first.accepted.intersection(second.accepted)
    )
  }

  static func || (first: Condition, second: Condition) -> Condition {
    Condition(
      matcher: first.matcher || second.matcher,
      accepted: first.accepted.union(second.accepted)
    )
  }

  static prefix func ! (condition: Condition) -> Condition {
    Condition(matcher: !condition.matcher, accepted: all.subtracting(condition.accepted))
  }
}

@Suite("The laws of logic") struct LogicLawsTests {
  @Test("hold for long chains, from both ends")
  func longChains() {
    var (first, last): (Matcher<Int>, Matcher<Int>) = (equalTo(-1), equalTo(-1))
    for number in 0..<2_000 {
      first = first || equalTo(number)
      last = equalTo(number) || last
    }
    for matcher in [first, last] {
      #expect(matcher.matches(1_999).isMatch)
      #expect(!matcher.matches(2_000).isMatch)
      #expect(matcher.operands?.matchers.count == 2_001)
    }
  }

  private func accepted(by matcher: Matcher<Int>) -> Set<Int> {
    Condition.all.filter { matcher.matches($0).isMatch }
  }

  @Test("hold for nested matchers", arguments: [1, 2, 3] as [UInt64])
  func laws(seed: UInt64) {
    var random = SplitMix(state: seed)
    for round in 1...rounds(500) {
      let place: Comment = "seed \(seed), round \(round)"
      let first = Condition.random(depth: 4, using: &random)
      let second = Condition.random(depth: 3, using: &random)
      let (a, b) = (first.matcher, second.matcher)
      #expect(accepted(by: a) == first.accepted, place)
      #expect(accepted(by: not(not(a))) == first.accepted, place)
      #expect(accepted(by: !(a && b)) == accepted(by: !a || !b), place)
      #expect(accepted(by: !(a || b)) == accepted(by: !a && !b), place)
      #expect(accepted(by: allOf([a, b])) == accepted(by: a && b), place)
      #expect(accepted(by: anyOf([a, b])) == accepted(by: a || b), place)
    }
  }

  @Test("leave a text for every mismatch, and none for a match")
  func texts() {
    var random = SplitMix(state: 4)
    for round in 1...rounds(200) {
      let condition = Condition.random(depth: 4, using: &random)
      for value in Condition.all.sorted() {
        let text = explain(value, condition.matcher, "it")
        #expect((text == nil) == condition.accepted.contains(value), "seed 4, round \(round)")
        #expect(text.map { $0.summary.hasPrefix("it: ") } ?? true, "seed 4, round \(round)")
      }
    }
  }
}
