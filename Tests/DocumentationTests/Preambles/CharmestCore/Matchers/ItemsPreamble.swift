// MARK: hasItem 1; hasItem 2
let extras = ["nori"]

// MARK: hasItems
let extras = ["nori", "tamago"]

// MARK: hasItem 3; hasItem 4
let extras = ["tamago", "nori"]

// MARK: everyItem
var values = Array(1...1_000)
values[17] = -4
values[512] = -9
values[998] = -1
