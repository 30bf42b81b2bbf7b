internal import Foundation

extension ValueComparison {
  /// How two lists of bytes differ; nil if the whole values say it best.
  func bytesDifference(_ expected: Data, _ actual: Data, _ nesting: Nesting) -> Explanation? {
    // One text in two spellings, such as é in one scalar and in two, differs only in bytes.
    if let expected = expected.text, let actual = actual.text, expected != actual {
      return LineDifference.explanation(expected, actual).at(.words("as UTF-8"))
    }
    // `expected Data(0 bytes), but was …` says more than a list of unexpected bytes.
    if expected.isEmpty || actual.isEmpty { return nil }
    let alignment = Alignment(Array(expected), Array(actual), by: ==)
    let runs = ByteRun.runs(of: alignment.changes)
    return nesting.explanation(of: runs, alignment.tally(.bytes)) { run, _ in
      run.explanation(expected, actual)
    }
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
    case .replaced(let expectedOffset, let offset):
      Explanation(
        .unequal(expected: text(of: expected, expectedOffset), actual: text(of: actual, offset))
      )
      .at(path(offset, in: actual))
    case .missing(let offset, let gap):
      Explanation(.missing(text(of: expected, offset)))
        .at(.gap(behind: gap, startingAt: actual.startIndex))
    case .unexpected(let offset):
      Explanation(.unexpected(text(of: actual, offset))).at(path(offset, in: actual))
    }
  }

  private func path(_ offset: Int, in data: Data) -> Path {
    let start = data.startIndex + offset
    return count == 1 ? .index(start) : .key("\(start)...\(start + count - 1)")
  }

  /// One byte as `0x44`, several as `44 ac 00 00`.
  private func text(of data: Data, _ offset: Int) -> Phrase {
    let bytes = data.dropFirst(offset).prefix(count)
    return (count == 1 ? "0x" : "") + Phrase(.bytes(bytes))
  }
}
