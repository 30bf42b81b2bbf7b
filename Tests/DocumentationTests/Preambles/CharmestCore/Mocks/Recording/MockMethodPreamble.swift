private protocol Cook {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int
}

// MARK: MockMethod
// EXAMPLE
let cook = MockCook()
cook.priceCalls.returns(900)
assertThat(try cook.price(of: .miso), 900)

// MARK: init
// EXAMPLE
assertThat(bakeCalls.invoke("rye"), 0)
try openCalls.invoke(7)
verify(bakeCalls, calledWith: "rye")
verify(openCalls, calledWith: 7)
