/// How wide a piece of text may be.
///
/// There are two limits, because a text that is cut needs room for its own elision marks and for
/// those of all texts around it. With both limits, a value is walked only once: no second attempt
/// with less room is needed when the first is too long.
struct WidthLimit {
  /// The room for the whole text.
  var whole: Int
  /// The room for a text that is cut, including its marks.
  var cut: Int

  static let unlimited = WidthLimit(.max)

  func less(_ count: Int) -> WidthLimit { WidthLimit(whole: whole - count, cut: cut - count) }
}

extension WidthLimit {
  init(_ limit: Int) { self.init(whole: limit, cut: limit) }
}

/// A part of a description.
struct LimitedText {
  var text: String
  /// The width, known without counting the text again.
  var count: Int
  /// Whether nothing was left out, for any reason.
  var isComplete: Bool
  /// Whether something was left out for lack of room.
  ///
  /// Then nothing more is tried after it.
  var ranOut: Bool

  init(_ text: String, count: Int? = nil, isComplete: Bool = true, ranOut: Bool = false) {
    self.text = text
    self.count = count ?? text.width
    self.isComplete = isComplete && !ranOut
    self.ranOut = ranOut
  }

  static func + (head: LimitedText, tail: LimitedText) -> LimitedText {
    LimitedText(
      head.text + tail.text, count: head.count + tail.count,
      isComplete: head.isComplete && tail.isComplete, ranOut: head.ranOut || tail.ranOut)
  }
}
