import CharmestCore
import Testing

@Suite("Contrast")
struct ContrastTests {
  @Test("values that read alike in a short text are shown where they differ")
  func longerWindow() {
    let start = String(repeating: "0123456789", count: 12)
    #expect(
      Contrast(Named(start + "a" + start), Named(start + "b" + start)).explanation.sentence() == """
        expected ...01234567890123456789a01234567890123456789..., \
        but was ...01234567890123456789b01234567890123456789...
        """
    )
  }

  @Test("values of different types are told apart by them")
  func types() {
    #expect(
      Contrast(5 as Int64, 5).explanation.sentence() == "expected 5 (Int64), but was 5 (Int)"
    )
  }

  @Test("where no text tells values apart, the text says so")
  func hidden() {
    #expect(
      Contrast(Named("x"), Named("x")).explanation.sentence()
        == "expected x, but was x (print alike, but == is false)"
    )
  }
}

private struct Named: CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
