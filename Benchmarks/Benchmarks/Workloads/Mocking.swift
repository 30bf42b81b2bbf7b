import Charmest
import Foundation

enum Soup: Equatable { case miso, shio }

protocol Cook {
  func cook(bowls: Int, soup: Soup, extras: [String])
  func price(of soup: Soup) -> Int
}

final class CharmestCook: Mock, Cook, Sendable {
  let cookCalls = MockMethod("cook(bowls:soup:extras:)", taking: Int.self, Soup.self, [String].self)
  let priceCalls = MockMethod("price(of:)", taking: Soup.self, returning: Int.self)

  func cook(bowls: Int, soup: Soup, extras: [String]) { cookCalls.invoke(bowls, soup, extras) }
  func price(of soup: Soup) -> Int { priceCalls.invoke(soup) }
}

/// A mock as one writes it without a library: a list under a lock.
final class CookByHand: Cook, @unchecked Sendable {
  struct CookCall: Equatable {
    var bowls: Int
    var soup: Soup
    var extras: [String]
  }

  // Touched only under the lock.
  private let lock = NSLock()
  private var cookCalls: [CookCall] = []
  private var priceCalls: [Soup] = []
  private let priceOf: @Sendable (Soup) -> Int

  init(priceOf: @escaping @Sendable (Soup) -> Int = { _ in 0 }) {
    self.priceOf = priceOf
  }

  var calls: [CookCall] { lock.withLock { cookCalls } }

  func cook(bowls: Int, soup: Soup, extras: [String]) {
    lock.withLock { cookCalls.append(CookCall(bowls: bowls, soup: soup, extras: extras)) }
  }

  func price(of soup: Soup) -> Int {
    lock.withLock { priceCalls.append(soup) }
    return priceOf(soup)
  }
}

private let extras = ["tamago", "wakame"]

private func calls(_ count: Int) -> (CharmestCook, CookByHand) {
  let cook = CharmestCook()
  let byHand = CookByHand()
  for bowls in 0..<count {
    cook.cook(bowls: bowls, soup: .miso, extras: extras)
    byHand.cook(bowls: bowls, soup: .miso, extras: extras)
  }
  return (cook, byHand)
}

// Globals, so that they are made by whoever uses them first.
private let oneCall = calls(1)
private let threeCalls = calls(3)
private let thousandCalls = calls(1_000)
private let tenThousandMocks = calls(10_000)
private let millionCalls = calls(1_000_000)
var tenThousandCalls: MockMethod<Int, Soup, [String], Void, Never> { tenThousandMocks.0.cookCalls }
var tenThousandByHand: CookByHand { tenThousandMocks.1 }

private func verifying(
  among count: Int,
  _ mocks: @escaping @Sendable () -> (CharmestCook, CookByHand)
) -> Comparison {
  Comparison(
    "verify, one among \(count) \(count == 1 ? "call" : "calls")",
    .init("verify") {
      let cook = mocks().0
      for i in 0..<$0 {
        verify(cook.cookCalls, calledWith: equalTo(i % count), equalTo(.miso), anything())
      }
    },
    .init("filter by hand") {
      let byHand = mocks().1
      for i in 0..<$0 {
        check(byHand.calls.filter { $0.bowls == i % count && $0.soup == .miso }.count == 1)
      }
    }
  )
}

/// An order of three calls, and the same calls without their order.
private func ordering(
  _ among: String,
  _ bowls: [Int],
  _ cook: @escaping @Sendable () -> CharmestCook
) -> Comparison {
  Comparison(
    "verifyInOrder, 3 steps among \(among)",
    .init("verifyInOrder") {
      let cook = cook()
      for _ in 0..<$0 {
        verifyInOrder {
          cook.cookCalls.called(with: equalTo(bowls[0]), equalTo(.miso), anything())
          cook.cookCalls.called(with: equalTo(bowls[1]), equalTo(.miso), anything())
          cook.cookCalls.called(with: equalTo(bowls[2]), equalTo(.miso), anything())
        }
      }
    },
    .init("verify, three times") {
      let cook = cook()
      for _ in 0..<$0 {
        for bowls in bowls {
          verify(cook.cookCalls, calledWith: equalTo(bowls), equalTo(.miso), anything())
        }
      }
    }
  )
}

/// The code under test, which does not know that it has a mock.
@inline(never)
@_optimize(none)  // Or the optimizer finds out and writes the mock by hand into the loop.
private func serve(_ bowls: Int, _ cook: any Cook) {
  cook.cook(bowls: bowls, soup: .miso, extras: extras)
}

/// Calls a mock so many times, a new one after each 10,000 so that memory does not run out.
private func record(_ times: Int, on cook: () -> any Cook) {
  var left = times
  while left > 0 {
    let cook = cook()
    for bowls in 0..<min(left, 10_000) { serve(bowls, cook) }
    left -= 10_000
  }
}

private func price(_ times: Int, on cook: () -> any Cook) {
  var left = times
  while left > 0 {
    let cook = cook()
    for _ in 0..<min(left, 10_000) { check(cook.price(of: .miso) == 900) }
    left -= 10_000
  }
}

extension Comparison {
  static let mocks = [
    Comparison(
      "recording a call of 3 arguments",
      target: .init(ratio: 3, way: "mock by hand"),
      .init("MockMethod") { record($0) { CharmestCook() } },
      .init("mock by hand") { record($0) { CookByHand() } }
    ),
    Comparison(
      "a stubbed call",
      .init("MockMethod") {
        price($0) {
          let cook = CharmestCook()
          cook.priceCalls.returns(900)
          return cook
        }
      },
      .init("mock by hand") { price($0) { CookByHand { _ in 900 } } }
    ),
    Comparison(
      "a call stubbed for its argument",
      .init("MockMethod") {
        price($0) {
          let cook = CharmestCook()
          cook.priceCalls.returns(0)
          cook.priceCalls.when(.miso).returns(900)
          return cook
        }
      },
      .init("mock by hand") { price($0) { CookByHand { $0 == .miso ? 900 : 0 } } }
    ),
    Comparison(
      "a call answered by a closure",
      .init("MockMethod") {
        price($0) {
          let cook = CharmestCook()
          cook.priceCalls.answers { $0 == .miso ? 900 : 0 }
          return cook
        }
      },
      .init("mock by hand") { price($0) { CookByHand { $0 == .miso ? 900 : 0 } } }
    ),
    verifying(among: 1) { oneCall },
    verifying(among: 1_000) { thousandCalls },
    verifying(among: 10_000) { tenThousandMocks },
    verifying(among: 1_000_000) { millionCalls },
    ordering("3 calls", [0, 1, 2]) { threeCalls.0 },
    ordering("10,000 calls", [0, 5_000, 9_999]) { tenThousandMocks.0 },
  ]
}
