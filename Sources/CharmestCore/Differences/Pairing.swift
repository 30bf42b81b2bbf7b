/// The largest pairing of matchers with elements, each with at most one of the other side.
///
/// A maximum matching of a bipartite graph by augmenting paths (H. W. Kuhn, "The Hungarian method",
/// 1955): a matcher takes an element that it matches. If another matcher has that element, the
/// other one looks for a new element. If none is found, no pairing exists: the matchers that were
/// asked match only the elements that were seen, and those are fewer.
///
/// - Complexity: O(*n* · *m*) judgements for *n* matchers and *m* elements, and O(*n* · *e*) steps
///   for *e* matching pairs.
struct Pairing {
  private(set) var elementOfMatcher: [Int?]
  private var matcherOfElement: [Int?]
  /// The elements that each matcher matches.
  private let matching: [[Int]]
  /// Matchers that match only some elements, which are fewer.
  private(set) var proofs: [(matchers: [Int], elements: [Int])] = []

  init(_ matchers: Int, _ elements: Int, _ matches: (Int, Int) -> Bool) {
    elementOfMatcher = Array(repeating: nil, count: matchers)
    matcherOfElement = Array(repeating: nil, count: elements)
    // Fast path: most lists come in the expected order.
    let known = (0..<min(matchers, elements)).map { matches($0, $0) }
    if matchers == elements, known.allSatisfy(\.self) {
      elementOfMatcher = Array(0..<matchers)
      matcherOfElement = elementOfMatcher
      matching = []
    } else {
      matching = (0..<matchers).map { matcher in
        (0..<elements).filter { element in
          element == matcher ? known[element] : matches(matcher, element)
        }
      }
    }
  }

  /// The matchers and the elements without a partner.
  mutating func unpaired() -> (matchers: [Int], elements: [Int]) {
    for matcher in elementOfMatcher.indices where elementOfMatcher[matcher] == nil {
      let seen = pair(matcher)
      if seen.isEmpty { continue }
      proofs.append((seen.compactMap { matcherOfElement[$0] } + [matcher], seen))
    }
    return (
      elementOfMatcher.indices.filter { elementOfMatcher[$0] == nil },
      matcherOfElement.indices.filter { matcherOfElement[$0] == nil }
    )
  }

  /// Gives a matcher an element; if there is none, returns all elements that were seen, in order.
  private mutating func pair(_ matcher: Int) -> [Int] {
    var asking = [matcher]
    var matcherThatSaw: [Int: Int] = [:]
    // No recursion: a chain may be longer than a stack is deep.
    while let next = asking.popLast() {
      for element in matching[next] where matcherThatSaw[element] == nil {
        matcherThatSaw[element] = next
        if let owner = matcherOfElement[element] {
          asking.append(owner)
          continue
        }
        var taken: Int? = element
        while let element = taken, let matcher = matcherThatSaw[element] {
          taken = elementOfMatcher[matcher]
          elementOfMatcher[matcher] = element
          matcherOfElement[element] = matcher
        }
        return []
      }
    }
    return matcherThatSaw.keys.sorted()
  }
}
