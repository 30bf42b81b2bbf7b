internal import Foundation

extension Date: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    // Years of four digits: from `distantPast`, which lies before the reform of the calendar, on.
    guard (-62_135_769_600_000_000..<253_402_300_800_000_000).contains(microseconds) else {
      return Piece("Date(timeIntervalSince1970: \(timeIntervalSince1970))")
    }
    let (seconds, fraction) = Int64(microseconds).flooredDivision(by: 1_000_000)
    let date = Date(timeIntervalSince1970: TimeInterval(seconds))
    let text = date.formatted(.iso8601)
    guard fraction > 0 else { return Piece(text) }
    let digits = String(String(1_000_000 + fraction).dropFirst())
    let shown = fraction.isMultiple(of: 1_000) ? digits.prefix(3) : digits[...]
    return Piece(text.dropLast() + "." + shown + "Z")
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension Data: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    let head = "Data(\(count) \(count == 1 ? "byte" : "bytes")"
    let left = room.less(head.count + 2)
    // A byte takes two digits and the blank before it.
    let fitting = count <= left.whole / 3 ? count : Swift.max((left.cut - 3) / 3, 0)
    let bytes = prefix(fitting).map { String(Int($0) + 0x100, radix: 16).dropFirst() }
    let shown = bytes.joined(separator: " ")
    let isWhole = fitting == count
    return Piece(
      head + (count == 0 ? ")" : ": " + shown + (isWhole ? ")" : "...)")),
      ranOut: !isWhole
    )
  }
}

extension URL: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    escaped(absoluteString, .unquoted, in: room)
  }
}

extension CGFloat: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece { floatingPoint(self) }
}

extension NSString: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    escaped(String(describing: self), .quoted, in: room)
  }
}

extension NSArray: FoundationCollection {
  var structure: Structure { .list(AnyCollection((0..<count).lazy.map { self.object(at: $0) })) }
}

extension NSSet: FoundationCollection {
  var structure: Structure { .set(allObjects) }
}

extension NSDictionary: FoundationCollection {
  var structure: Structure { .dictionary(map { (key: $0.key, value: $0.value) }) }
}

extension NSError: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    SystemError(name: walker.head(of: self), domain: domain, code: code)
      .literal(in: room, by: &walker)
  }
}

/// An error known by a domain and a code.
struct SystemError: LiteralDescribable {
  let name: String
  let domain: String
  let code: Int

  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    let parts: [(String, Any)] = [("domain", domain), ("code", code)]
    return walker.list(parts.map { StoredProperty(name: $0, value: $1) }, of: name, in: room)
  }
}

extension ValueWalker {
  /// An error of Foundation, such as `CocoaError`, whose properties say no more than its code.
  mutating func systemError(_ error: any Error) -> SystemError? {
    guard let error = error as? any CustomNSError,
      String(reflecting: type(of: error)).hasPrefix("Foundation")
    else { return nil }
    return SystemError(
      name: head(of: error),
      domain: type(of: error).errorDomain,
      code: error.errorCode
    )
  }
}
