/// How deep in two values a comparison is, and how many differences are worth finding there.
///
/// What is shown bounds what is computed: parts that share a line share its room, and what nobody
/// can read is only counted.
struct Level {
  /// From here on a value is shown as a whole.
  static let deepest = 10

  private(set) var depth = 0
  /// How many differences are explained; of more, the last one as well.
  private(set) var listed = TextLimits.mostListed

  var isDeepest: Bool { depth >= Self.deepest }

  /// The level one step further in.
  var inside: Level { at(least: depth + 1) }

  /// The level, unless it is less deep than another.
  func at(least depth: Int) -> Level {
    var level = self
    level.depth = max(self.depth, depth)
    return level
  }

  /// Explains those of several differing parts that a text can show, and counts the others.
  func explanation<Part>(
    of parts: [Part], outOf total: Int, _ unit: String, _ explain: (Part, Level) -> Explanation
  ) -> Explanation? {
    guard let last = parts.last else { return nil }
    var level = self
    if parts.count > 1 { level.listed = max(1, listed / 2) }
    let count = parts.count > listed + 1 ? listed : parts.count - 1
    let explained = parts.prefix(count).map { explain($0, level) }
    // The last of many has a line only where this is the outermost list.
    if count < parts.count - 1, listed < TextLimits.mostListed {
      level = level.at(least: Self.deepest)
    }
    return .merged(
      explained + [explain(last, level)], tally: Tally(parts.count, outOf: total, unit),
      unlisted: parts.count - 1 - count)
  }
}
