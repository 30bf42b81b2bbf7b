// MARK: A first test 4
let cook = MockCook()
Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["nori"]))
verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), hasItem("tamago"))

// MARK: Check values 2
assertThat(order.bowls, greaterThan(4))
assertThat(order.bowls, greaterThan(4), "bowls for the family")

// MARK: Expect errors
let cook = MockCook()
