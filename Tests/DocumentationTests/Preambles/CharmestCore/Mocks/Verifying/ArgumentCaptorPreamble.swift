// MARK: all
let cook = MockCook()
cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])

// MARK: capture
let extras = ArgumentCaptor<[String]>()
// EXAMPLE
assertThat(extras.last, hasItem("tamago"))
