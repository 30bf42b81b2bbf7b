import CharmestCore
import Foundation
import Testing
import WrittenTexts

@Suite("Dates") struct DatesTests {
  private let noon = Date(timeIntervalSince1970: 1_795_262_400)

  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  @Test("are of one quarter, and nobody can judge what dates do not have")
  func quarters() {
    let gmt = calendar("GMT")
    assertThat(noon, isSame(.quarter, as: noon + 86_400, in: gmt))
    assertThat(noon, not(isSame(.quarter, as: noon + 100 * 86_400, in: gmt)))
    assertUndecided(noon, isSame(.timeZone, as: noon, in: gmt))
  }

  @Test("of one second are told apart also by less than they are rounded by")
  func fractions() {
    let date = Date(timeIntervalSinceReferenceDate: 786_000_000)
    let next = Date(timeIntervalSinceReferenceDate: 786_000_000.000_000_2)
    for text in [
      explain(next, isBefore(date))?.summary, explain(date, isAfter(next))?.summary,
      explain(next, lessThan(date))?.summary,
    ] {
      let sides = text?.split(separator: ", but was ").map { $0.split(separator: " ").last }
      assertThat(sides?.first, not(equalTo(sides?.last)), text ?? "")
    }
    assertMismatch(date + 2e-7, equalTo(date))
  }

  @Test("are before or after others, and neither at the same time")
  func order() {
    assertThat(noon, isBefore(noon + 1))
    assertThat(noon, isAfter(noon - 1))
    assertThat(noon, not(isBefore(noon)))
    assertThat(noon, not(isAfter(noon)))
    assertThat(noon as Date?, isBefore(.distantFuture))
    assertThat(nil as Date?, not(presentAnd(isBefore(noon))))
  }

  @Test("are of one day by the time zone of a calendar")
  func days() {
    assertThat(noon + 3 * 3600, isSameDay(as: noon, in: calendar("GMT")))
    assertThat(noon + 3 * 3600, not(isSameDay(as: noon, in: calendar("Asia/Tokyo"))))
    assertThat(noon + 86_400, not(isSameDay(as: noon, in: calendar("GMT"))))
    assertThat(noon + 86_400, isSame(.month, as: noon, in: calendar("GMT")))
    assertThat(noon, isSameDay(as: noon))
  }

  @Test("are close within a duration")
  func closeness() {
    assertThat(noon, closeTo(noon + 60, .seconds(60)))
    assertThat(noon, not(closeTo(noon + 61, .seconds(60))))
    assertThat(noon, closeTo(noon + 0.25, .milliseconds(250)))
    assertThat(noon as Date?, closeTo(noon, .seconds(1)))
    assertUndecided(noon, closeTo(noon, .seconds(-1)))
  }

  @Test("are named in failures")
  func texts() {
    expectText(
      [
        explain(noon, isBefore(noon), "date"), explain(noon, isAfter(noon + 60), "date"),
        explain(noon + 4 * 3600, isSameDay(as: noon, in: calendar("Asia/Tokyo")), "date"),
        explain(noon + 2, closeTo(noon, .seconds(1)), "date"),
      ].compactMap { $0?.summary }.joined(separator: "\n"),
      """
      date: expected a date before 2026-11-21T12:00:00Z, but was 2026-11-21T12:00:00Z
      date: expected a date after 2026-11-21T12:01:00Z, but was 2026-11-21T12:00:00Z
      date: expected the same day as 2026-11-21T21:00:00+09:00 in Asia/Tokyo, but was 2026-11-22T01:00:00+09:00
      date: expected a value within 1.0 seconds of 2026-11-21T12:00:00Z, but was 2026-11-21T12:00:02Z (off by 2.0 seconds)
      """
    )
  }
}

@Suite("closeTo of decimals") struct DecimalsTests {
  @Test("includes its bound, exactly, and NaN is close to nothing")
  func judges() throws {
    let tenth = try #require(Decimal(string: "0.1"))
    let third = try #require(Decimal(string: "0.3"))
    assertThat(third, closeTo(third - tenth, tenth))
    assertThat(third, not(closeTo(third - tenth, tenth - Decimal(string: "0.0000000001")!)))
    assertThat(Decimal(9.75), closeTo(9, 1))
    assertThat(Decimal.nan, not(closeTo(9, 1)))
    assertThat(Decimal(9), not(closeTo(.nan, 1)))
    assertThat(Decimal(9) as Decimal?, closeTo(9, 0))
  }

  @Test("says how far off it was")
  func texts() {
    expectText(
      explain(Decimal(9.75), closeTo(9, Decimal(0.5)), "price"),
      """
      price: expected a value within 0.5 of 9, but was 9.75 (off by 0.75)
      """
    )
    assertMismatch(Decimal.nan, closeTo(9, 1))
    assertUndecided(Decimal(9), closeTo(9, -1))
    assertUndecided(Decimal(9), closeTo(9, .nan))
  }
}
