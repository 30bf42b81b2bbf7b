import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("UnequalValues")
struct UnequalValuesTests {
  @Test("values that read alike in a short text are shown where they differ")
  func longerWindow() {
    let start = String(repeating: "0123456789", count: 12)
    #expect(
      UnequalValues(Named(start + "a" + start), Named(start + "b" + start)).explanation.sentence()
        .shortText
          == """
          expected ...01234567890123456789a01234567890123456789..., \
          but was ...01234567890123456789b01234567890123456789...
          """
    )
  }

  @Test("values of different types are told apart by them")
  func types() {
    #expect(
      UnequalValues(5 as Int64, 5).explanation.sentence().shortText
        == "expected 5 (Int64), but was 5 (Int)"
    )
  }

  private static func first() -> Any {
    struct Local {}
    return Local()
  }

  private static func second() -> Any {
    struct Local {}
    return Local()
  }

  @Test("two types of one name are said to be two, without an address")
  func typesOfOneName() {
    #expect(
      UnequalValues(Self.first(), Self.second()).explanation.sentence().shortText == """
        expected UnequalValuesTests.Local() (UnequalValuesTests.Local), \
        but was UnequalValuesTests.Local() (another UnequalValuesTests.Local)
        """
    )
  }

  @Test("values that were not looked at to their ends are not said to print alike")
  func tooDeep() {
    let nested = { (value: Int) in (0..<20).reduce(value as Any) { nested, _ in [nested] } }
    #expect(
      UnequalValues(nested(1), nested(2)).explanation.sentence().shortText
        == "expected [[[[[[[[[[...]]]]]]]]]], but was [[[[[[[[[[...]]]]]]]]]] "
        + "(differ deeper than shown)"
    )
  }

  @Test("where no text tells values apart, the text says so")
  func hidden() {
    #expect(
      UnequalValues(Named("x"), Named("x")).explanation.sentence().shortText
        == "expected x, but was x (print alike, but == is false)"
    )
  }

  private struct Table: Equatable, CustomStringConvertible {
    var number = 4
    var guests: Int
    var description: String { "table \(number)" }
  }

  @Test("values with one description are shown by what they store")
  func storedDifference() {
    assertMismatch(
      Table(guests: 2), equalTo(Table(guests: 3)), "table",
      text: """
        table.guests: expected 3, but was 2 (1 of 2 fields differs)
        """)
    assertMismatch(
      [Table(guests: 2)], hasItem(Table(guests: 3)), "tables",
      text: """
        tables: expected an item table 4, but the only element is [0]: guests expected 3, but was 2
          but was: [table 4]
        """)
  }

  @Test("dates that are closer than a microsecond are told apart, wherever they are compared")
  func closeDates() {
    let date = Date(timeIntervalSinceReferenceDate: 784_000_000.123_456_7)
    let next = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)
    assertMismatch(
      next, equalTo(date), "due",
      text: """
        due: expected 2025-11-05T01:46:40.1234567Z, but was 2025-11-05T01:46:40.1234568Z
        """)
    assertMismatch(
      date, greaterThan(next), "due",
      text: """
        due: expected a value greater than 2025-11-05T01:46:40.1234568Z, but was 2025-11-05T01:46:40.1234567Z
        """)
    assertMismatch(
      [next], hasItem(date), "due",
      text: """
        due: expected an item 2025-11-05T01:46:40.123457Z, but the only element is [0]: expected 2025-11-05T01:46:40.1234567Z, but was 2025-11-05T01:46:40.1234568Z
          but was: [2025-11-05T01:46:40.123457Z]
        """)
    let past = Date(timeIntervalSinceReferenceDate: -1000.25)
    let before = Date(timeIntervalSinceReferenceDate: (-1000.25).nextDown)
    assertMismatch(
      before, equalTo(past), "due",
      text: """
        due: expected 2000-12-31T23:43:19.75Z, but was 2000-12-31T23:43:19.7499999999998863Z
        """)
  }

  @Test("instants and units are told apart")
  func instantsAndUnits() {
    let now = ContinuousClock.now
    let later = now.advanced(by: .nanoseconds(1))
    let values = UnequalValues(now, later)
    #expect(values.explanation.sentence().shortText.hasPrefix("expected instant "))
    #expect(!values.explanation.sentence().shortText.contains("print alike"))
    assertMismatch(
      UnitLength.meters, equalTo(UnitLength.feet), "unit",
      text: """
        unit.symbol: expected "ft", but was "m"
          expected: UnitLength(symbol: "ft")
          but was:  UnitLength(symbol: "m")
        """)
  }

  private struct Guest: Comparable {
    var id = 17
    var name = "Annette Schmidt"
    var street = "Rue des Petits Champs 4"
    var newsletter = true
    static func < (first: Guest, second: Guest) -> Bool { first.id < second.id }
  }

  @Test("values that are only compared are shown where they differ, too")
  func comparisons() {
    let other = Guest(newsletter: false)
    assertMismatch(
      other, greaterThan(Guest()), "guest",
      text: """
        guest: expected a value greater than ... des Petits Champs 4", newsletter: true), but was ...des Petits Champs 4", newsletter: false)
        """)
    assertMismatch(
      other, lessThan(Guest()), "guest",
      text: """
        guest: expected a value less than ... des Petits Champs 4", newsletter: true), but was ...des Petits Champs 4", newsletter: false)
        """)
    let start = String(repeating: "c", count: 90)
    assertMismatch(
      start + "1", greaterThan(start + "2"), "url",
      text: """
        url: expected a value greater than ...cccccccccccccccccccccccccccccccccccccc2", but was ...cccccccccccccccccccccccccccccccccccccc1"
        """)
    assertMismatch(
      start + "2", lessThanOrEqualTo(start + "1"), "url",
      text: """
        url: expected a value less than or equal to ...cccccccccccccccccccccccccccccccccccccc1", but was ...cccccccccccccccccccccccccccccccccccccc2"
        """)
  }

  @Test("a value of a type of the same name is told apart without an address")
  func typesOfOneNameInside() {
    struct Box: Equatable {
      var content: Any
      static func == (first: Box, second: Box) -> Bool { false }
    }
    assertMismatch(
      Box(content: Self.first()), equalTo(Box(content: Self.second())), "box",
      text: """
        box.content: expected UnequalValuesTests.Local() (UnequalValuesTests.Local), but was UnequalValuesTests.Local() (another UnequalValuesTests.Local)
        """)
  }
}

private struct Named: CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
