/// One further line of a failure text: `key: value`.
package struct DetailLine {
  /// Which lines are dropped first when there is no room for all.
  package enum Kind: Sendable {
    /// A line that only shows what went well.
    case matched
    /// What was expected as a whole.
    case expectation
    /// One of the lines around a difference.
    case context
    /// One of the things that are wrong.
    case item
  }

  /// When a line is needed.
  package enum Need: Sendable {
    case always
    /// If the first line does not say everything.
    case unlessSaid
    /// If the first line does not say everything, and not this either.
    case unlessShown
    /// If the first line does not have the whole subject.
    case ifSubjectIsCut
  }

  /// A key and its value.
  package typealias Pair = (key: String, value: Phrase)

  package var kind: Kind
  package var key: String
  package var value: Phrase
  package var need = Need.always
  /// The lines that follow this one if there is room for more items of its kind.
  private var rest = AnyRandomAccessCollection<Pair>([])
  /// The lines in its place if it cannot be shown whole, one for each of its parts.
  fileprivate(set) var parts: [DetailLine] = []

  package init(_ kind: Kind, _ key: String, _ value: Phrase) {
    self.kind = kind
    self.key = key
    self.value = value
  }

  /// Lines for several items; a text shows the first items and counts the others.
  ///
  /// - Parameters:
  ///   - items: The items, in their order. Only the items that are shown are read.
  ///   - kind: When their lines are dropped if there is no room.
  /// - Returns: One line that stands for all, or none if there are no items.
  package static func list(_ items: some RandomAccessCollection<Pair>, _ kind: Kind = .item)
    -> [DetailLine]
  {
    guard let first = items.first else { return [] }
    var line = DetailLine(kind, first.key, first.value)
    line.rest = AnyRandomAccessCollection(items.dropFirst())
    return [line]
  }

  /// Lines such as "call 1: …" and "call 2: …"; a text shows the first ones and counts the others.
  ///
  /// - Parameters:
  ///   - noun: What the items are.
  ///   - items: The items, in their order.
  ///   - phrase: How an item is shown. Only the items that are shown are asked for.
  /// - Returns: One line that stands for all, or none if there are no items.
  static func numbered<Item>(
    _ noun: String, _ items: [Item], _ phrase: @escaping (Item) -> Phrase
  ) -> [DetailLine] {
    list(items.indices.lazy.map { ("\(noun) \($0 + 1)", phrase(items[$0])) })
  }

  /// Lines whose values stand in one column, so that the reader can compare them.
  package static func aligned(_ lines: [Pair]) -> [DetailLine] {
    let columns = lines.map(\.key.escapedForLog.columns)
    let widest = columns.max() ?? 0
    return zip(lines, columns).map { line, columns in
      DetailLine(.item, line.key, "\(String(repeating: " ", count: widest - columns))\(line.value)")
    }
  }

  /// The lines that this line stands for, at most this number and one line that counts the others.
  package func lines(_ most: Int) -> [DetailLine] {
    guard let last = rest.last else { return [self] }
    let shown = rest.prefix(most - 1).map { line($0.key, $0.value) }
    let left = rest.count - shown.count
    let more = line(
      "more",
      "\(notShown(left, of: rest.count + 1)), the last is \(last.key): \(last.value.withoutIndent)")
    return [line(key, value)] + shown + (left > 0 ? [more] : [])
  }

  private func line(_ key: String, _ value: Phrase) -> DetailLine {
    var line = DetailLine(kind, key, value)
    line.need = need
    return line
  }
}

extension [DetailLine] {
  /// The same lines, for this need only.
  package func needed(_ need: DetailLine.Need) -> [DetailLine] {
    map { line in
      var line = line
      line.need = need
      return line
    }
  }
}

extension DetailLine {
  /// The line for a difference that is one of several.
  package static func item(_ difference: Difference) -> DetailLine {
    let path = difference.path.inList
    guard path.isEmpty else {
      var line = DetailLine(.item, path, difference.claimWithNote)
      if case .parts(let parts) = difference.claim, parts.areAllListed {
        line.parts = difference.leaves.map { DetailLine(.item, $0.path.inList, $0.claimWithNote) }
      }
      return line
    }
    switch difference.claim {
    case .missing(let expected): return DetailLine(.item, "missing", expected)
    case .unexpected(let actual): return DetailLine(.item, "unexpected", actual)
    case .unequal, .reason, .statement, .parts:
      return DetailLine(.item, "differs", difference.claimWithNote)
    }
  }

  /// The line that counts the items that have no lines.
  package static func more(_ left: Int, of count: Int, last: Difference) -> DetailLine {
    DetailLine(
      .item, "more",
      "\(notShown(left, of: count)), the last is \(last.sentence)\(last.noteInParentheses)")
  }
}
