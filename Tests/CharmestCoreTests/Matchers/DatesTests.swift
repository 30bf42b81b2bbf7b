import CharmestCore
import Foundation
import Testing

@Suite("Dates") struct DatesTests {
  private let noon = Date(timeIntervalSince1970: 1_795_262_400)

  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  @Test("are of one second, day, month or quarter by a calendar, or nobody can judge")
  func components() {
    let gmt = calendar("GMT")
    assertMatches(noon + 86_400, isSame(.quarter, as: noon, in: gmt))
    assertMismatch(noon + 100 * 86_400, isSame(.quarter, as: noon, in: gmt))
    assertMatches(noon + 86_400, isSame(.month, as: noon, in: gmt))
    assertMatches(noon + 3 * 3600, isSameDay(as: noon, in: gmt))
    assertMismatch(noon + 3 * 3600, isSameDay(as: noon, in: calendar("Asia/Tokyo")))
    assertMismatch(noon + 86_400, isSameDay(as: noon, in: gmt))
    assertMatches(noon, isSameDay(as: noon))
    assertUndecided(noon, isSame(.timeZone, as: noon, in: gmt))
  }

  @Test("of one second are told apart also by less than they are rounded by")
  func fractions() {
    let date = Date(timeIntervalSinceReferenceDate: 786_000_000)
    let next = Date(timeIntervalSinceReferenceDate: 786_000_000.000_000_2)
    for text in [
      summary(next, isBefore(date)), summary(date, isAfter(next)), summary(next, lessThan(date)),
    ] {
      let sides = text.split(separator: ", but was ").map { $0.split(separator: " ").last }
      #expect(sides.count == 2 && sides.first != sides.last, "\(text)")
    }
    assertMismatch(date + 2e-7, equalTo(date))
  }

  @Test("are before or after others, and neither at the same time")
  func order() {
    assertMatches(noon, isBefore(noon + 1) && isAfter(noon - 1))
    assertMatches(noon, not(isBefore(noon)) && not(isAfter(noon)))
  }

  @Test("are close within a duration")
  func closeness() {
    assertMatches(noon, closeTo(noon + 60, .seconds(60)))
    assertMismatch(noon, closeTo(noon + 61, .seconds(60)))
    assertMatches(noon, closeTo(noon + 0.25, .milliseconds(250)))
    assertUndecided(noon, closeTo(noon, .seconds(-1)))
  }

  @Test("are named in failures with the time zone of the calendar")
  func texts() {
    #expect(
      summary(noon + 4 * 3600, isSameDay(as: noon, in: calendar("Asia/Tokyo")), "date")
        == "date: expected the same day as 2026-11-21T21:00:00+09:00 in Asia/Tokyo, but was "
        + "2026-11-22T01:00:00+09:00")
  }
}

@Suite("closeTo of decimals") struct DecimalsTests {
  @Test("includes its bound, exactly, and NaN is close to nothing")
  func judges() throws {
    let tenth = try #require(Decimal(string: "0.1"))
    let third = try #require(Decimal(string: "0.3"))
    let less = try #require(Decimal(string: "0.0999999999"))
    assertMatches(third, closeTo(third - tenth, tenth))
    assertMismatch(third, closeTo(third - tenth, less))
    assertMatches(Decimal(9.75), closeTo(9, 1))
    assertMatches(Decimal.nan, not(closeTo(9, 1)))
    assertMatches(Decimal(9), not(closeTo(.nan, 1)))
    assertUndecided(Decimal(9), closeTo(9, -1))
    assertUndecided(Decimal(9), closeTo(9, .nan))
    #expect(summary(Decimal(9.75), closeTo(9, Decimal(0.5))).hasSuffix("was 9.75 (off by 0.75)"))
  }
}
