/// Matches a collection that has a matching element for each matcher, in this order.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", hasPrefix("serve")))
/// // steps: missing a string starting with "serve" after [2] "boil" (1 of 2 found up to there)
/// ```
///
/// Other elements may come between them.
///
/// - Parameters:
///   - first: A matcher for the element that comes first.
///   - rest: Matchers for the elements that follow.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Collection>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsInRelativeOrder([first] + rest) }

/// Matches a collection that has a matching element for each matcher of a list, in this order.
///
/// - Parameter matchers: The matchers, in order. With none, every collection matches.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Collection>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in "\(sense.not)the items \(matchers) in this order" }
  let order = matchers.count < 2 ? ElementOrder.ignored : .needed
  return Matcher(ofElements: .upToMatch, order, describedBy: describe, certain: .both) {
    items, judging in
    var found: [Int] = []
    // How many are found if all parts match that could not be judged.
    var possible = 0
    // Of the next matcher, and the elements behind the last one found.
    var mismatches: [Mismatch] = []
    // The earliest matching element is never worse than a later one.
    for (position, element) in zip(positions(in: items), items) {
      if found.count == matchers.count { break }
      let verdict = judging.judge(matchers[found.count], element)
      if possible < matchers.count {
        // On its own, because what it captures does not count.
        var alone = Judging()
        let possibly = possible == found.count ? verdict : alone.judge(matchers[possible], element)
        if possibly.mismatch?.isUndecided ?? true { possible += 1 }
      }
      switch verdict {
      case .match:
        found.append(position)
        mismatches.removeAll(keepingCapacity: true)
      case .mismatch(let mismatch): mismatches.append(mismatch)
      }
    }
    if found.count == matchers.count { return .match }
    if possible == matchers.count, let doubt = judging.doubt { return .undecided(by: doubt) }
    return .mismatch { [found, mismatches] _ in
      explain(items, missing: matchers, behind: found, mismatches)
    }
  }
}

private func explain<Items: Collection>(
  _ items: Items, missing matchers: [Matcher<Items.Element>], behind found: [Int],
  _ mismatches: [Mismatch]
) -> Explanation {
  let elements = Elements(items)
  func text(_ position: Int) -> Phrase {
    "\(elements.path(position).text) \(value: elements.array[position])"
  }
  let matcher = matchers[found.count]
  let place: Phrase = found.last.map { "after \(text($0))" } ?? "first"
  let early = elements.array[..<(found.last ?? 0)].indices.first { position in
    !found.contains(position) && matcher.mismatchForText(of: elements.array[position]) == nil
  }
  let next = found.last.map { $0 + 1 } ?? 0
  let nearest = Unmatched(
    LazyElements([matcher], \.expected), elements, Array(next..<elements.array.count),
    tellsUnexpected: false
  ) { mismatches[$1 - next] }
  let claim: Difference.Claim =
    if let early {
      .reason(expected: "\(matcher.expected) \(place)", but: "it came before, at \(text(early))")
    } else if case .missing(let missing) = nearest.missing.first?.claim {
      .missing(found.isEmpty ? missing : "\(missing) \(place)")
    } else {
      .missing("\(matcher.expected) \(place)")
    }
  let note: Phrase? = found.isEmpty ? nil : "\(found.count) of \(matchers.count) found up to there"
  return Explanation(claim, note: note).showing(items)
}

/// Matches a collection that has these values in this order, perhaps with others between them.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", "serve"))
/// // steps: missing "serve" after [2] "boil" (1 of 2 found up to there)
/// ```
///
/// - Parameters:
///   - first: The value that comes first.
///   - rest: The values that follow.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Collection>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
  containsInRelativeOrder(([first] + rest).map { equalTo($0) })
}

/// Matches a collection that has all values of another in their order, perhaps with others between
/// them.
///
/// - Parameter values: The values, in order. If there are no values, every collection matches. A
///   set with several values fails, because its values have no order.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Collection, Values: Collection>(_ values: Values)
  -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element
{ Matcher(of: values, .ofSeveral) { containsInRelativeOrder($0.map { equalTo($0) }) } }
