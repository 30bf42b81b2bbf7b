/// Matches a sequence if a matcher matches at least one of its elements.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("tam")))
/// // extras: expected an item that is a string starting with "tam", but was ["nori"]
/// ```
///
/// It stops at the first match, so a sequence that is not a collection may be endless.
///
/// - Parameter matcher: What is expected of one element.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements up to the first match.
@inlinable @_disfavoredOverload public func hasItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  Matcher(
    describedBy: {
      .contents("\($0.isOpposite ? "no" : "an") item \(matcher.expected.relativeClause)")
    },
    decidedBy: .matchingParts
  ) { items, judging in
    var elements = Elements(readOnDemand: items, by: &judging)
    var mismatches: [(index: Int, mismatch: Mismatch)] = []
    while elements.reach(mismatches.count) {
      if let index = judging.judge(
        matcher, eachOf: elements.array, from: mismatches.count, untilMatch: true, &mismatches,
        at: elements.path)
      {
        return judging.match(at: index, in: elements) { matchToName(matcher, from: $0, in: $1) }
      }
    }
    if let undecided = elements.undecidedRest { return undecided }
    return .mismatch { [elements, mismatches] in
      missing(from: elements, mismatches: mismatches, expected: $0)
    }
  }
}

/// Matches a sequence that has this value as an element.
///
/// ```swift
/// assertThat(extras, hasItem("tamago"))
/// // extras: expected an item "tamago", but was ["nori"]
/// ```
///
/// - Parameter value: The value that one element must equal.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements up to the first match.
@inlinable public func hasItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable {
  Matcher(
    describedBy: { .contents("\($0.isOpposite ? "no" : "an") item \(describing(value))") }
  ) { items, judging in
    var elements = Elements(readOnDemand: items, by: &judging)
    // A range knows what it contains, without reading its elements.
    let knowsItsElements = elements.areTooMany && items is any RangeExpression
    if knowsItsElements, !items.contains(value) {
      return .mismatch { [elements] in missing(value, from: elements, expected: $0) }
    }
    var judged = 0
    while elements.reach(judged) {
      if let index = indexOfFirst(value, in: elements.array, from: judged) {
        return judging.match(at: index, in: elements) { position(of: $0, in: $1) }
      }
      judged = elements.array.count
    }
    if knowsItsElements { return .match }
    if let undecided = elements.undecidedRest { return undecided }
    return .mismatch { [elements] in missing(value, from: elements, expected: $0) }
  }
}

extension Judging {
  /// A match of an element; where the opposite is expected, this is what came instead of it.
  ///
  /// The elements are no capture of the caller's closure: what it captures is allocated also where
  /// it is not needed.
  @inlinable func match<Items: Sequence>(
    at index: Int, in elements: Elements<Items>,
    because reason: @escaping (Int, Elements<Items>) -> Phrase
  ) -> Verdict {
    guard context.sense.isOpposite else { return .match }
    return match(because: reason(index, elements))
  }
}

/// The match to name where none was expected: of elements in no order, the first one in an order that
/// is the same in every process.
@usableFromInline func matchToName<Items: Sequence>(
  _ matcher: Matcher<Items.Element>, from first: Int, in elements: Elements<Items>
) -> Phrase {
  guard !elements.areOrdered else { return position(of: first, in: elements) }
  var (elements, judging) = (elements, Judging(JudgingContext(effects: .never)))
  var matches: Set = [first]
  var next = first + 1
  while elements.reach(next) {
    if judging.judge(matcher, next, of: elements).isMatch { matches.insert(next) }
    next += 1
  }
  return position(of: elements.indices.first(where: matches.contains) ?? first, in: elements)
}

/// Generic over the element only: otherwise unoptimized code looks up types for each element.
@inlinable func indexOfFirst<Value: Equatable>(_ value: Value, in values: [Value], from start: Int)
  -> Int?
{
  var index = start
  while index < values.count {
    if values[index] == value { return index }
    index += 1
  }
  return nil
}

/// For several elements use `hasItems`; for several conditions on one element use `allOf`.
@available(*, unavailable, message: "write hasItems for one element each, or hasItem(allOf(…))")
public func hasItem<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ second: Matcher<Items.Element>,
  _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { hasItems([first, second] + rest) }

