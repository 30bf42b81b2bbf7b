internal import Foundation

/// Matches a text in which a regular expression is found.
///
/// ```swift
/// assertThat(receipt, matchesPattern(#"Total: \d+"#))
/// // receipt: expected a string matching /Total: \d+/, but was "Total: none"
/// ```
///
/// The syntax is that of `NSRegularExpression`. The pattern may match anywhere; write `^` and `$`
/// around it for the whole text. A pattern that is not valid, and one that is too complex for the
/// text, fail and say so, also under `not`.
///
/// - Parameters:
///   - pattern: The regular expression.
///   - ignoringCase: Whether upper and lower case are the same; they are not by default.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func matchesPattern<Text: StringProtocol>(_ pattern: String, ignoringCase: Bool = false)
  -> Matcher<Text>
{
  let expression = try? NSRegularExpression(
    pattern: pattern, options: ignoringCase ? [.caseInsensitive] : [])
  return Matcher(
    describedBy: { _ in "a string matching /\(pattern)/" + (ignoringCase ? " in any case" : "") },
    negatedBy: Negation("a string ", "a string not ")
  ) { text, _ in
    guard let expression else {
      return .undecided { _ in "the pattern is not valid" + problem(in: pattern) }
    }
    let whole = String(text)
    switch expression.search(whole) {
    case true?: return .match
    case false?:
      return .mismatch { expected in
        Explanation(
          .unequal(expected: expected, actual: describing(whole)),
          note: expression.matchesInOneForm(whole)
            ? { _ in "only the Unicode form of the characters differs" } : nil)
      }
    case nil: return .undecided { _ in "the pattern was too complex for this text" }
    }
  }
}

/// Matches a text in which a Swift regular expression is found.
///
/// ```swift
/// assertThat(receipt, matchesPattern(/Total: (\d+)/))
/// // receipt: expected a string matching a regular expression, but was "Total: none"
/// ```
///
/// The expression may match anywhere; use `describedAs` to say what it stands for.
///
/// - Parameter expression: The regular expression, as a literal or from `RegexBuilder`.
/// - Returns: A matcher for `String`, `Substring` and every other text.
@_disfavoredOverload  // With `import RegexBuilder` a `String` is a component, too.
public func matchesPattern<Text: StringProtocol, Expression: RegexComponent>(
  _ expression: Expression
) -> Matcher<Text> {
  Matcher(
    describedBy: { _ in "a string matching a regular expression" },
    negatedBy: Negation("a string ", "a string not ")
  ) { text, _ in
    do {
      // `firstMatch(of:)` would take an error for no match.
      return try expression.regex.firstMatch(in: String(text)) != nil ? .match : .mismatch(nil)
    } catch { return .undecided { "the expression threw \(describing(error: error)($0))" } }
  }
}

extension NSRegularExpression {
  /// Whether there would be a match if each character were written in one way, as `==` takes it.
  fileprivate func matchesInOneForm(_ text: String) -> Bool {
    let pattern = pattern.precomposedStringWithCanonicalMapping
    let text = text.precomposedStringWithCanonicalMapping
    return (try? NSRegularExpression(pattern: pattern, options: options))?.search(text) == true
  }

  /// Whether there is a match; nil if the search was not finished.
  fileprivate func search(_ text: String) -> Bool? {
    var isFound: Bool? = false
    let range = NSRange(text.startIndex..., in: text)
    // The engine gives up where its stack or its time is used up; `firstMatch` does not tell.
    enumerateMatches(in: text, options: .reportCompletion, range: range) { match, flags, stop in
      if match != nil { isFound = true } else if flags.contains(.internalError) { isFound = nil }
      stop.pointee = true
    }
    return isFound
  }
}

/// Why a pattern is not valid, in the words of Swift's own parser; Foundation gives no reason.
private func problem(in pattern: String) -> String {
  do {
    _ = try Regex(pattern)
    return ""
  } catch {
    let reason = "\(error)"
    // What Swift does not support, Foundation may: the reason is another.
    return reason.contains("support") ? "" : ": \(reason)"
  }
}
