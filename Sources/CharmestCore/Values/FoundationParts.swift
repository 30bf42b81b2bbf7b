internal import Foundation

extension URL: HasParts { var parts: Parts { .words(absoluteString.escaped) } }
extension URLComponents: HasParts { var parts: Parts { .words(description.escaped) } }
extension URLQueryItem: HasParts { var parts: Parts { .words("\(name)=\(value ?? "")".escaped) } }
extension Decimal: HasParts { var parts: Parts { .words(isNaN ? "nan" : description) } }
extension CGFloat: HasParts {}
extension Locale: HasParts {
  var parts: Parts { .words(identifier.isEmpty ? "\"\"" : identifier.escaped) }
}
extension TimeZone: HasParts { var parts: Parts { .words(identifier.escaped) } }
extension Measurement: HasParts { var parts: Parts { .words("\(text(value)) \(unit.symbol)") } }

extension AttributedString: HasParts {
  /// The text, or the runs with their attributes: `Hello { NSLink = https://a.b }`.
  var parts: Parts {
    let hasAttributes = runs.contains { $0.attributes != AttributeContainer() }
    if !hasAttributes { return .text(String(characters)) }
    return .words(description.replacing(/\s*\n\s*/, with: " ").escaped)
  }
}

extension Unit: HasParts {
  var parts: Parts { .record(typeName(type(of: self)), [.init(name: "symbol", value: symbol)]) }
}

extension Date: HasParts {
  /// The date in ISO 8601, with as many digits as tell it from others.
  var parts: Parts {
    let time = timeIntervalSinceReferenceDate
    let second = time.rounded(.down)
    // The years with four digits.
    guard (-63_114_076_800..<252_423_993_600).contains(second) else {
      return .words("Date(timeIntervalSince1970: \(timeIntervalSince1970))")
    }
    let text = Date.ISO8601FormatStyle().format(Date(timeIntervalSinceReferenceDate: second))
    for places in [0, 3, 6, 7, 9] {
      let fraction = String(format: "%.\(places)f", time - second)
      guard fraction.hasPrefix("0"), let value = Double(fraction) else { continue }
      // A date that was made from seconds since 1970 has lost some digits.
      let since1970 = second + Date.timeIntervalBetween1970AndReferenceDate + value
      if second + value == time || Date(timeIntervalSince1970: since1970) == self {
        return .words("\(text.dropLast())\(fraction.dropFirst())Z")
      }
    }
    return .words("Date(timeIntervalSinceReferenceDate: \(time))")
  }
}

extension Data: HasParts {
  var parts: Parts {
    if isEmpty { return .words("Data(0 bytes)") }
    let isText = allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
    guard isText, let text = String(data: self, encoding: .utf8) else {
      return .list(LazyElements(self) { Byte(value: $0) }, of: "bytes")
    }
    return .text(text)
  }
}

/// A byte as in a hex dump.
private struct Byte: HasParts, Equatable {
  let value: UInt8
  var parts: Parts { .words("0x" + String(256 + Int(value), radix: 16).dropFirst()) }
}

// The classes are clusters: the type of an instance is hidden.
extension NSString: HasParts { var parts: Parts { .text(description) } }
extension NSNumber: HasParts {
  var parts: Parts {
    let isBool = type(of: self) == type(of: NSNumber(value: true))
    return .words(isBool ? "\(boolValue)" : description)
  }
}
extension NSNull: HasParts { var parts: Parts { .words("null") } }
extension NSUUID: HasParts { var parts: Parts { .words(uuidString) } }
extension NSDate: HasParts { var parts: Parts { (self as Date).parts } }
extension NSData: HasParts { var parts: Parts { (self as Data).parts } }
extension NSURL: HasParts { var parts: Parts { (self as URL).parts } }
extension NSArray: HasParts { var parts: Parts { .list(LazyElements(map { $0 })) } }
extension NSOrderedSet: HasParts { var parts: Parts { .list(LazyElements(array)) } }
extension NSSet: HasParts { var parts: Parts { .set(LazyElements(allObjects)) } }
extension NSDictionary: HasParts {
  var parts: Parts { .dictionary(LazyElements(map { $0 }) { ($0.key, $0.value) }) }
}
