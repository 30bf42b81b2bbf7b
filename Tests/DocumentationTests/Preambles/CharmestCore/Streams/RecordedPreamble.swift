// MARK: all
let clock = TestClock()
let recorder = EventRecorder<String>(clock: clock)
recorder.next("4")
await clock.advance(by: .seconds(10))
recorder.next("6")
await clock.advance(by: .seconds(30))
recorder.completed()
