internal import Foundation

/// Matches a text in which a regular expression is found.
///
/// ```swift
/// assertThat(receipt, matchesPattern(#"Total: \d+"#))
/// // receipt: expected a string matching /Total: \d+/, but was "Total: none"
/// ```
///
/// The syntax is that of `NSRegularExpression`. The pattern may match anywhere; write `^` and `$`
/// around it for the whole text. A pattern that is not valid fails with the reason and the position.
///
/// - Parameters:
///   - pattern: The regular expression.
///   - ignoringCase: Whether upper and lower case are the same; they are not by default.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func matchesPattern<Text: StringProtocol>(
  _ pattern: String,
  ignoringCase: Bool = false
) -> Matcher<Text> {
  let expression = try? NSRegularExpression(
    pattern: pattern,
    options: ignoringCase ? [.caseInsensitive] : []
  )
  let expected: Rendering = { _ in
    "a string matching /\(pattern)/" + (ignoringCase ? " in any case" : "")
  }
  return Matcher(describedBy: expected) { text in
    guard let expression else {
      return .mismatch(
        Mismatch(undecided: true) {
          Explanation(
            .reason(expected: expected) { _ in
              "the pattern is not valid: \(PatternProblem(in: pattern).description)"
            }
          )
        }
      )
    }
    let whole = String(text)
    let range = NSRange(whole.startIndex..., in: whole)
    return expression.firstMatch(in: whole, range: range) != nil
      ? .match
      : .mismatch(
        Mismatch { Explanation(.unequal(expected: expected, actual: describing(whole))) }
      )
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
public func matchesPattern<Text: StringProtocol, Expression: RegexComponent>(
  _ expression: Expression
) -> Matcher<Text> {
  let expected: Rendering = { _ in "a string matching a regular expression" }
  return Matcher(describedBy: expected, accepts: { String($0).firstMatch(of: expression) != nil })
}

/// Why a regular expression is not valid, as far as that can be told.
///
/// Foundation says only that it is not.
struct PatternProblem {
  let description: String

  init(in pattern: String) {
    description = Self.find(in: Array(pattern)) ?? "it cannot be understood"
  }

  private static func find(in pattern: [Character]) -> String? {
    var groups: [Int] = []
    var index = 0
    var canRepeat = false
    while index < pattern.count {
      switch pattern[index] {
      case "\\":
        guard index + 1 < pattern.count else { return "nothing follows the \\ at offset \(index)" }
        index += 1
        canRepeat = true
      case "[":
        guard let end = endOfSet(in: pattern, from: index) else {
          return "the [ at offset \(index) is not closed"
        }
        index = end
        canRepeat = true
      case "(":
        groups.append(index)
        canRepeat = false
        // `(?:` and the like: the question mark belongs to the parenthesis.
        if index + 1 < pattern.count, pattern[index + 1] == "?" { index += 1 }
      case ")":
        guard groups.popLast() != nil else { return "the ) at offset \(index) closes nothing" }
        canRepeat = true
      case "*", "+", "?":
        guard canRepeat else {
          return "the \(pattern[index]) at offset \(index) has nothing to repeat"
        }
        // A second sign makes it lazy or possessive.
        if index + 1 < pattern.count, ["?", "+"].contains(pattern[index + 1]) { index += 1 }
        canRepeat = false
      case "|": canRepeat = false
      case "{":
        guard pattern[index...].contains("}") else {
          return "the { at offset \(index) is not closed"
        }
        canRepeat = true
      default: canRepeat = true
      }
      index += 1
    }
    return groups.last.map { "the ( at offset \($0) is not closed" }
  }

  private static func endOfSet(in pattern: [Character], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < pattern.count {
      switch pattern[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