/// Matches a sequence that has a matching element for each of these matchers.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", hasPrefix("wak")))
/// // extras: missing a string starting with "wak", but was ["nori", "tamago"]
/// //   (1 of 2 expected items found)
/// ```
///
/// One element may match several matchers, and other elements do not matter. The failure names
/// everything that is missing.
///
/// - Parameters:
///   - first: What is expected of one element.
///   - rest: What is expected of other elements.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the matchers.
@_disfavoredOverload public func hasItems<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { hasItems([first] + rest) }

/// Several items that are expected, or the opposite.
private func items(_ expected: some Collection<Phrase>, _ sense: Sense) -> Phrase {
  let described = sense.expecting(
    "items \(list(expected, joint: .and))", orAnythingIf: expected.isEmpty)
  return expected.isEmpty ? described : .contents(described)
}

/// Matches a sequence that has a matching element for each matcher of a list.
///
/// - Parameter matchers: What is expected; each matcher is for one element. An empty list matches
///   every sequence.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the matchers.
@_disfavoredOverload public func hasItems<Items: Sequence>(_ matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{
  Matcher(
    describedBy: { items(matchers.lazy.map(\.expected), $0) },
    decidedBy: .matchingParts
  ) { items, judging in
    let elements = Elements(of: items, by: &judging)
    var absent: [(matcher: Matcher<Items.Element>, mismatches: [(Int, Mismatch)])] = []
    for matcher in matchers {
      var mismatches: [(Int, Mismatch)] = []
      let isPresent = elements.array.indices.contains { index in
        let mismatch = judging.judge(matcher, index, of: elements).mismatch
        if let mismatch { mismatches.append((index, mismatch)) }
        return mismatch == nil
      }
      let isListed = absent.count < Layout.mostListed
      if !isPresent { absent.append((matcher, isListed ? mismatches : [])) }
    }
    if absent.isEmpty { return elements.match(judging) }
    return .mismatch { [absent] in
      let missing = absent.map { matcher, mismatches in
        // Many matchers together are compared with as many elements as one alone would be.
        let most = Layout.comparedValues / min(absent.count, Layout.mostListed)
        return (
          matcher.expected, Nearest(among: elements.inStableOrder(mismatches), atMost: most)
        )
      }
      return elements.explanation(missing: missing, of: matchers.count)
    }
  }
}

extension Elements {
  /// Explains that some of several expected items are missing.
  fileprivate func explanation(
    missing: [(expected: Phrase, nearest: Nearest?)], of total: Int
  ) -> Explanation {
    let isAlone = missing.count == 1
    let all = missing.map { self.missing($0.expected, $0.nearest, isOneOfSeveral: !isAlone) }
    // Where all elements are seen, the nearest of each need not be named as well.
    let areInSight =
      isAlone && missing[0].nearest != nil
      ? .never
      : missing.compactMap(\.nearest).reduce(Phrase.Condition.shown([description])) {
        .both($0, $1.isInSight)
      }
    let expected = list(missing.map(\.expected))
    var explanation = Explanation(
      .missing(.if(areInSight, "\(expected), but was \(description)", orElse: list(all))),
      note: total == 1 ? nil : "\(total - missing.count) of \(total) expected items found",
      details: DetailLine.list(all.map { ("missing", $0) }).needed(.unlessSaid),
      whole: whole
    ).summingUp { missing.listable.map { Difference(.missing($0.expected)) } }
    explanation.differences[0].wordsBehindBut = .if(
      areInSight, "was \(description), missing \(expected)", orElse: "missing \(list(all))")
    return explanation
  }
}

/// Matches a sequence that has all these values.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", "wakame"))
/// // extras: missing "wakame", but was ["nori", "tamago"] (1 of 2 expected items found)
/// ```
///
/// Order, repetition and other elements do not matter.
///
/// - Parameters:
///   - first: A value that one element must equal.
///   - rest: Other values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the values.
public func hasItems<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...) -> Matcher<
  Items
> where Items.Element: Equatable { hasItems([first] + rest) }

