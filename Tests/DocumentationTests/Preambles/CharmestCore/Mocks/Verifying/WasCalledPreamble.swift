// MARK: all
let cook = MockCook()
cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
