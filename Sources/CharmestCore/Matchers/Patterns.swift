internal import Foundation

/// Matches a text that contains a match of a regular expression.
///
/// ```swift
/// assertThat(receipt, matchesPattern(#"Total: \d+"#))
/// // receipt: expected a string matching /Total: \d+/, but was "Total: none"
/// ```
///
/// The syntax is that of `NSRegularExpression`. The pattern may match anywhere; to match the whole
/// text, write `^(?:` and `)\z` around the pattern. If a pattern is not valid, or too complex for the
/// text, the matcher fails, even under `not`, and the failure says so.
///
/// - Parameters:
///   - pattern: The regular expression.
///   - ignoringCase: Whether upper and lower case are the same; by default they are not.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: Depends on the pattern: from O(*n*), where *n* is the number of characters, to
///   exponential time, before the engine gives up.
public func matchesPattern<Text: StringProtocol>(_ pattern: String, ignoringCase: Bool = false)
  -> Matcher<Text>
{
  let expression = try? NSRegularExpression(
    pattern: pattern, options: ignoringCase ? [.caseInsensitive] : [])
  let manner = ignoringCase ? " ignoring case" : ""
  return Matcher(describedBy: { "a string \($0.not)matching /\(pattern)/\(manner)" }) {
    text, judging in
    guard let expression else { return .undecided("the pattern is not valid") }
    let whole = String(text)
    let (found, isDone) = expression.search(whole)
    if let found {
      return judging.match(because: stretch(of: whole, around: Range(found, in: whole)))
    }
    return isDone ? .was(whole) : .undecided("the pattern was too complex for this text")
  }
}

/// Matches a text that contains a match of a Swift regular expression.
///
/// ```swift
/// assertThat(receipt, matchesPattern(/Total: (\d+)/))
/// // receipt: expected a string matching /Total: (\d+)/, but was "Total: none"
/// ```
///
/// The expression may match anywhere. Failures show it as a literal if it can be written as one and
/// the system is not older than macOS 15, iOS 18, tvOS 18, watchOS 11 or visionOS 2. To name what
/// it means, use `describedAs`.
///
/// - Parameter expression: The regular expression, as a literal or from `RegexBuilder`.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: Depends on the expression: from O(*n*), where *n* is the number of characters, to
///   exponential time.
@_disfavoredOverload  // With `import RegexBuilder`, a `String` is a component as well.
public func matchesPattern<Text: StringProtocol, Expression: RegexComponent>(
  _ expression: Expression
) -> Matcher<Text> {
  Matcher(describedBy: { sense in
    let pattern = expression.literalPattern.map { "/\($0)/" }
    return "a string \(sense.not)matching \(pattern ?? "a regular expression")"
  }) { text, judging in
    do {
      // `firstMatch(of:)` would treat an error as no match.
      let whole = String(text)
      let match = try expression.regex.firstMatch(in: whole)
      guard let match else { return .was(whole) }
      return judging.match(because: stretch(of: whole, around: match.range))
    } catch { return .undecided("the expression threw \(value: error)", error: error) }
  }
}

extension RegexComponent {
  fileprivate var literalPattern: String? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    return regex._literalPattern
  }
}

extension NSRegularExpression {
  /// The first match, and whether the engine has searched all of the text if there is none.
  fileprivate func search(_ text: String) -> (found: NSRange?, isDone: Bool) {
    var found: NSRange?
    var isDone = true
    let range = NSRange(text.startIndex..., in: text)
    let start = ContinuousClock.now
    enumerateMatches(in: text, options: .reportCompletion, range: range) { match, flags, stop in
      found = found ?? match?.range
      if flags.contains(.internalError) { isDone = false }
      stop.pointee = true
    }
    // To give up, the engine takes about a second.
    if found == nil, isDone, ContinuousClock.now - start > .milliseconds(20) {
      isDone = looksAtEveryPlace(of: text, range)
    }
    return (found, isDone)
  }

  /// Whether the engine can search all of a text that has no match.
  ///
  /// Outside Apple's systems, the engine does not say that it gave up. So the pattern is allowed to
  /// match nothing as well: then it matches at every place where it fails, but not where the engine
  /// gives up.
  private func looksAtEveryPlace(of text: String, _ range: NSRange) -> Bool {
    // A pattern may end in a comment.
    let either = ["(?:\(pattern))|", "(?:\(pattern)\n)|"].lazy.compactMap {
      try? NSRegularExpression(pattern: $0, options: self.options)
    }.first
    guard let either else { return true }
    // Each place has as much time here as the whole search had, so the number of reports is
    // limited.
    var (matches, reports) = (0, 0)
    let mostReports = 9_000 + 2 * range.length
    either.enumerateMatches(in: text, options: .reportProgress, range: range) { match, _, stop in
      if match != nil { matches += 1 } else { reports += 1 }
      if reports > mostReports { stop.pointee = true }
    }
    return reports <= mostReports && matches > text.unicodeScalars.count
  }
}
