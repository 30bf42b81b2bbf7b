import Charmest
import RamenShop
import Testing

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) -> Int { 1_000 }
}

private struct RealAPI: Sendable {
  func load(_ id: Int) async throws -> String { "page \(id)" }
}

@Suite("The examples in Stubbing.swift") struct StubbingExamples {
  private let cook = MockCook()
  private let api = MockAPI()
  private let realCook = RealCook()
  private let realAPI = RealAPI()

  @Test func results() {
    example {
      cook.priceCalls.when(.miso).returns(950)
      assertThat(try cook.price(of: .miso), 950)
    }
    example {
      cook.priceCalls.when(.miso).returns(900, 950)
      assertThat(try cook.price(of: .miso), 900)
      assertThat(try cook.price(of: .miso), 950)
      assertThat(try cook.price(of: .miso), 950)
    }
    example {
      cook.greetCalls.when("Jon").returns()
      cook.greet("Jon")
    }
  }

  @Test func resultsOfAllCalls() {
    example {
      cook.priceCalls.returns(900)
      cook.priceCalls.returns(900, 950, 1_000)
      assertThat(
        try (1...3).map { _ in try cook.price(of: .miso) }, containsExactly(900, 950, 1_000))
    }
    example {
      cook.failsOnUnstubbedCalls()
      cook.washCalls.returns()
      cook.wash()
    }
  }

  @Test func errors() {
    example {
      cook.priceCalls.when(anything()).throws(OutOfStock(soup: .miso))
      assertThrows(try cook.price(of: .shio), OutOfStock.self)
    }
    cook.reset()
    example {
      cook.priceCalls.throws(OutOfStock(soup: .miso))
      assertThrows(try cook.price(of: .shio), OutOfStock.self)
    }
  }

  @Test func outcomes() async {
    await example {
      api.loadCalls.when(7).gives(.failure(Offline()), .success("news"))
      await assertThrows(Offline.self) { try await api.load(7) }
      assertThat(try await api.load(7), "news")
    }
    await example {
      api.loadCalls.gives(.failure(Offline()), .failure(Offline()), .success("news"))
      await assertThrows(Offline.self) { try await api.load(7) }
      await assertThrows(Offline.self) { try await api.load(7) }
      assertThat(try await api.load(7), "news")
    }
  }

  @Test func answers() async {
    example {
      cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
      assertThat(try cook.price(of: .miso), 950)
    }
    let clock = TestClock()
    await example {
      api.loadCalls.when(7).answers { id in
        try await Task.sleep(for: .seconds(1), clock: clock)
        return "page \(id)"
      }
      async let page = api.load(7)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(1))
      assertThat(try await page, "page 7")
    }
    await example {
      api.loadCalls.answers { id in
        try await Task.sleep(for: .seconds(1), clock: clock)
        return "page \(id)"
      }
      async let page = api.load(8)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(1))
      assertThat(try await page, "page 8")
    }
  }

  @Test func realObjects() async {
    example {
      cook.priceCalls.when(.shio).answers(realCook.price)
      assertThat(try cook.price(of: .shio), 1_000)
    }
    example {
      cook.priceCalls.answers(realCook.price)
      assertThat(try cook.price(of: .miso), 1_000)
    }
    await example {
      api.loadCalls.answers(realAPI.load)
      assertThat(try await api.load(8), "page 8")
    }
  }
}
