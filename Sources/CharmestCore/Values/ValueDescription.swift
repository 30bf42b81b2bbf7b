/// A value as a Swift literal, within a limit.
///
/// The value is walked only as far as there is room: a million elements cost no more than the few
/// that are shown. Elision marks stand outside the quotes (`"abc"...`) and counts are exact
/// (`[1, 2, 3, and 997 more]`). Nothing depends on addresses or on the order of hashes.
package struct ValueDescription {
  /// One line, whatever the value holds.
  package let text: String
  /// Whether nothing of the value was left out.
  package let isComplete: Bool

  /// What is shown of a value that has a description of its own.
  enum Detail {
    /// Its description.
    case readable
    /// All that is stored in it, for values whose descriptions are equal.
    case exact
  }

  /// Describes a value, unwrapping optionals and existential boxes.
  ///
  /// - Parameters:
  ///   - value: Any value, or nil.
  ///   - limit: How many characters the text may have. Only texts that cannot be cut exceed it,
  ///     such as numbers and the shortest forms (`Person(...)`, `[3 elements]`).
  package init(of value: Any?, limit: Int) { self.init(of: value, limit: limit, .readable) }

  /// Describes a value without some of its parts, which give their room to the others.
  init(of value: Any?, limit: Int, _ detail: Detail, without hidden: Set<String> = []) {
    guard let value else {
      text = "nil"
      isComplete = true
      return
    }
    var walker = ValueWalker(detail, without: hidden)
    let piece = walker.describe(value, in: WidthLimit(limit))
    text = piece.text
    isComplete = piece.isComplete && hidden.isEmpty
  }

  /// A piece of a longer description, around the place where it differs from others.
  ///
  /// It begins and ends between parts, if these are not too long, because a part of a number is
  /// another number.
  init(piece whole: String, around offset: Int, limit: Int) {
    let difference = whole.index(whole.startIndex, offsetBy: offset)
    let head = whole[..<difference].prefix(ValueLimits.reach)
      .firstMatch(of: /^[^(\[]*[(\[](\d+ bytes?: )?/)?.output.0
    let between = whole[(head?.endIndex ?? whole.startIndex)..<difference]
    let near = between.suffix(ValueLimits.reach)
    let ends = [", ", " "].lazy.map { near.ranges(of: $0) }.first { !$0.isEmpty } ?? []
    var lead = (head ?? "") + "..."
    var rest = whole[difference...]
    if near.startIndex == between.startIndex, ends.count < 2 {
      lead = head ?? ""
      rest = whole[between.startIndex...]
    } else if let end = ends.suffix(2).first {
      lead += whole[end]
      rest = whole[end.upperBound...]
    }
    let skipped = whole.distance(from: rest.startIndex, to: difference)
    // Above all, the difference must have room.
    if ends.isEmpty && lead.hasSuffix("...")
      || lead.width + skipped + ValueLimits.quotesAndDots > limit
    {
      lead = lead.width > limit / 2 ? "..." : (head ?? "") + "..."
      let before = min(limit, ValueLimits.reach) / ValueLimits.sharesAhead
      rest = whole[whole.index(difference, offsetBy: -min(offset, before))...]
    }
    var shown = String(rest)
    if (lead + shown).width > limit {
      let most = max(limit - lead.width - ", ...".count, 1)
      var piece = rest.prefix(most)
      while piece.width > most, piece.count > 1 { piece.removeLast() }
      let last = piece.ranges(of: ",").last {
        $0.lowerBound > difference && rest[$0.upperBound...].first == " "
      }
      shown = last.map { rest[..<$0.lowerBound] + ", ..." } ?? piece + "..."
    }
    text = lead + shown
    isComplete = false
  }

  /// Describes the end of a text.
  init(ofEnd end: Substring, limit: Int) {
    text = "..." + ValueDescription(of: String(end), limit: limit - ValueLimits.dots).text
    isComplete = false
  }
}

/// The named parts of a value that is shown by its parts; none if the type says how to show it,
/// because that may leave out parts on purpose.
func shownParts(of value: Any) -> [(name: String, value: Any)] {
  guard let value = unwrapped(value), ValueWalker().ownText(of: value, Shape(knownOf: value)) == nil
  else { return [] }
  return Shape(of: value).named
}

extension String {
  /// The description of a value, with the type's name before the name of a case.
  func naming(_ type: Any.Type) -> String { first == "." ? typeName(type) + self : self }
}
