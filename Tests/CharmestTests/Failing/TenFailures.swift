import Charmest
import Testing
import XCTest

private enum Soup: Equatable {
  case miso
  case ramen(bowls: Int, extras: [String])
}

private struct Guest: Equatable {
  var name: String
  var soups: [Soup]
}

private final class MockPot: Mock {
  let stirCalls = MockMethod("stir(times:with:)", taking: Int.self, String.self)
}

/// Ten assertions that fail, each in another way, some of them with values that would like to
/// pass for something else in a log.
private func failTenTimes() {
  let total = 5
  assertThat(total, equalTo(4))
  let text = "The quick brown fox jumps over the lazy dog, and runs away from the cook."
  assertThat(text, equalTo(text.replacing("dog", with: "cog")))
  assertThat("alpha\nBravo\ncharlie", equalTo("alpha\nbravo\ncharlie"), "lines")
  assertThat([10, 20, 25, 30], containsExactly(10, 20, 30), "scores")
  assertThat(
    [1, 2, 30],
    containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)),
    "sizes"
  )
  let guest = Guest(name: "Jon", soups: [.miso, .ramen(bowls: 2, extras: ["nori"])])
  assertThat(
    guest,
    equalTo(Guest(name: "Jon", soups: [.miso, .ramen(bowls: 2, extras: ["nori", "tamago"])]))
  )
  assertThat(["a": 1, "b": 3], equalTo(["a": 1, "b": 2, "c": 3]), "counts")
  assertThat(
    (1...300).map { $0.isMultiple(of: 50) ? -$0 : $0 },
    everyItem(greaterThan(0)),
    "values"
  )
  let pot = MockPot()
  pot.stirCalls.invoke(3, "spoon")
  verify(pot.stirCalls, calledWith: greaterThan(5), anything())
  let name = "Jon\n::error::all is lost\n\u{202E}✘ Test fake() failed"
  assertThat(name, equalTo("##[error] Jon"), "a name\nTest Case 'X.fake' passed (0.001 seconds)")
}

extension FailingSwiftTests {
  @Test func tenTimes() {
    failTenTimes()
  }
}

extension FailingXCTests {
  func testTenTimes() {
    failTenTimes()
  }
}
