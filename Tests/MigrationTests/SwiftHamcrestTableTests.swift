import Charmest
import Testing

private struct Guest: Equatable {
  var name = "Jon"
  var visits = 3
}

/// A suite whose set-up is deprecated, which a call through its protocol does not say.
private protocol NeedsNoSetUp { func setUp() }

private struct OldSuite: NeedsNoSetUp {
  @available(*, deprecated) func setUp() { HamcrestSwiftTesting.enable() }
}

/// The right-hand column of the article on SwiftHamcrest.
@Suite("What to write in place of SwiftHamcrest") struct SwiftHamcrestTableTests {
  private let bowls = 2
  private let name: String? = "Jon"
  private let guest = Guest()
  private let extras = ["wakame", "tamago"]

  @Test func otherSpellings() {
    let reason = "is too small"
    assertThat(bowls, greaterThan(1), "bowls")
    assertThat("Wakame", matchesPattern("wakame", ignoringCase: true))
    assertThat("miso\nWakame", matchesPattern("(?im)^wakame$"))
    assertThat("Wakame", matchesPattern(/[Ww]akame/))
    Charmest.assertThat(bowls, equalTo(2))
    let isInt: Matcher<Any> = instanceOf(Int.self)
    assertThat(bowls as Any, isInt)
    assertThat(bowls, .atLeastTwo)
    assertThat(guest as Any, instanceOf(Guest.self, and: hasProperty(\.name, "Jon")))
    assertThat(Mismatch(reason).description, containsString(reason))
    assertThat(greaterThan(1).matches(bowls).isMatch)
    assertThat(explain(bowls, greaterThan(1)), nilValue())
    assertThat(collectFailures { assertThat(bowls, greaterThan(2)) }, hasCount(1))
    assertThat(extras, containsInAnyOrder([hasPrefix("tam"), hasPrefix("wak")]))
    assertThat(extras, hasItems([hasPrefix("tam"), hasPrefix("wak")]))
    assertThat(name, hasPrefix("J"))
    assertThat(name, anyOf(nilValue(), not(equalTo("x"))))
    assertThat(extras[0].lowercased(), containsStringsInOrder("wa", "me"))
    assertThat(2.0, greaterThan(1.5) && lessThan(2.5))
  }

  @Test func throwing() throws {
    func order() throws -> Int { 2 }
    assertThat(try order(), equalTo(2))
  }

  @Test func results() {
    func judge(_ result: MatchResult) -> String {
      switch result {
      case .match: return "match"
      case .mismatch(let why): return why.description
      }
    }
    func fail() -> MatchResult {
      MatchResult(false)
    }
    assertThat(judge(greaterThan(2).matches(bowls)), hasSuffix("but was 2"))
    assertThat(fail().isMatch, equalTo(false))
  }

  @Test func reasons() {
    func reason(_ result: MatchResult) -> String? {
      guard case .mismatch(let why) = result else { return nil }
      return why.reason
    }
    assertThat(reason(MatchResult(false, "it was odd")), "it was odd")
    assertThat(reason(.mismatch(nil)), nilValue())
    assertThat(reason(greaterThan(2).matches(bowls)), nilValue())
    let result: MatchResult = .match
    assertThat(result.isMatch)
    assertThat(guest, hasProperty(named: "name", "Jon"))
  }

  @Test func setUp() {
    let suite: any NeedsNoSetUp = OldSuite()
    suite.setUp()
  }

  @Test func ownPairs() {
    func price(_ matcher: Double) -> Double { matcher }
    @_disfavoredOverload func price(_ matcher: Matcher<Double>) -> Double { 0 }
    assertThat(price(1), 1)
    assertThat(price(greaterThan(1)), 0)
  }

  @Test func equalOptionals() {
    let nobody: String? = nil
    let noGuest: String? = nil
    assertThat(nobody == noGuest)
    assertThat(nobody, noGuest)
  }

  @Test func differences() {
    class Person { let name = "Jon" }
    final class Regular: Person { let visits: Int? = 3 }
    assertThat(Regular(), hasProperty(named: "name", "Jon"))
    assertThat(Regular(), hasProperty(named: "visits", 3))
    assertThat(
      collectFailures {
        assertThat(guest, not(hasProperty(named: "nick", 1)))
        assertThat(guest, not(hasProperty(named: "name", 1)))
      },
      hasCount(2)
    )
    assertThat("miso", containsString(""))
    assertThat("miso\r\n", not(containsString("\n")))
  }
}

extension Matcher where Value == Int {
  fileprivate static let atLeastTwo = greaterThanOrEqualTo(2)
}
