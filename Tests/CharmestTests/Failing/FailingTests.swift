import Foundation

/// The tests in this folder fail on purpose, each in one way, and only in the child process of
/// another test that reads what the runner prints.
enum FailingTests {
  static let variable = "CHARMEST_RUN_FAILING_TESTS"

  static var areWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}
