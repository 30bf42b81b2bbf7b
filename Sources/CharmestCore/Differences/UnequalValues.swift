/// Two unequal values, written so that the reader sees that they differ.
///
/// Values that read alike are written with more: the part in which they differ, then their types,
/// then the stored properties that their own descriptions hide. If even that does not tell them
/// apart, the text says so.
package struct UnequalValues {
  private let expected: WrittenValue
  private let actual: WrittenValue
  /// The types of the values, with what tells them apart; nil if the values have one type.
  private let types: (expected: String, actual: String)?
  private let differsInText: Bool
  /// Whether the texts that were compared show both values completely.
  let areShownCompletely: Bool

  package init(_ expected: Any?, _ actual: Any?) {
    func compared(_ limit: Int, _ detail: ValueDescription.Detail = .readable) -> (
      differ: Bool, areComplete: Bool
    ) {
      let expected = ValueDescription(of: expected, limit: limit, detail)
      let actual = ValueDescription(of: actual, limit: limit, detail)
      return (expected.text != actual.text, expected.isComplete && actual.isComplete)
    }
    var result = compared(Layout.glance)
    if !result.differ, !result.areComplete { result = compared(Layout.comparedText) }
    areShownCompletely = result.areComplete
    types =
      if let expected, let actual, type(of: expected) != type(of: actual) {
        typeNames(type(of: expected), type(of: actual))
      } else { nil }
    let isHidden = !result.differ && types == nil && compared(Layout.comparedText, .exact).differ
    differsInText = result.differ || isHidden
    self.expected = WrittenValue(expected, isHidden ? .exact : .readable)
    self.actual = WrittenValue(actual, isHidden ? .exact : .readable)
  }

  /// Whether neither text nor type tells the values apart.
  var readAlike: Bool { !differsInText && types == nil }

  package var explanation: Explanation {
    let (expected, actual) = sides
    return Explanation(
      .unequal(expected: expected, actual: actual),
      note: (readAlike ? note : nilNote).map { Phrase($0) })
  }

  /// Both values, around their difference.
  var sides: (expected: Phrase, actual: Phrase) {
    (
      side(expected, beside: actual, type: types?.expected),
      side(actual, beside: expected, type: types?.actual)
    )
  }

  /// One of the two values, cut where the other is cut.
  ///
  /// - Parameters:
  ///   - side: The value.
  ///   - other: The other value.
  ///   - type: The type, if nothing else tells the values apart.
  /// - Returns: The phrase.
  private func side(_ side: WrittenValue, beside other: WrittenValue, type: String?) -> Phrase {
    if differsInText { return Phrase(.value(side, beside: other)) }
    return Phrase(side) + Phrase(type.map { " (\($0))" } ?? "")
  }

  private var note: String? {
    guard areShownCompletely else { return "differ deeper than shown" }
    let what = expected.value is any FailureReflectable ? "their failureParts " : ""
    return what + "print alike, but == is false"
  }

  /// Which nil the actual value is, if the other one is possible as well.
  private var nilNote: String? {
    if isPresentNil(actual.value) { return "a value, which is nil" }
    return isPresentNil(expected.value) && actual.value.map(isNil) != false
      ? "no value, not even nil" : nil
  }
}
