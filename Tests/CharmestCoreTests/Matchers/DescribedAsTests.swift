import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("describedAs") struct DescribedAsTests {
  private struct Guest { var name: String }

  @Test("replaces what is expected")
  func described() {
    let local = describedAs("a local", hasProperty(\Guest.name, "Ann"))
    assertMatches(Guest(name: "Ann"), local)
    expectText(
      explain(Guest(name: "Jon"), local, "guest"),
      #"""
      guest: expected a local, but .name was "Jon"
        expected: a DescribedAsTests.Guest whose .name is "Ann"
        but was:  DescribedAsTests.Guest(name: "Jon")
      """#
    )
    assertDescription(local, "a local")
  }

  @Test("a blank name changes nothing")
  func blank() {
    #expect(
      explain(1, describedAs(" ", greaterThan(2))) == explain(1, greaterThan(2)))
  }
}
