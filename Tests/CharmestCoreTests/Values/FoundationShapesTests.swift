import CharmestCore
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Differences of Foundation's values")
struct FoundationShapesTests {
  private func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

  #if canImport(FoundationXML)
    @Test("nodes of XML, which are collections of nodes, can be compared")
    func nodes() {
      let nodes = [XMLElement(name: "miso"), XMLElement(name: "shio")]
      #expect(!equalTo(nodes[0]).matches(nodes[1]).isMatch)
      #expect(explain(nodes[0], equalTo(nodes[1]))?.summary.contains("shio") == true)
    }
  #endif

  @Test("arrays of Foundation differ in their elements")
  func arrays() {
    #expect(
      whatDiffers(in: NSArray(array: [1, 2, 4]), equalTo(NSArray(array: [1, 2, 3]))) == [
        "[2]: 3 -> 4"
      ])
    #expect(
      reported(NSArray(array: [1]), equalTo(NSArray(array: [1, 2]))).map(\.expected) == ["2"])
  }

  @Test(
    "both sides of addresses that differ are shown",
    arguments: [
      ("https://x.org/a?page=2", "https://x.org/a?page=3", "page=2", "page=3"),
      ("https://x.org:80", "https://x.org:81", "80", "81"),
      ("https://x.org/a%20b", "https://x.org/a+b", "a%20b", "a+b"),
      ("http://x.org/a", "https://y.org/b", "x.org", "y.org"),
    ])
  func addresses(first: String, second: String, shownFirst: String, shownSecond: String) {
    let end = "#" + String(repeating: "long", count: 50)
    for (first, second) in [(url(first), url(second)), (url(first + end), url(second + end))] {
      let text = explain(["k": first], equalTo(["k": second]), "urls")?.summary
      #expect(text?.contains(shownFirst) == true, "\(text as Any)")
      #expect(text?.contains(shownSecond) == true, "\(text as Any)")
    }
  }

  @Test("relative addresses of one text differ in their bases")
  func base() throws {
    let bases = ["https://x.org/a/", "https://y.org/a/"].map {
      URL(string: "b", relativeTo: url($0))
    }
    let text = explain(bases[0], equalTo(bases[1]))?.summary
    #expect(text?.contains("https://x.org/a/") == true, "\(text as Any)")
    #expect(text?.contains("https://y.org/a/") == true, "\(text as Any)")
    #expect(explain(bases[0], equalTo(url("https://x.org/a/b"))) != nil)
  }

  @Test("both sides of data that differ are shown, as text or as bytes")
  func data() {
    let rows: [(Data, Data, String, String)] = [
      (Data("hello".utf8), Data("hellu".utf8), "hello", "hellu"),
      (Data("".utf8), Data("a".utf8), "0 bytes", "a"),
      (Data([0, 1, 255, 3]), Data([0, 1, 254, 3]), "ff", "fe"),
      (Data([1, 2]), Data([255, 254, 1, 2]), "02", "ff"),
    ]
    for (first, second, shownFirst, shownSecond) in rows {
      let text = explain([first], equalTo([second]))?.description ?? ""
      #expect(text.contains(shownFirst) && text.contains(shownSecond), "\(text)")
    }
    #expect(explain(Data("e\u{301}".utf8), equalTo(Data("\u{E9}".utf8))) != nil)
  }

  @Test("dates are compared as wholes")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    #expect(
      whatDiffers(in: [date], equalTo([date.addingTimeInterval(3_600)])) == [
        "[0]: 2026-09-21T15:13:20Z -> 2026-09-21T14:13:20Z"
      ])
    #expect(
      whatDiffers(in: NSDate(timeIntervalSince1970: 0), equalTo(NSDate(timeIntervalSince1970: 1)))
        == ["1970-01-01T00:00:01Z -> 1970-01-01T00:00:00Z"])
  }

  @Test("components of dates, calendars, intervals and names differ in their fields")
  func properties() {
    #expect(
      whatDiffers(
        in: DateComponents(year: 2026, month: 5), equalTo(DateComponents(year: 2026, month: 6)))
        == [".month: 6 -> 5"])
    var (monday, sunday) = (Calendar(identifier: .gregorian), Calendar(identifier: .gregorian))
    (monday.firstWeekday, sunday.firstWeekday) = (2, 1)
    #expect(whatDiffers(in: sunday, equalTo(monday)) == [".firstWeekday: 2 -> 1"])
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      whatDiffers(
        in: DateInterval(start: start, duration: 60),
        equalTo(DateInterval(start: start, duration: 61))
      ).last == ".duration: 61.0 -> 60.0")
    let names = ["Ann", "Bob"].map { name in
      var components = PersonNameComponents()
      components.givenName = name
      return components
    }
    #expect(whatDiffers(in: names[0], equalTo(names[1])) == [#".givenName: "Bob" -> "Ann""#])
    let notifications = ["a", "b"].map { Notification(name: .init($0), userInfo: ["k": 1]) }
    #expect(
      whatDiffers(in: notifications[0], equalTo(notifications[1])) == [#".name: "b" -> "a""#])
  }

  @Test("simple values are shown whole")
  func wholes() {
    #expect(
      whatDiffers(in: Decimal(string: "1.10"), equalTo(Decimal(string: "1.11"))) == ["1.11 -> 1.1"])
    #expect(
      whatDiffers(
        in: TimeZone(identifier: "Europe/Berlin"), equalTo(TimeZone(identifier: "Europe/Paris")))
        == ["Europe/Paris -> Europe/Berlin"])
    #expect(
      whatDiffers(
        in: Measurement(value: 1, unit: UnitLength.meters),
        equalTo(Measurement(value: 2, unit: .meters))) == ["2.0 m -> 1.0 m"])
    #expect(whatDiffers(in: NSNumber(value: 1), equalTo(NSNumber(value: 1.5))) == ["1.5 -> 1"])
    #expect(
      whatDiffers(in: AttributedString("hallo"), equalTo(AttributedString("hello"))) == [
        #""hello" -> "hallo""#
      ])
  }
}
