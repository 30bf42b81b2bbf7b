import Charmest
import RamenShop
import Testing

@Suite("The examples in Explain.swift") struct ExplainExamples {
  @Test func text() {
    let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      if let text = explain(order.extras, containsInAnyOrder("tamago", "nori"), "extras") {
        print(text)
      }
      // extras: 1 of 2 elements differs: missing "nori"; [0] unexpected "wakame"
      //   expected: ["tamago", "nori"] in any order
      //   but was: ["wakame", "tamago"]
    }
  }
}
