import Charmest
import CharmestCore
import Testing

@Suite("The adapter of the test framework") struct TestFrameworkAdapterTests {
  @Test("can be asked any number of times")
  func manyTimes() {
    var test: String?
    // A stack that grew with each would have been too small long before.
    for _ in 0..<200_000 { test = TestFramework.currentTest }
    #expect(
      test?.hasPrefix("manyTimes() at CharmestCoreTests/TestFrameworkAdapterTests.swift:") == true)
  }
}
