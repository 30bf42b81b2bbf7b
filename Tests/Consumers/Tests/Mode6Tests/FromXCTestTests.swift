import Charmest
import Foundation
import XCTest

// The situations of XCTest's own documentation, with assertions of Charmest.

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
