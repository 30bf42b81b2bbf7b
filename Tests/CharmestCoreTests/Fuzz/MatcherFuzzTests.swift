import CharmestCore
import Testing

/// Random matchers of random matchers judge random values as a naive evaluator does, which knows of
/// each what is true, what is not, and what nobody can tell.
@Suite("Random matchers") struct MatcherFuzzTests {
  /// A random value and a random matcher of each kind.
  private static let kinds: [@Sendable (inout SplitMix) -> String?] = [
    { problem(RandomKind<Int>.number, &$0) },
    { problem(RandomKind<String>.text, &$0) },
    { problem(RandomKind<[Int]>.numbers, &$0) },
    { problem(RandomKind<Set<Int>>.set, &$0) },
    { problem(RandomKind<Any>.any, &$0) },
    { problem(RandomKind<Visitor>.visitor, &$0) },
    { problem(RandomKind<Int?>.optional(.number), &$0) },
    { problem(RandomKind<[Int]?>.optional(.numbers), &$0) },
    { problem(RandomKind<Int??>.optional(.optional(.number)), &$0) },
    { problem(RandomKind<Result<Int, NumberedError>>.result(.number), &$0) },
    { problem(RandomKind<[[Int]]>.list(.numbers), &$0) },
    { problem(RandomKind<[String]>.list(.text), &$0) },
    { problem(RandomKind<[Visitor]>.list(.visitor), &$0) },
    { problem(RandomKind<[Int?]>.list(.optional(.number)), &$0) },
    { problem(RandomKind<[Int: Int]>.dictionary(.number), &$0) },
    { problem(RandomKind<[Int: [Int]]>.dictionary(.numbers), &$0) },
    { problem(RandomKind<[Int: Int?]>.dictionary(.optional(.number)), &$0) },
    { problem(RandomKind<[[Int: String]]>.list(.dictionary(.text)), &$0) },
  ]

  @Test("judge as a naive evaluator does")
  func judge() {
    Fuzzing.tryAll(of: "MatcherFuzzTests") { random in
      random.element(of: Self.kinds)(&random)
    }
  }

  private static func problem<Value>(_ kind: RandomKind<Value>, _ random: inout SplitMix)
    -> String?
  {
    let expected = kind.matcher(random.below(4), &random)
    let value = kind.value(&random)
    let (matcher, opposite) = (expected.matcher, not(expected.matcher))
    let truth = expected.truth(value)
    // Made only for a problem.
    var place: String { "\(value): \(matcher): \(truth)" }
    func verdicts(_ passes: Bool, _ oppositePasses: Bool) -> String? {
      if (passes, oppositePasses) == (truth == .yes, truth == .no) { return nil }
      return "\(place), but passes: \(passes), under not: \(oppositePasses)"
    }
    // Texts take many times as long as verdicts.
    guard random.percent(5) else {
      return verdicts(
        matcher.matches(kind.copy(value)).isMatch, opposite.matches(kind.copy(value)).isMatch)
    }
    let label = random.element(of: ["it", "a\nlabel", String(repeating: "label", count: 60)])
    func texts(of matcher: Matcher<Value>, _ value: Value) -> [FailureText] {
      collectFailures { assertThat(value, matcher, label) }.map(\.text)
    }
    let failures = texts(of: matcher, kind.copy(value))
    let opposites = texts(of: opposite, kind.copy(value))
    if let problem = verdicts(failures.isEmpty, opposites.isEmpty) { return problem }
    if max(failures.count, opposites.count) > 1 { return "\(place): \(failures), \(opposites)" }
    if let problem = (failures + opposites).lazy.compactMap(Fuzzing.problem).first {
      return "\(place): \(problem)"
    }
    let again = failures.isEmpty ? failures : texts(of: matcher, value)
    return again.count == failures.count ? nil : "\(place): first \(failures), then \(again)"
  }
}
