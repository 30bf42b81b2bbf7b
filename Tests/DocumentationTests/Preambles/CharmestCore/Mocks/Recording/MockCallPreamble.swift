private final class MockBell: Mock {
  let onRingCalls = MockMethod("onRing(_:)", taking: ((Int) -> Void).self)

  func onRing(_ handler: @escaping (Int) -> Void) { onRingCalls.invoke(handler) }
}

// MARK: all
let cook = MockCook()
cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
cook.greet("Jon")
cook.greet("Ann")

// MARK: MockCall
// EXAMPLE
assertThat(extras, containsExactly("wakame", "tamago"))

// MARK: argument
let bell = MockBell()
var rings = 0
bell.onRing { rings += $0 }
// EXAMPLE
assertThat(rings, 3)
