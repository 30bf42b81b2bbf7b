internal import Foundation

/// A type of Foundation whose differences can be described in parts.
protocol FoundationLeaf {
  /// What differs, by parts that are not stored properties; nil if the whole values say it best.
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation?
}

extension DateComponents: FoundationLeaf {}
extension Calendar: FoundationLeaf {}
extension DateInterval: FoundationLeaf {}
extension PersonNameComponents: FoundationLeaf {}

extension FoundationLeaf where Self: PropertyDescribable {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    return comparison.difference(properties, actual.properties, called: "fields", level) {
      .field($0)
    }
  }
}

extension ValueComparison {
  fileprivate typealias NamedValues = [(name: String, value: Any?)]

  /// What differs between parts with the same names; parts that neither side has do not count.
  fileprivate func difference(
    _ expected: NamedValues, _ actual: NamedValues, called units: String, _ level: Level,
    at path: (String) -> Path
  ) -> Explanation? {
    let parts = zip(expected, actual).filter { $0.value != nil || $1.value != nil }
    let differing = parts.filter { part in
      guard let expected = part.0.value, let actual = part.1.value else { return true }
      return areEqual(expected, actual) != true
    }
    return level.explanation(of: differing, outOf: parts.count, units) { part, level in
      let explanation =
        switch (part.0.value, part.1.value) {
        case (let expected?, let actual?): certainDifference(expected, actual, level.inside)
        case (let expected?, nil): Explanation(.missing(describing(expected)))
        case (nil, let actual): Explanation(.unexpected(describing(actual as Any)))
        }
      return explanation.at(path(part.0.name))
    }
  }
}

extension URL: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? URL else { return nil }
    let bases = (baseURL?.absoluteString, actual.baseURL?.absoluteString)
    let isOnlyBase = bases.0 != bases.1 && relativeString == actual.relativeString
    let whole = WholeValues(ofExpected: self, actual: actual)
    if !isOnlyBase,
      let explanation = comparison.difference(parts, actual.parts, of: whole, level)
    {
      return explanation
    }
    return comparison.difference([("base", bases.0)], [("base", bases.1)], of: whole, level)
  }

  private var parts: ValueComparison.NamedValues {
    URLComponents(url: self, resolvingAgainstBaseURL: true)?.parts
      ?? [("path", absoluteString)]
  }
}

extension NSURL: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    (actual as? NSURL).flatMap { (self as URL).difference(to: $0 as URL, in: comparison, level) }
  }
}

extension URLComponents: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? URLComponents else { return nil }
    return comparison.difference(
      parts, actual.parts, of: WholeValues(ofExpected: self, actual: actual), level)
  }

  fileprivate var parts: ValueComparison.NamedValues {
    [
      ("scheme", scheme), ("user", percentEncodedUser), ("password", percentEncodedPassword),
      ("host", encodedHost), ("port", port), ("path", percentEncodedPath),
      ("query", percentEncodedQuery), ("fragment", percentEncodedFragment),
    ]
  }
}

extension ValueComparison {
  /// How two addresses differ; nil if so much differs that the whole values are easier to read.
  fileprivate func difference(
    _ expected: NamedValues, _ actual: NamedValues, of whole: WholeValues, _ level: Level
  ) -> Explanation? {
    let (expected, actual, items) = Self.withDifferingItems(expected, actual)
    let explanation = difference(expected, actual, called: "parts", level) { .words($0) }
    guard var explanation else { return nil }
    let count = explanation.tally?.count
    if let count, count > 2, whole.expected?(Self.shortAddress) != nil,
      whole.actual?(Self.shortAddress) != nil
    {
      return nil
    }
    // With one part, the reader sees that it is one; but not that its other items are equal.
    if count == 1 { explanation.tally = items }
    if explanation.facts.isEmpty { explanation.whole = whole }
    return explanation
  }

  private static let shortAddress = 70
  private static let shortQuery = 60

  /// The same parts, with only the query items that differ: `limit=10`, or each under its name if
  /// they are long and both sides have some.
  ///
  /// Counts the items if several differ, and others do not.
  private static func withDifferingItems(_ expected: NamedValues, _ actual: NamedValues) -> (
    NamedValues, NamedValues, Tally?
  ) {
    func items(_ parts: NamedValues) -> [Substring] {
      (parts.first { $0.name == "query" }?.value as? String)?.split(separator: "&") ?? []
    }
    func replacing(_ query: NamedValues, in parts: NamedValues) -> NamedValues {
      parts.flatMap { $0.name == "query" ? query : [$0] }
    }
    let (wanted, came) = (items(expected), items(actual))
    let (missing, unexpected) = (wanted.without(came), came.without(wanted))
    // In another order, the whole queries differ.
    if missing.isEmpty, unexpected.isEmpty { return (expected, actual, nil) }
    let count = max(missing.count, unexpected.count)
    let total = max(wanted.count, came.count)
    let tally = 1 < count && count < total ? Tally(count, of: total, "items") : nil
    let queries = [missing, unexpected].map { $0.isEmpty ? nil : $0.joined(separator: "&") }
    if queries.contains(nil) || queries.allSatisfy({ $0?.count ?? 0 <= shortQuery }) {
      return (
        replacing([("query", queries[0])], in: expected),
        replacing([("query", queries[1])], in: actual), tally
      )
    }
    let (wantedItems, cameItems) = facing(missing, unexpected)
    return (replacing(wantedItems, in: expected), replacing(cameItems, in: actual), nil)
  }

