import Charmest
import Testing

/// Each message stays on its way until the test says how that ends, so that what is in between can
/// be looked at without hurry.
@Suite("A message screen") struct MessageScreenTests {
  @MainActor @Test("says on the button what happens to a message")
  func title() async throws {
    let sender = MockMessageSender()
    let screen = MessageScreen(sender: sender)
    let pending = sender.sendMessageCalls.suspends()
    screen.text = "Hello"
    assertThat(screen.buttonTitle, "Send")
    screen.tapButton()
    assertThat(screen.buttonTitle, "Sending…")
    try await pending.next(within: .ample).resume()
    await assertEventually("Send", within: .ample) { screen.buttonTitle }
    verify(sender.sendMessageCalls, calledWith: "Hello")
  }

  @MainActor @Suite("before anything is sent") struct Idle {
    private let sender = MockMessageSender()
    private let screen: MessageScreen

    init() {
      screen = MessageScreen(sender: sender)
    }

    @Test("offers to send a text")
    func offersToSend() {
      screen.text = "Hello"
      assertThat(screen.buttonTitle, "Send")
      assertThat(screen.isButtonEnabled)
      assertThat(screen.errorText, nilValue())
    }

    @Test("does not send a blank text", arguments: ["", "   ", "\n\t"])
    func sendsNothingBlank(text: String) {
      screen.text = text
      assertThat(screen.isButtonEnabled, false)
      screen.tapButton()
      assertThat(screen.buttonTitle, "Send")
      verifyNoCalls(sender)
    }
  }

  @MainActor @Suite("while a message is on its way") struct Sending {
    private let sender = MockMessageSender()
    private let screen: MessageScreen
    private let call: SuspendedCall<String, Void, any Error>

    init() async throws {
      let pending = sender.sendMessageCalls.suspends()
      screen = MessageScreen(sender: sender)
      screen.text = "Hello"
      screen.tapButton()
      call = try await pending.next(within: .ample)
    }

    @Test("does not let the button be tapped")
    func isDisabled() {
      assertThat(screen.isButtonEnabled, false)
      call.resume()
    }

    @Test("keeps the text until the message has arrived, and clears it then")
    func succeeds() async {
      assertThat(screen.text, "Hello")
      call.resume()
      await assertEventually("Send", within: .ample) { screen.buttonTitle }
      assertThat(screen.text, empty())
      assertThat(screen.isButtonEnabled, false)
      assertThat(screen.errorText, nilValue())
    }

    @Test("shows an error if the message is lost, and keeps the text")
    func fails() async {
      call.resume(throwing: Offline())
      await assertEventually("Send", within: .ample) { screen.buttonTitle }
      assertThat(screen.errorText, hasPrefix("Not sent."))
      assertThat(screen.text, "Hello")
      assertThat(screen.isButtonEnabled)
    }

    @Test("sends once, however often the button is tapped")
    func doubleTap() async {
      screen.tapButton()
      call.resume()
      await assertEventually("Send", within: .ample) { screen.buttonTitle }
      verify(sender.sendMessageCalls, calledWith: "Hello")
    }

    @Test("ends the call when the user leaves, without an error")
    func leaves() async {
      screen.leave()
      await assertEventually("Send", within: .ample) { screen.buttonTitle }
      assertThat(call.isInFlight, false)
      assertThat(
        sender.callLog,
        #"call 1: sendMessage("Hello")"#
      )
      assertThat(screen.errorText, nilValue())
      assertThat(screen.text, "Hello")
    }
  }

  @MainActor @Suite("after a message was lost") struct Failed {
    private let sender = MockMessageSender()
    private let screen: MessageScreen

    init() async {
      sender.sendMessageCalls.throws(Offline())
      screen = MessageScreen(sender: sender)
      screen.text = "Hello"
      screen.tapButton()
      await assertEventually(present(), within: .ample) { [screen] in screen.errorText }
      await assertEventually("Send", within: .ample) { [screen] in screen.buttonTitle }
    }

    @Test("tries again at a tap, and takes the error back")
    func retries() async throws {
      let pending = sender.sendMessageCalls.suspends()
      screen.tapButton()
      let retry = try await pending.next(within: .ample)
      assertThat(retry.arguments, "Hello")
      assertThat(screen.errorText, nilValue())
      retry.resume()
      await assertEventually("Send", within: .ample) { screen.buttonTitle }
      assertThat(screen.text, empty())
      verify(sender.sendMessageCalls, 2, calledWith: "Hello")
    }
  }

  @MainActor @Test("looks like this when a test forgets to say how a call ends")
  func failure() async {
    let sender = MockMessageSender()
    let screen = MessageScreen(sender: sender)
    screen.text = "Hello"
    let failures = await collectFailures {
      let pending = sender.sendMessageCalls.suspends()
      screen.tapButton()
      _ = try await pending.next(within: .ample)
    }
    await assertEventually("Send", within: .ample) { screen.buttonTitle }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        sender.sendMessage("Hello"): expected to end before the test let go of suspends(), but call 1 of 1 was still in flight
        """
      )
    )
  }
}
