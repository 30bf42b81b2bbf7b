import CharmestCore
import Testing

@Suite("A position in a text") struct PositionInTextTests {
  private func place(of part: Character, in text: String) throws -> String {
    PositionInText(try #require(text.firstIndex(of: part)), in: text).inWords
  }

  @Test("is an offset in a text of one line")
  func oneLine() throws {
    #expect(try place(of: "n", in: "ramen") == "at offset 4")
    #expect(try place(of: "n", in: "ramen\n") == "at offset 4")
    #expect(PositionInText("".startIndex, in: "").inWords == "at offset 0")
  }

  @Test(
    "is a line in a text of several lines",
    arguments: ["\n", "\r\n"])
  func severalLines(separator: String) throws {
    let text = ["miso", "shio", "tamago"].joined(separator: separator)
    #expect(try place(of: "m", in: text) == "on line 1")
    #expect(try place(of: "h", in: text) == "on line 2")
    #expect(try place(of: "g", in: text) == "on line 3")
    #expect(PositionInText(text.endIndex, in: text).inWords == "on line 3")
    let lineBreak = text.index(text.startIndex, offsetBy: 4)
    #expect(PositionInText(lineBreak, in: text).inWords == "on line 2")
  }
}
