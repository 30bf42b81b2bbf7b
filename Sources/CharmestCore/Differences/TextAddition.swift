/// What one of two texts has and the other has not, where nothing else differs.
extension StringDifference {
  private var isMissing: Bool { expected.count > actual.count }
  private var longer: TextPlace { isMissing ? expected : actual }
  private var shorter: TextPlace { isMissing ? actual : expected }
  private var addedCount: Int { longer.count - shorter.count }

  /// What is added at the difference, if the texts go on alike behind it.
  private var addedPiece: Substring? { longer.part(before: shorter.rest) }

  private var isAddedAtEnd: Bool { shorter.rest.isEmpty }

  /// `missing "+" at offset 46`, or `unexpected …`, if nothing else differs between two texts.
  var shortAddition: String? {
    guard 1..<Layout.longAddition ~= addedCount else { return nil }
    let aligned = alignedWithParts
    guard let piece = aligned.addedPiece else { return nil }
    return "\(isMissing ? "missing" : "unexpected") \(quoted(piece)) at offset \(aligned.offset)"
  }

  /// The same where an addition begins as a reader would cut it.
  ///
  /// In `[1],[2],[3]`, what is added can be `[2],` or `2],[` or `,[2]`: texts that repeat themselves
  /// leave open where it begins.
  var alignedWithParts: StringDifference {
    guard !isAddedAtEnd, addedCount <= Layout.alignedAddition, let addedPiece else { return self }
    let earlier = longer.charactersToAlign(addedPiece)
    return earlier > 0 ? later(-earlier, -earlier) : self
  }

  /// What to say if one string is the other with something added in one place.
  var addition: Difference.Claim? {
    let place: Phrase
    let part: Substring
    if isAddedAtEnd {
      (part, place) = (longer.rest, "at the end")
    } else if longer.whole.hasSuffix(shorter.whole) {
      (part, place) = (longer.whole.prefix(addedCount), "at the start")
    } else if addedCount >= Layout.longAddition, let addedPiece {
      // Around a shorter piece, a window shows what follows it as well.
      part = addedPiece
      place = "after \(Phrase(.ending(longer))) at offset \(offset)"
    } else {
      return nil
    }
    let areBothShown = longer.count <= Layout.textBesideAnother
    let isShorterShown = areBothShown || shorter.count <= Layout.shortText
    func said(_ text: TextPlace, _ count: String) -> Phrase {
      areBothShown || isShorterShown && text.count == shorter.count
        ? describing(text.whole) : Phrase(count).droppable
    }
    let same = isAddedAtEnd && !isShorterShown ? "same up to offset \(offset), " : ""
    let was: Phrase = "was \(said(actual, "\(actual.count)")): \(same)"
    return .reason(
      expected: said(expected, counted(expected.count, "character")),
      but: """
        \(isMissing && isShorterShown ? was : was.droppable)\
        \(isMissing ? "missing " : "unexpected ")\(Phrase(.beginning(part))) \(place)
        """)
  }
}

extension TextPlace {
  /// What stands between the place and a tail, if the text ends with that tail.
  ///
  /// Bytes are compared, because to compare a long text by characters takes too long.
  fileprivate func part(before tail: Substring) -> Substring? {
    let count = rest.utf8.count - tail.utf8.count
    guard count > 0,
      let end = String.Index(whole.utf8.index(index, offsetBy: count), within: whole),
      StringDifference.sameBytes(whole[end...], tail) == tail.utf8.count
    else { return nil }
    return whole[index..<end]
  }

  /// How many characters earlier a piece begins that a reader would cut out of the text.
  fileprivate func charactersToAlign(_ piece: Substring) -> Int {
    let piece = Array(piece)
    let before = Array(whole[whole.index(index, upTo: -piece.count)..<index])
    let most = zip(before.reversed(), piece.reversed()).prefix { $0 == $1 }.count
    // A whole part in brackets, behind its separator, as early as possible.
    let begins = (0...most).compactMap { count -> (Int, Int, earlier: Int)? in
      let piece = before.suffix(count) + piece.dropLast(count)
      guard let first = piece.first, let previous = before.dropLast(count).last,
        !(first.isPartOfWord && previous.isPartOfWord)
      else { return nil }
      // A tag that closes an element belongs to what is in front of it.
      let rank = piece.starts(with: "</") ? 2 : first.rankAtStart
      return (piece.unpairedBrackets, rank, -count)
    }
    return begins.min { $0 < $1 }.map { -$0.earlier } ?? 0
  }
}

extension Collection<Character> {
  /// How many brackets are not closed or not opened.
  fileprivate var unpairedBrackets: Int {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{", ">": "<"]
    var (open, unpaired): ([Character], Int) = ([], 0)
    for character in self {
      if pairs.values.contains(character) {
        open.append(character)
      } else if let opening = pairs[character] {
        if open.last == opening { open.removeLast() } else { unpaired += 1 }
      }
    }
    return unpaired + open.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }

  /// How well a part begins with it, the best first.
  fileprivate var rankAtStart: Int { ",;&|([{<".contains(self) ? 0 : isWhitespace ? 1 : 2 }
}
