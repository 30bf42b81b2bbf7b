public import Foundation

/// Matches a date in the same hour, month, year and so on as another.
///
/// ```swift
/// assertThat(order.date, isSame(.month, as: noon, in: calendar))
/// // order.date: expected the same month as 2026-11-21T21:00:00+09:00 in Asia/Tokyo,
/// //   but was 2026-12-01T21:00:00+09:00
/// ```
///
/// - Parameters:
///   - component: What must be the same; so must everything larger. The matcher cannot judge what
///     dates do not differ in, such as `.timeZone`, and then fails, also under `not`.
///   - date: The other date.
///   - calendar: The calendar that counts; that of the user by default.
/// - Returns: A matcher for dates.
public func isSame(
  _ component: Calendar.Component, as date: Date, in calendar: Calendar = .current
) -> Matcher<Date> {
  let zone = calendar.timeZone
  func text(_ date: Date) -> Phrase {
    Phrase(date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)))
  }
  let period = calendar.dateInterval(of: component, for: date)
  return Matcher(
    describedBy: { "\($0.not)the same \("\(component)") as \(text(date)) in \(zone.identifier)" }
  ) { actual, judging in
    guard let period else {
      return .undecided("no date has a \("\(component)") of its own")
    }
    // By the period, because `isDate(_:equalTo:toGranularity:)` takes a quarter for a day.
    let isSame =
      component == .quarter
      ? period.start <= actual && actual < period.end
      : calendar.isDate(actual, equalTo: date, toGranularity: component)
    if isSame { return judging.match(because: "was \(text(actual))") }
    return .mismatch { Explanation(.unequal($0, text(actual))) }
  }
}
