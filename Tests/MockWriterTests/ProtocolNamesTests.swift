import Charmest
import Testing

@testable import MockWriter

@Suite("The name of a protocol") struct ProtocolNamesTests {
  private func found(_ name: String) throws -> String {
    switch try Fixture.graphs("Shop", "Pantry").lookUp(name) {
    case .found(let symbol): symbol.path
    case .failed(let text): text
    }
  }

  @Test(
    "may be short or full",
    arguments: [
      ("Cook", "Cook"), ("Shop.Cook", "Cook"), ("Door", "House.Door"),
      ("House.Door", "House.Door"), ("Shop.House.Door", "House.Door"), ("Pantry.Shelf", "Shelf"),
    ]
  )
  func finds(_ name: String, path: String) throws { assertThat(try found(name), path) }

  @Test("that does not exist is answered by the nearest names, and by all")
  func unknown() throws {
    assertThat(
      try found("Boks"),
      """
      There is no protocol Boks. Did you mean Box?
      There are: Base, Box, Cook, Counter, Diamond, Document, First, Generics, Helper, Hidden, \
      House.Door, House.Screen, Lending, Members, Model, OddNames, Oven, Overloads, Printer, Racked, Recent, Screen, \
      Second, SessionDelegate, Shelf, Stocked, TextBox, Uncopyable, Waiter, Wide, Writing
      """
    )
  }

  @Test("without protocols is said to be so")
  func nothing() {
    guard case .failed(let text) = SymbolGraphs([]).lookUp("Cook") else { return }
    assertThat(text, "There is no protocol Cook, nor any other.")
  }
}
