/// Two unequal values, written so that the reader sees that they are not the same.
///
/// Values that read alike are written with more: the part in which they differ, then their types;
/// and if that does not tell them apart either, the text says so.
package struct Contrast {
  private enum Means {
    case values
    case types(expected: String, actual: String)
    case nothing
  }

  private let expected: Any?
  private let actual: Any?
  private let means: Means

  /// How much of a value is looked at in search of a difference.
  private static let furthest = 10_000

  package init(_ expected: Any?, _ actual: Any?) {
    self.expected = expected
    self.actual = actual
    let readAlike = [TextLimits.summary.value, Self.furthest].allSatisfy { limit in
      ValueDescription(of: expected, limit: limit).text
        == ValueDescription(of: actual, limit: limit).text
    }
    if !readAlike {
      means = .values
    } else if let expected, let actual, type(of: expected) != type(of: actual) {
      let names = typeNames(expected, actual)
      means = .types(expected: names.expected, actual: names.actual)
    } else {
      means = .nothing
    }
  }

  /// Whether no text tells the values apart.
  var isHidden: Bool {
    if case .nothing = means { true } else { false }
  }

  package var explanation: Explanation {
    Explanation(
      .unequal(expected: { texts($0).expected }, actual: { texts($0).actual }),
      note: isHidden ? { _ in "print alike, but == is false" } : nil
    )
  }

  private func texts(_ limits: TextLimits) -> (expected: String, actual: String) {
    let short = descriptions(limits.value)
    switch means {
    case .nothing: return short
    case .types(let expected, let actual):
      return ("\(short.expected) (\(expected))", "\(short.actual) (\(actual))")
    case .values:
      guard short.expected == short.actual else { return short }
      let long = descriptions(Self.furthest)
      let offset = zip(long.expected, long.actual).prefix { $0 == $1 }.count
      return (
        Self.window(long.expected, around: offset, limits),
        Self.window(long.actual, around: offset, limits)
      )
    }
  }

  private func descriptions(_ limit: Int) -> (expected: String, actual: String) {
    (
      ValueDescription(of: expected, limit: limit).text,
      ValueDescription(of: actual, limit: limit).text
    )
  }

  private static func window(_ text: String, around offset: Int, _ limits: TextLimits) -> String {
    let start = max(0, offset - limits.context)
    let rest = text.dropFirst(start)
    let shown = rest.prefix(offset - start + 1 + limits.context)
    return (start > 0 ? "..." : "") + shown + (shown.endIndex < rest.endIndex ? "..." : "")
  }
}

/// The names of two values' types, with their modules only where the bare names do not tell.
private func typeNames(_ expected: Any, _ actual: Any) -> (expected: String, actual: String) {
  let types = (type(of: expected), type(of: actual))
  let names = (typeName(types.0), typeName(types.1))
  return names.0 == names.1
    ? (String(reflecting: types.0), String(reflecting: types.1))
    : names
}
