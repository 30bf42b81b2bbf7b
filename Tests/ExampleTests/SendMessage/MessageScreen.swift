import Observation

/// Brings messages to others.
protocol MessageSender: Sendable {
  /// Sends a message, and returns when it has arrived.
  ///
  /// - Parameter text: The message.
  /// - Throws: An error if it did not arrive.
  func sendMessage(_ text: String) async throws
}

/// A screen to write a message and send it.
@MainActor @Observable final class MessageScreen {
  /// The text that the user has written.
  var text = ""
  /// The text for the user if the message did not arrive.
  private(set) var errorText: String?

  private let sender: any MessageSender
  private var sending: Task<Void, Never>?

  /// - Parameter sender: Who brings the message.
  init(sender: any MessageSender) {
    self.sender = sender
  }

  /// The text of the button.
  var buttonTitle: String { sending == nil ? "Send" : "Sending…" }

  /// Whether the button can be tapped.
  var isButtonEnabled: Bool { sending == nil && !text.allSatisfy(\.isWhitespace) }

  /// The user taps the button.
  func tapButton() {
    guard isButtonEnabled else { return }
    errorText = nil
    sending = Task { [text] in
      await send(text)
      sending = nil
    }
  }

  /// The user leaves the screen: a message on its way is called back.
  func leave() {
    sending?.cancel()
  }

  private func send(_ message: String) async {
    do {
      try await sender.sendMessage(message)
      text = ""
    } catch is CancellationError {
      // The user did not want to know any more.
    } catch {
      errorText = "Not sent. Try again."
    }
  }
}
