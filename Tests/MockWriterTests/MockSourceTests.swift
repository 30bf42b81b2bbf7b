import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("The source of a mock") struct MockSourceTests {
  @Test("is what you would write by hand", arguments: expectedMocks.indices)
  func mock(_ index: Int) throws {
    let (name, what, mock) = expectedMocks[index]
    let source = MockSource(
      try Fixture.mocked(name), in: MockSurroundings(noncopyable: ["Ticket", "Receipt"]))
    let text = SwiftFormat.laidOut(source.lines.joined(separator: "\n"), in: Fixture.folder.path)
    assertThat(text, equalTo(mock + "\n"), "the mock for \(what)")
    assertThat(source.placesByHand, mock.matches(of: /By hand:/).count)
  }

  @Test("says what is left out if the graph of another module is missing")
  func foreign() throws {
    let graphs = try Fixture.graphs("Shop")
    let symbol = try requireThat(graphs.protocols.first { $0.path == "Stocked" }, present())
    assertThat(
      MockSource(MockedProtocol(symbol, in: graphs)).lines,
      hasItem(
        "  // By hand: What Pantry.Shelf requires is left out: no symbol graph has it."
      )
    )
  }
}
