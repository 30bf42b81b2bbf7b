// MARK: all
let cook = MockCook()

// MARK: CallCount
for _ in 1...2 { cook.cookRamen(bowls: 2, soup: .miso, extras: []) }

// MARK: between
cook.wash()
