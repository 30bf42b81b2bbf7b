import Charmest
import Testing

@Suite("A metronome") struct MetronomeTests {
  private let clock = TestClock()

  /// A metronome whose user does something at certain times.
  private func metronome(
    playTaps: [TestClock.Instant] = [],
    tempo: [Recorded<Int>] = [],
    numerator: [Recorded<Int>] = [],
    denominator: [Recorded<Int>] = []
  ) async -> MetronomeViewModel {
    let metronome = MetronomeViewModel(
      playTaps: scheduled(on: clock, playTaps.map { .next($0, ()) }).asyncStream(),
      tempoSlider: scheduled(on: clock, tempo).asyncStream(),
      numeratorSlider: scheduled(on: clock, numerator).asyncStream(),
      denominatorSlider: scheduled(on: clock, denominator).asyncStream()
    )
    // Its tasks begin in their own time, and the plan of a stream when it is first read.
    await clock.untilSleeping(
      [playTaps.count, tempo.count, numerator.count, denominator.count]
        .count { $0 > 0 }
    )
    return metronome
  }

  @Suite("that nobody has touched") struct Untouched {
    private let metronome: MetronomeViewModel

    init() async {
      metronome = await MetronomeTests().metronome()
    }

    @Test("stands still")
    func still() async {
      assertThat(await first(of: metronome.isPlaying), false)
    }

    @Test("shows 120 beats a minute in four quarters")
    func measure() async {
      assertThat(await first(of: metronome.tempo), "120 bpm")
      assertThat(await first(of: metronome.numerator), "4")
      assertThat(await first(of: metronome.denominator), "4")
    }
  }

  @Test("starts and stops with each tap")
  func taps() async {
    let metronome = await metronome(playTaps: [10, 20, 30])
    let isPlaying = EventRecorder(metronome.isPlaying, clock: clock)
    await clock.advance(by: .seconds(40))
    assertThat(
      isPlaying.events,
      containsExactly(.next(0, false), .next(10, true), .next(20, false), .next(30, true))
    )
  }

  @Test("shows the tempo that the slider gives, within what a musician can play")
  func tempo() async {
    let metronome = await metronome(tempo: [
      .next(10, 122), .next(20, 60), .next(30, 999), .next(40, 0),
    ])
    let tempo = EventRecorder(metronome.tempo, clock: clock)
    await clock.advance(by: .seconds(50))
    assertThat(
      tempo.events,
      containsExactly(
        .next(0, "120 bpm"),
        .next(10, "122 bpm"),
        .next(20, "60 bpm"),
        .next(30, "300 bpm"),
        .next(40, "30 bpm")
      )
    )
  }

  @Test("takes the numerator along when the denominator is lowered")
  func clamping() async {
    let metronome = await metronome(
      numerator: [.next(20, 6)],
      denominator: [.next(10, 8), .next(30, 4)]
    )
    let numerator = EventRecorder(metronome.numerator, clock: clock)
    let denominator = EventRecorder(metronome.denominator, clock: clock)
    await clock.advance(by: .seconds(40))
    assertThat(
      numerator.events,
      containsExactly(.next(0, "4"), .next(10, "4"), .next(20, "6"), .next(30, "4"))
    )
    assertThat(
      denominator.events,
      containsExactly(.next(0, "4"), .next(10, "8"), .next(20, "8"), .next(30, "4"))
    )
  }

  @Test("can be followed step by step, where code hops over a queue that the clock cannot see")
  func stepByStep() async {
    let beats = EventRecorder<Int>(clock: clock)
    let player = BeatPlayer(clock: clock) { beats.next($0) }
    for beat in 1...3 {
      await clock.untilSleeping()
      await clock.advance(by: .seconds(1))
      await beats.untilRecorded(beat)
    }
    player.stop()
    assertThat(beats.events, containsExactly(.next(1, 1), .next(2, 2), .next(3, 3)))
  }

  @Test("does not let the numerator pass the denominator")
  func limit() async {
    let metronome = await metronome(numerator: [.next(10, 9)])
    let numerator = EventRecorder(metronome.numerator, clock: clock)
    await clock.advance(by: .seconds(20))
    assertThat(numerator.values, containsExactly("4", "4"))
  }

  @Test("forgets its user when its screen goes away")
  func freed() async {
    weak var freed: MetronomeViewModel?
    do {
      let metronome = await metronome(playTaps: [10])
      freed = metronome
    }
    assertThat(freed, nilValue())
    await assertEventually(empty()) { clock.deadlines }
  }

  @Test("says of a failure what happened when")
  func failure() async {
    let metronome = await metronome(playTaps: [10, 25])
    let isPlaying = EventRecorder(metronome.isPlaying, clock: clock)
    await clock.advance(by: .seconds(40))
    let failures = collectFailures {
      assertThat(
        isPlaying.events, containsExactly(.next(0, false), .next(10, true), .next(20, false)))
    }
    #expect(
      failures.map(\.description) == [
        """
        isPlaying.events[2]: expected next(false) at 20, but was next(false) at 25 (1 of 3 elements differs)
          expected: [next(false) at 0, next(true) at 10, next(false) at 20]
          but was:  [next(false) at 0, next(true) at 10, next(false) at 25]
        """
      ]
    )
  }
}
