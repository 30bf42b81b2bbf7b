/// The phrases of a list, each of which is made once, and only if it is shown.
///
/// A list is measured in several rooms, and its values must not be walked anew in each.
final class ListedPhrases {
  /// The phrases as they are made.
  let all: AnyCollection<Phrase>
  private var made: [Phrase] = []
  private var next: AnyCollection<Phrase>.Index

  init(_ all: some Collection<Phrase>) {
    self.all = AnyCollection(all)
    next = self.all.startIndex
  }

  var count: Int { all.count }

  /// The first phrases.
  func prefix(_ count: Int) -> ArraySlice<Phrase> {
    while made.count < count, next != all.endIndex {
      made.append(all[next])
      all.formIndex(after: &next)
    }
    return made.prefix(count)
  }
}
