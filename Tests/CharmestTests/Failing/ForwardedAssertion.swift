import Charmest

/// An assertion of a user's own that forwards `file:` and `line:` only, as helpers for XCTest do.
func assertIsTwo(
  _ value: Int,
  _ label: String,
  file: StaticString = #filePath,
  line: UInt = #line
) { assertThat(value, equalTo(2), label, file: file, line: line) }
