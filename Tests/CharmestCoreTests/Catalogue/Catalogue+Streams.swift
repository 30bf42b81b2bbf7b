import CharmestCore
import Foundation
import Testing

private func stream<Element: Sendable>(
  _ elements: [Element], throwing error: ServiceError? = nil
) -> AsyncThrowingStream<Element, any Error> {
  AsyncThrowingStream { continuation in
    for element in elements { continuation.yield(element) }
    continuation.finish(throwing: error)
  }
}

extension Catalogue {
  mutating func addStreams() {
    begin("Streams and waiting")

    add("an element of a stream", shows: "[2]", "paid", "payed") {
      let states = await collect(stream(["draft", "placed", "payed", "shipped"]))
      assertThat(states.elements, containsExactly("draft", "placed", "paid", "shipped"))
    }

    add("a stream that failed", shows: "finish", "timeout", "30") {
      let states = await collect(stream(["draft", "placed"], throwing: .timeout(seconds: 30)))
      assertThat(states, finished())
    }

    add("a stream that failed with another error", shows: "500", "503") {
      let states = await collect(
        stream(["draft"], throwing: .http(status: 503, message: "Service Unavailable")))
      assertThat(
        states, fails(ServiceError.http(status: 500, message: "Service Unavailable")))
    }

    add("the first element of a stream", shows: "connecting", "offline") {
      let connection = stream(["offline", "connecting", "online"])
      assertThat(await first(of: connection), "connecting")
    }

    add("a stream that goes on", shows: "finish", "2 elements") {
      let progress = stream([0.1, 0.5, 1])
      assertThat(await collect(progress, first: 2), finished(), "progress")
    }

    add("an event that came late", shows: "20", "25") {
      let clock = TestClock()
      let banner = EventRecorder(
        scheduled(on: clock, [.next(10, true), .next(25, false)]), clock: clock)
      await clock.advance(by: .seconds(40))
      assertThat(banner.events, containsExactly(.next(10, true), .next(20, false)))
    }

    add("an event with another value", shows: "20", "Sent", "Failed") {
      let clock = TestClock()
      let label = EventRecorder(
        scheduled(on: clock, [.next(0, "Send"), .next(10, "Sending"), .next(20, "Failed")]),
        clock: clock)
      await clock.advance(by: .seconds(30))
      assertThat(
        label.events, containsExactly(.next(0, "Send"), .next(10, "Sending"), .next(20, "Sent")))
    }

    add("a value that never comes", shows: "Ready", "Loading") {
      let title = "Loading"
      await assertEventually("Ready", within: .zero) { title }
    }
  }
}
