private actor Store {
  private(set) var count = 3
}

// MARK: assertThat 1
let order = Order(bowls: 2, soup: .miso)
let store = Store()
let extras = ["nori", "wakame"]

// MARK: assertThat 2
let order = TableOrder(of: nil)

// MARK: assertThat 3
let order = Order(bowls: 2, soup: .shio)

// MARK: assertThat 4; assertThat 5
let kitchen = RamenKitchen(isOpen: false)
let order = Order(bowls: 3, soup: .miso)
