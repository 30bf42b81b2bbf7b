import Charmest
import Testing

private struct Metronome {
  let taps: AsyncStream<Void>
}

@Suite("The examples in AsyncStreams.swift") struct AsyncStreamsExamples {
  private let clock = TestClock()

  @Test func asyncStream() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.asyncStream())
      _ = metronome
    }
  }
}
