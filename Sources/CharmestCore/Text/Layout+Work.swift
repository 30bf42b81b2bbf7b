/// The numbers that bound the work for a text.
///
/// `CHARMEST_TEXT_LIMIT` does not multiply them, unless they count what a line lists: they bound the
/// time that a failure takes, and not what has room.
extension Layout {
  /// How many values are compared at most to find the nearest.
  static let comparedValues = 2_000
  /// Two values that have less in common are not compared in a text.
  static let highestCost = 0.5
  /// How many records one comparison looks into.
  static let recordsCompared = 10_000
  /// How many pairs of parts are compared to tell whether two values are the same.
  static let stepsForSameness = 40_000
  /// How many pairs of parts are compared to tell how much two values have in common.
  static let stepsForCosts = 20_000
  /// How many pairs of parts one candidate for the nearest value is worth.
  static let stepsOfCandidate = 32
  /// So many elements of a set are found in the time in which a pair of parts is compared.
  static let elementsOfOneStep = 10
  /// How many parts of one list are compared though the steps end.
  static let partsKept = 100
  /// How many edits a text or a list may need that is told by its edits.
  static let mostEdits = 100
  /// How many comparisons each element of two lists is worth while their edits are searched.
  static let comparisonsOfElement = 4
  /// How many places may differ in a list whose elements may be shifted.
  static let shiftedPlaces = 10
  /// How many pairs of elements of one place are compared to find those that belong together.
  static let pairsOfOnePlace = 100
  /// How many elements without a hash are compared with each other.
  static let comparedWithoutHash = 50
  /// So few elements have moved that no smaller number of moves is searched.
  static let fewMoves = 3
  /// How many characters a piece of a text must have to be found in another.
  static let shortestPiece = 3
  /// A piece is found if it has at least one of so many equal shares of the text.
  static let sharesOfPiece = 3
  /// A text is told by its places if at most one of so many equal shares of it differs.
  static let sharesOfEdits = 4
  /// How long two texts are at most that a search compares by the looks of their letters.
  static let comparedByLooks = 100
  /// How many characters of a text are compared at most.
  static let comparedText = 10_000
  /// How many bytes of a text are searched at most for a part of it.
  static let searchedText = 200_000
  /// How many comparisons two texts or lists are worth that repeat themselves.
  static let comparisons = 100_000
  /// How many steps and calls of an order are compared to find the arguments that differ.
  static let comparedSteps = 2 * mostListed
  /// Of how many steps of an order each is left out once to find the one that is misplaced.
  static let stepsLeftOut = 3...100
  /// How many calls are compared with each other to tell which are equal.
  static let groupedCalls = 3 * mostListed
  /// How many values of a list are compared with each other to tell which read alike.
  static let siblingsCompared = 2 * mostListed
  /// For how many pairs of a matcher and an element the reasons are kept.
  static let reasonsKept = 10_000
  /// How many values are counted one by one.
  static let countedOneByOne = 1_000
  /// How many pieces of a pattern are looked for in a text.
  static let piecesOfPattern = 3
}
