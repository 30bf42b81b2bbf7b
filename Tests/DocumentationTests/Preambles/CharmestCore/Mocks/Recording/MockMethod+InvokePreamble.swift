// MARK: invoke 1
let priceCalls = MockMethod(
  taking: RamenSoup.self, returning: Int.self, throwing: OutOfStock.self)
priceCalls.throws(OutOfStock(soup: .miso))
// EXAMPLE
assertThrows(try price(of: .miso), OutOfStock(soup: .miso))

// MARK: invoke 2
let priceCalls = MockMethod(taking: RamenSoup.self, returning: Int.self)
// EXAMPLE
assertThat(price(of: .miso), 900)

// MARK: invoke 3
let loadCalls = MockMethod(taking: Int.self, returning: Data.self, throwing: (any Error).self)
loadCalls.throws(Offline())
// EXAMPLE
await assertThrows(Offline.self) { try await load(7) }

// MARK: invoke 4
let loadCalls = MockMethod(taking: Int.self, returning: Data.self)
// EXAMPLE
assertThat(await load(7), empty())
