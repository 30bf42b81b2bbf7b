/// How two texts of several lines differ, line by line.
struct LineDifference {
  private let expected: [String]
  private let actual: [String]
  private let alignment: Alignment

  private init(_ expected: String, _ actual: String) {
    self.expected = Self.lines(expected)
    self.actual = Self.lines(actual)
    alignment = Alignment(self.expected, self.actual, cost: StringDifference.cost, by: ==)
  }

  /// How two texts differ, line by line if there are several lines.
  static func explanation(_ expected: String, _ actual: String) -> Explanation {
    let hasLines = [expected, actual].contains { $0[...].hasByte(UInt8(ascii: "\n")) }
    let isExpectedLonger = expected.utf8.count > actual.utf8.count
    let (longer, shorter) = isExpectedLonger ? (expected, actual) : (actual, expected)
    func isOnlyEndOfLine() -> Bool {
      longer.hasPrefix(shorter) && longer.dropFirst(shorter.count).allSatisfy(\.isNewline)
    }
    guard hasLines, !shorter.isEmpty, !isOnlyEndOfLine() else {
      return StringDifference(expected, actual).explanation
    }
    return LineDifference(expected, actual).explanation
  }

  private var explanation: Explanation {
    let kept = alignment.changes.listable
    // Behind the line break at the end there is no line.
    let endWithLineBreak = expected.last == "" && actual.last == ""
    let total = alignment.total - (endWithLineBreak ? 1 : 0)
    let differences = kept.map(difference)
    var explanation = Explanation(
      differences, tally: alignment.tally(.lines, outOf: total), details: details(differences))
    explanation.unlisted = alignment.changes.count - kept.count
    return explanation
  }

  /// The carriage return of a Windows line ending stays, because it may be the only difference.
  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  private func difference(_ change: Alignment.Change) -> Difference {
    let place = place(of: change)
    switch change {
    case .replaced(let expectedLine, let actualLine):
      let inside = StringDifference(expected[expectedLine], actual[actualLine]).difference
      return Difference(at: place, inside.claim, note: inside.note)
    case .missing(let line, _): return Difference(at: place, .missing(shown(expected[line])))
    case .unexpected(let line): return Difference(at: place, .unexpected(shown(actual[line])))
    }
  }

  private func place(of change: Alignment.Change) -> Path {
    func name(_ line: Int) -> String { "line \(line + 1)" }
    return switch change {
    case .replaced(_, let line), .unexpected(let line): .words(name(line))
    case .missing(_, let gap): .gap(behind: gap, name)
    }
  }

  private func shown(_ line: String) -> Phrase {
    Phrase(.beginning(line[...]))
  }

  /// Lines for the changes and around them.
  ///
  /// - Parameter differences: Those of the first changes and of the last one.
  /// - Returns: The lines, in their order.
  private func details(_ differences: [Difference]) -> [DetailLine] {
    let changes = alignment.changes
    var details: [DetailLine] = []
    var next = 0
    func showContext(upTo end: Int) {
      for line in next..<max(next, end) {
        details.append(DetailLine(.context, "line \(line + 1)", shown(actual[line])))
      }
      next = max(next, end)
    }
    for (number, change) in changes.prefix(Layout.mostListed).enumerated() {
      next = max(next, change.position - Layout.linesOfContext)
      showContext(upTo: change.position)
      let difference = differences[number]
      details.append(
        DetailLine(.item, difference.path.inList, difference.claimWithNote))
      if case .missing = change {} else { next = change.position + 1 }
      let following = number + 1 < changes.count ? changes[number + 1].position : actual.count
      showContext(upTo: min(next + Layout.linesOfContext, following))
    }
    if changes.count > Layout.mostListed, let last = differences.last {
      details.append(.more(changes.count - Layout.mostListed, of: changes.count, last: last))
    }
    return details
  }
}
