import Charmest
import Testing

private struct Guests {
  func find(_ name: String) async -> String? { name.isEmpty ? nil : "Guest \(name)" }
}

/// The first code of the article on matchers.
@Suite("The article on matchers") struct AssertionsTests {
  @Test func goesOnOrEnds() async throws {
    let extras = ["wakame"]
    let guests = Guests()
    assertThat(extras, everyItem(not(empty())), "extras")
    let user = try requireThat(await guests.find("Jon"), present())
    assertThat(user, hasSuffix("Jon"))
  }
}
