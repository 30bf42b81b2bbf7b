import CharmestCore
import Foundation
import Testing

private func text<Value: Equatable>(
  _ value: Value, expecting expected: Value, _ label: String
) -> String { explain(value, equalTo(expected), label)?.description ?? "match" }

private func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

private struct Request: Equatable {
  var url: URL
  var body = Data()
}

@Suite("Differences of Foundation's values")
struct FoundationShapesTests {
  @Test("arrays of Foundation differ in their elements")
  func arrays() {
    #expect(
      text(NSArray(array: [1, 2, 3]), NSArray(array: [1, 2, 4]), about: "bowls")
        == """
        bowls[2]: expected 3, but was 4 (1 of 3 elements differs)
          expected: [1, 2, 3]
          but was:  [1, 2, 4]
        """)
    #expect(
      text(NSArray(array: [1, 2]), NSArray(array: [1]), about: "bowls")
        == """
        bowls: missing 2 after [0] (1 of 2 expected elements is missing)
          expected: [1, 2]
          but was:  [1]
        """)
  }

  @Test("two addresses differ in a part of them, under the name of the part")
  func onePart() {
    #expect(
      text(url("https://x.org/a/b?page=2"), expecting: url("https://x.org/a/b?page=3"), "url")
        == """
        url query: expected "page=3", but was "page=2"
          expected: https://x.org/a/b?page=3
          but was:  https://x.org/a/b?page=2
        """)
    #expect(
      text(url("https://x.org"), expecting: url("https://x.org:81"), "url")
        == """
        url port: missing 81
          expected: https://x.org:81
          but was:  https://x.org
        """)
    #expect(
      text(url("https://x.org/?"), expecting: url("https://x.org/"), "url")
        == """
        url query: unexpected ""
          expected: https://x.org/
          but was:  https://x.org/?
        """)
    #expect(
      text(url("https://x.org/a%20b"), expecting: url("https://x.org/a+b"), "url")
        == """
        url path: expected "/a+b", but was "/a%20b"
          expected: https://x.org/a+b
          but was:  https://x.org/a%20b
        """)
  }

  @Test("two addresses differ in two parts of them")
  func twoParts() {
    #expect(
      text(url("http://ann@x.org/#top"), expecting: url("https://ann@x.org/#end"), "url")
        == """
        url: 2 of 5 parts differ: scheme expected "https", but was "http"; fragment expected "end", but was "top"
          expected: https://ann@x.org/#end
          but was:  http://ann@x.org/#top
        """)
  }

  @Test("two addresses of which most differs are shown as a whole while they are short")
  func manyParts() {
    #expect(
      text(url("http://x.org/a"), expecting: url("https://y.org/b"), "url")
        == "url: expected https://y.org/b, but was http://x.org/a")
    let end = String(repeating: "long/", count: 20)
    #expect(
      text(url("http://x.org/\(end)a"), expecting: url("https://y.org/\(end)b"), "url")
        == """
        url: 3 of 3 parts differ: scheme expected "https", but was "http"; host expected "y.org", but was "x.org"; path expected ..."long/long/long/long/b", but was ..."long/long/long/long/a"
          scheme: expected "https", but was "http"
          host: expected "y.org", but was "x.org"
          path: expected ..."\(end.prefix(40))b", but was ..."\(end.prefix(40))a" (first difference at offset 101 of 102)
          expected: https://y.org/\(end)b
          but was:  http://x.org/\(end)a
        """)
  }

  @Test("of two queries the items are shown that one of them does not have")
  func queryItems() {
    func sentence(_ expected: String, _ actual: String) -> String {
      explainInequality(
        expected: url("https://x.org/?\(expected)"), actual: url("https://x.org/?\(actual)")
      ).sentence(about: "url").shortText
    }
    #expect(sentence("a=1&guests=2&b=3", "a=1&b=3") == #"url query: missing "guests=2""#)
    #expect(sentence("a=1&b=3", "a=1&a=1&b=3") == #"url query: unexpected "a=1""#)
    #expect(
      sentence("a=1&b=2&c=3", "c=3&b=4")
        == #"url query: expected "a=1&b=2", but was "b=4" (2 of 3 items differ)"#)
    #expect(
      sentence("a=1&b=2", "a=3&b=4") == #"url query: expected "a=1&b=2", but was "a=3&b=4""#)
    #expect(sentence("a=1&b=2", "b=2&a=1") == #"url query: expected "a=1&b=2", but was "b=2&a=1""#)
    #expect(sentence("a&&b", "a&b") == #"url query: expected "a&&b", but was "a&b""#)
  }

  @Test("of a long query the items are shown that differ, and of a long item the difference")
  func longQuery() {
    let query = (0..<20).map { "key\($0)=value\($0)" }.joined(separator: "&")
    #expect(
      explainInequality(
        expected: url("https://x.org/?\(query)&l=2&z=1"),
        actual: url("https://x.org/?\(query)&l=1&z=1")
      ).sentence(about: "url").shortText == #"url query: expected "l=2", but was "l=1""#)
    let item = String(repeating: "abcdefghij", count: 10)
    #expect(
      text(url("https://x.org/?q=\(item)1"), expecting: url("https://x.org/?q=\(item)2"), "url")
        .prefix { $0 != "\n" } == """
          url query item q: expected ..."abcdefghijabcdefghij2", but was ..."abcdefghijabcdefghij1" \
          (first difference at offset 100 of 101)
          """)
    #expect(
      text(
        url("https://x.org/?id=3&n=1&n=\(item)&flag"),
        expecting: url("https://x.org/?n=1&n=\(item)2&id=3&n=4"), "url"
      ).prefix { $0 != "\n" } == #"""
        url: 3 of 6 parts differ: query item n expected 101 characters, but was 100: same up to \#
        offset 100, missing "2" at the end; query item n missing "4"; \#
        query item flag unexpected "flag"
        """#)
  }

  @Test("relative addresses differ in their bases")
  func base() throws {
    let other = try #require(URL(string: "b", relativeTo: url("https://y.org/a/")))
    let relative = try #require(URL(string: "b", relativeTo: url("https://x.org/a/")))
    #expect(
      text(relative, expecting: url("https://x.org/a/b"), "url")
        == "url base: unexpected \"https://x.org/a/\"")
    #expect(
      text(relative, expecting: other, "url")
        == """
        url base: expected "https://y.org/a/", but was "https://x.org/a/"
          expected: https://y.org/a/b
          but was:  https://x.org/a/b
        """)
  }

  @Test("addresses in structs, arrays and dictionaries differ in their parts, too")
  func nestedAddresses() {
    func query(_ number: Int) -> URLComponents {
      var address = URLComponents()
      address.path = "/a"
      address.query = "b=\(number)"
      return address
    }
    let (first, second) = (url("https://x.org/?page=2"), url("https://x.org/?page=3"))
    #expect(
      text(Request(url: first), expecting: Request(url: second), "request")
        == """
        request.url query: expected "page=3", but was "page=2" (1 of 2 fields differs)
          expected: Request(url: https://x.org/?page=3, body: Data(0 bytes))
          but was:  Request(url: https://x.org/?page=2, body: Data(0 bytes))
        """)
    #expect(
      text([first, first], expecting: [first, second], "urls")
        == """
        urls[1] query: expected "page=3", but was "page=2" (1 of 2 elements differs)
          expected: [https://x.org/?page=2, https://x.org/?page=3]
          but was:  [https://x.org/?page=2, https://x.org/?page=2]
        """)
    #expect(
      text(["k": first], expecting: ["k": second], "urls")
        == """
        urls["k"] query: expected "page=3", but was "page=2"
          expected: ["k": https://x.org/?page=3]
          but was:  ["k": https://x.org/?page=2]
        """)
    #expect(
      text(
        Array(repeating: first, count: 10),
        expecting: Array(repeating: first, count: 9) + [second], "urls")
          == """
          urls[9] query: expected "page=3", but was "page=2" (1 of 10 elements differs)
            expected: https://x.org/?page=3
            but was:  https://x.org/?page=2
          """)
    #expect(
      text(query(1), expecting: query(2), "c")
        == """
        c query: expected "b=2", but was "b=1"
          expected: /a?b=2
          but was:  /a?b=1
        """)
    #expect(
      text(url("/a") as NSURL, expecting: url("/b") as NSURL, "url")
        == """
        url path: expected "/b", but was "/a"
          expected: /b
          but was:  /a
        """)
  }

  @Test("data of text differs as text does")
  func textData() {
    #expect(
      text(Data("hello".utf8), expecting: Data("hellu".utf8), "data")
        == """
        data as UTF-8: expected "hellu", but was "hello"
          expected: Data(5 bytes: "hellu")
          but was:  Data(5 bytes: "hello")
        """)
    #expect(
      text(Data("a\nb\nc".utf8), expecting: Data("a\nx\nc".utf8), "data")
        == """
        data as UTF-8 line 2: expected "x", but was "b" (1 of 3 lines differs)
          line 1: "a"
          line 2: expected "x", but was "b"
          line 3: "c"
        """)
    #expect(
      text(
        Request(url: url("/"), body: Data(#"{"a":1}"#.utf8)),
        expecting: Request(url: url("/"), body: Data(#"{"a":2}"#.utf8)), "request")
          == #"""
          request.body as UTF-8: expected "{\"a\":2}", but was "{\"a\":1}" (1 of 2 fields differs)
            expected: Request(url: /, body: Data(7 bytes: "{\"a\":2}"))
            but was:  Request(url: /, body: Data(7 bytes: "{\"a\":1}"))
          """#)
    #expect(
      text(Data(), expecting: Data("a".utf8), "data")
        == """
        data as UTF-8: expected "a", but was ""
          expected: Data(1 byte: "a")
          but was:  Data(0 bytes)
        """)
  }

  @Test("other data differs in bytes")
  func binaryData() {
    #expect(
      text(Data([0, 1, 255, 3]), expecting: Data([0, 1, 254, 3]), "data")
        == """
        data[2]: expected 0xfe, but was 0xff (1 of 4 bytes differs)
          expected: Data(4 bytes: 00 01 fe 03)
          but was:  Data(4 bytes: 00 01 ff 03)
        """)
    #expect(
      text(Data("ab".utf8), expecting: Data([255]), "data")
        == """
        data: 2 of 2 bytes differ: [0] expected 0xff, but was 0x61; [1] unexpected 0x62
          expected: Data(1 byte: ff)
          but was:  Data(2 bytes: "ab")
        """)
    #expect(
      text(
        Data([1, 2, 0, 0, 0xac, 0x44, 7]), expecting: Data([1, 2, 0x44, 0xac, 0, 0, 7]), "rate")
          == """
          rate[2...5]: expected 44 ac 00 00, but was 00 00 ac 44 (4 of 7 bytes differ)
            expected: Data(7 bytes: 01 02 44 ac 00 00 07)
            but was:  Data(7 bytes: 01 02 00 00 ac 44 07)
          """)
    #expect(
      text(Data([1, 2]), expecting: Data([255, 254, 1, 2, 253]), "data")
        == """
        data: 3 of 5 expected bytes are missing: ff fe at the start; 0xfd after [1]
          expected: Data(5 bytes: ff fe 01 02 fd)
          but was:  Data(2 bytes: 01 02)
        """)
    #expect(
      text(Data([1] + Data(repeating: 9, count: 40)), expecting: Data([1]), "data")
        == """
        data[1...40]: unexpected 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 09 ... (40 of 41 bytes are unexpected)
          expected: Data(1 byte: 01)
          but was:  Data(41 bytes: 01\(String(repeating: " 09", count: 40)))
        """)
    let checkered = Data((0..<40).map { $0.isMultiple(of: 2) ? 255 : 0 })
    #expect(
      text(checkered, expecting: Data(repeating: 255, count: 40), "data").hasPrefix(
        """
        data: 20 of 40 bytes differ: [1] expected 0xff, but was 0x00; \
        [3] expected 0xff, but was 0x00; [5] expected 0xff, but was 0x00; and 17 more places
        """))
    #expect(
      text(Data(), expecting: Data([255]), "data")
        == "data: expected Data(1 byte: ff), but was Data(0 bytes)")
    #expect(
      text(NSData(data: Data([1])), expecting: NSData(data: Data([2])), "data")
        == """
        data[0]: expected 0x02, but was 0x01
          expected: NSData(1 byte: 02)
          but was:  NSData(1 byte: 01)
        """)
  }

  @Test("data of one text in two spellings differs in bytes")
  func equivalentData() {
    #expect(
      text(Data("e\u{301}".utf8), expecting: Data("\u{E9}".utf8), "data").hasPrefix(
        "data: 3 of 3 bytes differ: [0...1] expected c3 a9, but was 65 cc; [2] unexpected 0x81"))
  }

  @Test("dates differ in one unit, which is named")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    #expect(
      text(date, expecting: date.addingTimeInterval(86_400), "date")
        == "date: expected 2026-09-22T14:13:20Z, but was 2026-09-21T14:13:20Z (only the day differs)"
    )
    #expect(
      text(date, expecting: date.addingTimeInterval(3_600), "date")
        == "date: expected 2026-09-21T15:13:20Z, but was 2026-09-21T14:13:20Z (only the hour differs)"
    )
    #expect(
      text(date, expecting: date.addingTimeInterval(90_000), "date")
        == "date: expected 2026-09-22T15:13:20Z, but was 2026-09-21T14:13:20Z")
    #expect(
      text(NSDate(timeIntervalSince1970: 0), expecting: NSDate(timeIntervalSince1970: 1), "date")
        == "date: expected 1970-01-01T00:00:01Z, but was 1970-01-01T00:00:00Z (only the second differs)"
    )
  }

  @Test("dates that are nearly the same are shown with as many digits as it takes")
  func nearDates() {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    #expect(
      text([date.addingTimeInterval(0.000_000_3)], expecting: [date], "dates")
        == """
        dates[0]: expected 2026-09-21T14:13:20Z, but was 2026-09-21T14:13:20.0000004Z
          expected: [2026-09-21T14:13:20Z]
          but was:  [2026-09-21T14:13:20.0000004Z]
        """)
    #expect(
      text(
        Date(timeIntervalSinceReferenceDate: 1e-9),
        expecting: Date(timeIntervalSinceReferenceDate: 2e-9), "date")
        == "date: expected 2001-01-01T00:00:00.000000002Z, but was 2001-01-01T00:00:00.000000001Z"
    )
    #expect(
      text(
        Date(timeIntervalSinceReferenceDate: 1e-20),
        expecting: Date(timeIntervalSinceReferenceDate: 0), "date")
        == "date: expected 2001-01-01T00:00:00Z, but was Date(timeIntervalSinceReferenceDate: 1e-20)"
    )
  }

  @Test("components of dates, calendars, intervals and names differ in their fields")
  func properties() {
    #expect(
      text(
        DateComponents(year: 2026, month: 5), expecting: DateComponents(year: 2026, month: 6), "c")
          == """
          c.month: expected 6, but was 5 (1 of 2 fields differs)
            expected: DateComponents(year: 2026, month: 6)
            but was:  DateComponents(year: 2026, month: 5)
          """)
    #expect(
      text(DateComponents(month: 5), expecting: DateComponents(day: 6), "c")
        == """
        c: 2 of 2 fields differ: .month unexpected 5; .day missing 6
          expected: DateComponents(day: 6)
          but was:  DateComponents(month: 5)
        """)
    var monday = Calendar(identifier: .gregorian)
    monday.firstWeekday = 2
    var sunday = monday
    sunday.firstWeekday = 1
    #expect(
      explain(sunday, equalTo(monday), "calendar")?.summary
        == "calendar.firstWeekday: expected 2, but was 1 (1 of 5 fields differs)")
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      text(
        DateInterval(start: start, duration: 60),
        expecting: DateInterval(start: start, duration: 61),
        "shift")
          == """
          shift.duration: expected 61.0, but was 60.0 (1 of 2 fields differs)
            expected: DateInterval(start: 1970-01-01T00:00:00Z, duration: 61.0)
            but was:  DateInterval(start: 1970-01-01T00:00:00Z, duration: 60.0)
          """)
    func name(_ given: String) -> PersonNameComponents {
      var name = PersonNameComponents()
      name.givenName = given
      return name
    }
    #expect(
      text(name("Ann"), expecting: name("Bob"), "name")
        == """
        name.givenName: expected "Bob", but was "Ann"
          expected: PersonNameComponents(givenName: "Bob")
          but was:  PersonNameComponents(givenName: "Ann")
        """)
  }

  @Test("errors of one code differ in what else they tell")
  func userInfo() {
    #expect(
      text(
        NSError(domain: "d", code: 1, userInfo: ["a": 1, "b": 2]),
        expecting: NSError(domain: "d", code: 1, userInfo: ["a": 1, "b": 3]), "error")
        == #"error.userInfo["b"]: expected 3, but was 2 (1 of 2 entries differs)"#)
    #expect(
      text(NSError(domain: "d", code: 1), expecting: NSError(domain: "d", code: 2), "error")
        == #"error: expected NSError(domain: "d", code: 2), but was NSError(domain: "d", code: 1)"#)
  }

  @Test("sets of indices and texts with attributes differ in what they hold")
  func others() {
    #expect(
      text(IndexSet([1, 2]), expecting: IndexSet([1, 3]), "rows")
        == """
        rows: missing 3, unexpected 2 (1 of 2 expected elements found)
          expected: [1, 3]
          but was:  [1, 2]
        """)
    #expect(
      explain(AttributedString("hallo"), equalTo(AttributedString("hello")), "text")?.summary
        == #"text: expected "hello", but was "hallo""#)
    #expect(
      explain(
        NSAttributedString(string: "hallo"), equalTo(NSAttributedString(string: "hello")), "text")?
        .summary == #"text: expected hello{\n}, but was hallo{\n}"#)
  }

  @Test("simple values of Foundation are shown as a whole")
  func wholes() throws {
    func summary<Value: Equatable>(_ value: Value, _ expected: Value) -> String? {
      explain(value, equalTo(expected), "x")?.description
    }
    #expect(
      summary(Decimal(string: "1.10"), Decimal(string: "1.11")) == "x: expected 1.11, but was 1.1")
    #expect(
      summary(TimeZone(identifier: "Europe/Berlin"), TimeZone(identifier: "Europe/Paris"))
        == "x: expected Europe/Paris, but was Europe/Berlin")
    #expect(
      summary(
        Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: .meters))
        == "x: expected 2.0 m, but was 1.0 m")
    #expect(summary(NSNumber(value: 1), NSNumber(value: 1.5)) == "x: expected 1.5, but was 1")
    #expect(
      summary(
        UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
        UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5E"))
        == "x: expected E621E1F8-C36C-495A-93FC-0C247A3E6E5E, but was E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    )
  }

  @Test("equal parts without == of a notification are not said to differ")
  func notification() {
    func notification(_ name: String) -> Notification {
      Notification(name: .init(name), userInfo: ["k": 1])
    }
    assertMismatch(
      notification("a"), equalTo(notification("b")), "it",
      text: """
        it.name: expected "b", but was "a" (1 of 2 fields differs)
          expected: Notification(name: "b", userInfo: ["k": 1])
          but was:  Notification(name: "a", userInfo: ["k": 1])
        """)
  }

  @Test("dates before 2001 that differ by very little have no exponent")
  func exactDates() {
    let date = Date(timeIntervalSinceReferenceDate: -1e8)
    let next = Date(timeIntervalSinceReferenceDate: (-1e8).nextUp)
    assertMismatch(
      next, equalTo(date), "it",
      text:
        "it: expected 1997-10-31T14:13:20Z, but was 1997-10-31T14:13:20.000000014901161193847656Z")
  }
}
