// The length of the lines is what is tested.
// swift-format-ignore-file
import Charmest
import Testing

@Suite("A suggestion for a condition") struct LongSuggestionTests {
  @Test("is left out where it would be cut, because it could not be copied")
  func longest() {
    let soup = "miso"
    let failures = collectFailures {
      assertThat(soup == "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
      assertThat(soup == "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
    }
    let suggestion = #"  to see both values: assertThat(soup, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")"#
    #expect(failures.map { $0.description.hasSuffix("\n" + suggestion) } == [true, false])
    #expect(failures.map { $0.description.contains("to see both") } == [true, false])
  }
}
