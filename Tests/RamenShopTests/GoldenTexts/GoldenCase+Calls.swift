import Charmest
import RamenShop

private struct Recipe {}

private final class MockBook: Mock {
  let recipeCalls = MockMethod(
    "recipe(for:)", taking: RamenSoup.self, returning: Recipe.self, throwing: (any Error).self)
}

extension GoldenCase {
  static let ofCalls: [GoldenCase] = [
    failure("20-never-called") {
      let cook = MockCook()
      cook.greet("Jon")
      cook.wash()
      verify(cook.cookRamenCalls, calledWith: equalTo(2), equalTo(.miso), anything())
    },
    failure("21-never-called-no-calls") {
      let cook = MockCook()
      verify(cook.cookRamenCalls, calledWith: equalTo(2), equalTo(.miso), anything())
    },
    failure("22-other-arguments") {
      let cook = MockCook()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      verify(cook.cookRamenCalls, calledWith: equalTo(3), equalTo(.miso), anything())
    },
    failure("23-other-arguments-nested") {
      let cook = MockCook()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      verify(
        cook.cookRamenCalls,
        calledWith: equalTo(2),
        equalTo(.miso),
        containsInAnyOrder("tamago", "chashu")
      )
    },
    failure("24-other-arguments-3-calls") {
      let cook = MockCook()
      cook.cookRamen(bowls: 4, soup: .shio, extras: [])
      cook.cookRamen(bowls: 2, soup: .miso, extras: [])
      cook.cookRamen(bowls: 9, soup: .shoyu, extras: ["nori"])
      verify(cook.cookRamenCalls, calledWith: equalTo(1), equalTo(.miso), empty())
    },
    failure("25-called-twice") {
      let cook = MockCook()
      cook.cookRamen(bowls: 1, soup: .miso, extras: [])
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["nori"])
      verify(
        cook.cookRamenCalls,
        calledWith: greaterThanOrEqualTo(1),
        equalTo(.miso),
        anything()
      )
    },
    failure("26-wrong-order") {
      let cook = MockCook()
      let stove = MockStove()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      stove.lightCalls.invoke()
      verifyInOrder {
        stove.lightCalls.called()
        cook.cookRamenCalls.called(with: 2, equalTo(.miso), anything())
      }
    },
    failure("27-unverified-calls") {
      let cook = MockCook()
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      cook.wash()
      verify(cook.cookRamenCalls)
      verifyNoMoreCalls(cook)
    },
    failure("28-expected-never") {
      let cook = MockCook()
      cook.wash()
      verify(cook.washCalls, .never)
    },
    GoldenCase(name: "29-unstubbed") {
      do {
        _ = try MockBook().recipeCalls.invoke(.miso)
        return "no error"
      } catch { return "\(error)" }
    },
  ]
}

/// Records how a stove is lit.
private final class MockStove: Mock {
  let lightCalls = MockMethod("light()")

  func light() { lightCalls.invoke() }
}
