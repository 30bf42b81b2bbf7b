import Charmest
import Testing
import WrittenTexts

@testable import CharmestCore

/// Matches a collection if a matcher matches at least a number of its elements.
///
/// ```swift
/// assertThat(extras, hasAtLeast(2, hasPrefix("nori")), "extras")
/// // extras: expected at least 2 items that are a string starting with "nori", but only 1 of 3 is;
/// //   nearest: [2] was "nor"
/// ```
///
/// - Parameters:
///   - count: How many elements must match.
///   - matcher: A matcher for one element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload func hasAtLeast<Items: Collection>(
  _ count: Int, _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in
    "\(sense.not)at least \(counted(count, "item")) that are \(matcher.expected)"
  }
  return Matcher(describedBy: describe, isDecidedByOnePart: true) { items, judging in
    var found = 0
    var mismatches: [Mismatch] = []
    for (position, element) in items.enumerated() {
      if found >= count { break }
      switch judging.judge(matcher, element, at: path(position, element, in: items)) {
      case .match: found += 1
      case .mismatch(let mismatch): mismatches.append(mismatch)
      }
    }
    guard found < count else { return judging.match(because: "was \(value: items)") }
    return .mismatch { [found, mismatches] expected in
      .tooFew(
        found, of: items.count, are: expected, nearest: mismatches.lazy.map(\.explanation),
        showing: items)
    }
  }
}

func hasAtLeast<Items: Collection>(_ count: Int, _ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { hasAtLeast(count, equalTo(value)) }

/// The matcher of elements in CONTRIBUTING.md.
@Suite("hasAtLeast")
struct HasAtLeastTests {
  private let extras = ["nori", "tamago", "nor"]

  @Test("judges elements by a matcher or a value, and stops when it is decided")
  func judges() {
    assertThat(extras, hasAtLeast(1, "nori") && hasAtLeast(2, hasPrefix("nor")))
    assertThat(extras, hasAtLeast(0, "miso") && not(hasAtLeast(2, "nori")))
    assertThat([String](), not(hasAtLeast(1, "nori")) && hasAtLeast(0, "nori"))
    assertThat(0..<Int.max, hasAtLeast(2, greaterThan(3)))
  }

  @Test("says how many there are, and what is nearest")
  func explains() {
    let failures = collectFailures { assertThat(extras, hasAtLeast(2, "nori"), "extras") }
    expectText(
      failures.first,
      """
      extras: expected at least 2 items that are "nori", but only 1 of 3 is; nearest: [2] was "nor"
        but was: ["nori", "tamago", "nor"]
      """)
  }

  @Test("is decided by those that match, and not judged otherwise, also under not")
  func undecided() {
    let matcher = Matcher<String>("read") { text in
      if text == "tamago" { throw CancellationError() }
      return text == "nori"
    }
    assertThat(extras, hasAtLeast(1, matcher))
    for wrong in [hasAtLeast(2, matcher), not(hasAtLeast(2, matcher))] as [Matcher<[String]>] {
      assertThat(wrong.matches(extras).isMatch, false)
    }
  }
}
