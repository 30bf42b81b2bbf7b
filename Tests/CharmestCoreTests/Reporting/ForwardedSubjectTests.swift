import Charmest
import Testing

/// Helpers of a test that pass on where they were called, and so may be taken for the library's verbs.
@Suite("The subject of a failure in a helper") struct ForwardedSubjectTests {
  private func subjects(_ body: () -> Void) -> [String] { collectFailures(body).map(\.subject) }

  @Test("is that of the caller in other columns of the same file")
  func otherColumns() {
    let guest = NamedGuest(name: "Bob")
    let subjects = subjects { assertThat(guest.name, "Ann") }
    #expect(subjects == ["guest.name"])
  }
}
