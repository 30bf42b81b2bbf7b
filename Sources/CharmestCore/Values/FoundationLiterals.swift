internal import Foundation

extension Date: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let time = timeIntervalSinceReferenceDate
    let seconds = time.rounded(.down)
    // Years of four digits, beginning with `distantPast`, which is before the reform of the
    // calendar.
    guard (-63_114_076_800..<252_423_993_600).contains(seconds) else {
      return LimitedText("Date(timeIntervalSince1970: \(timeIntervalSince1970))")
    }
    let text = Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    if time == seconds { return LimitedText(text) }
    if walker.detail == .exact {
      // The shortest digits that no other date has; before 2001 they count backwards.
      let digits = "\(time > 0 ? time : time - seconds)".split(separator: ".").last ?? "0"
      return LimitedText("\(text.dropLast()).\(digits)Z")
    }
    // As many digits as tell the date from others, without the digits that were lost to rounding
    // when the date was made from the seconds since 1970.
    let rounding = abs(time) < 1_000_000 ? time.ulp : timeIntervalSince1970.ulp
    for places in [3, 6, 7, 8, 9, 12] {
      let fraction = String(format: "%.\(places)f", time - seconds)
      if fraction.hasPrefix("0"), let value = Double(fraction),
        abs(seconds + value - time) <= rounding
      {
        return LimitedText("\(text.dropLast())\(fraction.dropFirst())Z")
      }
    }
    return LimitedText("Date(timeIntervalSinceReferenceDate: \(time))")
  }
}

extension NSDate: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.describe(self as Date, in: room)
  }
}

extension Data: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let head = "Data(\(counted(count, "byte"))"
    guard !isEmpty else { return LimitedText(head + ")") }
    if let text = beginningOfText {
      let piece = escaped(text, .quoted, in: room.less(head.count + 3))
      let isCut = !piece.ranOut && text.utf8.count < count
      return LimitedText(head + ": ") + piece
        + LimitedText(isCut ? "...)" : ")", ranOut: isCut)
    }
    let left = room.less(head.count + 2)
    // A byte takes two digits and the blank before them.
    let fitting = count <= left.whole / 3 ? count : Swift.max((left.cut - 3) / 3, 0)
    let bytes = prefix(fitting).map(\.twoDigits)
    let isWhole = fitting == count
    return LimitedText(
      head + ": " + bytes.joined(separator: " ") + (isWhole ? ")" : "...)"), ranOut: !isWhole)
  }
}

extension UInt8 {
  /// As a hexadecimal number, such as `0a`.
  var twoDigits: Substring { String(Int(self) + 0x100, radix: 16).dropFirst() }
}

extension Data {
  private static let mostBytesOfText = 1_000_000
  private static let mostShownBytes = 10_000

  /// The data as text, if it is UTF-8 and has no control characters except tabs and line breaks.
  var text: String? {
    let isText =
      count <= Self.mostBytesOfText
      && allSatisfy {
        $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0)
      }
    return isText ? String(data: self, encoding: .utf8) : nil
  }

  /// The part of the text that could be shown.
  private var beginningOfText: String? {
    guard count > Self.mostShownBytes else { return text }
    // The end may be inside a character.
    return (0..<4).lazy.compactMap { prefix(Self.mostShownBytes - $0).text }.first
  }
}

extension URL: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    escaped(absoluteString, .unquoted, in: room)
  }
}

extension DateComponents: PropertyDescribable {
  var properties: [(name: String, value: Any?)] {
    [
      ("calendar", calendar), ("timeZone", timeZone), ("era", era), ("year", year),
      ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
      ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal),
      ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear), ("isLeapMonth", isLeapMonth),
    ]
  }
}

extension Calendar: PropertyDescribable {
  var properties: [(name: String, value: Any?)] {
    [
      ("identifier", identifier), ("locale", locale), ("timeZone", timeZone),
      ("firstWeekday", firstWeekday), ("minimumDaysInFirstWeek", minimumDaysInFirstWeek),
    ]
  }
}

extension Notification: PropertyDescribable {
  var properties: [(name: String, value: Any?)] {
    [("name", name.rawValue), ("object", object), ("userInfo", userInfo)]
  }
}

extension AttributedString: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let runs = runs.map { run in
      // Its own description has the attributes in the order of their hashes.
      let lines = "\(run.attributes)".split(whereSeparator: \.isNewline)
      let texts = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let attributes = texts.filter { !["", "{", "}"].contains($0) }.sorted()
      let text = quoted(String(characters[run.range]))
      return attributes.isEmpty ? text : "\(text) {\(attributes.joined(separator: ", "))}"
    }
    return escaped(runs.isEmpty ? "\"\"" : runs.joined(separator: " + "), .unquoted, in: room)
  }
}

extension Unit: PropertyDescribable {
  var properties: [(name: String, value: Any?)] { [("symbol", symbol)] }
}

extension DateInterval: PropertyDescribable {
  var properties: [(name: String, value: Any?)] { [("start", start), ("duration", duration)] }
}

extension PersonNameComponents: PropertyDescribable {
  var properties: [(name: String, value: Any?)] {
    [
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName),
      ("familyName", familyName), ("nameSuffix", nameSuffix), ("nickname", nickname),
    ]
  }
}

/// A type whose values are told apart by properties, not by their storage.
protocol PropertyDescribable: LiteralDescribable {
  /// All properties in the order in which they are shown, including those that are nil.
  var properties: [(name: String, value: Any?)] { get }
}

extension PropertyDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let known = properties.compactMap { property in
      property.value.map { StoredProperty(name: property.name, value: $0) }
    }
    return walker.list(known, of: walker.head(of: self), in: room)
  }
}

extension CGFloat: LiteralDescribable {}

extension NSString: QuotedDescribable {}

extension NSArray: FoundationCollection {
  var structure: Structure { .list(AnyCollection((0..<count).lazy.map { self.object(at: $0) })) }
}

extension NSSet: FoundationCollection { var structure: Structure { .set(allObjects) } }

extension NSDictionary: FoundationCollection {
  var structure: Structure { .dictionary(map { (key: $0.key, value: $0.value) }) }
}

extension NSError: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.error(self, domain: domain, code: code, in: room)
  }
}

extension ValueWalker {
  /// An error of a framework, such as `CocoaError`, whose properties say no more than its code.
  mutating func systemError(_ value: Any, in room: WidthLimit) -> LimitedText? {
    guard let error = value as? any CustomNSError,
      isOfLibrary(type(of: error)) || qualifiedTypeName(type(of: error)).hasPrefix("__C.")
    else { return nil }
    return self.error(error, domain: type(of: error).errorDomain, code: error.errorCode, in: room)
  }

  fileprivate mutating func error(_ error: Any, domain: String, code: Int, in room: WidthLimit)
    -> LimitedText
  {
    let domain = StoredProperty(name: "domain", value: domain)
    return list([domain, StoredProperty(name: "code", value: code)], of: head(of: error), in: room)
  }
}
