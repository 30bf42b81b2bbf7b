/// How a matcher reads where the opposite is expected: `no item 3` for `an item 3`.
@usableFromInline package struct Negation {
  /// The beginning of the description.
  private let words: String
  /// What stands there in the negative.
  private let negative: String
  /// Why a value matched, as the end of "expected …, but …"; nothing where the value itself says it.
  @usableFromInline package let reason: ((Any) -> Rendering?)?

  /// - Parameters:
  ///   - words: The beginning of the description.
  ///   - negative: What stands there in the negative.
  ///   - reason: Why a value matched, as the end of "expected …, but …".
  @usableFromInline package init(
    _ words: String, _ negative: String, because reason: ((Any) -> Rendering?)? = nil
  ) {
    self.words = words
    self.negative = negative
    self.reason = reason
  }

  /// The description in the negative.
  package func description(of positive: String) -> String {
    positive.hasPrefix(words) ? negative + positive.dropFirst(words.count) : "not \(positive)"
  }
}
