import CharmestCore

/// A matcher, and what is true of a value where it judges.
struct RandomMatcher<Value> {
  let matcher: Matcher<Value>
  let truth: (Value) -> Truth
  /// Whether it also accepts nil where it judges what is in an optional, as `anything()` does.
  let acceptsNil: Bool

  init(
    _ matcher: Matcher<Value>, acceptsNil: Bool = false, _ truth: @escaping (Value) -> Truth
  ) {
    self.matcher = matcher
    self.truth = truth
    self.acceptsNil = acceptsNil
  }

  /// The truth of an optional property that it judges.
  func truth(ofProperty value: Value?) -> Truth { value.map(truth) ?? Truth(false) }

  /// A matcher that can judge everything.
  init(_ matcher: Matcher<Value>, if holds: @escaping (Value) -> Bool) {
    self.init(matcher) { Truth(holds($0)) }
  }
}

/// Random values of one kind, and random matchers for them.
struct RandomKind<Value> {
  typealias Random = SplitMix
  let value: (inout Random) -> Value
  /// The same value once more, its elements in another order if it has none.
  var copy: (Value) -> Value = { $0 }
  /// A matcher for values of this kind, whose parts have some levels.
  let own: (_ depth: Int, inout Random) -> RandomMatcher<Value>

  /// A matcher of this kind or for any value, with some levels.
  func matcher(_ depth: Int, _ random: inout Random) -> RandomMatcher<Value> {
    guard depth > 0 else { return random.percent(12) ? leaf(&random) : own(0, &random) }
    return random.percent(50) ? own(depth, &random) : logic(depth, &random)
  }

  func matchers(_ depth: Int, _ random: inout Random) -> [RandomMatcher<Value>] {
    random.list(upTo: 4) { matcher(depth, &$0) }
  }

  private struct Broken: Error {}

  private func leaf(_ random: inout Random) -> RandomMatcher<Value> {
    switch random.below(4) {
    case 0: RandomMatcher(anything(), acceptsNil: true) { _ in .yes }
    case 1: RandomMatcher(hasDescription(matchesPattern("("))) { _ in .unknown }
    case 2:
      RandomMatcher(Matcher("a broken one") { _ throws -> Bool in throw Broken() }) { _ in .unknown
      }
    default:
      RandomMatcher(having("part", { _ throws -> Int in throw Broken() }, 1)) { _ in .unknown }
    }
  }

  private func logic(_ depth: Int, _ random: inout Random) -> RandomMatcher<Value> {
    let a = matcher(depth - 1, &random)
    switch random.below(12) {
    case 0: return RandomMatcher(not(a.matcher)) { a.truth($0).opposite }
    case 1: return RandomMatcher(!a.matcher) { a.truth($0).opposite }
    case 2:
      let all = matchers(depth - 1, &random)
      let acceptsNil = !all.isEmpty && all.allSatisfy(\.acceptsNil)
      return RandomMatcher(allOf(all.map(\.matcher)), acceptsNil: acceptsNil) { value in
        .all(all.map { $0.truth(value) })
      }
    case 3:
      let all = matchers(depth - 1, &random)
      let acceptsNil = all.contains(where: \.acceptsNil)
      return RandomMatcher(anyOf(all.map(\.matcher)), acceptsNil: acceptsNil) { value in
        .any(all.map { $0.truth(value) })
      }
    case 4:
      let all = matchers(depth - 1, &random)
      return RandomMatcher(noneOf(all.map(\.matcher))) { value in
        .all(all.map { $0.truth(value).opposite })
      }
    case 5:
      let named = describedAs("a named one", a.matcher)
      return RandomMatcher(named, acceptsNil: a.acceptsNil, a.truth)
    case 6: return RandomMatcher(capture(into: ArgumentCaptor(), a.matcher), a.truth)
    default: break
    }
    let b = matcher(depth - 1, &random)
    switch random.below(5) {
    case 0:
      return RandomMatcher(a.matcher && b.matcher, acceptsNil: a.acceptsNil && b.acceptsNil) {
        .all([a.truth($0), b.truth($0)])
      }
    case 1:
      return RandomMatcher(a.matcher || b.matcher, acceptsNil: a.acceptsNil || b.acceptsNil) {
        .any([a.truth($0), b.truth($0)])
      }
    case 2:
      return RandomMatcher(noneOf(a.matcher, b.matcher)) {
        .all([a.truth($0).opposite, b.truth($0).opposite])
      }
    case 3: return RandomMatcher(having("itself", { $0 }, a.matcher), a.truth)
    default:
      // As a user writes one.
      return RandomMatcher(Matcher("an own one") { a.matcher.matches($0) }, a.truth)
    }
  }
}