  /// Query items by their names; each missing one faces the unexpected one of its name.
  private static func facing(_ missing: [Substring], _ unexpected: [Substring]) -> (
    missing: NamedValues, unexpected: NamedValues
  ) {
    func item(_ text: Substring) -> (name: String, value: Any?) {
      let name = text.prefix { $0 != "=" }
      let value = name.count < text.count ? text.dropFirst(name.count + 1) : text
      return ("query item \(name)", String(value))
    }
    var left = Dictionary(grouping: unexpected.reversed().map(item), by: \.name)
    let wanted = missing.map(item)
    let found = wanted.map { ($0.name, left[$0.name]?.popLast()?.value) }
    let others = unexpected.map(item).compactMap { left[$0.name]?.popLast() }
    return (wanted + others.map { ($0.name, nil) }, found + others)
  }
}

extension [Substring] {
  /// The elements that are left after one is taken away for each of the others.
  fileprivate func without(_ others: [Substring]) -> [Substring] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}

extension Data: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? Data else { return nil }
    // One text in two spellings, such as é in one scalar and in two, differs only in bytes.
    if let text, let other = actual.text, text != other {
      return LineDifference.explanation(text, other).at(.words("as UTF-8"))
    }
    // `expected Data(0 bytes), but was …` says more than a list of unexpected bytes.
    if isEmpty || actual.isEmpty { return nil }
    let alignment = Alignment(Array(self), Array(actual), by: ==)
    let runs = ByteRun.runs(of: alignment.changes)
    var explanation = level.explanation(of: runs, outOf: alignment.total, "bytes") { run, _ in
      run.explanation(self, actual)
    }
    explanation?.tally?.count = alignment.changes.count
    return explanation
  }
}

/// Neighbouring bytes that differ in the same way.
private struct ByteRun {
  private let first: Alignment.Change
  private var count = 1

  private init(_ first: Alignment.Change) { self.first = first }

  static func runs(of changes: [Alignment.Change]) -> [ByteRun] {
    changes.reduce(into: []) { runs, change in
      if runs.last?.isContinued(by: change) == true {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(ByteRun(change))
      }
    }
  }

  private func isContinued(by next: Alignment.Change) -> Bool {
    switch (first, next) {
    case (.replaced(let expected, let actual), .replaced(let nextExpected, let nextActual)):
      nextExpected == expected + count && nextActual == actual + count
    case (.missing(let expected, let gap), .missing(let nextExpected, let nextGap)):
      nextExpected == expected + count && nextGap == gap
    case (.unexpected(let actual), .unexpected(let nextActual)): nextActual == actual + count
    default: false
    }
  }

  func explanation(_ expected: Data, _ actual: Data) -> Explanation {
    switch first {
    case .replaced(let wanted, let came):
      Explanation(.unequal(expected: text(of: expected, wanted), actual: text(of: actual, came)))
        .at(path(came, in: actual))
    case .missing(let wanted, let gap):
      Explanation(.missing(text(of: expected, wanted)))
        .at(.gap(after: actual.startIndex + gap - 1, startingAt: actual.startIndex))
    case .unexpected(let came):
      Explanation(.unexpected(text(of: actual, came))).at(path(came, in: actual))
    }
  }

  private func path(_ offset: Int, in data: Data) -> Path {
    let start = data.startIndex + offset
    return count == 1 ? .index(start) : .key("\(start)...\(start + count - 1)")
  }

  /// One byte as `0x44`, several as `44 ac 00 00`.
  private func text(of data: Data, _ offset: Int) -> Phrase {
    Phrase { limits in
      let shown = min(count, max(1, limits.value / 3))
      let bytes = data.dropFirst(offset).prefix(shown).map(\.twoDigits)
      if count == 1 { return "0x\(bytes[0])" }
      return bytes.joined(separator: " ") + (shown < count ? " ..." : "")
    }
  }
}

extension NSData: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    (actual as? NSData).flatMap { (self as Data).difference(to: $0 as Data, in: comparison, level) }
  }
}

extension Date: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? Date else { return nil }
    var explanation = UnequalValues(self, actual).explanation
    if let unit = onlyUnitOfDifference(from: actual) {
      explanation.differences[0].note = "only the \(unit) differs"
    }
    return explanation
  }

  /// The only unit of date and time in which two dates differ.
  private func onlyUnitOfDifference(from other: Date) -> String? {
    let numbers = [self, other].map {
      ValueDescription(of: $0, limit: 100).text.split { "-T:.Z".contains($0) }
    }
    guard numbers[0].count == numbers[1].count else { return nil }
    let differing = numbers[0].indices.filter { numbers[0][$0] != numbers[1][$0] }
    let units = ["year", "month", "day", "hour", "minute", "second"]
    guard differing.count == 1, let index = differing.first, units.indices.contains(index),
      numbers[0].count >= units.count
    else { return nil }
    return units[index]
  }
}

extension NSDate: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    (actual as? NSDate).flatMap { (self as Date).difference(to: $0 as Date, in: comparison, level) }
  }
}

extension IndexSet: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? IndexSet, !isEmpty, !actual.isEmpty,
      Swift.max(count, actual.count) <= 100_000
    else { return nil }
    return Set(self).difference(to: Set(actual))
  }
}

extension NSError: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? NSError, domain == actual.domain, code == actual.code else {
      return nil
    }
    // Shown by domain and code, which are equal here.
    return comparison.difference(userInfo, actual.userInfo, level.inside)?.at(.field("userInfo"))
  }
}

extension AttributedString: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? AttributedString else { return nil }
    return comparison.difference(String(characters[...]), String(actual.characters[...]), level)?
      .at(.field("characters"))
  }
}

extension NSAttributedString: FoundationLeaf {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    (actual as? NSAttributedString).flatMap {
      comparison.difference(string, $0.string, level)?.at(.field("string"))
    }
  }
}
