import Charmest
import Testing

/// Helpers of a test that pass on where they were called, and so may be taken for the library's verbs.
@Suite("The subject of a failure in a helper") struct ForwardedSubjectTests {
  private func texts(_ body: () -> Void) -> [String] {
    collectFailures(body).map(\.description)
  }

  @Test("is nothing where the helper has the name of a verb, but other labels")
  func sameName() {
    let guest = NamedGuest(name: "Bob")
    let texts = texts { assertThat(guest, isNamed: "Ann") }
    #expect(texts == ["expected \"Ann\", but was \"Bob\""])
  }

  private func checkPositive(
    _ number: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Int {
    assertThat(number, greaterThan(0), file: file, line: line)
    return number
  }

  private func callHelperInTheSameColumn() {
    assertThat(checkPositive(-5), -5)
  }

  @Test("is nothing where the helper passes on the line without the column")
  func lineWithoutColumn() {
    let texts = texts(callHelperInTheSameColumn)
    #expect(texts == ["expected a value greater than 0, but was -5"])
  }

  @Test("is that of the caller in other columns of the same file")
  func otherColumns() {
    let guest = NamedGuest(name: "Bob")
    let texts = texts { assertThat(guest.name, "Ann") }
    #expect(texts == ["guest.name: expected \"Ann\", but was \"Bob\""])
  }
}
