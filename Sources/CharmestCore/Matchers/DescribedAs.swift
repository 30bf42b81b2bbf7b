/// Matches what another matcher matches, under a name of your own.
///
/// ```swift
/// let local = describedAs("a guest from Kyoto", hasProperty(\Guest.address.city, "Kyoto"))
/// assertThat(guest, local)
/// // guest: expected a guest from Kyoto, but .address.city was "Osaka"
/// ```
///
/// On the first line, the new name replaces what the other matcher expects. The failure still says
/// what came, and where; a further line has what was expected of a part.
///
/// - Parameters:
///   - description: What is expected, as a noun phrase: it follows the word "expected".
///   - matcher: The matcher to name.
/// - Returns: The matcher under its new name.
public func describedAs<Value>(_ description: String, _ matcher: Matcher<Value>) -> Matcher<Value> {
  let describe = { (sense: Sense) -> Phrase in
    description.isBlank ? matcher.describe(sense) : "\(sense.not)\(description)"
  }
  let named = Matcher<Value>(describedBy: describe) { value, judging in
    let sense = judging.context.sense
    return judging.judge(matcher, value).explained { inner in
      let expected = describe(sense)
      let claim: Difference.Claim =
        if let actual = inner.onlyActual {
          .unequal(expected: expected, actual: actual)
        } else {
          .reason(expected: expected, but: inner.withoutRemark.reason)
        }
      var named = Explanation(
        claim,
        details: inner.explainsBelow ? inner.details : inner.linesUnderName,
        whole: inner.whole.map { WholeValues(actual: $0.actual) }
      ).summingUp {
        let each = inner.each
        return inner.isInside || each.count > 1 ? each : []
      }
      named.lastLines = inner.lastLines
      return inner.remark.map(named.remarking) ?? named
    }
  }
  return matcher.acceptsNil ? named.forNil : named
}

extension Explanation {
  /// What differs inside the value: what was expected there, the name does not say.
  fileprivate var linesUnderName: [DetailLine] {
    isOneOutcomeInside
      ? located.map(DetailLine.item) : items(most: Layout.mostListed).needed(.unlessSaid)
  }
}
