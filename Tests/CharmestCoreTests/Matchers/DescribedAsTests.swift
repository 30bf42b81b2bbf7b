import CharmestCore
import Testing

@Suite("describedAs and is") struct DescribedAsTests {
  private struct Guest {
    var name: String
  }

  @Test("hide what is expected, and keep what came and where")
  func described() {
    let local = describedAs("a local", hasProperty(\Guest.name, "Ann"))
    expectMatch(Guest(name: "Ann"), local)
    expectMismatch(
      Guest(name: "Jon"),
      local,
      """
      it: expected a local, but .name was "Jon"
        but was: DescribedAsTests.Guest(name: "Jon")
      """
    )
    expectDescription(local, "a local")
    expectMismatch(3, describedAs("many", greaterThan(9)), "it: expected many, but was 3")
  }

  @Test("is adds nothing")
  func sugar() {
    expectMismatch(3, `is`(4), "it: expected 4, but was 3")
    expectMismatch(3, `is`(greaterThan(4)), "it: expected a value greater than 4, but was 3")
    expectDescription(`is`(greaterThan(4)), "a value greater than 4")
  }
}
