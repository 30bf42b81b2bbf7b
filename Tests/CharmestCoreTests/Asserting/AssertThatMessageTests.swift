import Charmest
import Testing

@Suite("assertThat with a message") struct AssertThatMessageTests {
  @Test("begins the failure with it, at the place of the assertion")
  func label() {
    let guest: String? = nil
    let line = #line + 2
    let failures = collectFailures {
      assertThat(0, greaterThan(0), message: "bowls")
      assertThat(guest, hasPrefix("J"), message: "guest")
    }
    #expect(
      failures.map(\.description) == [
        "bowls: expected a value greater than 0, but was 0",
        #"guest: expected a string starting with "J", but was nil"#,
      ]
    )
    #expect(failures.map(\.line) == [line, line + 1])
  }
}
