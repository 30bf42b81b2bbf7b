import Charmest
import Testing

@Suite("A process") struct TestProcessTests {
  /// How a process was started, and what that says.
  struct Start: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var environment: [String: String] = [:]
    var isOnDarwin = false
    var runner: TestProcess.Runner
    var seemsToRunTests = true
  }

  @Test(
    "is known by its program, arguments and environment",
    arguments: [
      Start(
        testDescription: "swift test, XCTest on Linux",
        arguments: ["/shop/.build/debug/shopPackageTests.xctest"], runner: .xctest),
      Start(
        testDescription: "swift test, XCTest on Windows",
        arguments: ["C:\\shop\\shopPackageTests.xctest.exe"], runner: .xctest),
      Start(
        testDescription: "swift test with the newer build system, XCTest on Linux",
        arguments: ["/shop/shop-test-runner"], runner: .xctest),
      Start(
        testDescription: "swift test with the newer build system, XCTest on Windows",
        arguments: ["shop-test-runner.exe"], runner: .xctest),
      Start(
        testDescription: "swift test, Swift Testing on Linux",
        arguments: ["/shop/shopPackageTests.xctest", "--testing-library", "swift-testing"],
        runner: .swiftTesting),
      Start(
        testDescription: "an exit test",
        arguments: ["/shop/shop-test-runner", "--testing-library=swift-testing"],
        runner: .swiftTesting),
      Start(
        testDescription: "a program with a runner of its own", arguments: ["/shop/tests"],
        runner: .unknown, seemsToRunTests: false),
      Start(
        testDescription: "a program that only mentions the arguments",
        arguments: ["/shop/tests", "--testing-library", "xctest", "swift-testing"],
        runner: .unknown, seemsToRunTests: false),
      Start(
        testDescription: "a program without arguments", arguments: [], runner: .unknown,
        seemsToRunTests: false),
      Start(
        testDescription: "swift test, XCTest on macOS",
        arguments: ["/Xcode/usr/bin/xctest", "/shop/shopPackageTests.xctest"],
        environment: ["SWIFT_TESTING_ENABLED": "0"], isOnDarwin: true, runner: .xctest),
      Start(
        testDescription: "swift test, Swift Testing on macOS",
        arguments: [
          "/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", "/shop",
          "--testing-library", "swift-testing",
        ], isOnDarwin: true, runner: .swiftTesting),
      Start(
        testDescription: "Xcode, both frameworks", arguments: ["/Xcode/usr/bin/xctest"],
        isOnDarwin: true, runner: .unknown),
      Start(
        testDescription: "Xcode, an app that hosts its tests", arguments: ["/Shop.app/Shop"],
        environment: ["XCTestConfigurationFilePath": "/a"], isOnDarwin: true, runner: .unknown),
      Start(
        testDescription: "the name of a test product on macOS says nothing of the framework",
        arguments: ["/shop/shopPackageTests.xctest"], isOnDarwin: true, runner: .unknown),
    ]
  )
  func start(_ start: Start) {
    let process = TestProcess(
      arguments: start.arguments, environment: start.environment, isOnDarwin: start.isOnDarwin,
      frameworksCanForward: true)
    #expect(process.runner == start.runner)
    #expect(process.seemsToRunTests == start.seemsToRunTests)
  }

  @Test(
    "has frameworks that forward issues from Swift 6.4 on, in all modes but one",
    arguments: [
      (false, nil, false), (false, "complete", false), (true, nil, true), (true, "none", false),
      (true, "limited", true), (true, "complete", true), (true, "strict", true),
    ] as [(Bool, String?, Bool)]
  )
  func forwarding(canForward: Bool, mode: String?, forwards: Bool) {
    let process = TestProcess(
      arguments: [],
      environment: mode.map { ["SWIFT_TESTING_XCTEST_INTEROP_MODE": $0] } ?? [:],
      isOnDarwin: false, frameworksCanForward: canForward)
    #expect(process.forwardsIssues == forwards)
  }
}
