import Foundation
import Testing

/// Why a file has numbers that bound no text.
private struct Reason {
  let why: String
  /// The numbers; none stands for all.
  let numbers: Set<Int>

  init(_ why: String, _ numbers: Int...) {
    self.why = why
    self.numbers = Set(numbers)
  }
}

/// The files of which all numbers, or these, are not about how long a text is.
private let others: [String: Reason] = [
  "CallSource/HelperDeclaration.swift": Reason("the work of reading sources", 5_000),
  "CallSource/SourceFile.swift": Reason("the work of reading sources", 4, 2_000_000),
  "CallSource/SourceTokens.swift": Reason("the quotes of Swift", 3, 16),
  "Differences/Alignment.swift": Reason("costs in per cent", 100),
  "Differences/Nearest.swift": Reason("the weight of a part", 1_000),
  "Differences/StringDifference.swift": Reason("the sizes of blocks of memory", 64, 4_096),
  "Findings/Explanation.swift": Reason("a difference of costs", 1_000),
  "Matchers/Numbers.swift": Reason("the digits of numbers"),
  "Matchers/Pairing/Elements.swift": Reason("how much of a sequence is read at once", 1_000),
  "Matchers/Patterns.swift": Reason("the time of the regex engine", 20, 9_000),
  "Matchers/Tuples.swift": Reason("the elements of a tuple", 3),
  "Matching/Judging.swift": Reason("collections without an end", 27, 1_000_000),
  "Matching/Place.swift": Reason("a hash"),
  "Matching/Readings.swift": Reason("the search for objects"),
  "Mocks/Recording/CallRecord.swift": Reason("the units of time", 1_000_000_000),
  "Mocks/Suspending/SuspendedCalls.swift": Reason("limits of time", 5, 60),
  "Mocks/Verifying/Verification.swift": Reason("how much an argument weighs", 3),
  "Streams/ClockStandstill.swift": Reason("limits of time"),
  "Streams/Collect.swift": Reason("limits of time"),
  "Streams/TestClock.swift": Reason("limits of time"),
  "Streams/ThreadProbes.swift": Reason("limits of time"),
  "Streams/VirtualInstant.swift": Reason("the units of time"),
  "Streams/VirtualTime.swift": Reason("limits of time"),
  "Values/BytesText.swift": Reason("hexadecimal digits, and the bytes of a character", 4, 16),
  "Values/DateText.swift": Reason("the digits of a time"),
  "Values/EnumCase.swift": Reason("where metadata has its fields"),
  "Values/JSONText.swift": Reason("the grammar of JSON, and the stack of its parser"),
  "Values/Listing.swift": Reason("the marks between a key and its value", 3, 5),
  "Values/StandardShapes.swift": Reason("the digits of numbers"),
  "Values/StoredProperties.swift": Reason("wrappers in wrappers", 5),
  "Values/StringEscaping.swift": Reason("hexadecimal digits, and the names of commands", 16, 32),
  "Values/ValueWalker.swift": Reason("the digits of an address", 9, 16),
  "Waiting/Attempts.swift": Reason("limits of time", 500),
  "Waiting/Polling.swift": Reason("limits of time"),
  "Waiting/Timeout.swift": Reason("limits of time"),
]

/// The files in which the numbers of texts stand.
private let homes = ["Text/Layout.swift", "Text/Layout+Work.swift", "Values/ValueLimits.swift"]

@Suite("The numbers of texts") struct NumbersOfTextsTests {
  @Test("stand in Layout, and those of single values in ValueLimits")
  func homesOfNumbers() throws {
    let files = try sources()
    #expect(files.count > 100)
    for (path, text) in files where !homes.contains(path) {
      let strangers = Set(numbers(in: text)).subtracting(others[path]?.numbers ?? [])
      let allowsAll = others[path]?.numbers.isEmpty ?? false
      #expect(
        allowsAll || strangers.isEmpty, "\(path) has \(strangers.sorted()): name it in Layout")
    }
  }

  @Test("are not excused where there are none")
  func excuses() throws {
    let files = try sources()
    for (path, reason) in others {
      let found = Set(files[path].map(numbers) ?? [])
      #expect(!found.isEmpty && reason.numbers.isSubset(of: found), "\(path): \(reason.why)")
    }
    for path in homes { #expect(files[path] != nil) }
  }

  @Test("are found in code, and not in comments, texts and names")
  func scan() {
    let text = #"""
      // At most 10.
      @available(macOS 15, iOS 18, *)
      let room = parts.0 + 2 + $3 + x4  // Not 11.
      let text = "of 12", other = """
        13
        """
      let share = 0.5 + 1.25e3, mask = 0xFF
      func f(_ most: Int = 1_000) { (3...100).contains(most / 4) ? [.milliseconds(20)] : "\(5 + x)" }
      """#
    #expect(numbers(in: text) == [1_000, 3, 100, 4, 20, 5])
  }

  /// The integers above two that a text of Swift has in its code.
  ///
  /// One and two count sides, ends and neighbours, and halve.
  private func numbers(in text: String) -> [Int] {
    let written = text.split(whereSeparator: \.isNewline).filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
    .joined(separator: "\n")
    .replacing(/\s\/\/ .*/, with: "")
    let code = written.replacing(#/(?s)""".*?"""/#, with: "\"\"")
      .replacing(#/"(?:[^"\\\n]|\\[^(])*"/#, with: "\"\"")
      .replacing(/available\([^)]*\)/, with: "")
    return code.matches(of: /(?:^|[^\w.$#]|\.\.\.)(\d[\d_]*)(?!\w|\.\d)/)
      .compactMap { Int($0.1.filter { $0 != "_" }) }.filter { $0 > 2 }
  }

  private func sources() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CharmestCore")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map { path in
        (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
      })
  }
}
