import CharmestCore
import Testing

/// Random matchers of values with parts that can be read only once, judged by the library and by
/// the elements that the parts had: the verdict is the right one or undecided, never wrong.
@Suite("Random matchers of parts that can be read only once") struct ReadingFuzzTests {
  private struct World {
    let it: OneShot<Int>
    let any: AnyIterator<Int>
    let plain: [Int]
    let list: [OneShot<Int>]
    let named: [String: OneShot<Int>]
    let optional: OneShot<Int>?
    let numbers: [[Int]]

    var fresh: OneShot<Int> { OneShot(of: numbers[0]) }
    var wrapped: AnySequence<Int> { AnySequence(it) }
    var drained: AnyIterator<Int> { AnyIterator { [it] in it.next() } }

    init(_ numbers: [[Int]]) {
      self.numbers = numbers
      it = OneShot(of: numbers[0])
      any = AnyIterator(numbers[1].makeIterator())
      plain = numbers[2]
      list = [OneShot(of: numbers[2]), OneShot(of: numbers[3])]
      named = ["a": OneShot(of: numbers[0]), "b": OneShot(of: numbers[3])]
      optional = OneShot(of: numbers[1])
    }
  }

  private typealias Holds = ([[Int]]) -> Bool

  @Test("are judged rightly or not at all")
  func judge() {
    let (decided, undecided) = judge { random in Self.whole(3, of: 15, &random) }
    #expect(decided > undecided * 5)
  }

  /// A closure that reads a part may run once: two would have to know of each other.
  @Test("are judged rightly or not at all beside closures that read the parts, too")
  func closures() {
    let (decided, undecided) = judge { random in
      let (matcher, holds) = Self.whole(2, of: 18, &random)
      let (other, holdsToo) = Self.closure(&random)
      return random.percent(50)
        ? (allOf(matcher, other), { holds($0) && holdsToo($0) })
        : (anyOf(other, matcher), { holds($0) || holdsToo($0) })
    }
    #expect(decided > undecided / 10)
  }

  private func judge(_ make: (inout SplitMix) -> (Matcher<World>, Holds)) -> (Int, Int) {
    var undecided = 0
    var decided = 0
    Fuzzing.tryAll(of: "ReadingFuzzTests") { random in
      let numbers = (0..<4).map { _ in random.list(upTo: 3) { $0.below(4) } }
      let (matcher, holds) = make(&random)
      let isMatch = matcher.matches(World(numbers)).isMatch
      let isOpposite = not(matcher).matches(World(numbers)).isMatch
      if isMatch == isOpposite { undecided += 1 } else { decided += 1 }
      if isMatch && !holds(numbers) || isOpposite && holds(numbers) {
        return "\(numbers): \(matcher) is \(holds(numbers)), not \(isMatch)"
      }
      return nil
    }
    return (decided, undecided)
  }

  /// A matcher of a sequence of numbers, and whether it matches.
  private static func sequence<Items: Sequence>(_ random: inout SplitMix) -> (
    Matcher<Items>, ([Int]) -> Bool
  ) where Items.Element == Int {
    let n = random.below(4)
    switch random.below(8) {
    case 0: return (hasItem(n), { $0.contains(n) })
    case 1: return (hasItem(greaterThan(n)), { $0.contains { $0 > n } })
    case 2: return (everyItem(lessThan(n)), { $0.allSatisfy { $0 < n } })
    case 3: return (contains([n]), { $0 == [n] })
    case 4: return (isSorted(), { $0 == $0.sorted() })
    case 5: return (hasItem(equalTo(n), atIndex: 0), { $0.first == n })
    case 6: return (containsInRelativeOrder([n]), { $0.contains(n) })
    default:
      let (matcher, holds): (Matcher<Items>, ([Int]) -> Bool) = sequence(&random)
      let (other, holdsToo): (Matcher<Items>, ([Int]) -> Bool) = sequence(&random)
      switch random.below(3) {
      case 0: return (matcher && other, { holds($0) && holdsToo($0) })
      case 1: return (matcher || other, { holds($0) || holdsToo($0) })
      default: return (not(matcher), { !holds($0) })
      }
    }
  }

