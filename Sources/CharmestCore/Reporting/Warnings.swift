internal import Foundation

/// What the library says on standard error beside failures.
enum Warnings {
  /// The warnings of each test; nil for one that has failed.
  private static let held = Locked<[String: [String]?]>([:])

  static func print(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  /// Prints a warning that matters only to a test that fails.
  ///
  /// It is held until an assertion of this library fails in the current test. The frameworks do not
  /// tell of other failures. If it is not known which test runs, as in XCTest, the warning is
  /// printed at once.
  static func printIfTestFails(_ text: String) {
    guard let test = TestFramework.currentTest else { return print(text) }
    let isHeld = held.withLock { $0[test, default: []]?.append(text) } != nil
    if !isHeld { print(text) }
  }

  /// Prints the warnings that were held for a test.
  static func testFailed(_ test: String) {
    let texts = held.withLock { exchange(&$0[test, default: []], with: nil) } ?? []
    for text in texts { print(text) }
  }
}
