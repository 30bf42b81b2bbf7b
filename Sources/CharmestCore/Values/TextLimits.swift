/// How much room a piece of a failure text has.
///
/// Whoever renders a value stops at the limit while walking it, so that a huge value costs no more
/// than what is shown of it.
@usableFromInline
package struct TextLimits: Sendable, Equatable {
  /// How many characters one value may take.
  package var value: Int
  /// How many characters are shown on either side of the first difference between two strings.
  package var context: Int
  /// How many items of one kind are listed before the rest is counted.
  package var items: Int

  package init(value: Int, context: Int, items: Int) {
    self.value = value
    self.context = context
    self.items = items
  }

  /// The limits of each of two values that share a line.
  package var forTwoValues: TextLimits {
    TextLimits(value: value * 3 / 7, context: context * 3 / 8, items: items)
  }

  /// The limits of the first line of a failure.
  package static let summary = TextLimits(value: 80, context: 20, items: 3)
  /// The limits of every further line.
  package static let detail = TextLimits(value: 140, context: 40, items: 10)
}

/// A text that is made only when it is needed, and no longer than it may be.
@usableFromInline
package typealias Rendering = (TextLimits) -> String

extension Array {
  /// The elements that may get into a failure text: as many as are listed, and the last.
  var listable: [Element] {
    let most = TextLimits.detail.items * FailureText.scaleOfThisRun
    return count > most + 1 ? Array(prefix(most) + suffix(1)) : self
  }
}
