internal import Foundation

extension Date: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    // Years of four digits: from `distantPast`, which lies before the reform of the calendar, on.
    guard (-62_135_769_600_000_000..<253_402_300_800_000_000).contains(microseconds) else {
      return LimitedText("Date(timeIntervalSince1970: \(timeIntervalSince1970))")
    }
    let (seconds, fraction) = Int64(microseconds).flooredDivision(by: 1_000_000)
    let date = Date(timeIntervalSince1970: TimeInterval(seconds))
    let text = date.formatted(.iso8601)
    guard fraction > 0 else { return LimitedText(text) }
    let digits = String(String(1_000_000 + fraction).dropFirst())
    let shown = fraction.isMultiple(of: 1_000) ? digits.prefix(3) : digits[...]
    return LimitedText(text.dropLast() + "." + shown + "Z")
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension Data: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let head = "Data(\(counted(count, "byte"))"
    let left = room.less(head.count + 2)
    // A byte takes two digits and the blank before it.
    let fitting = count <= left.whole / 3 ? count : Swift.max((left.cut - 3) / 3, 0)
    let bytes = prefix(fitting).map { String(Int($0) + 0x100, radix: 16).dropFirst() }
    let shown = bytes.joined(separator: " ")
    let isWhole = fitting == count
    return LimitedText(
      head + (count == 0 ? ")" : ": " + shown + (isWhole ? ")" : "...)")), ranOut: !isWhole)
  }
}

extension URL: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    escaped(absoluteString, .unquoted, in: room)
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
  /// An error of Foundation, such as `CocoaError`, whose properties say no more than its code.
  mutating func systemError(_ value: Any, in room: WidthLimit) -> LimitedText? {
    guard let error = value as? any CustomNSError, isOfLibrary(type(of: error)) else { return nil }
    return self.error(error, domain: type(of: error).errorDomain, code: error.errorCode, in: room)
  }

  fileprivate mutating func error(_ error: Any, domain: String, code: Int, in room: WidthLimit)
    -> LimitedText
  {
    let domain = StoredProperty(name: "domain", value: domain)
    return list([domain, StoredProperty(name: "code", value: code)], of: head(of: error), in: room)
  }
}
