import Charmest
import Testing

private enum World {
  struct Metronome {
    let taps: any AsyncSequence<Void, Never> & Sendable
  }
}

private typealias Metronome = World.Metronome

@Suite("The examples in NonThrowingStream.swift") struct NonThrowingStreamExamples {
  private let clock = TestClock()

  @Test func sequence() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.nonThrowing())
      _ = metronome
    }
  }

  @Test func asyncStream() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.asyncStream())
      _ = metronome
    }
  }
}
