import Charmest
import Testing

@testable import MockWriter

@Suite("The source of a mock") struct MockSourceTests {
  @Test("is what you would write by hand", arguments: expectedMocks.indices)
  func mock(_ index: Int) throws {
    let (name, what, mock) = expectedMocks[index]
    let source = MockSource(
      try Fixture.mocked(name), in: MockSurroundings(noncopyable: ["Ticket", "Receipt"]))
    let note = "// Hidden is private: its mock can only stand in the same file.\n"
    assertThat(
      source.lines.joined(separator: "\n"),
      equalTo(mock.replacing(note, with: "")),
      "the mock for \(what)"
    )
  }

  @Test("says what is left out if the graph of another module is missing")
  func foreign() throws {
    let graphs = try Fixture.graphs("Shop")
    let symbol = try requireThat(graphs.protocols.first { $0.path == "Stocked" }, present())
    assertThat(
      MockSource(MockedProtocol(symbol, in: graphs)).lines,
      hasItem(
        "  // What Pantry.Shelf requires is left out, because no symbol graph has it. Write it here."
      )
    )
  }
}
