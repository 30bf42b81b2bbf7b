private struct ViewModel {
  let isPlaying: PlannedStream<Bool>
}

// MARK: all
let clock = TestClock()

// MARK: EventRecorder
let viewModel = ViewModel(
  isPlaying: scheduled(on: clock, [.next(0, false), .next(10, true), .next(20, false)]))

// MARK: untilRecorded
let recorder = EventRecorder<Int>(clock: clock)
for count in 1...3 { recorder.next(count) }
