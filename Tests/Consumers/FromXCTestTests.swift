import Charmest
import Foundation
import Testing
import XCTest

// The situations of XCTest's own documentation and of Swift Testing's, with assertions of Charmest.

nonisolated private struct Table {
  private var cells: [[String]]

  init(rows: Int, columns: Int) {
    cells = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  var rowCount: Int { cells.count }
  var columnCount: Int { cells.first?.count ?? 0 }

  subscript(row: Int, column: Int) -> String {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
}

nonisolated private enum VendingError: Error, Equatable {
  case soldOut
  case notEnough(missing: Int)
}

nonisolated private struct VendingMachine {
  var stock = ["cola": 1]

  func vend(_ item: String, paying coins: Int) throws -> String {
    guard stock[item, default: 0] > 0 else { throw VendingError.soldOut }
    guard coins >= 5 else { throw VendingError.notEnough(missing: 5 - coins) }
    return item
  }
}

nonisolated private struct Downloader: Sendable {
  /// Calls back on a queue of its own, as APIs without `async` do.
  func download(_ name: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    DispatchQueue.global().async { completion(.success(Data(name.utf8))) }
  }

  func data(_ name: String) async throws -> Data { Data(name.utf8) }
}

nonisolated final class FromXCTestTests: XCTestCase {
  private var table = Table(rows: 0, columns: 0)

  override func setUp() { table = Table(rows: 3, columns: 2) }

  func testATableHasItsRowsAndColumns() {
    assertThat(table.rowCount, 3)
    assertThat(table.columnCount, 2)
    table[1, 1] = "x"
    assertThat(table[1, 1], "x", "the cell in the middle")
  }

  func testAnErrorAndWhatIsInIt() {
    let machine = VendingMachine()
    assertThrows(try machine.vend("soup", paying: 9), VendingError.soldOut)
    let error = assertThrows(try machine.vend("cola", paying: 3), VendingError.self)
    assertThat(error, equalTo(.notEnough(missing: 2)))
    assertThat(assertNotThrows(try machine.vend("cola", paying: 5)), "cola")
  }

  func testAValueThatTheRestNeeds() throws {
    let link = try requireThat(URL(string: "https://example.com/a?b=1"), present())
    assertThat(link.query, "b=1")
    assertThat(link.fragment, nilValue())
  }

  func testNumbersThatAreNearlyEqual() {
    assertThat(0.1 + 0.2, closeTo(0.3, 1e-9))
    assertThat(0.1 + 0.2, not(equalTo(0.3)))
  }

  func testACallbackOfAnotherQueue() async {
    let downloader = Downloader()
    let result = await withCheckedContinuation { done in
      downloader.download("menu") { done.resume(returning: $0) }
    }
    assertThat(result, succeeds(hasCount(4)))
  }

  func testAnExpectationThatIsFulfilledTwice() async {
    let doneCalls = MockMethod("done()")
    for _ in 1...2 { Downloader().download("menu") { _ in doneCalls.invoke() } }
    await verify(doneCalls, 2, within: .seconds(5))
  }

  func testAnInvertedExpectation() async {
    let doneCalls = MockMethod("done()")
    await assertAlways(for: .milliseconds(20)) { doneCalls.calls.isEmpty }
  }

  func testAnAsynchronousFunction() async throws {
    assertThat(try await Downloader().data("menu"), hasCount(4))
  }
}

private struct FoodTruck {
  var name = "Nori"
  var isOpen = false
  private(set) var menu = ["ramen": 900, "gyoza": 400]

  mutating func open() { isOpen = true }
}

nonisolated private enum Dish: String, CaseIterable, Sendable { case ramen, gyoza }

@MainActor private final class Counter {
  private(set) var sold: [String] = []
  var onSale: ((String) -> Void)?

  func sell(_ dish: String) {
    sold.append(dish)
    onSale?(dish)
  }
}

@Suite("From the examples of Swift Testing") struct FromSwiftTestingTests {
  @Test func aConditionAndAChange() {
    var truck = FoodTruck()
    assertThat(!truck.isOpen, "closed at first")
    truck.open()
    assertThat(truck, hasProperty(\.isOpen, true))
  }

  @Test(arguments: Dish.allCases) fileprivate func oneArgument(_ dish: Dish) {
    assertThat(FoodTruck().menu, hasEntry(dish.rawValue, greaterThan(0)))
  }

  @Test(arguments: [("ramen", greaterThan(800)), ("gyoza", lessThan(500))])
  func matchersAsArguments(_ dish: String, _ price: Matcher<Int>) throws {
    assertThat(try requireThat(FoodTruck().menu[dish], present()), price)
  }

  @Test func requiredValues() throws {
    let price = try requireThat(FoodTruck().menu["ramen"], greaterThan(0))
    assertThat(price, 900)
    try requireThat(FoodTruck().menu.isEmpty, equalTo(false))
  }

  @Test func theErrorThatWasThrown() throws {
    let machine = VendingMachine()
    let error = assertThrows(VendingError.self) { try machine.vend("cola", paying: 1) }
    assertThat(error, isCase("notEnough"))
    assertThat(error, equalTo(VendingError.notEnough(missing: 4)))
  }

  @MainActor @Test func confirmations() {
    let counter = Counter()
    let saleCalls = MockMethod("onSale(_:)", taking: String.self)
    counter.onSale = { saleCalls.invoke($0) }
    for dish in ["ramen", "gyoza", "ramen"] { counter.sell(dish) }
    verify(saleCalls, 3)
    verify(saleCalls, 2, calledWith: "ramen")
    assertThat(counter.sold, containsInAnyOrder("gyoza", "ramen", "ramen"))
  }

  @Test func knownIssues() {
    withKnownIssue { assertThat(FoodTruck().menu, hasKey("soup")) }
  }
}
