internal import Foundation

/// Handles a failure if `Charmest` is not linked, because no test framework hears of it then.
///
/// Nothing refers to `Charmest` itself, because tests use what it re-exports. So a linker may drop
/// it from an archive. If the process went on, failing tests would pass.
enum MissingAdapter {
  /// Ends a process that runs tests, and says how to link `Charmest`.
  static func endProcessIfItRunsTests() {
    let environment = ProcessInfo.processInfo.environment
    if endsProcess(withTestFramework: testFrameworkIsLoaded, environment) { fatalError(text) }
  }

  /// Whether a process with this environment must end.
  static func endsProcess(
    withTestFramework isLoaded: Bool, _ environment: [String: String]
  ) -> Bool {
    isLoaded && environment["CHARMEST_NEEDS_FRAMEWORK"] != "0"
      && environment["XCODE_RUNNING_FOR_PREVIEWS"] != "1"
  }

  /// Whether XCTest or Swift Testing is in this process.
  ///
  /// Its arguments and its environment say less: a program can have its own runner, and a command
  /// that a test starts has the environment of the test.
  private static var testFrameworkIsLoaded: Bool {
    // On Apple's systems, the class of XCTest is one of Objective-C.
    NSClassFromString("XCTestCase") != nil || _typeByName("6XCTest0A4CaseC") != nil
      || _typeByName("7Testing4TestV") != nil
  }

  private static let text = """
    The failure above reached no test framework, because this process has the module \
    CharmestCore without the module Charmest. It ends here: its tests would pass.
      Swift package: add the product "Charmest" to the dependencies of the test target.
      Archive, CMake, Bazel: link all of Charmest, as "Using both test frameworks" of its documentation says.
      If no test runs here: CHARMEST_NEEDS_FRAMEWORK=0 in the environment.
    """
}
