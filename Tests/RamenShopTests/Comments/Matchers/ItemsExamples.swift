import Charmest
import RamenShop
import Testing

@Suite("The examples in Items.swift") struct ItemsExamples {
  @Test func oneItem() {
    let extras = ["nori"]
    example {
      assertThat(extras, hasItem(hasPrefix("tam")))
      // extras: expected an item that is a string starting with "tam", but was ["nori"]
    }
    example {
      assertThat(extras, hasItem("tamago"))
      // extras: expected an item "tamago", but was ["nori"]
    }
  }

  @Test func severalItems() {
    let extras = ["nori", "tamago"]
    example {
      assertThat(extras, hasItems("tamago", hasPrefix("wak")))
      // extras: missing a string starting with "wak" (1 of 2 expected items is missing)
    }
    example {
      assertThat(extras, hasItems("tamago", "wakame"))
      // extras: missing "wakame" (1 of 2 expected items is missing)
    }
  }

  @Test func itemAtIndex() {
    let extras = ["tamago", "nori"]
    example {
      assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
      // extras[1]: expected a string starting with "wak", but was "nori"
    }
    example {
      assertThat(extras, hasItem("wakame", atIndex: 1))
      // extras[1]: expected "wakame", but was "nori"
    }
  }

  @Test func allItems() {
    var values = Array(1...1_000)
    values[17] = -4
    values[512] = -9
    values[998] = -1
    example {
      assertThat(values, everyItem(greaterThan(0)))
      // values: expected every element to be a value greater than 0, but 3 of 1000 were not:
      //   [17] was -4; [512] was -9; [998] was -1
    }
  }
}
