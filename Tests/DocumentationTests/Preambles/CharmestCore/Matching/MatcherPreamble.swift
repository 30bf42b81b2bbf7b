private struct Person {
  let age: Int
}

private struct Point {
  let latitude: Int
  let name: String
}

// MARK: Matcher 1
// EXAMPLE
assertThat(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]), order)

// MARK: init 1
// EXAMPLE
assertThat(4, isEven)

// MARK: init 2
let person = Person(age: 12)

// MARK: init 3
let point = Point(latitude: -3, name: "Quito")
