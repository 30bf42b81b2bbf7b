import Charmest
import Foundation
import Testing

private final class MockRadio: Mock {
  let tuneCalls = MockMethod("tune(to:)", taking: Double.self)
  // Without a name, so that only the source could tell one before the first call.
  let muteCalls = MockMethod()
  let stationCalls = MockMethod(taking: Int.self, returning: String.self)
  let volumeProperty = MockProperty("volume", initially: 5)

  func tune(to frequency: Double) { tuneCalls.invoke(frequency) }
  func station(_ number: Int) -> String { stationCalls.invoke(number) }
}

private struct Song {
  let minutes: Int
  var seconds: Int { minutes * 60 }
}

/// Everything that passes; `SystemCallsTests` sees that it reads no source file.
@Suite("Passing verbs") struct PassingVerbsTests {
  private let radio = MockRadio()
  private let other = MockRadio()

  @Test("pass")
  func pass() async throws {
    radio.stationCalls.when(1).returns("FM4")
    radio.tune(to: 103.8)
    _ = radio.station(1)
    other.volumeProperty.set(7)
    other.tune(to: 92)

    verify(radio.tuneCalls, calledWith: 103.8)
    verify(radio.tuneCalls, .never, calledWith: lessThan(90))
    verify(radio.muteCalls, .never)
    await verify(radio.stationCalls, within: .seconds(600), calledWith: 1)
    await verify(radio.muteCalls, .never, within: .milliseconds(1))
    verifyInOrder {
      radio.tuneCalls.called(with: greaterThan(100))
      radio.stationCalls.called()
      other.volumeProperty.sets.called(with: 7)
      other.tuneCalls.called(with: 92)
    }
    verifySequence(of: radio, other) {
      radio.tuneCalls.called()
      radio.stationCalls.called(with: 1)
      other.volumeProperty.sets.called()
    }
    verifyNoMoreCalls(radio, other)
    verifyNoMoreCalls(radio, ignoring: radio.muteCalls)
    verifyNoCalls(MockRadio())
    verifyAllStubsUsed(radio, other)
    assertThat(radio.stationCalls, wasCalled(.once, with: 1))
    assertThat(radio.muteCalls, not(wasCalled()))
    assertThat(radio, hasProperty(\.tuneCalls, wasCalled()))

    assertThat(Song(minutes: 2), hasProperty(\.seconds, 120))
    assertThat([Song(minutes: 2)], not(hasItem(hasProperty(\.seconds, 60))))
    assertThat(2 > 1)
    _ = try requireThat(Int("1"), present())
    assertNotThrows(try requireThat(1, equalTo(1)))
    await assertEventually(equalTo(5)) { radio.volumeProperty.value }
    await assertAlways(wasCalled(.once), for: .milliseconds(1)) { radio.tuneCalls }
    radio.reset()
    // Seen in the trace.
    _ = FileManager.default.fileExists(atPath: Self.end)
  }

  static let end = "/all verbs have passed"
}
