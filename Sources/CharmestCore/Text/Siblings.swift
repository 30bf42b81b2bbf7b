/// Values that are listed together, and what a reader sees in each of them.
///
/// Where they have no room, what tells one of them apart is shown before what all of them have.
final class Siblings {
  private let values: [Any]
  /// Whether the beginning is left out that all of them have, and not only parts of it.
  private let leavesOutBeginnings: Bool
  private lazy var commonParts = findCommonParts()
  private lazy var commonBeginning = findCommonBeginning(of: values.compactMap { $0 as? String })
  /// The same of their descriptions, without the parts that are the same in all of them.
  private lazy var commonDescription = findCommonBeginning(of: values.map(whole))
  /// Whether something tells them apart, also far behind in their descriptions.
  private(set) lazy var differ = findDifference()
  /// Whether two unequal values have the same text, because their own descriptions hide a part.
  private(set) lazy var readAlike = findAlikes()

  init(_ values: [Any], leavingOutBeginnings: Bool = true) {
    self.values = values.compactMap { unwrapped($0) }
    leavesOutBeginnings = leavingOutBeginnings
  }

  /// Whether a piece of a value tells more than its two ends.
  func tellApart(_ value: Any) -> Bool {
    if readAlike { return true }
    return value is any Collection && !(value is any StringProtocol)
      || description(of: value, whole(of: value), in: Layout.line) != nil
  }

  /// One of the values in too little room for all of it; nil if nothing tells it apart.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - whole: Its whole description; asked where the others begin alike as far as there is room.
  ///   - room: How wide the description is at most.
  /// - Returns: What tells the value apart.
  func description(of value: Any, _ whole: @autoclosure () -> String, in room: Int)
    -> ValueDescription?
  {
    if let text = unwrapped(value) as? String {
      let skipped = commonBeginning - Layout.sharedBeginning
      guard leavesOutBeginnings, skipped > Layout.sharedBeginning else { return nil }
      return ValueDescription(ofEnd: text.dropFirst(skipped), limit: room)
    }
    if leavesOutBeginnings, commonDescription + Layout.sharedBeginning > room {
      return ValueDescription(piece: whole(), around: commonDescription, limit: room)
    }
    guard !commonParts.isEmpty else { return nil }
    return ValueDescription(of: value, limit: room, .readable, without: commonParts)
  }

  /// The whole description of one of the values, as far as values are compared.
  func whole(of value: Any) -> String {
    ValueDescription(of: value, limit: Layout.comparedText, .readable, without: commonParts).text
  }

  private func findDifference() -> Bool {
    if readAlike { return true }
    let texts = values.map { ValueDescription(of: $0, limit: Layout.line) }
    return texts.contains { $0.text != texts[0].text }
      || texts.contains { !$0.isComplete } && Set(values.map(whole)).count > 1
  }

  private func findAlikes() -> Bool {
    let some = values.prefix(Layout.siblingsCompared)
    guard !(some.first is String) else { return false }
    let texts = some.map { ValueDescription(of: $0, limit: Layout.line) }
    return some.indices.contains { first in
      some.indices.prefix(first).contains { second in
        texts[first].isComplete && texts[first].text == texts[second].text
          && areEqual(some[first], some[second]) == false
      }
    }
  }

  /// The names of the parts that are the same in all values, if others are not.
  private func findCommonParts() -> Set<String> {
    let parts = values.map(shownParts)
    guard let first = parts.first, !first.isEmpty,
      parts.allSatisfy({ $0.map(\.name) == first.map(\.name) })
    else { return [] }
    let common = first.indices.filter { index in
      let values = parts.map { $0[index].value }
      let texts = values.map { ValueDescription(of: $0, limit: Layout.line) }
      return zip(values, texts).allSatisfy { value, text in
        // Of long values, not all is shown.
        text.text == texts[0].text && (text.isComplete || areEqual(values[0], value) == true)
      }
    }
    return common.count < first.count ? Set(common.map { first[$0].name }) : []
  }

  /// How many characters all texts begin with; none if that is more than is compared.
  private func findCommonBeginning(of texts: [String]) -> Int {
    guard texts.count == values.count, texts.count > 1 else { return 0 }
    let common = texts.dropFirst().reduce(Layout.comparedText) { common, text in
      zip(texts[0].prefix(common), text).prefix { $0 == $1 }.count
    }
    // Equal texts have nothing behind their beginning.
    return common < min(Layout.comparedText, texts.map(\.count).max() ?? 0) ? common : 0
  }
}

extension Phrase {
  /// The same phrase; a value shows first what tells it apart from the others.
  func amid(_ siblings: Siblings) -> Phrase { onlyValue.map { Phrase($0.amid(siblings)) } ?? self }
}

extension Siblings {
  /// The values of some phrases.
  convenience init(of phrases: [Phrase], leavingOutBeginnings: Bool = true) {
    self.init(
      phrases.compactMap { $0.onlyValue?.value }, leavingOutBeginnings: leavingOutBeginnings)
  }
}

extension [Phrase] {
  /// The same phrases, in which each value shows first what tells it apart from the others.
  package var toldApart: [Phrase] {
    guard count > 1 else { return self }
    let siblings = Siblings(of: self)
    return map { $0.amid(siblings) }
  }
}
