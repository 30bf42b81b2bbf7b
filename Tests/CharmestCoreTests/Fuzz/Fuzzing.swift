import CharmestCore
import Foundation
import Testing

/// Which random cases a fuzzer tries: each has a seed of its own, so that it can be tried alone.
///
/// `CHARMEST_FUZZ_CASES` says how many, `CHARMEST_FUZZ_SEED` the seed of the first.
enum Fuzzing {
  static let seeds: Range<UInt64> = {
    let count = variable("CHARMEST_FUZZ_CASES") ?? UInt64(rounds(20_000))
    let first = variable("CHARMEST_FUZZ_SEED") ?? 1
    return first..<(first + count)
  }()

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Tries the cases one after the other, and stops after the third that fails.
  static func tryAll(
    of suite: String, _ problem: (inout SplitMix) -> String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var count = 0
    for seed in seeds where count < 3 {
      var random = SplitMix(state: seed)
      guard let problem = problem(&random) else { continue }
      count += 1
      let again = "CHARMEST_FUZZ_SEED=\(seed) CHARMEST_FUZZ_CASES=1 swift test --filter \(suite)"
      Issue.record("\(problem)\n\(again)", sourceLocation: location)
    }
  }

  /// The fault of a failure's text, if it has one.
  static func problem(in text: FailureText) -> String? {
    let summary = text.summary
    let whole = text.description
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).count
    if summary.isEmpty { return "no first line" }
    if summary.contains(where: \.isNewline) { return "a first line of several: \(summary)" }
    if summary.count > 200 { return "a first line of \(summary.count): \(summary)" }
    if lines > 30 || lines != text.details.count + 1 { return "\(lines) lines: \(whole)" }
    return whole.utf8.count > 3_500 ? "\(whole.utf8.count) bytes: \(whole)" : nil
  }
}

extension SplitMix {
  /// A number from 0 on.
  mutating func below(_ end: Int) -> Int { Int(next() % UInt64(end)) }

  /// Whether something is to happen that happens so many times in a hundred.
  mutating func percent(_ percent: Int) -> Bool { below(100) < percent }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Up to so many elements.
  mutating func list<Element>(upTo most: Int, _ element: (inout SplitMix) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<below(most + 1) { elements.append(element(&self)) }
    return elements
  }
}
