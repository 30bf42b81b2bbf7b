import CharmestCore
import Testing

@Suite("describedAs") struct DescribedAsTests {
  private struct Guest { var name: String }

  @Test("replaces what is expected, unless the name is blank")
  func described() {
    let local = describedAs("a local", hasProperty(\Guest.name, "Ann"))
    assertMatches(Guest(name: "Ann"), local)
    #expect(
      summary(Guest(name: "Jon"), local, "guest")
        == #"guest: expected a local, but .name was "Jon""#)
    #expect(explain(1, describedAs(" ", greaterThan(2))) == explain(1, greaterThan(2)))
  }
}
