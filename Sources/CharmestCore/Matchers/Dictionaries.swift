/// Matches a dictionary if a matcher matches one of its keys.
///
/// ```swift
/// assertThat(prices, hasKey(hasPrefix("mi")))
/// // prices: expected a dictionary with a key that is a string starting with "mi", but the keys
/// //   are "shio", "shoyu"
/// ```
///
/// - Parameter matcher: What is expected of one key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload public func hasKey<Key, Value>(_ matcher: Matcher<Key>) -> Matcher<
  [Key: Value]
> {
  anyEntry(matcher, anything(), told: { key, _ in "has the key \(describing(key))" }) {
    "a dictionary \($0.with) a key \(matcher.expected.relativeClause)"
  }
}

/// Matches a dictionary that has a key.
///
/// ```swift
/// assertThat(prices, hasKey("miso"))
/// // prices: expected a dictionary with key "miso", but the keys are "shio", "shoyu"
/// ```
///
/// - Parameter key: The key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(1).
public func hasKey<Key, Value>(_ key: Key) -> Matcher<[Key: Value]> {
  Matcher(describedBy: { "a dictionary \($0.with) key \(describing(key))" }) { dictionary, _ in
    if dictionary.keys.contains(key) { return .match }
    return .mismatch {
      explain($0, byKeysOf: dictionary) { keys in Nearest(of: keys.count) { (key, keys[$0]) } }
    }
  }
}

/// Matches a dictionary if a matcher matches one of its values.
///
/// ```swift
/// assertThat(prices, hasValue(greaterThan(900)))
/// // prices: expected a dictionary with a value that is a value greater than 900, but was
/// //   ["miso": 900]
/// ```
///
/// - Parameter matcher: What is expected of one value.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload public func hasValue<Key, Value>(_ matcher: Matcher<Value>) -> Matcher<
  [Key: Value]
> {
  anyEntry(anything(), matcher, among: "value") {
    "a dictionary \($0.with) a value \(matcher.expected.relativeClause)"
  }
}

/// Matches a dictionary that has this value under any key.
///
/// - Parameter value: The value.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
public func hasValue<Key, Value: Equatable>(_ value: Value) -> Matcher<[Key: Value]> {
  hasValue(equalTo(value))
}

/// Matches a dictionary if a matcher matches the value under a key.
///
/// ```swift
/// assertThat(prices, hasEntry("miso", greaterThan(900)))
/// // prices["miso"]: expected a value greater than 900, but was 850
/// ```
///
/// - Parameters:
///   - key: The key.
///   - matcher: What is expected of the value under the key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(1).
@_disfavoredOverload public func hasEntry<Key, Value>(_ key: Key, _ matcher: Matcher<Value>)
  -> Matcher<[Key: Value]>
{ hasEntries([(key, matcher)]) }

/// Matches a dictionary that has a value under a key.
///
/// ```swift
/// assertThat(prices, hasEntry("miso", 900))
/// // prices["miso"]: expected 900, but it is at the key "shoyu"
/// ```
///
/// - Parameters:
///   - key: The key.
///   - value: The value that is expected under the key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(1).
public func hasEntry<Key, Value: Equatable>(_ key: Key, _ value: Value) -> Matcher<[Key: Value]> {
  hasEntry(key, equalTo(value))
}

/// Matches a dictionary if two matchers match the key and the value of one entry.
///
/// ```swift
/// assertThat(prices, hasEntry(hasPrefix("mi"), greaterThan(900)))
/// // prices: expected a dictionary with an entry of a string starting with "mi" and a value
/// //   greater than 900, but the keys are "shio", "shoyu"
/// ```
///
/// - Parameters:
///   - key: What is expected of the key.
///   - value: What is expected of the value under the same key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload public func hasEntry<Key, Value>(_ key: Matcher<Key>, _ value: Matcher<Value>)
  -> Matcher<[Key: Value]>
{
  anyEntry(key, value) {
    "a dictionary \($0.with) an entry of \(key.expected) and \(value.expected)"
  }
}

/// Matches a dictionary that has these entries, and perhaps others.
///
/// ```swift
/// assertThat(prices, hasEntries(["miso": greaterThan(900), "shio": 800]))
/// // prices: 2 of 2 entries differ: ["miso"] expected a value greater than 900, but was 850;
/// //   ["shio"] expected 800, but was 700
/// ```
///
/// All entries that differ are reported.
///
/// - Parameter entries: What is expected of the value under each key; values and matchers mix.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*m*), where *m* is the number of expected entries.
@_disfavoredOverload public func hasEntries<Key, Value>(
  _ entries: KeyValuePairs<Key, Matcher<Value>>
) -> Matcher<[Key: Value]> { hasEntries(entries.map { ($0.key, $0.value) }) }

/// Matches a dictionary that has all entries of another, and perhaps others.
///
/// - Parameter entries: The entries.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*m*), where *m* is the number of expected entries.
public func hasEntries<Key, Value: Equatable>(_ entries: [Key: Value]) -> Matcher<[Key: Value]> {
  hasEntries(
    inStableOrder(entries.keys).compactMap { key in entries[key].map { (key, equalTo($0)) } }
  )
}

