import Testing

@testable import CharmestCore

/// `LinkingTests` runs such processes.
@Suite("A process without Charmest") struct MissingAdapterTests {
  @Test(
    "ends at a failure if it has a test framework, is no preview, and was not told to go on",
    arguments: [
      (true, [:], true),
      (false, [:], false),
      (true, ["CHARMEST_NEEDS_FRAMEWORK": "1"], true),
      (true, ["CHARMEST_NEEDS_FRAMEWORK": "0"], false),
      (true, ["XCODE_RUNNING_FOR_PREVIEWS": "0"], true),
      (true, ["XCODE_RUNNING_FOR_PREVIEWS": "1"], false),
      (false, ["CHARMEST_NEEDS_FRAMEWORK": "1", "XCTestConfigurationFilePath": "/a"], false),
    ] as [(Bool, [String: String], Bool)]
  )
  func ends(hasFramework: Bool, environment: [String: String], ends: Bool) {
    #expect(MissingAdapter.endsProcess(withTestFramework: hasFramework, environment) == ends)
  }
}
