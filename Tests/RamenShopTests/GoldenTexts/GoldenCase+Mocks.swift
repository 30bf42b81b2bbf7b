import Charmest
import RamenShop

private final class MockSupplier: Mock {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)

  func deliver(_ goods: String) async throws -> Int { try await deliverCalls.invoke(goods) }
}

extension GoldenCase {
  static let ofMocks: [GoldenCase] = [
    failure("30-strict-sequence") {
      let cook = MockCook()
      cook.greet("Jon")
      cook.wash()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      verifySequence(of: cook) {
        cook.greetCalls.called(with: "Jon")
        cook.cookRamenCalls.called(with: 2, equalTo(.miso), anything())
      }
    },
    failure("31-not-called-in-time") {
      let cook = MockCook()
      cook.cookRamen(bowls: 2, soup: .miso, extras: [])
      await verify(
        cook.cookRamenCalls,
        .atLeast(2),
        within: .milliseconds(1),
        calledWith: greaterThan(1),
        anything(),
        anything()
      )
    },
    failure("32-was-called-matcher") {
      let cook = MockCook()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      assertThat(
        cook.cookRamenCalls,
        wasCalled(.once, with: 3, equalTo(.miso), anything()),
        "the order"
      )
    },
    failure("33-never-resumed") {
      let supplier = MockSupplier()
      var delivery: Task<Int, any Error>?
      do {
        let pending = supplier.deliverCalls.suspends()
        delivery = Task { try await supplier.deliver("nori") }
        while pending.inFlight.isEmpty { await Task.yield() }
      }
      _ = await delivery?.result
    },
    failure("34-no-call-to-resume") {
      let pending = MockSupplier().deliverCalls.suspends()
      _ = try await pending.next(within: .milliseconds(1))
    },
    failure("36-two-mocks-of-one-type") {
      let cooks = [MockCook(), MockCook()]
      cooks[1].wash()
      cooks[0].greet("Jon")
      verifyNoCalls(cooks[0], cooks[1])
      verifyInOrder { for cook in cooks { (cook).washCalls.called() } }
    },
    failure("37-ten-thousand-calls") {
      let cook = MockCook()
      for bowls in 1...10_000 { cook.cookRamen(bowls: bowls, soup: .miso, extras: []) }
      verify(cook.cookRamenCalls, calledWith: 0, .shio, [])
    },
  ]
}