/// Matches a dictionary that has exactly these entries.
///
/// ```swift
/// assertThat(prices, containsEntries(["miso": greaterThan(900), "shio": 800]))
/// // prices["udon"]: unexpected, was 700 (1 of 3 entries is unexpected)
/// ```
///
/// For plain values only, `equalTo` does the same.
///
/// - Parameter entries: What is expected of the value under each key; values and matchers mix.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n* + *m*), where *n* is the number of entries of the dictionary and *m* that of
///   the expected ones.
public func containsEntries<Key, Value>(
  _ entries: KeyValuePairs<Key, Matcher<Value>>
) -> Matcher<
  [Key: Value]
> { hasEntries(entries.map { ($0.key, $0.value) }, andNoOthers: true) }

/// Matches a dictionary that has exactly the entries of another, as `equalTo` does.
///
/// - Parameter entries: The entries.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n* + *m*), where *n* is the number of entries of the dictionary and *m* that of
///   the expected ones.
@_disfavoredOverload public func containsEntries<Key, Value: Equatable>(
  _ entries: [Key: Value]
) -> Matcher<[Key: Value]> { equalTo(entries) }

private func hasEntries<Key, Value>(
  _ entries: [(Key, Matcher<Value>)], andNoOthers isExact: Bool = false
) -> Matcher<[Key: Value]> {
  Matcher(describedBy: { sense in
    let texts = entries.lazy.map { "\(describing($0.0)): \($0.1.expected)" as Phrase }
    let all = entries.isEmpty ? ":" : list(texts)
    return isExact ? "\(sense.not)[\(all)]" : "\(sense.not)a dictionary with [\(all)]"
  }) { dictionary, judging in
    var wrong: [() -> Explanation] = []
    var missingCount = 0
    for (key, matcher) in entries {
      if let value = dictionary[key] {
        let mismatch = judging.judge(matcher, part: value, at: .key(of: key)).mismatch
        if let mismatch { wrong.append({ mismatch.explanation.at(.key(of: key)) }) }
      } else {
        var judging = judging.forExplanation
        missingCount += 1
        wrong.append({
          let expected = Set(entries.map(\.0))
          let others = dictionary.count { !expected.contains($0.key) }
          lazy var text = matcher.expected.plainText
          lazy var isExpectedOnce =
            entries.lazy.filter { dictionary[$0.0] == nil }.prefix(Layout.mostListed)
            .count { $0.1.expected.plainText == text } == 1
          return missing(key, expecting: matcher.expected, in: dictionary) { other, value in
            // Of a value that is expected under several keys, nobody knows which one was meant, nor
            // of a matcher that takes all values that are there.
            // Where no others are allowed, the other one is told on its own.
            !isExact && !expected.contains(other) && judging.judge(matcher, part: value).isMatch
              && isExpectedOnce && (others > 1 || describing(value).plainText == text)
          }.at(.key(of: key))
        })
      }
    }
    let others = isExact ? Set(dictionary.keys).subtracting(entries.map(\.0)) : []
    guard !wrong.isEmpty || !others.isEmpty else {
      return judging.match(
        because: entries.isEmpty
          ? "was \(describing(dictionary))"
          : list(
            entries.lazy.map { key, _ in
              "[\(describing(key))] was \(dictionary[key].map { describing($0) } ?? "nil")"
            }))
    }
    return .mismatch {
      let unexpected: [() -> Explanation] = inStableOrder(others).map { key in
        {
          let value = dictionary[key].map { describing($0) } ?? "nil"
          return Explanation(unexpectedEntry: value).at(.key(of: key))
        }
      }
      let all = wrong + unexpected
      let shown = all.listable.map { $0() }
      return Explanation.merged(
        shown,
        tally: Tally(
          changed: wrong.count - missingCount, missing: missingCount, unexpected: others.count,
          outOf: entries.count + others.count, .entries),
        whole: WholeValues(actual: describing(dictionary)), unlisted: all.count - shown.count)
    }
  }
}

