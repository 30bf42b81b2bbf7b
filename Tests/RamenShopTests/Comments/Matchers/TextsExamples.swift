import Charmest
import Testing

@Suite("The examples in Texts.swift") struct TextsExamples {
  @Test func parts() {
    let topping = "nori"
    example {
      assertThat(topping, hasPrefix("wak"))
      // topping: expected a string starting with "wak", but was "nori"
    }
    example {
      assertThat(topping, hasSuffix("ame"))
      // topping: expected a string ending with "ame", but was "nori"
    }
    example {
      assertThat(topping, containsString("kam"))
      // topping: expected a string containing "kam", but was "nori"
    }
  }

  @Test func partsInOrder() {
    let receipt = "900 for miso. Thank you"
    example {
      assertThat(receipt, containsStringsInOrder("miso", "900", "Thank you"))
      // receipt: expected a string containing ["miso", "900", "Thank you"] in order, but "900"
      //   comes before "miso"
    }
  }

  @Test func lines() {
    let receipt = "miso 900\nshio 850\nThank you"
    example {
      assertThat(receipt, hasLine(hasPrefix("Total")))
      // receipt: expected a text with a line that is a string starting with "Total", but was
      //   "miso 900\nshio 850\nThank you"
    }
    example {
      assertThat(receipt, hasLine("Total 1800"))
      // receipt: expected a text with a line that is "Total 1800", but was "miso 900\nshio
      //   850\nThank you"
    }
  }

  @Test func otherEqualities() {
    let name = "shio"
    example {
      assertThat(name, equalToIgnoringCase("Miso"))
      // name: expected "Miso" ignoring case, but was "shio"
    }
    let menu = "shio ramen"
    example {
      assertThat(menu, equalToCompressingWhitespace("miso  ramen"))
      // menu: expected "miso ramen" with any white space, but was "shio ramen"
    }
  }

  @Test func blank() {
    let note = "no nori"
    example {
      assertThat(note, isBlank())
      // note: expected a blank string, but was "no nori"
    }
  }
}
