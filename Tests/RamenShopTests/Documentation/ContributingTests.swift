import Charmest
import Testing

/// Matches a text that can be printed on a menu: on one line and not blank.
///
/// ```swift
/// assertThat(name, fitsOnMenu())
/// // name: expected a text that fits on a menu, but was ""
/// ```
///
/// - Returns: A matcher for texts of one line.
/// - Complexity: O(*n*), where *n* is the number of characters.
private func fitsOnMenu() -> Matcher<String> {
  Matcher("a text that fits on a menu") { text in
    !text.allSatisfy(\.isWhitespace) && !text.contains(where: \.isNewline)
  }
}

/// The code of CONTRIBUTING.md.
@Suite("fitsOnMenu")
struct ContributingTests {
  @Test(
    "judges a text",
    arguments: [
      ("miso", true),
      ("miso\nand shio", false),
      (" ", false),
    ]
  )
  func judges(name: String, fits: Bool) {
    assertThat(fitsOnMenu().matches(name).isMatch, equalTo(fits))
  }

  @Test("says what was expected and what came")
  func explains() {
    let failures = collectFailures { assertThat("", fitsOnMenu(), "name") }
    assertThat(
      failures.first?.description,
      presentAnd(equalTo(#"name: expected a text that fits on a menu, but was """#))
    )
  }

  @Test("says where it was looked for, inside another matcher")
  func composes() {
    let failures = collectFailures {
      assertThat(["miso", ""], everyItem(fitsOnMenu()), "menu")
    }
    assertThat(
      failures.first?.description,
      presentAnd(
        equalTo(
          """
          menu: expected every element to be a text that fits on a menu, but 1 of 2 was not: [1] was ""
            but was: ["miso", ""]
          """
        )
      )
    )
  }
}
