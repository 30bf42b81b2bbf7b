/// The state of a metronome's screen, made of what its user does.
///
/// Inputs are streams of what the user does with button and sliders; outputs are streams of what to
/// show, each beginning with its initial value.
final class MetronomeViewModel: Sendable {
  /// Whether the metronome plays.
  let isPlaying: AsyncStream<Bool>
  /// The tempo, such as `120 bpm`.
  let tempo: AsyncStream<String>
  /// How many beats a measure has; never more than its denominator.
  let numerator: AsyncStream<String>
  /// Of which notes the beats are.
  let denominator: AsyncStream<String>

  private let tasks: [Task<Void, Never>]

  init(
    playTaps: AsyncStream<Void>,
    tempoSlider: AsyncStream<Int>,
    numeratorSlider: AsyncStream<Int>,
    denominatorSlider: AsyncStream<Int>
  ) {
    let (isPlaying, showIsPlaying) = AsyncStream.makeStream(of: Bool.self)
    let (tempo, showTempo) = AsyncStream.makeStream(of: String.self)
    let (numerator, showNumerator) = AsyncStream.makeStream(of: String.self)
    let (denominator, showDenominator) = AsyncStream.makeStream(of: String.self)
    (self.isPlaying, self.tempo) = (isPlaying, tempo)
    (self.numerator, self.denominator) = (numerator, denominator)

    let measure = Measure { measure in
      showNumerator.yield("\(measure.numerator)")
      showDenominator.yield("\(measure.denominator)")
    }
    showIsPlaying.yield(false)
    showTempo.yield("120 bpm")
    showNumerator.yield("4")
    showDenominator.yield("4")
    tasks = [
      Task {
        var plays = false
        for await _ in playTaps {
          plays.toggle()
          showIsPlaying.yield(plays)
        }
      },
      Task {
        for await tempo in tempoSlider { showTempo.yield("\(min(max(tempo, 30), 300)) bpm") }
      },
      Task {
        for await beats in numeratorSlider { await measure.choose(numerator: beats) }
      },
      Task {
        for await notes in denominatorSlider { await measure.choose(denominator: notes) }
      },
    ]
  }

  deinit {
    for task in tasks { task.cancel() }
  }
}

/// The measure that the user chose: lowering the denominator takes the numerator along.
private actor Measure {
  private(set) var numerator = 4
  private(set) var denominator = 4
  private let show: @Sendable (isolated Measure) -> Void

  init(show: @escaping @Sendable (isolated Measure) -> Void) {
    self.show = show
  }

  func choose(numerator: Int) {
    self.numerator = min(numerator, denominator)
    show(self)
  }

  func choose(denominator: Int) {
    self.denominator = denominator
    numerator = min(numerator, denominator)
    show(self)
  }
}