/// Matches a sequence that has all values of another.
///
/// - Parameter values: The values. Without values, every sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the values.
public func hasItems<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  let values = stableArray(of: values)
  return Matcher(
    describedBy: { items(values.lazy.map { describing($0) }, $0) }
  ) { items, judging in
    let elements = Elements(of: items, by: &judging)
    let absent = values.filter { indexOfFirst($0, in: elements.array, from: 0) == nil }
    if absent.isEmpty { return elements.match(judging) }
    return .mismatch {
      let elements = elements.inStableOrder
      let missing = absent.enumerated().map { number, value in
        let nearest =
          number < Layout.mostListed
          ? Nearest(of: elements.array.count) { (value, elements.array[$0]) } : nil
        return (describing(value), nearest)
      }
      return elements.explanation(missing: missing, of: values.count)
    }
  }
}

/// Matches a sequence if a matcher matches the element at a position.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
/// // extras[1]: expected a string starting with "wak", but was "nori"
/// ```
///
/// A position that does not exist is a mismatch.
///
/// - Parameters:
///   - matcher: What is expected of the element.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*i*) for a collection that is not lazy, where *i* is the position; otherwise
///   O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func hasItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>, atIndex index: Int
) -> Matcher<Items> {
  Matcher(describedBy: { "\($0.not)a collection with [\(index)] \(matcher.expected)" }) {
    items, judging in
    guard let elements = Elements(inOrder: items, upTo: index, by: &judging) else {
      return .noOrder(of: items)
    }
    guard elements.array.indices.contains(index) else {
      if index < 0 { return .mismatch(but: "no element can be at [\(index)]") }
      if let undecided = elements.undecidedRest { return undecided }
      return .mismatch(
        but: "it has \(counted(elements.array.count, "element")): \(elements.description)")
    }
    let verdict = judging.judge(matcher, index, of: elements)
    if case .match(because: nil) = verdict {
      return judging.match(because: position(of: index, in: elements))
    }
    return verdict.at(elements.path(index)).explained { inner in
      var explanation = inner
      let isNeeded = inner.whole?.expected != nil || inner.whole?.actual?.isAtAGlance == false
      explanation.whole = isNeeded ? inner.whole : elements.whole
      return explanation
    }
  }
}

/// Matches a sequence whose element at a position equals a value.
///
/// ```swift
/// assertThat(extras, hasItem("wakame", atIndex: 1))
/// // extras[1]: expected "wakame", but was "nori"
/// ```
///
/// - Parameters:
///   - value: The value that the element must equal.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*i*) for a collection that is not lazy, where *i* is the position; otherwise
///   O(*n*), where *n* is the number of elements.
public func hasItem<Items: Sequence>(_ value: Items.Element, atIndex index: Int) -> Matcher<Items>
where Items.Element: Equatable { hasItem(equalTo(value), atIndex: index) }

/// Matches a sequence if a matcher matches all its elements.
///
/// ```swift
/// assertThat(values, everyItem(greaterThan(0)))
/// // values: expected every element to be a value greater than 0, but 3 of 1000 were not:
/// //   [17] was -4, [512] was -9, [998] was -1
/// ```
///
/// The empty sequence matches. Every element is judged once, and the failure counts all elements
/// that do not match.
///
/// - Parameter matcher: What is expected of each element.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable @_disfavoredOverload public func everyItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  Matcher(describedBy: {
    .contents(
      "\($0.not)every element to \(matcher.expected.infinitive)",
      owned: "\($0.not)elements each of which \(matcher.expected.predicate)")
  }) { items, judging in
    let elements = Elements(inAnyOrder: items, by: &judging)
    var mismatches: [(index: Int, mismatch: Mismatch)] = []
    _ = judging.judge(matcher, eachOf: elements.array, &mismatches, at: elements.path)
    return mismatches.isEmpty
      ? elements.match(judging)
      : .mismatch { explain(mismatches, of: elements, each: matcher.expected, expected: $0) }
  }
}

/// Matches a sequence if all its elements equal a value.
///
/// - Parameter value: The value that each element must equal.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable public func everyItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { everyItem(equalTo(value)) }

