internal import Foundation

extension Date {
  /// The date in ISO 8601, in whole seconds, as clocks of a time zone show it.
  func text(in zone: TimeZone) -> String {
    guard hasUsualYear else { return text(.exact) }
    return formatted(
      Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
  }

  /// Whether the year has four digits, beginning with `distantPast`, which is before the reform of
  /// the calendar.
  private var hasUsualYear: Bool {
    (-63_114_076_800..<252_423_993_600).contains(timeIntervalSinceReferenceDate.rounded(.down))
  }

  /// The date in ISO 8601, with as many digits as it needs.
  func text(_ detail: ValueDescription.Detail) -> String {
    let time = timeIntervalSinceReferenceDate
    let seconds = time.rounded(.down)
    guard hasUsualYear else {
      return "Date(timeIntervalSince1970: \(timeIntervalSince1970))"
    }
    let text = Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    if time == seconds { return text }
    if detail == .exact {
      // The shortest digits that no other date has; before 2001 they count backwards.
      let fraction = (time > 0 ? time : time - seconds).withoutExponent(from: -324)
      let digits = fraction.split(separator: ".").last ?? "0"
      return "\(text.dropLast()).\(digits)Z"
    }
    // As many digits as tell the date from others, without the digits that were lost to rounding
    // when the date was made from the seconds since 1970.
    let rounding = abs(time) < 1_000_000 ? time.ulp : timeIntervalSince1970.ulp
    for places in [3, 6, 7, 8, 9, 12] {
      let fraction = String(format: "%.\(places)f", time - seconds)
      if fraction.hasPrefix("0"), let value = Double(fraction),
        abs(seconds + value - time) <= rounding
      {
        // Zeros would look like another date than the whole second, but not to a reader.
        if value == 0 { return text }
        return "\(text.dropLast())\(fraction.dropFirst())Z"
      }
    }
    return "Date(timeIntervalSinceReferenceDate: \(time))"
  }
}
