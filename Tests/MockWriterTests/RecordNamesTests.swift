import Charmest
import Testing

@testable import MockWriter

@Suite("The name of a record") struct RecordNamesTests {
  @Test("tells overloads apart by as much as it takes")
  func overloads() throws {
    let requirements = try Fixture.mocked("Cook").requirements
    let names = RecordNames(requirements)
    assertThat(
      requirements.indices.map { names[$0] },
      ["cook", "price", "deliver", "findInt", "findString", "findNamed"]
    )
  }

  @Test("of an operator is a word")
  func operators() throws {
    let requirements = try Fixture.mocked("Members").requirements
    let index = try requireThat(requirements.firstIndex { $0.kind == .operation }, present())
    assertThat(RecordNames(requirements)[index], "isLess")
  }
}
