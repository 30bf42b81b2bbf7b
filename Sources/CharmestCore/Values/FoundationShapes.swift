internal import Foundation

extension Date: Shaped { var shape: Shape { .date(self) } }
extension Data: Shaped { var shape: Shape { .bytes(self) } }
extension CGFloat: Shaped {}

// Cast, because the classes are clusters: the type of an instance is hidden.
extension NSDate: Shaped { var shape: Shape { .date(self as Date) } }
extension NSData: Shaped { var shape: Shape { .bytes(self as Data) } }
extension NSURL: Shaped { var shape: Shape { (self as URL).shape } }
extension NSString: Shaped { var shape: Shape { .text(description) } }

extension NSArray: Shaped {
  var shape: Shape { .list((0..<count).lazy.map { self.object(at: $0) }) }
}

extension NSSet: Shaped {
  var shape: Shape { .set(.init(hashing: allObjects)) }
}

extension NSDictionary: Shaped {
  var shape: Shape {
    .dictionary(
      .init(all: AnyCollection(map { (key: $0.key, value: $0.value) })) { self.object(forKey: $0) })
  }
}

extension NSError: Shaped {
  var shape: Shape { .error(domain: domain, code: code, userInfo: userInfo) }
}

extension IndexSet: Shaped {
  var shape: Shape {
    // It can have as many elements as there are numbers.
    guard count <= ValueLimits.elementsOfIndexSet else { return .words(description) }
    return .set(.init(all: self) { ($0 as? Self).map { Array(subtracting($0)) } })
  }
}

extension URL: Shaped {
  var shape: Shape {
    func parts() -> [Shape.Component] {
      URLComponents(url: self, resolvingAgainstBaseURL: true)?.parts ?? [("path", absoluteString)]
    }
    return .address(
      Shape.Address(
        text: absoluteString, parts: parts, relative: relativeString, base: baseURL?.absoluteString)
    )
  }
}

extension URLComponents: Shaped {
  var shape: Shape { .address(Shape.Address(text: description, parts: { parts })) }

  fileprivate var parts: [Shape.Component] {
    [
      ("scheme", scheme), ("user", percentEncodedUser), ("password", percentEncodedPassword),
      ("host", encodedHost), ("port", port), ("path", percentEncodedPath),
      ("query", percentEncodedQuery), ("fragment", percentEncodedFragment),
    ]
  }
}

extension DateComponents: Shaped {
  var shape: Shape {
    var dayOfYear: Int?
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      dayOfYear = self.dayOfYear
    }
    return .components([
      ("calendar", calendar), ("timeZone", timeZone), ("era", era), ("year", year),
      ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
      ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal),
      ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear), ("isLeapMonth", isLeapMonth),
      ("dayOfYear", dayOfYear),
    ])
  }
}

extension Calendar: Shaped {
  var shape: Shape {
    .components([
      ("identifier", identifier), ("locale", locale), ("timeZone", timeZone),
      ("firstWeekday", firstWeekday), ("minimumDaysInFirstWeek", minimumDaysInFirstWeek),
    ])
  }
}

extension Notification: Shaped {
  var shape: Shape {
    .components([("name", name.rawValue), ("object", object), ("userInfo", userInfo)])
  }
}

extension Unit: Shaped { var shape: Shape { .components([("symbol", symbol)]) } }

extension DateInterval: Shaped {
  var shape: Shape { .components([("start", start), ("duration", duration)]) }
}

extension PersonNameComponents: Shaped {
  var shape: Shape {
    .components([
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName),
      ("familyName", familyName), ("nameSuffix", nameSuffix), ("nickname", nickname),
      ("phoneticRepresentation", phoneticRepresentation),
    ])
  }
}

extension AttributedString: Shaped {
  var shape: Shape {
    let runs = runs.map { run in
      // Its own description has the attributes in the order of their hashes.
      let lines = "\(run.attributes)".split(whereSeparator: \.isNewline)
      let texts = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let attributes = texts.filter { !["", "{", "}"].contains($0) }.sorted()
      let text = quoted(String(characters[run.range]))
      return attributes.isEmpty ? text : "\(text) {\(attributes.joined(separator: ", "))}"
    }
    return .words(runs.isEmpty ? "\"\"" : runs.joined(separator: " + "))
  }
}
