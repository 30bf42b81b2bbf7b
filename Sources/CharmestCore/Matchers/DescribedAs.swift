/// Matches what another matcher matches, under a name of your own.
///
/// ```swift
/// let local = describedAs("a guest from Kyoto", hasProperty(\Guest.address.city, "Kyoto"))
/// assertThat(guest, local)
/// // guest: expected a guest from Kyoto, but .address.city was "Osaka"
/// ```
///
/// On the first line, the new name replaces the expectation of the other matcher. The failure still
/// says what came, and where. If only a part is wrong, a further line shows what was expected of
/// this part.
///
/// - Parameters:
///   - description: The expectation as a noun phrase: it follows the word "expected".
///   - matcher: The matcher to name.
/// - Returns: The matcher under its new name.
public func describedAs<Value>(_ description: String, _ matcher: Matcher<Value>) -> Matcher<Value> {
  guard !description.allSatisfy(\.isWhitespace) else { return matcher }
  let describe = { (sense: Sense) -> Phrase in "\(sense.not)\(description)" }
  return Matcher(describedBy: describe) { value, judging in
    let sense = judging.sense
    return judging.judge(matcher, value).explained { inner in
      var named = Explanation(expected: describe(sense), but: inner.outcome, lines: inner.lines)
      named.wholes = [("expected", [], matcher.describe(sense))]
      named.wholes += inner.surrounded(by: value).wholes.filter { $0.key == "but was" }
      return named
    }
  }
}
