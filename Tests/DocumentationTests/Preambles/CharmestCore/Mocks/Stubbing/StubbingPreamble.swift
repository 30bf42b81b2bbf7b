private struct RealCook: Sendable {
  func price(of soup: RamenSoup) -> Int { 1_000 }
}

private struct RealAPI: Sendable {
  func load(_ id: Int) async throws -> String { "page \(id)" }
}

// MARK: all
let cook = MockCook()
let api = MockAPI()
let realCook = RealCook()
let realAPI = RealAPI()
let clock = TestClock()

// MARK: Stubbing; returns 1; when 2
// EXAMPLE
assertThat(try cook.price(of: .miso), 950)

// MARK: returns 2
// EXAMPLE
assertThat(try (1...3).map { _ in try cook.price(of: .miso) }, containsExactly(900, 950, 950))

// MARK: returns 3
// EXAMPLE
cook.greet("Jon")

// MARK: throws; when 1
// EXAMPLE
assertThrows(try cook.price(of: .shio), OutOfStock(soup: .miso))

// MARK: gives 1
// EXAMPLE
await assertThrows(Offline.self) { try await api.load(7) }
assertThat(try await api.load(7), "news")

// MARK: gives 2
// EXAMPLE
for _ in 1...2 { await assertThrows(Offline.self) { try await api.load(7) } }
assertThat(try await api.load(7), "news")

// MARK: answers 1; answers 4
// EXAMPLE
assertThat(try cook.price(of: .miso), 950)

// MARK: answers 2; answers 5
// EXAMPLE
assertThat(try cook.price(of: .shio), 1_000)

// MARK: answers 3; answers 7
// EXAMPLE
async let page = api.load(7)
await clock.untilSleeping()
await clock.advance(by: .seconds(1))
assertThat(try await page, "page 7")

// MARK: returns 4
// EXAMPLE
assertThat(try cook.price(of: .miso), 900)

// MARK: returns 5
// EXAMPLE
assertThat(try (1...3).map { _ in try cook.price(of: .miso) }, containsExactly(900, 950, 1_000))

// MARK: returns 6
// EXAMPLE
cook.wash()

// MARK: answers 6
// EXAMPLE
assertThat(try await api.load(8), "page 8")
