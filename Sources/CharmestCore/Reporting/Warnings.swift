internal import Foundation

/// What the library says on standard error beside failures.
enum Warnings {
  private struct State {
    /// The warnings of tests that have not failed.
    var held: [String: [String]] = [:]
    var failedTests: Set<String> = []
  }

  private static let state = Locked(State())

  static func print(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  /// Prints a warning that matters only to a test that fails.
  ///
  /// It is held until an assertion of this library fails in the current test. The frameworks do not
  /// tell of other failures. If it is not known which test runs, as in XCTest, the warning is
  /// printed at once.
  static func printIfTestFails(_ text: String) {
    guard let test = TestFramework.currentTest else { return print(text) }
    let hasFailed = state.withLock { state in
      let hasFailed = state.failedTests.contains(test)
      if !hasFailed { state.held[test, default: []].append(text) }
      return hasFailed
    }
    if hasFailed { print(text) }
  }

  /// Prints the warnings that were held for a test.
  static func testFailed(_ test: String) {
    let held = state.withLock { state in
      state.failedTests.insert(test)
      return state.held.removeValue(forKey: test) ?? []
    }
    for text in held { print(text) }
  }
}
