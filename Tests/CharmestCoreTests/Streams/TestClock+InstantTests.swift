import CharmestCore
import Testing

@Suite("The time of a TestClock") struct VirtualInstantTests {
  @Test("is the decimal fraction that is written, in each of its forms")
  func decimals() async {
    let instants: [TestClock.Instant] = [
      10, 1.5, .milliseconds(1_500), .seconds(2), .seconds(0.25),
    ]
    #expect(instants.map(\.description) == ["10", "1.5", "1.5", "2", "0.25"])
    for tenths in 0...99 {
      let seconds = Double(tenths) / 10
      let time = TestClock.Instant.milliseconds(tenths * 100)
      #expect(TestClock.Instant(floatLiteral: seconds) == time)
      #expect(TestClock.Instant.seconds(-seconds) == .milliseconds(tenths * -100))
      #expect(TestClock.Instant(offset: .seconds(seconds)) == time)
      #expect(TestClock.Instant.zero.advanced(by: .seconds(seconds)) == time)
    }
    #expect(TestClock.Instant.seconds(1e300) == .seconds(9e18))
    #expect(TestClock.Instant.seconds(.nan) < 0)
    #expect(TestClock.Instant(offset: .nanoseconds(1_001)).description == "0.000001001")
    #expect(TestClock.Instant(offset: .seconds(1) / 3).description == "0.333333333")
    #expect(TestClock.Instant(offset: .nanoseconds(1) / 2).offset == .nanoseconds(1))
    #expect(TestClock.Instant(offset: .nanoseconds(-1) / 3).offset == .zero)
    let clock = TestClock()
    await clock.advance(by: .seconds(1.1))
    #expect(clock.now == 1.1)
    #expect(clock.minimumResolution == .nanoseconds(1))
  }

  @Test("can be added to, subtracted and compared")
  func arithmetic() {
    let ten: TestClock.Instant = 10
    #expect(ten.advanced(by: .seconds(5)) == 15)
    #expect(ten.duration(to: 8) == .seconds(-2))
    #expect(ten < 11)
    #expect(TestClock.Instant(offset: .milliseconds(-1_500)).description == "-1.5")
    #expect(TestClock.Instant(offset: .milliseconds(-500)).description == "-0.5")
  }
}
