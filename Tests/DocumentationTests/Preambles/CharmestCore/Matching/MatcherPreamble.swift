private struct Person {
  let age: Int
}

// MARK: Matcher 1
// EXAMPLE
assertThat(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]), order)

// MARK: init 1
// EXAMPLE
assertThat(4, isEven)

// MARK: init 2
let person = Person(age: 12)
