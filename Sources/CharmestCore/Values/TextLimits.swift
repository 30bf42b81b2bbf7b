internal import Foundation

/// How much room a piece of a failure text has.
///
/// Writing stops at the limit while it walks a value, so a huge value costs no more than the part
/// of it that is shown.
@usableFromInline package struct TextLimits: Sendable, Equatable {
  /// How much room one value may take, counted as `width` does.
  package var value: Int
  /// How many characters are shown on either side of the first difference between two strings.
  package var context: Int
  /// How many items of one kind are listed before the rest is counted.
  package var items: Int
  /// How many items a list inside an item of another list has.
  package var itemsInside: Int
  /// What has no room beside the values.
  package var leftOut: Extras
  /// How much room a whole call may take.
  package var call: Int

  /// What a first line can do without.
  package enum Extras: Comparable, Sendable {
    case nothing
    /// What a reader can work out from the values.
    case notes
    /// Also how many parts are right.
    case notesAndTallies
  }

  package init(
    value: Int, context: Int, items: Int, itemsInside: Int? = nil, leftOut: Extras = .nothing,
    call: Int = .max
  ) {
    self.value = value
    self.context = context
    self.items = items
    self.itemsInside = itemsInside ?? items
    self.leftOut = leftOut
    self.call = call
  }

  /// The limits of a list inside an item of another list.
  package var forListInside: TextLimits {
    TextLimits(value: value, context: context, items: itemsInside, leftOut: leftOut, call: call)
  }

  /// The limits of each of two values that share a line.
  package var forTwoValues: TextLimits {
    // With less, the words that differ are cut.
    TextLimits(
      value: max(value * 3 / 7, min(value, 16)), context: max(context * 3 / 8, min(context, 8)),
      items: items, itemsInside: itemsInside,
      leftOut: leftOut, call: call)
  }

  /// The limits of the first line of a failure.
  package static let summary = TextLimits(value: 80, context: 20, items: 3)
  /// The limits of every further line.
  package static let detail = TextLimits(value: 140, context: 40, items: 10)
}

/// A text on one line that is made only if it fits into the given number of characters.
package typealias Fitting = (Int) -> String?

extension TextLimits {
  /// How many times longer than usual the texts of this run may be: the value of the environment
  /// variable `CHARMEST_TEXT_LIMIT`, or one.
  package static let scaleOfThisRun: Int = {
    let given = ProcessInfo.processInfo.environment["CHARMEST_TEXT_LIMIT"].flatMap { Int($0) }
    return min(max(given ?? 1, 1), 1_000_000)
  }()

  /// How many of several differences a text shows, not counting the last one.
  static let mostListed = detail.items * scaleOfThisRun
}

extension Array {
  /// The elements that a failure text may show: as many as are listed, and the last.
  var listable: [Element] {
    count > TextLimits.mostListed + 1 ? Array(prefix(TextLimits.mostListed) + suffix(1)) : self
  }
}

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
