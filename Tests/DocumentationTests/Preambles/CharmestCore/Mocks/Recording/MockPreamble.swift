private protocol Cook {
  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
}

// MARK: Mock
// EXAMPLE
let cook = MockCook()
cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])

// MARK: callLog
let cook = MockCook()
cook.priceCalls.returns(900)
cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
_ = try cook.price(of: .miso)
