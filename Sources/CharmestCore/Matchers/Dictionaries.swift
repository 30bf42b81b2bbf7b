/// Matches a dictionary if a matcher matches one of its keys.
///
/// ```swift
/// assertThat(prices, hasKey(hasPrefix("mi")))
/// // prices: expected a dictionary with a key that is a string starting with "mi", but the
/// //   keys are ["shio", "shoyu"]
/// ```
///
/// - Parameter matcher: A matcher for one key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload
public func hasKey<Key, Value>(_ matcher: Matcher<Key>) -> Matcher<[Key: Value]> {
  anyEntry(matcher, nil) { "a dictionary \($0.with) a key that is \(matcher.expected)" }
}

/// Matches a dictionary that has a key.
///
/// ```swift
/// assertThat(prices, hasKey("miso"))
/// // prices: expected a dictionary with key "miso", but the keys are ["shio", "shoyu"]
/// ```
///
/// - Parameter key: The key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(1).
public func hasKey<Key, Value>(_ key: Key) -> Matcher<[Key: Value]> {
  Matcher(describedBy: { "a dictionary \($0.with) key \(value: key)" }) { dictionary, judging in
    if let value = dictionary[key] { return judging.match(because: came(value, under: key)) }
    return .mismatch { expected in
      .none(of: dictionary, isKey: expected) { ValueComparison.explanation(key, $0) }
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
/// - Parameter matcher: A matcher for one value.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload
public func hasValue<Key, Value>(_ matcher: Matcher<Value>) -> Matcher<[Key: Value]> {
  anyEntry(nil, matcher) { "a dictionary \($0.with) a value that is \(matcher.expected)" }
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
///   - matcher: A matcher for the value under the key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(1).
@_disfavoredOverload public func hasEntry<Key, Value>(
  _ key: Key, _ matcher: Matcher<Value>
) -> Matcher<[Key: Value]> { dictionary(of: [(key, matcher)], areAll: false) }

/// Matches a dictionary that has a value under a key.
///
/// ```swift
/// assertThat(prices, hasEntry("miso", 900))
/// // prices["miso"]: missing 900
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
/// //   greater than 900, but the keys are ["shio", "shoyu"]
/// ```
///
/// - Parameters:
///   - key: A matcher for the key.
///   - value: A matcher for the value under the same key.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n*), where *n* is the number of entries of the dictionary.
@_disfavoredOverload public func hasEntry<Key, Value>(
  _ key: Matcher<Key>, _ value: Matcher<Value>
) -> Matcher<[Key: Value]> {
  anyEntry(key, value) { "a dictionary \($0.with) an entry of \(key) and \(value)" }
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
/// - Parameter entries: A matcher for the value under each key; you can mix literals and matchers.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*m*), where *m* is the number of expected entries.
@_disfavoredOverload public func hasEntries<Key, Value>(
  _ entries: KeyValuePairs<Key, Matcher<Value>>
) -> Matcher<[Key: Value]> { dictionary(of: Array(entries), areAll: false) }

/// Matches a dictionary that has all entries of another, and perhaps others.
///
/// - Parameter entries: The entries.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*m*), where *m* is the number of expected entries.
public func hasEntries<Key, Value: Equatable>(_ entries: [Key: Value]) -> Matcher<[Key: Value]> {
  dictionary(of: Elements(entries).array.map { ($0.key, equalTo($0.value)) }, areAll: false)
}

/// Matches a dictionary that has exactly these entries.
///
/// ```swift
/// assertThat(prices, containsEntries(["miso": greaterThan(900), "shio": 800]))
/// // prices["udon"]: unexpected 700 (1 of 3 entries differs)
/// ```
///
/// If all values are plain, `equalTo` does the same.
///
/// - Parameter entries: A matcher for the value under each key; you can mix literals and matchers.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n* + *m*), where *n* is the number of entries of the dictionary and *m* that of
///   the expected ones.
@_disfavoredOverload public func containsEntries<Key, Value>(
  _ entries: KeyValuePairs<Key, Matcher<Value>>
) -> Matcher<[Key: Value]> { dictionary(of: Array(entries), areAll: true) }

/// Matches a dictionary that has exactly the entries of another, as `equalTo` does.
///
/// - Parameter entries: The entries.
/// - Returns: A matcher for dictionaries.
/// - Complexity: O(*n* + *m*), where *n* is the number of entries of the dictionary and *m* that of
///   the expected ones.
public func containsEntries<Key, Value: Equatable>(_ entries: [Key: Value]) -> Matcher<[Key: Value]>
{ equalTo(entries) }

/// Matches a dictionary with these entries, and with no others if they are all.
private func dictionary<Key, Value>(
  of entries: [(key: Key, value: Matcher<Value>)], areAll: Bool
) -> Matcher<[Key: Value]> {
  let describe = { (sense: Sense) -> Phrase in
    let texts = entries.map { "\(value: $0.key): \($0.value.expected)" as Phrase }
    let all: Phrase = entries.isEmpty ? ":" : texts.listed()
    return areAll ? "\(sense.not)[\(all)]" : "\(sense.not)a dictionary with [\(all)]"
  }
  return Matcher(describedBy: describe, certain: .mismatch) { dictionary, judging in
    // Made once, and only where it is needed.
    lazy var unexpected: [Key: Value] = {
      let known = Set(entries.map { $0.key })
      return dictionary.filter { !known.contains($0.key) }
    }()
    var results = entries.map { key, matcher -> MatchResult in
      guard let value = dictionary[key] else {
        return .mismatch { _ in
          let areFew = unexpected.count * entries.count <= Limits.candidates
          let note = areFew ? nearestKey(to: key, among: Elements(unexpected.keys).array) : nil
          return Explanation(.missing(matcher.expected), note: note).at(.key(of: key))
        }
      }
      return judging.judge(matcher, value, at: .key(of: key))
    }
    if areAll {
      results += Elements(unexpected).array.map { key, value in
        .mismatch { _ in Explanation(.unexpected(Phrase(value: value))).at(.key(of: key)) }
      }
    }
    let all = MatchResult.all(results, "entries", showing: dictionary)
    guard all.isMatch else { return all }
    guard entries.count == 1, let value = dictionary[entries[0].key] else {
      return judging.match(because: "was \(value: dictionary)")
    }
    return judging.match(because: came(value, under: entries[0].key))
  }
}

/// Matches a dictionary with an entry of such a key and such a value; nil stands for any.
private func anyEntry<Key, Value>(
  _ key: Matcher<Key>?, _ value: Matcher<Value>?, describedBy describe: @escaping (Sense) -> Phrase
) -> Matcher<[Key: Value]> {
  Matcher(describedBy: describe, certain: .both) { dictionary, judging in
    var keyMismatches: [Key: Mismatch] = [:]
    var mismatches: [Mismatch] = []
    var matching: [(key: Key, value: Value)] = []
    var doubt: Doubt?
    for (name, found) in dictionary {
      let keyMismatch = key.flatMap { judging.judge($0, name).mismatch }
      if let keyMismatch, !keyMismatch.isUndecided {
        if keyMismatches.count < Limits.compared { keyMismatches[name] = keyMismatch }
        continue
      }
      let mismatch = value.flatMap { judging.judge($0, found, at: .key(of: name)).mismatch }
      if let mismatch { mismatches.append(mismatch) }
      // A value that certainly does not match decides, whatever the key is.
      if let mismatch, !mismatch.isUndecided { continue }
      if let open = keyMismatch?.doubt ?? mismatch?.doubt {
        doubt = doubt ?? open
        continue
      }
      matching.append((name, found))
      // `not` shows the first in an order that is the same in each run.
      if !judging.sense.isOpposite { break }
    }
    if !matching.isEmpty {
      return .match {
        let first = inStableOrder(matching) { text($0.key) }[0]
        return came(first.value, under: first.key)
      }
    }
    if let doubt { return .undecided(by: doubt) }
    return .mismatch { [keyMismatches, mismatches] expected in
      if mismatches.isEmpty, key != nil {
        return .none(of: dictionary, isKey: expected) { keyMismatches[$0]?.explanation }
      }
      let nearest = mismatches.map(\.explanation).sorted { $0.path.text < $1.path.text }
      return .tooFew(of: mismatches.count, are: expected, nearest: nearest, showing: dictionary)
    }
  }
}

private func came(_ value: Any, under key: Any) -> Phrase {
  "[\(value: key)] was \(value: value)"
}

/// The text of a key, or of an element without an index, for a path.
func textOfKey(_ key: Any) -> String { text(key).withoutMiddle(keeping: Limits.key) }

extension Path { static func key(of key: Any) -> Path { [.key(textOfKey(key))] } }

extension Explanation {
  /// An explanation that no key of a dictionary is as expected, with a list of the keys.
  fileprivate static func none<Key: Hashable, Value>(
    of dictionary: [Key: Value], isKey expected: Phrase, _ explain: (Key) -> Explanation?
  ) -> Explanation {
    let keys = Elements(dictionary.keys).array
    guard !keys.isEmpty else { return Explanation(expected: expected, actual: dictionary) }
    let listed: Phrase = "the \(keys.count == 1 ? "key is" : "keys are") \(value: keys)"
    return Explanation(
      .reason(expected: expected, but: listed), note: .nearest(of: keys, explain: explain)
    ).showing(dictionary)
  }
}