@usableFromInline func explain<Items: Sequence>(
  _ mismatches: [(index: Int, mismatch: Mismatch)], of elements: Elements<Items>,
  each condition: Phrase, expected: Phrase
) -> Explanation {
  let mismatches = elements.inStableOrder(mismatches)
  // Of a long condition, what was expected of the part that is wrong says more than its beginning.
  let isLong =
    expected.longText.count > Layout.longCondition
    && mismatches.prefix(Layout.named).allSatisfy { $0.mismatch.explanation.isInside }
  let listed = Phrase(
    listing: mismatches.indices.lazy.map { position -> Phrase in
      let (index, mismatch) = mismatches[position]
      let outcome =
        isLong
        ? mismatch.explanation.at(elements.path(index)).asItem
        : elements.outcome(of: mismatch, at: index)
      let explanation = mismatch.explanation
      guard elements.areOrdered, position > 0, !explanation.isInside, !explanation.explainsBelow
      else { return outcome }
      let (previous, other) = mismatches[position - 1]
      return elements.haveSameOutcome(mismatch, at: index, other, at: previous)
        ? "\(elements.place(index)) the same" : outcome
    },
    rest: { shown in
      let rest = mismatches.dropFirst(shown)
      return elements.areOrdered && rest.count <= Layout.placesOfRest
        ? Phrase("and " + rest.map { elements.place($0.index) }.joined(separator: ", "))
        : Phrase(andMore(rest.count))
    })
  let total = elements.array.count
  let all = elements.areTooMany ? "the first \(total)" : "\(total)"
  let count = "\(mismatches.count) of \(all)"
  let verb = isLong || condition.isOfContents ? "did" : wasOrWere(mismatches.count)
  let claim = Difference.Claim.reason(
    expected: isLong ? "every element to match" : expected,
    but: "\(count) \(verb) not: \(listed)")
  let explanation = Explanation(
    claim,
    details: elements.details(mismatches).needed(.unlessSaid) + elements.wholes(of: mismatches),
    whole: elements.whole
  ).summingUp {
    mismatches.listable.flatMap { index, mismatch in
      let explanation = mismatch.explanation
      return explanation.at(elements.path(index, of: explanation)).each
    }
  }
  return isLong ? explanation.expecting(expected, ifCut: true) : explanation
}

extension Elements {
  /// Whether the same is wrong with two elements, and is too long to be read twice.
  fileprivate func haveSameOutcome(
    _ mismatch: Mismatch, at index: Int, _ other: Mismatch, at otherIndex: Int
  ) -> Bool {
    let (outcome, otherOutcome) = (mismatch.outcome, other.outcome)
    guard outcome.isOnALine, otherOutcome.isOnALine else { return false }
    let text = outcome.plainText
    guard text.count > Layout.shortOutcome, text == otherOutcome.plainText else { return false }
    // Unequal elements may read alike.
    return areEqual(array[index], array[otherIndex]) != false
  }
}

@usableFromInline func position<Items: Sequence>(of index: Int, in elements: Elements<Items>)
  -> Phrase
{
  let verb = elements.areOrdered ? "\(elements.place(index)) was" : "contained"
  return "\(verb) \(describing(elements.array[index]))"
}

/// Explains that a value is not among some elements.
@usableFromInline func missing<Items: Sequence>(
  _ value: Items.Element, from elements: Elements<Items>, expected: Phrase
) -> Explanation {
  let elements = elements.inStableOrder
  let nearest = Nearest(of: elements.array.count) { (value, elements.array[$0]) }
  return missing(from: elements, nearest, expected)
}

