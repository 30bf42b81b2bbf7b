import Charmest
import Foundation
import RamenShop
import Testing

private final class ThrowingCook: Mock {
  let priceCalls = MockMethod(
    taking: RamenSoup.self,
    returning: Int.self,
    throwing: OutOfStock.self
  )

  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
}

private final class ReliableCook: Mock {
  let priceCalls = MockMethod(taking: RamenSoup.self, returning: Int.self)

  func price(of soup: RamenSoup) -> Int { priceCalls.invoke(soup, default: 900) }
}

private final class ThrowingAPI: Mock {
  let loadCalls = MockMethod(taking: Int.self, returning: Data.self, throwing: (any Error).self)

  func load(_ id: Int) async throws -> Data { try await loadCalls.invoke(id) }
}

private final class ReliableAPI: Mock {
  let loadCalls = MockMethod(taking: Int.self, returning: Data.self)

  func load(_ id: Int) async -> Data { await loadCalls.invoke(id, default: Data()) }
}

@Suite("The examples in MockMethod+Invoke.swift") struct MockMethodInvokeExamples {
  @Test func methods() async {
    let throwingCook = ThrowingCook()
    throwingCook.priceCalls.throws(OutOfStock(soup: .miso))
    let throwingAPI = ThrowingAPI()
    throwingAPI.loadCalls.throws(Offline())
    await example {
      assertThrows(try throwingCook.price(of: .miso), OutOfStock(soup: .miso))
      assertThat(ReliableCook().price(of: .miso), 900)
      await assertThrows(Offline.self) { try await throwingAPI.load(7) }
      assertThat(await ReliableAPI().load(7), empty())
    }
  }
}
