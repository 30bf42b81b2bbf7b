// MARK: isSorted 1; isSorted 2
let prices = [700, 900, 800]

// MARK: isSorted 3
let orders = [Order(bowls: 2, soup: .shio), Order(bowls: 1, soup: .miso)]

// MARK: hasUniqueItems
let extras = ["nori", "tamago", "nori"]