  /// A matcher of a part, and whether it matches.
  private static func part(of kinds: Int, _ random: inout SplitMix) -> (Matcher<World>, Holds) {
    switch random.below(kinds) {
    case 0: return named(sequence(&random), 0) { hasProperty(\.it, $0) }
    case 1: return named(sequence(&random), 1) { hasProperty(\.any, $0) }
    case 2: return named(sequence(&random), 2) { hasProperty(\.plain, $0) }
    case 3: return named(sequence(&random), 0) { hasProperty(\.fresh, $0) }
    case 4: return named(sequence(&random), 0) { hasProperty(\.wrapped, $0) }
    case 5:
      return named(sequence(&random), 1) { hasProperty("any", $0 as Matcher<AnyIterator<Int>>) }
    case 6: return named(sequence(&random), 0) { having("it", { $0.it }, $0) }
    case 7: return named(sequence(&random), 0) { hasProperty(\.named, hasEntry("a", $0)) }
    case 8: return named(sequence(&random), 1) { hasProperty(\.optional, presentAnd($0)) }
    case 9: return named(sequence(&random), 3) { hasProperty(\.list, hasItem($0, atIndex: 1)) }
    case 10:
      let (matcher, holds): (Matcher<OneShot<Int>>, ([Int]) -> Bool) = sequence(&random)
      return (hasProperty(\.list, hasItem(matcher)), { holds($0[2]) || holds($0[3]) })
    case 11:
      let (matcher, holds): (Matcher<OneShot<Int>>, ([Int]) -> Bool) = sequence(&random)
      return (hasProperty(\.list, everyItem(matcher)), { holds($0[2]) && holds($0[3]) })
    case 12:
      let (matcher, holds): (Matcher<OneShot<Int>>, ([Int]) -> Bool) = sequence(&random)
      return (hasProperty(\.named, hasValue(matcher)), { holds($0[0]) || holds($0[3]) })
    case 13:
      let (matcher, holds): (Matcher<OneShot<Int>>, ([Int]) -> Bool) = sequence(&random)
      let (other, holdsToo): (Matcher<OneShot<Int>>, ([Int]) -> Bool) = sequence(&random)
      return (
        hasProperty(\.list, containsInAnyOrder(matcher, other)),
        { holds($0[2]) && holdsToo($0[3]) || holds($0[3]) && holdsToo($0[2]) }
      )
    case 14: return named(sequence(&random), 1) { having("any", { AnySequence($0.any) }, $0) }
    case 15: return named(sequence(&random), 0) { hasProperty(\.drained, $0) }
    case 16:
      return named(sequence(&random), 0) {
        having("drained", { world in AnyIterator { world.it.next() } }, $0)
      }
    default: return named(sequence(&random), 0) { having("copy", { AnySequence($0.it) }, $0) }
    }
  }

  /// A matcher with a closure that reads a part, and whether it matches.
  private static func closure(_ random: inout SplitMix) -> (Matcher<World>, Holds) {
    let n = random.below(6)
    switch random.below(4) {
    case 0: return named(sequence(&random), 0) { having("all", { Array($0.it) }, $0) }
    case 1: return (having("sum", { $0.it.reduce(0, +) }, n), { $0[0].reduce(0, +) == n })
    case 2:
      return (Matcher("the sum \(n)") { $0.it.reduce(0, +) == n }, { $0[0].reduce(0, +) == n })
    default: return (Matcher("first \(n)") { $0.it.next() == n }, { $0[0].first == n })
    }
  }

  private static func named<Items>(
    _ sequence: (Matcher<Items>, ([Int]) -> Bool), _ index: Int,
    _ part: (Matcher<Items>) -> Matcher<World>
  ) -> (Matcher<World>, Holds) { (part(sequence.0), { sequence.1($0[index]) }) }

  private static func whole(
    _ depth: Int, of kinds: Int, _ random: inout SplitMix
  ) -> (Matcher<World>, Holds) {
    guard depth > 0, random.percent(80) else { return part(of: kinds, &random) }
    let (matcher, holds) = whole(depth - 1, of: kinds, &random)
    let (other, holdsToo) = whole(depth - 1, of: kinds, &random)
    switch random.below(6) {
    case 0: return (allOf(matcher, other), { holds($0) && holdsToo($0) })
    case 1: return (anyOf(matcher, other), { holds($0) || holdsToo($0) })
    case 2: return (not(matcher), { !holds($0) })
    case 3: return (noneOf(matcher, other), { !holds($0) && !holdsToo($0) })
    case 4: return (object(matcher, other), { holds($0) && holdsToo($0) })
    default: return (when(matcher, then: other), { !holds($0) || holdsToo($0) })
    }
  }
}
