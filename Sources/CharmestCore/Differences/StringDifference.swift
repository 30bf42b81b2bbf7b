/// How two strings differ, shown around their first difference.
///
/// Offsets count characters as a reader does, so that an emoji is one.
package struct StringDifference {
  private let expected: [Character]
  private let actual: [Character]
  /// The number of characters at the start that are the same.
  private let offset: Int

  package init(_ expected: some StringProtocol, _ actual: some StringProtocol) {
    self.expected = Array(expected)
    self.actual = Array(actual)
    offset = zip(self.expected, self.actual).prefix { $0 == $1 }.count
  }

  /// How little the strings have in common, from 0 to 1.
  package var cost: Double {
    let longer = max(expected.count, actual.count)
    guard longer > 0 else { return 0 }
    let rest = min(expected.count, actual.count) - offset
    let end = zip(expected.reversed(), actual.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return 1 - Double(offset + end) / Double(longer)
  }

  var explanation: Explanation {
    var unequal = unequal
    if let kind = onlyKindOfDifference {
      let note = unequal.note
      unequal.note = { [note?($0), kind].compactMap(\.self).joined(separator: ", ") }
    }
    if max(expected.count, actual.count) <= Self.shortest || min(expected.count, actual.count) == 0
    {
      return Explanation([unequal])
    }
    if let addition = additionAtOneEnd { return Explanation(addition) }
    return Explanation([unequal], facts: facts)
  }

  /// The difference as one of many, without further lines and remarks.
  var difference: Difference {
    let isShort = max(expected.count, actual.count) <= Self.shortest
    guard !isShort, let addition = additionAtOneEnd else { return unequal }
    return Difference(addition)
  }

  /// Strings up to this length are always shown as a whole.
  private static let shortest = 40

  private var unequal: Difference {
    if expected.count == 1, actual.count == 1, areFirstDifferencesAlike {
      return Difference(
        .unequal(
          expected: { _ in firstDifferences.expected },
          actual: { _ in firstDifferences.actual }
        )
      )
    }
    return Difference(
      .unequal(
        expected: { window(of: expected, $0) },
        actual: { window(of: actual, $0) }
      ),
      note: note
    )
  }

  private var note: Rendering? {
    let isShort = max(expected.count, actual.count) <= Self.shortest
    let isOneEmpty = min(expected.count, actual.count) == 0
    let alike = "expected \(firstDifferences.expected), but was \(firstDifferences.actual)"
    switch (isShort || isOneEmpty, areFirstDifferencesAlike) {
    case (true, false): return nil
    case (true, true): return { _ in "offset \(offset): \(alike)" }
    case (false, false): return { _ in "first difference at offset \(offset) of \(actual.count)" }
    case (false, true):
      return { _ in "first difference at offset \(offset) of \(actual.count): \(alike)" }
    }
  }
}

extension StringDifference {
  /// What all differences have in common, where it is easily overlooked.
  private var onlyKindOfDifference: String? {
    let (expected, actual) = (String(expected), String(actual))
    // Characters that look alike are named already.
    guard !expected.isEmpty, !actual.isEmpty, !areFirstDifferencesAlike else { return nil }
    if expected.lowercased() == actual.lowercased() { return "only upper and lower case differ" }
    let solid = (expected.filter { !$0.isWhitespace }, actual.filter { !$0.isWhitespace })
    return solid.0 == solid.1 ? "only white space differs" : nil
  }

  /// What is said when one string is the beginning or the end of the other.
  private var additionAtOneEnd: Difference.Claim? {
    let isMissing = expected.count > actual.count
    let (longer, shorter) = isMissing ? (expected, actual) : (actual, expected)
    let isAtEnd = offset == shorter.count
    guard isAtEnd || longer.reversed().starts(with: shorter.reversed()) else { return nil }

    let count = longer.count - shorter.count
    let piece = isAtEnd ? longer.suffix(count) : longer.prefix(count)
    return .reason(
      expected: { _ in "\(expected.count) character\(expected.count == 1 ? "" : "s")" },
      but: { limits in
        let same = isAtEnd ? "same up to offset \(offset), " : ""
        let text = quoted(String(piece.prefix(limits.value)))
        return "was \(actual.count): \(same)\(isMissing ? "missing" : "unexpected") \(text)"
          + (piece.count > limits.value ? "..." : "")
          + (isAtEnd ? " at the end" : " at the start")
      }
    )
  }

  /// Both windows, and a caret below the first difference.
  private var facts: [Fact] {
    [
      Fact(.item, "expected") { window(of: expected, $0) },
      // One blank more, so that both values begin in the same column.
      Fact(.item, "but was") { " " + window(of: actual, $0) },
      Fact(.item, "differs") { limits in
        let start = max(0, offset - context(limits))
        let ahead = quoted(String(actual[start..<offset])).count - 1
        let column = (start > 0 ? 3 : 0) + ahead + "expected".count - "differs".count
        return String(repeating: " ", count: column)
          + "^ offset \(offset): expected \(firstDifferences.expected), "
          + "but was \(firstDifferences.actual)"
      },
    ]
  }

  private func window(of text: [Character], _ limits: TextLimits) -> String {
    if text.count <= Self.shortest, max(expected.count, actual.count) <= Self.shortest {
      return quoted(String(text))
    }
    return window(of: text, context: context(limits))
  }

  private func window(of text: [Character], context: Int) -> String {
    let start = max(0, offset - context)
    let end = min(text.count, offset + 1 + context)
    return (start > 0 ? "..." : "")
      + quoted(String(text[start..<end]))
      + (end < text.count ? "..." : "")
  }

  /// How many characters to show on either side, fewer where escapes make them long.
  private func context(_ limits: TextLimits) -> Int {
    var context = limits.context
    while context > 2,
      max(window(of: expected, context: context).count, window(of: actual, context: context).count)
        > limits.value + 8
    {
      context /= 2
    }
    return context
  }

  private var areFirstDifferencesAlike: Bool {
    guard offset < expected.count, offset < actual.count else { return false }
    return lookAlike(expected[offset], actual[offset])
  }

  private var firstDifferences: (expected: String, actual: String) {
    guard offset < expected.count, offset < actual.count else { return ("", "") }
    return areFirstDifferencesAlike
      ? (quotedWithCodePoints(expected[offset]), quotedWithCodePoints(actual[offset]))
      : (quoted(String(expected[offset])), quoted(String(actual[offset])))
  }
}
