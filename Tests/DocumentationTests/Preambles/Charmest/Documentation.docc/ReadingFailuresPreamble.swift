private struct Address: Equatable {
  var street = "1 Main St"
  var city: String
  var zip = 10115
}

private struct Person: Equatable {
  var name = "Ann"
  var age = 41
  var address: Address
}

// MARK: The first line
let total = 5
assertThat(total, equalTo(4))

// MARK: Paths
let person = Person(address: Address(city: "Berlin"))
assertThat(person, equalTo(Person(address: Address(city: "Bern"))))

// MARK: Counts
let counts = ["a": 1, "b": 3]
assertThat(counts, equalTo(["a": 1, "b": 2, "c": 3]))

// MARK: Further lines 1
let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4)
let misspelt = text.prefix(130) + "c" + text.dropFirst(131)
assertThat(String(misspelt), equalTo(text), "body")

// MARK: Further lines 2
let lines = "alpha\nbravo\ncharlie\ndelta\necho\nfoxtrot\ngolf"
assertThat(lines.replacing("delta", with: "DELTA"), equalTo(lines), "text")

// MARK: Further lines 3
let order = (bowls: 3, soup: "miso")
assertThat(order.bowls == 2)

// MARK: Any order
let sizes = [1, 2, 30]
assertThat(sizes, containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)))

// MARK: The nearest candidate 1
let arguments = Array(repeating: "-v", count: 21) + ["COMPILER_INDEX_STORE=NO", "test"]
assertThat(arguments, hasItem("COMPILER_INDEX_STORE_ENABLE=NO"))

// MARK: The nearest candidate 2
let json = (0..<90).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n")
assertThat(json, containsString("\"key47\": 48"))

// MARK: Calls
let cook = MockCook()
cook.cookRamen(bowls: 4, soup: .shio, extras: [])
cook.cookRamen(bowls: 2, soup: .miso, extras: [])
cook.cookRamen(bowls: 9, soup: .shoyu, extras: ["nori"])
verify(cook.cookRamenCalls, calledWith: equalTo(1), equalTo(.miso), empty())
