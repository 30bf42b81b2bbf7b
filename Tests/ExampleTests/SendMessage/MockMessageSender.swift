import Charmest

/// A sender who sends nothing; `sendMessageCalls.suspends()` leaves open how it ends.
final class MockMessageSender: Mock, MessageSender {
  let sendMessageCalls = MockMethod(
    "sendMessage(_:)",
    taking: String.self,
    throwing: (any Error).self
  )

  func sendMessage(_ text: String) async throws { try await sendMessageCalls.invoke(text) }
}

/// There is no connection.
struct Offline: Error {}
