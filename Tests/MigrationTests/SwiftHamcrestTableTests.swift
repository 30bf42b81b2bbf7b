import Charmest
import Testing

private struct Guest: Equatable {
  var name = "Jon"
  var visits = 3
}

/// The right-hand column of the article on SwiftHamcrest.
@Suite("What to write in place of SwiftHamcrest") struct SwiftHamcrestTableTests {
  private let bowls = 2
  private let name: String? = "Jon"
  private let guest = Guest()
  private let extras = ["wakame", "tamago"]

  @Test func otherSpellings() {
    let reason = "is too small"
    assertThat(bowls, 2)
    assertThat(bowls, greaterThan(1), "bowls")
    assertThat("Wakame", matchesPattern("wakame", ignoringCase: true))
    assertThat("Wakame", matchesPattern(/[Ww]akame/))
    assertThat(guest as Any, instanceOf(Guest.self, and: hasProperty(\.name, "Jon")))
    assertThat(guest, hasProperty(\.name, "Jon"))
    assertThat(bowls, not(greaterThan(9)))
    assertThat(Mismatch(reason).description, containsString(reason))
    assertThat(greaterThan(1).matches(bowls).isMatch)
    assertThat(explain(bowls, greaterThan(1)), nilValue())
    assertThat(collectFailures { assertThat(bowls, greaterThan(2)) }, hasCount(1))
    assertThat(extras, containsInAnyOrder([hasPrefix("tam"), hasPrefix("wak")]))
    assertThat(name, hasPrefix("J"))
    assertThat(extras[0].lowercased(), containsStringsInOrder("wa", "me"))
    assertThat(2.0, greaterThan(1.5) && lessThan(2.5))
  }

  @Test func throwing() throws {
    func order() throws -> Int { 2 }
    assertThat(try order(), equalTo(2))
    assertNotThrows(try order())
  }
}
