import CharmestCore
import Foundation
import Testing

@Suite("Values that read alike")
struct UnequalValuesTests {
  private struct Named: CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private enum First: Hashable { case x }
  private enum Second: Hashable { case x }

  private static func first() -> Any {
    struct Local {}
    return Local()
  }

  private static func second() -> Any {
    struct Local {}
    return Local()
  }

  private final class Table: Hashable {
    static func == (first: Table, second: Table) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("are told apart by their types, wherever they are compared")
  func types() {
    let (wanted, came) = (First.x as AnyHashable, Second.x as AnyHashable)
    let texts = [
      explain(came, equalTo(wanted)), explain([came], equalTo([wanted])),
    ]
    for text in texts {
      #expect(text?.description.contains("UnequalValuesTests.First") == true, "\(text as Any)")
      #expect(text?.description.contains("UnequalValuesTests.Second") == true, "\(text as Any)")
    }
    #expect(explain(Holder(Self.first()), equalTo(Holder(Self.second()))) != nil)
  }

  @Test("are shown without an address where nothing tells them apart")
  func hidden() {
    let texts = [
      explain(Table(), equalTo(Table())), explain([Table()], hasItem(Table())),
      explain([Table()], containsInAnyOrder(Table())), explain([Table(): 1], hasKey(Table())),
      explain(Holder(Named("x")), equalTo(Holder(Named("x")))),
    ]
    for text in texts {
      #expect(text != nil)
      #expect(text?.description.contains("0x") == false, "\(text as Any)")
    }
  }

  @Test("are shown with more digits if they are dates, wherever they are compared")
  func closeDates() {
    let date = Date(timeIntervalSinceReferenceDate: 784_000_000.123_456_7)
    let next = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)
    for text in [explain(next, equalTo(date)), explain(date, greaterThan(next))] {
      #expect(text?.description.contains("2025-11-05T01:46:40.1234567Z") == true)
      #expect(text?.description.contains("2025-11-05T01:46:40.1234568Z") == true)
    }
    let past = Date(timeIntervalSinceReferenceDate: -1e8)
    let differing = whatDiffers(
      in: Date(timeIntervalSinceReferenceDate: (-1e8).nextUp), equalTo(past))
    #expect(differing.first?.hasPrefix("1997-10-31T14:13:20Z -> ") == true)
    #expect(differing.first?.hasSuffix("-> 1997-10-31T14:13:20Z") == false)
  }

  @Test("are told apart if they are instants or units")
  func instantsAndUnits() {
    let now = ContinuousClock.now
    let text = explain(now.advanced(by: .nanoseconds(1)), equalTo(now))?.description
    #expect(text?.contains("print alike") == false)
    let units = explain(UnitLength.meters, equalTo(UnitLength.feet))?.description
    #expect(units?.contains(#""ft""#) == true)
    #expect(units?.contains(#""m""#) == true)
  }
}