/// Matches a dictionary that has an entry with such a key and such a value.
///
/// - Parameters:
///   - key: What is expected of the key.
///   - value: What is expected of the value under the same key.
///   - unit: The words for an entry whose value was judged.
///   - told: Says that an entry matches.
///   - describe: What is expected, or the opposite.
/// - Returns: A matcher for dictionaries.
private func anyEntry<Key, Value>(
  _ key: Matcher<Key>, _ value: Matcher<Value>, among unit: String = "entry with such a key",
  told: @escaping (Key, Value) -> Phrase = { "[\(describing($0))] was \(describing($1))" },
  describedBy describe: @escaping (Sense) -> Phrase
) -> Matcher<[Key: Value]> {
  Matcher(describedBy: describe, decidedBy: .matchingParts) { dictionary, judging in
    var mismatches: [Key: Mismatch] = [:]
    for entry in dictionary where judging.judge(key, part: entry.key).isMatch {
      switch judging.judge(value, part: entry.value, at: .key(of: entry.key)) {
      case .match:
        return judging.match(amongKeysOf: dictionary) { name, other, judging in
          judging.judge(key, part: name).isMatch && judging.judge(value, part: other).isMatch
            ? told(name, other) : nil
        }
      case .mismatch(let mismatch): mismatches[entry.key] = mismatch
      }
    }
    let later = judging.forExplanation
    return .mismatch { [mismatches] expected in
      if mismatches.isEmpty {
        return explain(expected, byKeysOf: dictionary) { nearestKey(to: key, among: $0, by: later) }
      }
      let keys = inStableOrder(mismatches.keys)
      let nearest = Nearest(
        among: keys.enumerated().lazy.compactMap { index, key in
          mismatches[key].map { (index, $0) }
        })
      return lookedFor(expected, in: describing(dictionary), nearest, among: unit, keys.count) {
        index in
        ("[\(describing(keys[index]))]", describing(dictionary[keys[index]]))
      }
    }
  }
}

/// Explains that there is no entry for a key.
///
/// - Parameters:
///   - key: The key.
///   - expected: What is expected of its value.
///   - dictionary: The dictionary.
///   - isOther: Whether an entry has another key, and a value as is expected.
/// - Returns: The explanation.
private func missing<Key, Value>(
  _ key: Key, expecting expected: Phrase, in dictionary: [Key: Value],
  _ isOther: (Key, Value) -> Bool
) -> Explanation {
  let keys = inStableOrder(dictionary.keys)
  let nearest = Nearest(of: keys.count) { (key, keys[$0]) }
  func missing(note: Phrase? = nil) -> Explanation {
    Explanation(missingEntry: expected, note: note)
  }
  func found(at other: Phrase, note: Phrase? = nil) -> Explanation {
    Explanation(entryExpected: expected, isAt: "the key \(other)", note: note)
  }
  if let nearest {
    let other = keys[nearest.index]
    guard let value = dictionary[other] else { return missing() }
    if Nearest.isShown(key), !nearest.readsAlike, let sides = nearest.sides, isOther(other, value) {
      return found(at: sides.actual, note: nearest.note)
    }
    let text = nearest.text(ofKey: other, expecting: key)
    return missing(note: nearest.searched.nearest("key", with: describing(value), is: text))
  }
  guard dictionary.count <= Layout.comparedValues else { return missing() }
  let others = dictionary.filter { isOther($0.key, $0.value) }
  guard others.count == 1, let other = others.first else { return missing() }
  return found(at: describing(other.key))
}

/// Explains that no key is as expected, by the keys.
private func explain<Key, Value>(
  _ expected: Phrase, byKeysOf dictionary: [Key: Value], _ nearest: (_ keys: [Key]) -> Nearest?
) -> Explanation {
  let keys = inStableOrder(dictionary.keys)
  let nearest = nearest(keys)
  let listed = list(keys.lazy.map { describing($0) })
  let all: Phrase =
    keys.isEmpty ? "was [:]" : "the \(keys.count == 1 ? "key is" : "keys are") \(listed)"
  let outcome = nearest.map { nearest in
    let text = nearest.text(at: "", describing(keys[nearest.index]))
    return Phrase.if(
      .both(nearest.isInSight, .listed(keys.count)), all,
      orElse: nearest.told(text, among: "key", named: "keys", of: keys.count))
  }
  let lines =
    nearest == nil && keys.count > 1 && listed.isOnALine
    ? [DetailLine(.item, "keys", listed)]
    : DetailLine.list(keys.lazy.map { ("key", describing($0)) })
  var explanation = Explanation(
    .reason(expected: expected, but: outcome ?? all),
    details: lines.needed(nearest == nil || keys.count == 1 ? .unlessSaid : .always))
  explanation.expectation = expected
  return explanation
}

/// The key that is nearest to what a matcher expects; nil if none is near.
private func nearestKey<Key>(
  to matcher: Matcher<Key>, among keys: [Key], by judging: Judging
) -> Nearest? {
  var judging = judging
  return Nearest(
    among: keys.prefix(Layout.comparedValues).enumerated().compactMap { index, key in
      judging.judge(matcher, part: key).mismatch.map { (index, $0) }
    }, outOf: keys.count)
}

extension Judging {
  /// A match of an entry; where none was expected, it is told by the first one in a stable order.
  fileprivate func match<Key, Value>(
    amongKeysOf dictionary: [Key: Value],
    _ text: @escaping (Key, Value, inout Judging) -> Phrase?
  ) -> Verdict {
    guard context.sense.isOpposite else { return .match }
    let later = forExplanation
    func first() -> Phrase? {
      var judging = later
      for key in inStableOrder(dictionary.keys) {
        if let value = dictionary[key], let text = text(key, value, &judging) { return text }
      }
      return nil
    }
    return match(because: first() ?? "was \(describing(dictionary))")
  }
}

extension Sense {
  fileprivate var with: String { isOpposite ? "without" : "with" }
}