/// Explains that no element is as expected.
@usableFromInline func missing<Items: Sequence>(
  from elements: Elements<Items>, mismatches: [(index: Int, mismatch: Mismatch)],
  expected: Phrase
) -> Explanation {
  // `[1]: was 2` says nothing that the collection itself does not say.
  let addSomething = mismatches.prefix(Layout.mostListed).contains { index, mismatch in
    !mismatch.explanation.saysOnly(describing(elements.array[index]))
  }
  let mismatches = elements.inStableOrder(mismatches)
  let nearest = Nearest(among: mismatches)
  guard addSomething else { return missing(from: elements, nearest, expected) }
  guard let nearest else {
    // Without an order, each value names itself.
    let outcomes =
      (elements.areOrdered ? outcomesOfOnePart(mismatches.map(\.mismatch)) : nil)
      ?? Phrase(
        listing: mismatches.lazy.map { elements.outcome(of: $0.mismatch, at: $0.index) },
        joinedBy: .semicolon)
    var explanation = missing(from: elements, nil, expected, outcomes)
    explanation.details =
      elements.details(mismatches).needed(.unlessSaid) + elements.wholes(of: mismatches)
    return explanation
  }
  var explanation = missing(from: elements, nearest, expected)
  // The nearest is among those that are listed.
  let place = mismatches.firstIndex { $0.index == nearest.index } ?? 0
  var listed = mismatches
  if place >= Layout.mostListed, place < listed.count - 1 {
    listed.insert(listed.remove(at: place), at: Layout.mostListed - 1)
  }
  explanation.details = elements.details(listed)
  return explanation
}

/// `.humidity was 44, 34, 24`, if only the same part of a few values is wrong; nil otherwise.
private func outcomesOfOnePart(_ mismatches: [Mismatch]) -> Phrase? {
  guard 2...Layout.mostListed ~= mismatches.count else { return nil }
  let differences = mismatches.map { Array($0.explanation.located) }
  guard let path = differences[0].first?.path, path.beginsWithName else { return nil }
  let outcomes = differences.compactMap { differences -> Phrase? in
    guard differences.count == 1, differences[0].path == path, differences[0].note == nil,
      !differences[0].isInsideWhole,
      case .unequal(_, let actual) = differences[0].claim
    else { return nil }
    return actual
  }
  guard outcomes.count == mismatches.count else { return nil }
  return "\(path.inList) was \(list(outcomes, .long))"
}

private func missing<Items: Sequence>(
  from elements: Elements<Items>, _ nearest: Nearest?, _ expected: Phrase,
  _ outcomes: Phrase? = nil
) -> Explanation {
  lookedFor(
    expected, in: elements.description, nearest, among: "element", elements.array.count, outcomes
  ) { index in
    (elements.areOrdered ? Phrase(elements.place(index)) : "", describing(elements.array[index]))
  }
}

/// Explains that something was not found: by all that is there, or by the nearest if that is
/// clearer.
///
/// - Parameters:
///   - expected: What was looked for.
///   - all: Everything that is there.
///   - nearest: The part that is nearest to it, if one is near.
///   - unit: The word for one part, such as a key.
///   - count: How many parts there are.
///   - outcomes: What came of each part, if that says more than all that is there.
///   - part: The place and the text of one part.
/// - Returns: The explanation.
func lookedFor(
  _ expected: Phrase, in all: Phrase, _ nearest: Nearest?, among unit: String, _ count: Int,
  _ outcomes: Phrase? = nil, _ part: (Int) -> (place: Phrase, value: Phrase)
) -> Explanation {
  func explanation(_ claim: Difference.Claim, _ whole: WholeValues?) -> Explanation {
    var explanation = Explanation(claim, whole: whole)
    explanation.expectation = expected
    return explanation
  }
  guard let nearest else {
    guard let outcomes else { return explanation(.unequal(expected: expected, actual: all), nil) }
    let none: Phrase = count == 1 ? "the only \(unit) is not" : "none of \(count) is"
    // What is wrong with each stands below where the values themselves have room.
    let told = Phrase.if(
      .shown([all]), "was \(all)\(Phrase.leftOut)", orElse: "\(none): \(outcomes)")
    return explanation(.reason(expected: expected, but: told), WholeValues(actual: all))
  }
  let (place, value) = part(nearest.index)
  let others = nearest.told(nearest.text(at: place, value), among: unit, of: count)
  let whole = WholeValues(actual: all)
  guard nearest.note == nil, !nearest.readsAlike, !nearest.looksAlike else {
    return explanation(.reason(expected: expected, but: others), whole)
  }
  return explanation(
    .reason(expected: expected, but: .if(.shown([all]), "was \(all)", orElse: others)), whole)
}
