// MARK: containsInAnyOrder
let extras = ["nori", "tamago"]
let fruits = ["apple", "banana", "dog"]

// MARK: isSubset 1
let order = Order(bowls: 1, soup: .miso, extras: ["tamago", "wakame"])

// MARK: isSuperset 1
let order = Order(bowls: 1, soup: .miso, extras: ["tamago"])

// MARK: isSubset 2; isSuperset 2
let order = Order(bowls: 1, soup: .miso, extras: ["nori", "wakame"])
