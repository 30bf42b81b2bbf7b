import Charmest
import CharmestCore
import Testing

@Suite("describedAs and is") struct DescribedAsTests {
  private struct Guest {
    var name: String
  }

  @Test("hide what is expected, and keep what came and where")
  func described() {
    let local = describedAs("a local", hasProperty(\Guest.name, "Ann"))
    assertMatches(Guest(name: "Ann"), local)
    assertMismatch(
      Guest(name: "Jon"),
      local,
      text: """
        expected a local, but .name was "Jon"
          but was: DescribedAsTests.Guest(name: "Jon")
        """
    )
    assertDescription(local, "a local")
    assertMismatch(3, describedAs("many", greaterThan(9)), text: "expected many, but was 3")
  }

  @Test("a blank name changes nothing")
  func blank() {
    assertMismatch(
      1, describedAs(" ", greaterThan(2)), text: "expected a value greater than 2, but was 1")
  }

  @Test("is adds nothing")
  func sugar() {
    assertMismatch(3, `is`(4), text: "expected 4, but was 3")
    assertMismatch(3, `is`(greaterThan(4)), text: "expected a value greater than 4, but was 3")
    assertDescription(`is`(greaterThan(4)), "a value greater than 4")
  }
}
