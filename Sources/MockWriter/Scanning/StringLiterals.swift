/// Strings: on one line or several, raw, and with interpolation.
extension Scanner {
  /// Skips a string that begins with the quote at the place.
  ///
  /// - Parameter signs: How many `#` stand before it.
  mutating func skipString(signs: Int) {
    let start = place
    let isLong = isLongString(signs: signs)
    place += isLong ? 3 : 1
    while place < bytes.count {
      if isSign("\\", at: place), hasHashes(signs, at: place + 1) {
        place += 1 + signs
        if isSign("(", at: place) { skipInterpolation() } else { place += 1 }
      } else if endsString(isLong: isLong, signs: signs) {
        place += (isLong ? 3 : 1) + signs
        return
      } else if !isLong, byte(place) == 0x0A || byte(place) == 0x0D {
        break
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
    note(start)
  }

  func hasHashes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { isSign("#", at: place + $0) }
  }

  private func isQuote(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { isSign("\"", at: place + $0) }
  }

  private func endsString(isLong: Bool, signs: Int) -> Bool {
    let count = isLong ? 3 : 1
    return isQuote(count, at: place) && hasHashes(signs, at: place + count)
  }

  /// Whether a string has several lines.
  ///
  /// One in `#` may end on its line: `#"""#` has one quote.
  private func isLongString(signs: Int) -> Bool {
    guard isQuote(3, at: place) else { return false }
    guard signs > 0 else { return true }
    let line = place + 1..<endOfLine(from: place)
    return !line.contains { isSign("\"", at: $0) && hasHashes(signs, at: $0 + 1) }
  }

  private mutating func skipInterpolation() {
    var inner = Scanner(bytes, from: place)
    inner.readBrackets()
    place = inner.place
    if let mistake = inner.mistake { note(mistake) }
  }
}
