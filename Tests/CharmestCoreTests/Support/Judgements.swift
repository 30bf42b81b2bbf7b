import CharmestCore
import Testing

/// Expects that a matcher matches.
func assertMatches<Value>(
  _ value: Value, _ matcher: Matcher<Value>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) { #expect(matcher.matches(value).isMatch, "\(matcher)", sourceLocation: sourceLocation) }

/// Expects that a matcher has this description.
func assertDescription<Value>(
  _ matcher: Matcher<Value>, _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) { #expect(matcher.description == text, sourceLocation: sourceLocation) }

/// Expects that a matcher does not match, whatever the text says.
func assertMismatch<Value>(
  _ value: Value, _ matcher: Matcher<Value>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(!matcher.matches(value).isMatch, "\(matcher)", sourceLocation: sourceLocation)
}

/// Expects that neither a matcher nor its opposite matches.
func assertUndecided<Value>(
  _ value: @autoclosure () -> Value, _ matcher: Matcher<Value>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMismatch(value(), matcher, sourceLocation: sourceLocation)
  assertMismatch(value(), not(matcher), sourceLocation: sourceLocation)
}

/// The first line of a failure; nothing where the value matches.
func summary<Value>(_ value: Value, _ matcher: Matcher<Value>, _ label: String = "") -> String {
  explain(value, matcher, label)?.summary ?? ""
}

/// The path of each difference, what was expected, and what came.
func leaves<Value>(_ value: Value, _ matcher: Matcher<Value>) -> [[String?]] {
  collectFailures { assertThat(value, matcher) }.flatMap(\.differences).map {
    [$0.path, $0.expected, $0.actual]
  }
}

/// The paths of what differs.
func paths<Value>(_ value: Value, _ matcher: Matcher<Value>) -> [String] {
  leaves(value, matcher).compactMap { $0[0] }
}
