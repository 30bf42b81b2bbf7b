import Charmest
import Foundation
import Testing

private struct Order {
  let date: Date
}

@Suite("The examples in Dates.swift") struct DatesExamples {
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func order() throws {
    let closing = try date("2026-11-21T22:00:00Z")
    let opening = try date("2026-11-21T11:00:00Z")
    var order = Order(date: closing)
    example {
      assertThat(order.date, isBefore(closing))
      // order.date: expected a date before 2026-11-21T22:00:00Z, but was 2026-11-21T22:00:00Z
    }
    order = Order(date: try date("2026-11-21T10:30:00Z"))
    example {
      assertThat(order.date, isAfter(opening))
      // order.date: expected a date after 2026-11-21T11:00:00Z, but was 2026-11-21T10:30:00Z
    }
  }

  @Test func calendars() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let noon = try date("2026-11-21T12:00:00Z")
    var order = Order(date: try date("2026-11-21T15:30:00Z"))
    example {
      assertThat(order.date, isSameDay(as: noon, in: calendar))
      // order.date: expected the same day as 2026-11-21T21:00:00+09:00 in Asia/Tokyo,
      //   but was 2026-11-22T00:30:00+09:00
    }
    order = Order(date: try date("2026-12-01T12:00:00Z"))
    example {
      assertThat(order.date, isSame(.month, as: noon, in: calendar))
      // order.date: expected the same month as 2026-11-21T21:00:00+09:00 in Asia/Tokyo,
      //   but was 2026-12-01T21:00:00+09:00
    }
  }
}
