import Charmest
import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum World {
  struct Metronome {
    let taps: any AsyncSequence<Void, Never> & Sendable
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private typealias Metronome = World.Metronome

@Suite("The examples in NonThrowingStream.swift") struct NonThrowingStreamExamples {
  private let clock = TestClock()

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func sequence() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.nonThrowing())
      _ = metronome
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func asyncStream() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.asyncStream())
      _ = metronome
    }
  }
}
