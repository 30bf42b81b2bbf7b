import WrittenTexts

@testable import CharmestCore

// EXAMPLE: Add a matcher 1
private func fitsOnMenu() -> Matcher<String> {
  // EXAMPLE: Add a matcher 2
}

/// The matcher of elements in CONTRIBUTING.md.
@Suite("hasAtLeast") private struct HasAtLeastTests {
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

// MARK: Add a matcher 4
// EXAMPLE
judges(name: "miso", fits: true)
judges(name: "miso\nand shio", fits: false)
judges(name: " ", fits: false)

// MARK: Add a matcher 5
// EXAMPLE
assertThat(
  failures.map(\.description),
  containsExactly(#"name: expected a text that fits on a menu, but was """#))

// MARK: Add a matcher 6
// EXAMPLE
assertThat(
  failures.map(\.text.summary),
  containsExactly(
    #"menu: expected every element to be a text that fits on a menu, but 1 of 2 was not: [1] was """#
  ))
