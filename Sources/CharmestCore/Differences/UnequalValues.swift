/// Two unequal values, written so that the reader sees that they differ.
///
/// Values that read alike are written with more: the part in which they differ, then their types,
/// then the stored properties that their own descriptions hide. If even that does not tell them
/// apart, the text says so.
package struct UnequalValues {
  private let expected: Any?
  private let actual: Any?
  private let differsInText: Bool
  private let detail: ValueDescription.Detail
  /// Whether the texts that were compared show both values completely.
  let areShownCompletely: Bool

  /// How many characters of a value are searched for a difference.
  private static let furthest = 10_000

  package init(_ expected: Any?, _ actual: Any?) {
    self.expected = expected
    self.actual = actual
    func compared(_ limit: Int, _ detail: ValueDescription.Detail = .readable) -> (
      differ: Bool, areComplete: Bool
    ) {
      let first = ValueDescription(of: expected, limit: limit, detail)
      let second = ValueDescription(of: actual, limit: limit, detail)
      return (first.text != second.text, first.isComplete && second.isComplete)
    }
    var result = compared(TextLimits.summary.value)
    if !result.differ, !result.areComplete { result = compared(Self.furthest) }
    areShownCompletely = result.areComplete
    let isHidden =
      !result.differ && Self.types(expected, actual) == nil
      && compared(Self.furthest, .exact).differ
    differsInText = result.differ || isHidden
    detail = isHidden ? .exact : .readable
  }

  /// Whether neither text nor type tells the values apart.
  var readAlike: Bool { !differsInText && types == nil }

  package var explanation: Explanation {
    Explanation(
      .unequal(expected: sides.expected, actual: sides.actual),
      note: readAlike ? Phrase(note) : nil)
  }

  /// Both values, around their difference.
  var sides: (expected: Phrase, actual: Phrase) {
    (Phrase { texts($0).expected }, Phrase { texts($0).actual })
  }

  private var note: String {
    guard areShownCompletely else { return "differ deeper than shown" }
    let what = expected is any FailureReflectable ? "their failureParts " : ""
    return what + "print alike, but == is false"
  }

  /// The types of the values, with what tells them apart; nil if the values have one type.
  private var types: (expected: String, actual: String)? { Self.types(expected, actual) }

  private static func types(_ expected: Any?, _ actual: Any?) -> (
    expected: String, actual: String
  )? {
    guard let expected, let actual, type(of: expected) != type(of: actual) else { return nil }
    return typeNames(type(of: expected), type(of: actual))
  }

  /// Both values, around their difference.
  func texts(_ limits: TextLimits) -> (expected: String, actual: String) {
    let short = descriptions(limits.value)
    guard differsInText else {
      guard let types else { return short }
      return ("\(short.expected) (\(types.expected))", "\(short.actual) (\(types.actual))")
    }
    guard short.expected == short.actual else { return short }
    let long = descriptions(Self.furthest)
    let offset = zip(long.expected, long.actual).prefix { $0 == $1 }.count
    return (
      Self.window(long.expected, around: offset, limits),
      Self.window(long.actual, around: offset, limits)
    )
  }

  private func descriptions(_ limit: Int) -> (expected: String, actual: String) {
    (
      ValueDescription(of: expected, limit: limit, detail).text,
      ValueDescription(of: actual, limit: limit, detail).text
    )
  }

  private static func window(_ text: String, around offset: Int, _ limits: TextLimits) -> String {
    let start = max(0, offset - limits.context)
    let rest = text.dropFirst(start)
    let shown = rest.prefix(offset - start + 1 + limits.context)
    return (start > 0 ? "..." : "") + shown + (shown.endIndex < rest.endIndex ? "..." : "")
  }
}
