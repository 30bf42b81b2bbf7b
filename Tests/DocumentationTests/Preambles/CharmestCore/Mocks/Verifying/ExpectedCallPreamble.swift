// MARK: called
let cook = MockCook()
cook.greet("Jon")
cook.wash()
