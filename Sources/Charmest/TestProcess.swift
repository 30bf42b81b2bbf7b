internal import Foundation

/// The facts about the tests of a process, from its arguments and its environment.
package struct TestProcess: Sendable {
  package enum Runner: Sendable, CaseIterable { case swiftTesting, xctest, unknown }

  /// The only framework that the process was started for, if that is certain.
  package var runner: Runner
  /// Whether anything says that the process runs tests; if not, the frameworks silently ignore
  /// every failure.
  package var seemsToRunTests: Bool
  /// Whether an issue of one framework becomes a failure of the other.
  package var forwardsIssues: Bool
  /// Whether it runs on one of Apple's systems, where XCTest can be told to ignore an error.
  package var isOnDarwin: Bool

  /// - Parameters:
  ///   - arguments: The path of the program, and its arguments.
  ///   - environment: The environment of the process.
  ///   - isOnDarwin: Whether it runs on one of Apple's systems.
  ///   - frameworksCanForward: Whether the frameworks are those of Swift 6.4 or later.
  package init(
    arguments: [String], environment: [String: String], isOnDarwin: Bool, frameworksCanForward: Bool
  ) {
    self.isOnDarwin = isOnDarwin
    let program = arguments.first ?? ""
    let isTestProduct = ["", ".exe"].contains {
      program.hasSuffix(".xctest" + $0) || program.hasSuffix("-test-runner" + $0)
    }
    // `swift test` runs each framework in a process of its own. It passes an argument that names
    // Swift Testing to the process that runs Swift Testing, and to the children that run exit
    // tests. Off Darwin, the other process is the test product itself: `<product>.xctest`, or
    // `<product>-test-runner` with SwiftPM's newer build system. On Darwin, Xcode runs both
    // frameworks in one process.
    let namesSwiftTesting = "\(arguments.joined(separator: "="))="
      .contains("=--testing-library=swift-testing=")
    let isOnlyForXCTest = isOnDarwin ? environment["SWIFT_TESTING_ENABLED"] == "0" : isTestProduct
    runner = namesSwiftTesting ? .swiftTesting : isOnlyForXCTest ? .xctest : .unknown
    seemsToRunTests =
      runner != .unknown || isTestProduct || program.hasSuffix("/xctest")
      || program.hasSuffix("swiftpm-testing-helper")
      || environment.keys.contains { $0.hasPrefix("XCTest") }
    forwardsIssues =
      frameworksCanForward && environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"] != "none"
  }

  /// This process.
  package static let current = Self(
    arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment,
    isOnDarwin: isOnDarwin, frameworksCanForward: frameworksCanForward)

  #if canImport(Darwin)
    private static let isOnDarwin = true
  #else
    private static let isOnDarwin = false
  #endif
  #if compiler(>=6.4)
    private static let frameworksCanForward = true
  #else
    private static let frameworksCanForward = false
  #endif
}
