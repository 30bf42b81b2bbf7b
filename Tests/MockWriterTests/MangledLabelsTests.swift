import Charmest
import Testing

@testable import MockWriter

@Suite("Labels in mangled names") struct MangledLabelsTests {
  @Test(
    "tell a label `_` from none",
    arguments: [
      // f(_:) without and with the label, f(a:), f(`_`:_:`_`:), `_`(`_`:)
      ("s:1S1PP1fyySiF", 1, []),
      ("s:1S1PP1f1_ySi_tF", 1, [0]),
      ("s:1S1PP1f1aySi_tF", 1, []),
      ("s:1S1PP1f1__AEySi_S2itF", 3, [0, 2]),
      ("s:1S1PP1_ADySi_tF", 1, [0]),
      // Labels with words that were there before, and with other letters than a to z.
      ("s:1S1PP7bigWord0A5Bread1_7wordBigySi_S2itF", 3, [1]),
      ("s:1S1PP5bread12bigBreadWord0B01_ySi_S2itF", 3, [2]),
      ("s:1S1PP1i0013ab_BcaAEACtda1_ySi_SitF", 2, [1]),
    ]
  )
  func underscores(name: String, count: Int, places: [Int]) {
    let found = MangledLabels.underscores(
      in: name, behind: "s:1S1PP", hasName: true, count: count)
    assertThat(found, equalTo(Set(places)))
  }

  @Test("of initialisers and subscripts stand at once")
  func unnamed() {
    let found = MangledLabels.underscores(
      in: "s:1S1PP1_xSi_tcfc", behind: "s:1S1PP", hasName: false, count: 1)
    assertThat(found, [0])
    let other = MangledLabels.underscores(
      in: "s:1S1QP1_xSi_tcfc", behind: "s:1S1PP", hasName: false, count: 1)
    assertThat(other, empty())
  }
}
