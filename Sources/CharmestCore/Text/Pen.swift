/// Writes a phrase, or only measures it.
struct Pen {
  private let onlyMeasures: Bool
  private(set) var text = ""
  private(set) var width = 0
  /// Whether no value was cut.
  private(set) var isWhole = true
  /// Whether nothing was left out: no item, and no note.
  private(set) var isComplete = true
  /// Whether something is shown around a difference.
  private(set) var hasExcerpt = false
  private(set) var subject = Subject()

  /// What was written of the subject.
  struct Subject {
    var text = ""
    /// Whether a part of it is missing.
    var isCut = false
    /// Whether all of it can be read in the source of the test.
    var standsInSource = false
  }

  init(onlyMeasures: Bool = false) { self.onlyMeasures = onlyMeasures }

  mutating func write(_ words: String) {
    if onlyMeasures { width += words.width } else { text += words }
  }

  /// Writes words that were made of what another pen wrote.
  mutating func write(_ words: String, like other: Pen) {
    write(words)
    remember(other)
  }

  /// Adds what another pen has measured.
  ///
  /// - Returns: Whether this pen only measures; otherwise it needs the text.
  mutating func add(_ measured: Pen) -> Bool {
    guard onlyMeasures else { return false }
    width += measured.width
    remember(measured)
    return true
  }

  private mutating func remember(_ other: Pen) {
    isWhole = isWhole && other.isWhole
    isComplete = isComplete && other.isComplete
    hasExcerpt = hasExcerpt || other.hasExcerpt
  }

  mutating func write(_ value: WrittenValue, in room: Int) {
    guard !onlyMeasures else {
      if !value.isShown(in: room) { cut() }
      return width += value.width(in: room)
    }
    let description = value.description(in: room)
    write(description.text)
    if !description.isComplete { cut() }
  }

  mutating func write(_ excerpt: Excerpt, in room: Room) {
    let (text, isWhole) = excerpt.written(in: room)
    hasExcerpt = true
    write(text)
    if !isWhole { cut() }
  }

  mutating func cut() { isWhole = false }

  mutating func leaveOut() { isComplete = false }

  /// Writes the subject with `...` in place of its middle, or of arguments of a call.
  mutating func writeSubject(_ subject: Phrase, in room: Room) {
    self.subject = Layout.subject(subject, in: room)
    write(self.subject.text)
  }

  /// Writes something and the words around it.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult mutating func frame(
    _ before: String, _ after: String, _ body: (inout Pen) -> Void
  ) -> Bool {
    let start = (text.utf8.count, width)
    write(before)
    let inner = (text.utf8.count, width)
    body(&self)
    guard inner == (text.utf8.count, width) else {
      write(after)
      return true
    }
    width = start.1
    text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: start.0)...)
    return false
  }
}
