public import Foundation

/// Matches a date that is earlier than another.
///
/// ```swift
/// assertThat(order.date, isBefore(closing))
/// // order.date: expected a date before 2026-11-21T22:00:00Z, but was 2026-11-21T22:00:00Z
/// ```
///
/// - Parameter date: A later date.
/// - Returns: A matcher for earlier dates.
public func isBefore(_ date: Date) -> Matcher<Date> {
  comparison("a date", "before", date) { $0 < $1 }
}

/// Matches a date that is later than another.
///
/// ```swift
/// assertThat(order.date, isAfter(opening))
/// // order.date: expected a date after 2026-11-21T11:00:00Z, but was 2026-11-21T10:30:00Z
/// ```
///
/// - Parameter date: An earlier date.
/// - Returns: A matcher for later dates.
public func isAfter(_ date: Date) -> Matcher<Date> {
  comparison("a date", "after", date) { $0 > $1 }
}

/// Matches a date on the same day as another.
///
/// ```swift
/// assertThat(order.date, isSameDay(as: noon, in: calendar))
/// // order.date: expected the same day as 2026-11-21T21:00:00+09:00 in Asia/Tokyo,
/// //   but was 2026-11-22T00:30:00+09:00
/// ```
///
/// The beginning of a day depends on the time zone of the calendar. Pass a calendar with a time
/// zone, so that the test does not depend on the time zone of the machine. The failure shows both
/// dates in the time zone of the calendar.
///
/// - Parameters:
///   - date: The other date.
///   - calendar: The calendar whose days count; the user's by default.
/// - Returns: A matcher for dates.
public func isSameDay(as date: Date, in calendar: Calendar = .current) -> Matcher<Date> {
  isSame(.day, as: date, in: calendar)
}

/// Matches a date in the same hour, month, year or other component as another.
///
/// ```swift
/// assertThat(order.date, isSame(.month, as: noon, in: calendar))
/// // order.date: expected the same month as 2026-11-21T21:00:00+09:00 in Asia/Tokyo,
/// //   but was 2026-12-01T21:00:00+09:00
/// ```
///
/// - Parameters:
///   - component: The component that must be the same, along with all larger components. A
///     component in which dates do not differ, such as `.timeZone`, cannot be judged: the matcher
///     fails, even under `not`.
///   - date: The other date.
///   - calendar: The calendar that counts; the user's by default.
/// - Returns: A matcher for dates.
public func isSame(
  _ component: Calendar.Component, as date: Date, in calendar: Calendar = .current
) -> Matcher<Date> {
  let (zone, unit) = (calendar.timeZone, "\(component)")
  func text(_ date: Date) -> Phrase {
    Phrase(date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)))
  }
  let period = calendar.dateInterval(of: component, for: date)
  return Matcher(
    describedBy: { "\($0.not)the same \(unit) as \(text(date)) in \(zone.identifier)" }
  ) { actual, judging in
    guard let period else { return .undecided("no date has a \(unit) of its own") }
    // Compares the period, because `isDate(_:equalTo:toGranularity:)` treats a quarter like a day.
    var isSame = calendar.isDate(actual, equalTo: date, toGranularity: component)
    if component == .quarter { isSame = period.start <= actual && actual < period.end }
    if isSame { return judging.match(because: "was \(text(actual))") }
    let numbers = [date, actual].map { calendar.component(component, from: $0) }
    let note: Phrase? =
      numbers[0] == numbers[1] ? "both have \(unit) \(numbers[0]), but a larger unit differs" : nil
    return .mismatch { Explanation(.unequal($0, text(actual)), note: note) }
  }
}
