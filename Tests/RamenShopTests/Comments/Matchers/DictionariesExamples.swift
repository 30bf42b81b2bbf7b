import Charmest
import RamenShop
import Testing

@Suite("The examples in Dictionaries.swift") struct DictionariesExamples {
  @Test func keys() {
    let prices = ["shio": 850, "shoyu": 900]
    example {
      assertThat(prices, hasKey(hasPrefix("mi")))
      // prices: expected a dictionary with a key that is a string starting with "mi", but the
      //   keys are ["shio", "shoyu"]
    }
    example {
      assertThat(prices, hasKey("miso"))
      // prices: expected a dictionary with key "miso", but the keys are ["shio", "shoyu"]
    }
  }

  @Test func values() {
    let prices = ["miso": 900]
    example {
      assertThat(prices, hasValue(greaterThan(900)))
      // prices: expected a dictionary with a value that is a value greater than 900, but was
      //   ["miso": 900]
    }
  }

  @Test func valueUnderKey() {
    let prices = ["miso": 850]
    example {
      assertThat(prices, hasEntry("miso", greaterThan(900)))
      // prices["miso"]: expected a value greater than 900, but was 850
    }
  }

  @Test func missingEntry() {
    let prices = ["shoyu": 900]
    example {
      assertThat(prices, hasEntry("miso", 900))
      // prices["miso"]: missing 900
    }
  }

  @Test func matchersOfKeyAndValue() {
    let prices = ["shio": 850, "shoyu": 950]
    example {
      assertThat(prices, hasEntry(hasPrefix("mi"), greaterThan(900)))
      // prices: expected a dictionary with an entry of a string starting with "mi" and a value
      //   greater than 900, but the keys are ["shio", "shoyu"]
    }
  }

  @Test func entries() {
    let prices = ["miso": 850, "shio": 700]
    example {
      assertThat(prices, hasEntries(["miso": greaterThan(900), "shio": 800]))
      // prices: 2 of 2 entries differ: ["miso"] expected a value greater than 900, but was 850;
      //   ["shio"] expected 800, but was 700
    }
  }

  @Test func allEntries() {
    let prices = ["miso": 950, "shio": 800, "udon": 700]
    example {
      assertThat(prices, containsEntries(["miso": greaterThan(900), "shio": 800]))
      // prices["udon"]: unexpected 700 (1 of 3 entries differs)
    }
  }
}
