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
  keyed({ "a dictionary \($0.with) a key that is \(matcher.expected)" }) { dictionary, judging in
    dictionary.keys.contains { judging.judge(matcher, part: $0).isMatch }
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
  keyed({ "a dictionary \($0.with) key \(describing(key))" }, nearestTo: key) { dictionary, _ in
    dictionary.keys.contains(key)
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
  Matcher(
    describedBy: { "a dictionary \($0.with) a value that is \(matcher.expected)" },
    decidedBy: .matchingParts
  ) { dictionary, judging in
    var mismatches: [Key: Mismatch] = [:]
    for (key, value) in dictionary {
      let verdict = judging.judge(matcher, part: value, at: .key(of: key))
      if verdict.isMatch { return .match }
      mismatches[key] = verdict.mismatch
    }
    return .mismatch { [mismatches] expected in
      noValueMatches(expected, in: dictionary, mismatches, among: "value")
    }
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
  Matcher(
    describedBy: {
      "a dictionary \($0.with) an entry of \(key.expected) and \(value.expected)"
    }, decidedBy: .matchingParts
  ) { dictionary, judging in
    var mismatches: [Key: Mismatch] = [:]
    for entry in dictionary where judging.judge(key, part: entry.key).isMatch {
      switch judging.judge(value, part: entry.value, at: .key(of: entry.key)) {
      case .match: return .match
      case .mismatch(let mismatch): mismatches[entry.key] = mismatch
      }
    }
    return .mismatch { [mismatches] expected in
      noValueMatches(expected, in: dictionary, mismatches, among: "entry with such a key")
    }
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
    inStableOrder(Array(entries.keys)).compactMap { key in entries[key].map { (key, equalTo($0)) } }
  )
}

/// Matches a dictionary that has exactly these entries.
///
/// ```swift
/// assertThat(prices, containsEntries(["miso": greaterThan(900), "shio": 800]))
/// // prices["udon"]: unexpected, was 700 (1 of 3 entries differs)
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
          return missing(key, expecting: matcher.expected, in: dictionary) {
            !expected.contains($0) && judging.judge(matcher, part: $1).isMatch
          }.at(.key(of: key))
        })
      }
    }
    let others = isExact ? Set(dictionary.keys).subtracting(entries.map(\.0)) : []
    guard !wrong.isEmpty || !others.isEmpty else { return .match }
    return .mismatch {
      let unexpected: [() -> Explanation] = inStableOrder(others).map { key in
        {
          let value = dictionary[key].map { describing($0) } ?? "nil"
          return Explanation(.statement("unexpected, was \(value)")).at(.key(of: key))
        }
      }
      let all = wrong + unexpected
      let shown = all.listable.map { $0() }
      var tally = Tally(all.count, outOf: entries.count + others.count, .entries)
      if missingCount == all.count { tally?.verb = .lack }
      return Explanation.merged(
        shown, tally: tally,
        whole: WholeValues(actual: describing(dictionary)), unlisted: all.count - shown.count)
    }
  }
}

/// Explains that none of some values is as expected.
///
/// - Parameters:
///   - expected: What was looked for.
///   - dictionary: The dictionary.
///   - mismatches: How the values that were judged differ, by their keys.
///   - unit: The words for one of them.
/// - Returns: The explanation.
private func noValueMatches<Key, Value>(
  _ expected: Phrase, in dictionary: [Key: Value], _ mismatches: [Key: Mismatch],
  among unit: String
) -> Explanation {
  let keys = inStableOrder(Array(mismatches.keys))
  let nearest = Nearest(
    among: keys.enumerated().lazy.compactMap { index, key in mismatches[key].map { (index, $0) } })
  return lookedFor(
    expected, in: describing(dictionary), fitting: WholeValues(actual: describing(dictionary)),
    nearest, among: unit, keys.count
  ) { index in
    (
      place: "[\(describing(keys[index]))]",
      describing(dictionary[keys[index]])
    )
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
  let keys = inStableOrder(Array(dictionary.keys))
  let nearest = Nearest(of: keys.count) { (key, keys[$0]) }
  func missing(note: Phrase? = nil) -> Explanation {
    Explanation(.statement("missing, expected \(expected)"), note: note)
  }
  func found(at other: Phrase, note: Phrase? = nil) -> Explanation {
    Explanation(.statement("expected \(expected), but it is at the key \(other)"), note: note)
  }
  if let nearest {
    let key = keys[nearest.index]
    guard let value = dictionary[key] else { return missing() }
    if !nearest.readsAlike, let sides = nearest.sides, isOther(key, value) {
      return found(at: sides.actual, note: nearest.note)
    }
    let text = nearest.text(at: "", describing(key))
    return missing(note: "nearest key, with \(describing(value)), is \(text)")
  }
  guard dictionary.count <= Nearest.mostCompared else { return missing() }
  let others = dictionary.filter { isOther($0.key, $0.value) }
  guard others.count == 1, let other = others.first else { return missing() }
  return found(at: describing(other.key))
}

/// A matcher of dictionaries whose mismatch shows the keys.
private func keyed<Key, Value>(
  _ describe: @escaping (Sense) -> Phrase, nearestTo key: Key? = nil,
  _ holds: @escaping ([Key: Value], inout Judging) -> Bool
) -> Matcher<[Key: Value]> {
  Matcher(
    describedBy: describe, decidedBy: .matchingParts
  ) { dictionary, judging in
    guard !holds(dictionary, &judging) else { return .match }
    return .mismatch { expected in
      let keys = inStableOrder(Array(dictionary.keys))
      let nearest = key.flatMap { key in Nearest(of: keys.count) { (key, keys[$0]) } }
      let all: Phrase =
        keys.isEmpty
        ? "was [:]"
        : "the \(keys.count == 1 ? "key is" : "keys are") \(list(keys.lazy.map { describing($0) }))"
      let outcome = nearest.map { nearest in
        let text = nearest.text(at: "", describing(keys[nearest.index]))
        return Phrase.if(
          .both(nearest.isInSight, .listed(keys.count)), all,
          orElse: Nearest.told(text, among: "key", of: keys.count))
      }
      return Explanation(
        .reason(expected: expected, but: outcome ?? all),
        details: nearest == nil || keys.count == 1
          ? [] : DetailLine.list(keys.lazy.map { ("key", describing($0)) }))
    }
  }
}

extension Sense {
  fileprivate var with: String { isOpposite ? "without" : "with" }
}
