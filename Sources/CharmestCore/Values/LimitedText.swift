/// How many characters a piece of text may have.
///
/// There are two answers, because a text that is cut needs room for the marks that say so, its own
/// and those of everything around it. Knowing both, a value is walked once: no second attempt with
/// less room is needed when the first turns out to be too long.
struct WidthLimit {
  /// The room for the whole text.
  var whole: Int
  /// The room for a text that is cut, with its marks.
  var cut: Int

  init(_ limit: Int) {
    whole = limit
    cut = limit
  }

  init(whole: Int, cut: Int) {
    self.whole = whole
    self.cut = cut
  }

  static let unlimited = WidthLimit(.max)

  func less(_ count: Int) -> WidthLimit { WidthLimit(whole: whole - count, cut: cut - count) }
}

/// A part of a description.
struct LimitedText {
  var text: String
  /// The length in characters, known without counting the text again.
  var count: Int
  /// Whether nothing was left out, for whatever reason.
  var isComplete: Bool
  /// Whether something was left out for lack of room, so that nothing needs to be tried behind it.
  var ranOut: Bool

  init(_ text: String, count: Int? = nil, isComplete: Bool = true, ranOut: Bool = false) {
    self.text = text
    self.count = count ?? text.count
    self.isComplete = isComplete && !ranOut
    self.ranOut = ranOut
  }

  static func + (head: LimitedText, tail: LimitedText) -> LimitedText {
    LimitedText(
      head.text + tail.text, count: head.count + tail.count,
      isComplete: head.isComplete && tail.isComplete, ranOut: head.ranOut || tail.ranOut)
  }
}
