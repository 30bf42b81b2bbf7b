/// How much room a phrase has, and what it leaves out where that is not enough.
///
/// Only ``Layout`` makes rooms, so that all their numbers stand in one place.
@usableFromInline package struct Room: Sendable, Equatable {
  /// The width of one value.
  var value: Int
  /// How much of a value a reader takes in at a glance, however long a line may be.
  var glance: Int
  /// The greatest width of a piece that is cut out of a value: a longer one is not easier to read.
  var piece: Int
  /// Whether it is the room of a first line, which shows no more around a difference than it must.
  var isFirstLine = true
  /// How wide two values are at most that a reader can compare.
  var comparison: Int
  /// How many characters are shown on either side of the first difference between two strings.
  var context: Int
  /// How many items of a list are shown before the others are counted.
  var items: Int
  /// The same for a list inside an item of another list.
  var itemsInside: Int
  /// How wide the names of what a list leaves out may be.
  var names: Int
  /// The width of the subject.
  var subject = Int.max
  /// Whether the subject is cut to its width also where it is no call.
  var cutsWordsOfSubject = false
  /// The width of a call.
  var call = Int.max
  /// What has no room beside the values.
  var leftOut = Extras.nothing

  /// What a line can do without.
  package enum Extras: Comparable, Sendable {
    case nothing
    /// What a reader can work out from the values.
    case notes
    /// Also how many parts are right.
    case notesAndTallies
    /// Also how many parts are wrong, and the names of those that are not told.
    case counts
  }

  /// The width of a piece that is cut out of a value.
  var excerpt: Int { min(value, piece) }

  /// Whether a short text is cut around its difference like a long one, so that several
  /// differences have room.
  var cutsShortTexts: Bool {
    isFirstLine && leftOut >= .notesAndTallies && value < Layout.leastOfShortText
  }

  /// How many items of a list of short items are shown.
  var longItems: Int { leftOut < .counts ? items * Layout.longList : items }

  /// How many characters of a value of several parts are shown on either side of a difference.
  var contextOfParts: Int {
    let most = max(value - ValueLimits.quotesAndDots, 2 * Layout.leastOfText) / 2
    return isFirstLine ? min(context, most) : most
  }

  /// The room of a list inside an item of another list.
  var insideItem: Room {
    var room = self
    room.items = itemsInside
    return room
  }
}
