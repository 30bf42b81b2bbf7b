private struct Address { var city: String }

private struct Guest { var address: Address }

private struct Guests {
  func find(_ name: String) async -> Guest? { Guest(address: Address(city: "Kyoto")) }
}

private func parse(_ text: String) throws -> Int { throw ParseError.empty }

private final class MockSender: Mock, Sendable {
  let sendMessageCalls = MockMethod("sendMessage()", throwing: (any Error).self)

  func sendMessage() async throws { try await sendMessageCalls.invoke() }
}

private final class Screen: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock.
  private var title = "Send"
  private let sender: MockSender

  init(sender: MockSender) { self.sender = sender }

  var buttonTitle: String { lock.withLock { title } }

  func tapButton() {
    lock.withLock { title = "Sending…" }
    Task {
      try await sender.sendMessage()
      lock.withLock { title = "Send" }
    }
  }
}

// MARK: Charmest
let orders = [
  Order(bowls: 2, soup: .miso, extras: ["wakame"]),
  Order(bowls: 1, soup: .shio, extras: ["nori"]),
]

// MARK: Five more examples 2
let cook = MockCook()
cook.greet("Jon")
cook.cookRamen(bowls: 2, soup: .miso, extras: [])

// MARK: Five more examples 3
let (bowls, extras) = (2, ["wakame"])
let guest = Guest(address: Address(city: "Kyoto"))
let guests = Guests()

// MARK: Five more examples 4
let sender = MockSender()
let screen = Screen(sender: sender)
