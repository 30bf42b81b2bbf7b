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

  @Test("that does not exist is answered by those that are near")
  func unknown() throws {
    assertThat(try found("Boks"), "There is no protocol Boks. Did you mean Box?")
    assertThat(
      try found("Xylophone"),
      "There is no protocol Xylophone. Without a name, the command lists all.")
  }

  @Test("is listed with its module")
  func list() throws {
    let lines = try Fixture.graphs("Shop", "Pantry").list.text.split(separator: "\n").map(
      String.init)
    assertThat(lines.prefix(2), ["Pantry.Shelf", "Shop.Base"])
    assertThat(lines, hasItem("Shop.House.Door"))
    assertThat(SymbolGraphs([]).list, equalTo(MockAnswer(errors: ["There are no protocols."])))
  }
}
