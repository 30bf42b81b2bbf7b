import Charmest

struct NamedGuest { let name: String }

/// An assertion of a test's own under the library's name, which passes on the place of its caller.
func assertThat(
  _ guest: NamedGuest, isNamed name: String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertThat(guest.name, name, fileID: fileID, file: file, line: line, column: column)
}
