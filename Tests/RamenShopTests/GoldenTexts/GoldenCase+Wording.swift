import Charmest
import RamenShop

private struct Rollout: Equatable, Sendable {
  var name = "new checkout"
  var rolloutBucket: Int?
}

private struct Flag: Equatable, Sendable {
  var name: String
  var isOn = true
}

private struct Price: Equatable, Sendable, CustomStringConvertible {
  var rappen: Int

  var description: String {
    "\(rappen / 100).\(rappen % 100 < 10 ? "0" : "")\(rappen % 100) CHF"
  }
}

private final class MockBank: Mock {
  let transferCalls = MockMethod(
    "transfer(from:to:rappen:)", taking: String.self, String.self, Int.self)
  let payCalls = MockMethod("pay(_:_:)", taking: Int.self, Int.self)

  func transfer(from: String, to: String, rappen: Int) { transferCalls.invoke(from, to, rappen) }

  func pay(_ rappen: Int, _ account: Int) { payCalls.invoke(rappen, account) }
}

private final class MockNotifier: Mock {
  let sendCalls = MockMethod(taking: String.self)
}

extension GoldenCase {
  static let ofWording: [GoldenCase] = [
    value("86-not-unique", about: "soups", { ["miso", "shio"] }, { not(hasUniqueItems()) }),
    failure("88-swapped-arguments") {
      let bank = MockBank()
      bank.transfer(from: "DE89", to: "FR14", rappen: 500)
      verify(bank.transferCalls, calledWith: "FR14", "DE89", 500)
    },
    failure("89-stream-that-goes-on") {
      let steps = AsyncStream<Int> { continuation in
        continuation.yield(1)
        continuation.yield(2)
      }
      assertThat(await collect(steps, within: .milliseconds(50)), finished(), "steps")
    },
    value(
      "90-nil-instead-of-a-number",
      about: "reason",
      { Rollout() },
      { hasProperty(\.rolloutBucket, presentAnd(lessThan(30))) }
    ),
    value(
      "91-nearest-by-a-property",
      about: "flags",
      { [Flag(name: "dark mode"), Flag(name: "new checkouts"), Flag(name: "old menu")] },
      { hasItem(hasProperty(\.name, "new checkout")) }
    ),
    value(
      "92-description-of-its-own",
      about: "total",
      { Price(rappen: 58_800) },
      { equalTo(Price(rappen: 155_820)) }
    ),
    failure("93-argument-without-label") {
      let bank = MockBank()
      bank.pay(12, 4711)
      verify(bank.payCalls, calledWith: 12, 4712)
      assertThat(bank.payCalls.arguments, containsExactly(tuple(12, 4712)))
    },
    failure("94-record-that-was-never-called") {
      let notifier = MockNotifier()
      verify(notifier.sendCalls)
    },
  ]
}
