import Charmest
import Testing

/// The story of one message in a few lines, as the README tells it.
@Suite("The story of one message") struct MessageStoryTests {
  @MainActor @Test("shows what happens while it is on its way")
  func story() async throws {
    let sender = MockMessageSender()
    let screen = MessageScreen(sender: sender)
    screen.text = "Hello"

    let pending = sender.sendMessageCalls.suspends()
    screen.tapButton()
    let call = try await pending.next()
    assertThat(screen.buttonTitle, "Sending…")
    call.resume()
    await assertEventually("Send") { screen.buttonTitle }
    verify(sender.sendMessageCalls, calledWith: "Hello")
  }
}
