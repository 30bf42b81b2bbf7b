// MARK: One failure in five libraries
let a = [1, 2, 3, 4, 5]
assertThat(a, [1, 2, 30, 4, 5])

// MARK: One failed verification in four libraries
let cook = MockCook()
cook.cookRamen(bowls: 3, soup: .miso, extras: ["wakame"])
verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame"])
