import Charmest
import RamenShop
import Testing

private struct Person {
  let age: Int
}

@Suite("The examples in Matcher.swift") struct MatcherExamples {
  @Test func composed() {
    example {
      let order = hasProperty(\Order.extras, containsInAnyOrder("tamago", hasPrefix("wak")))
      assertThat(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]), order)
    }
  }

  @Test func conditions() {
    example {
      let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
      assertThat(3, isEven)
      // expected an even number, but was 3
    }
  }

  @Test func judgements() {
    let person = Person(age: 12)
    example {
      let adult = Matcher<Person>("an adult") { person in
        person.age >= 18 ? .match : .mismatch("age was \(person.age)")
      }
      assertThat(person, adult)
      // person: expected an adult, but age was 12
    }
  }
}
