internal import Foundation

/// How much of a single value is shown, and how much work that may take.
///
/// `CHARMEST_TEXT_LIMIT` multiplies only what is said to be so long as a text: the other numbers
/// bound the time that a value takes, or the room that its depth takes on the stack.
package enum ValueLimits {
  /// How many times longer than usual the texts of this run may be: the value of the environment
  /// variable `CHARMEST_TEXT_LIMIT`, or one.
  static let scaleOfThisRun: Int = {
    let given = ProcessInfo.processInfo.environment["CHARMEST_TEXT_LIMIT"].flatMap { Int($0) }
    return min(max(given ?? 1, 1), 1_000_000)
  }()

  /// From this depth on, the parts of a value are neither shown nor compared.
  static let deepest = 10
  /// How many values are put in the order of their texts at most.
  static let orderedByText = 10_000
  /// How much of the text of a value decides its place among others.
  static let textOfOrder = 200
  /// How much room the texts have in all by which the members of a set are ordered.
  static let roomOfOrder = 32_768
  /// How much of that the text of one member has at least.
  static let leastOfOrder = 64
  /// With less room, the first part of a value is not shown.
  static let leastOfFirstPart = 8
  /// With less room, a later part of a value is not shown.
  static let leastOfPart = 20
  /// How much room the dots take that stand for what is left out.
  static let dots = 3
  /// How much room the quotes of a piece of a text take, and the dots on both sides.
  static let quotesAndDots = 8
  /// How wide a byte is, with the blank before it.
  static let columnsOfByte = 3
  /// How much of a long text its end takes.
  package static let shareAtEnd = 1.0 / 3
  /// How far in front of a difference a piece of a description begins.
  static let reach = 40
  /// In front of a difference stands at most one of so many equal shares of the room.
  static let sharesAhead = 4
  /// How many bytes are looked at to tell whether they are a text.
  static let bytesOfText = 1_000_000
  /// How many bytes that are a text are shown as one.
  static let bytesShown = 10_000
  /// How many code points of one character are shown; real characters have fewer.
  static let codePoints = 16
  /// How many elements an `IndexSet` may have that is shown by its elements.
  static let elementsOfIndexSet = 100_000
  /// A word is cut between two rows if it is longer than one of so many equal shares of a row.
  static let sharesOfWord = 3
  /// How wide the cause of an error is at most, so long as a text.
  static let cause = 140 * scaleOfThisRun
}
