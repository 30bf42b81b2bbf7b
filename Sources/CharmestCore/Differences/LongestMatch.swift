/// The place of a text that has the longest piece of another text in it.
struct LongestMatch {
  /// What is looked for, and the text in which.
  private let part: String
  private let text: String
  /// Where in the text the piece is.
  private let range: Range<String.Index>
  /// How many characters of what is looked for stand in front of the piece.
  private let skipped: Int

  /// How many pairs of bytes are compared, at most.
  private static let mostSteps = 1_000_000

  /// Looks for the longest piece; of several as long, for the first.
  ///
  /// - Parameters:
  ///   - part: What is looked for.
  ///   - text: The text, of which the beginning is searched if it is very long.
  /// - Returns: Nothing if less than a third of the part is there in one piece.
  init?(of part: String, in text: String) {
    let wanted = Array(part.utf8.prefix(500))
    guard !wanted.isEmpty else { return nil }
    let bytes = Array(text.utf8.prefix(Self.mostSteps / wanted.count))
    let (end, endInPart, count) = Self.longest(wanted, bytes)
    // The ends of the piece can be inside a character.
    func index(_ text: String, _ offset: Int) -> String.Index? {
      String.Index(text.utf8.index(text.startIndex, offsetBy: offset), within: text)
    }
    var (lead, tail) = (0, 0)
    while lead < count,
      index(text, end - count + lead) == nil || index(part, endInPart - count + lead) == nil
    { lead += 1 }
    while tail < count - lead,
      index(text, end - tail) == nil || index(part, endInPart - tail) == nil
    { tail += 1 }
    guard let start = index(text, end - count + lead), let stop = index(text, end - tail),
      let startInPart = index(part, endInPart - count + lead)
    else { return nil }
    range = start..<stop
    skipped = part.distance(from: part.startIndex, to: startInPart)
    self.part = part
    self.text = text
    let length = text[range].count
    guard length >= 3, length * 3 >= part.count else { return nil }
  }

  /// Where the longest common piece ends in both, and its length.
  private static func longest(_ part: [UInt8], _ text: [UInt8]) -> (
    end: Int, endInPart: Int, count: Int
  ) {
    var best = (end: 0, endInPart: 0, count: 0)
    // For each byte of the part: how long the piece is that ends there and at the byte of the text.
    var lengths = [Int](repeating: 0, count: part.count + 1)
    part.withUnsafeBufferPointer { part in
      lengths.withUnsafeMutableBufferPointer { lengths in
        for (offset, byte) in text.enumerated() {
          var index = part.count
          while index > 0 {
            let length = part[index - 1] == byte ? lengths[index - 1] + 1 : 0
            lengths[index] = length
            if length > best.count { best = (offset + 1, index, length) }
            index -= 1
          }
        }
      }
    }
    return best
  }

  /// `..."total is 42 EUR"... (longest match: 10 of 15 characters at offset 611)`
  func rendering(_ limits: TextLimits) -> String {
    let spare = max(limits.value - part.count - 8, 8) / 2
    let lead = text.index(range.lowerBound, offsetBy: -skipped - spare, limitedBy: text.startIndex)
    let begin = lead ?? text.startIndex
    let length = min(part.count + 2 * spare, limits.value - 8)
    let end = text.index(begin, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    let offset = text.distance(from: text.startIndex, to: range.lowerBound)
    return (begin > text.startIndex ? "..." : "") + quoted(text[begin..<end])
      + (end < text.endIndex ? "..." : "")
      + " (longest match: \(text[range].count) of \(counted(part.count, "character"))"
      + " at offset \(offset))"
  }
}
