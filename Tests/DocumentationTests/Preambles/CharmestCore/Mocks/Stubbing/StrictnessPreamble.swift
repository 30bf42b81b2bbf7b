// MARK: failsOnUnstubbedCalls 1
let cook = MockCook()

// MARK: failsOnUnstubbedCalls 2
// EXAMPLE
cook.wash()
