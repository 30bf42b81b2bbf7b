internal import Foundation

/// The room for each part of a failure text.
@usableFromInline package struct Limits: Sendable {
  /// The factor for the limits of this run.
  private let scale: Int

  package init(scale: Int = ofThisRun) { self.scale = scale }

  /// The factor in `CHARMEST_TEXT_LIMIT`, from 1 to 1,000.
  package static let ofThisRun: Int = {
    let text = ProcessInfo.processInfo.environment["CHARMEST_TEXT_LIMIT"] ?? ""
    return min(max(Int(text) ?? 1, 1), 1_000)
  }()

  /// Columns of the first line, and of those below.
  var firstLine: Int { 200 * scale }
  var line: Int { 160 * scale }
  var lines: Int { 30 * scale }
  var bytes: Int { 3_500 * scale }
  /// Differences, calls and other things in a list.
  package var listed: Int { 10 * scale }
  /// Columns of a path.
  static let path = 100 * ofThisRun
  /// Columns of a text in the middle of a sentence, such as a key.
  static let key = 60 * ofThisRun

  /// Rows of a value that the first line cuts, and of one around the differences.
  static let rows = 5
  static let rowsAround = 2
  /// Columns that each value gets at least, before and after everything else is shortened.
  static let share = 40
  static let leastShare = 24
  /// Columns on each side of a difference.
  static let around = 16
  /// Dots and quotes around a stretch.
  static let marks = 8
  /// Characters from which on only a stretch of a text is shown.
  package static let longText = 80
  /// Columns up to which a reader sees the difference of two texts.
  static let glance = 40
  /// Bytes of the text of one value.
  package static let value = 10_000
  /// Differences that are kept of one value.
  package static let differences = 100
  /// The part of a value that may be wrong if it counts as near.
  static let near = 0.5
  /// Values among which the nearest is found, and pairs of values in any order.
  @usableFromInline static let compared = 1_000
  static let candidates = 400
  /// Elements to change, to remove and to insert until two lists are compared place by place.
  static let edits = 100
  /// Pairs of elements between two that are equal, among which the nearest are found.
  static let gap = 6
  /// Elements up to which it is looked whether they are the same in another order.
  static let reordered = 10_000
  static let reorderedWithoutHashes = 500
}
