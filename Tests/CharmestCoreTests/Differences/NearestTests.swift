import CharmestCore
import Testing

@Suite("The nearest value") struct NearestTests {
  private struct Guest: Hashable {
    var id = 17
    var name = "Annette Schmidt"
    var street = "Rue des Petits Champs 4"
    var city = "Paris"
    var newsletter = true
  }

  @Test("is the one that reads alike, and tells what differs in it")
  func readsAlike() {
    struct Ann: Hashable, CustomStringConvertible {
      let id: Int
      var description: String { "Ann" }
    }
    let (wanted, came) = (Ann(id: 42), Ann(id: 71))
    let texts = [
      explain([came], hasItem(wanted)), explain([came], containsInAnyOrder(wanted)),
      explain(["k": came], hasValue(wanted)), explain([came: 1], hasKey(wanted)),
      explain(came, isIn([wanted])), explain(came, oneOf(wanted, Ann(id: 5))),
      explain([came, came], hasItems(wanted, came)),
    ]
    for text in texts { #expect(text?.summary.contains("id expected 42, but was 71") == true) }
  }

  @Test("is the one that has most in common")
  func mostInCommon() {
    let middle = String(repeating: "lorem ipsum ", count: 40)
    let texts = ["B\(middle)and another end", "B\(middle)end"]
    #expect(explain(texts, hasItem("A\(middle)end"))?.summary.contains("[1]") == true)
    let sets = [[7], [1, 2, 4]] as [Set<Int>]
    #expect(explain(sets, isSuperset(of: [[1, 2, 3]]))?.summary.contains("[1]") == true)
    let guests = (0..<300).map { Guest(id: $0, name: "Guest \($0)", street: "", city: "Bern") }
    var sought = guests[217]
    sought.newsletter = false
    #expect(explain(guests, hasItem(sought))?.summary.contains("[217]") == true)
  }
}
