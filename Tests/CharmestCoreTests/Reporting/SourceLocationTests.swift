import Charmest
import Testing

/// The four literals of a place, seen through the failures that carry them.
@Suite("The place of a failure") struct SourceLocationTests {
  private func place(fileID: StaticString, file: StaticString) -> [String] {
    collectFailures {
      assertThat(1, equalTo(2), fileID: fileID, file: file, line: 7, column: 9)
    }
    .map { "\($0.fileID) \($0.filePath) \($0.line):\($0.column)" }
  }

  @Test("is the given one where file ID and path agree, also on Windows")
  func agreeing() {
    #expect(
      place(fileID: "Shop/WaiterTests.swift", file: "/src/Shop/WaiterTests.swift")
        == ["Shop/WaiterTests.swift /src/Shop/WaiterTests.swift 7:9"])
    #expect(
      place(fileID: "Shop/WaiterTests.swift", file: #"C:\src\Shop\WaiterTests.swift"#)
        == [#"Shop/WaiterTests.swift C:\src\Shop\WaiterTests.swift 7:9"#])
  }

  @Test("is that of the path where the two name different files, without a column")
  func disagreeing() {
    #expect(
      place(fileID: "Shop/Checks.swift", file: "/src/Shop/WaiterTests.swift")
        == ["Shop/WaiterTests.swift /src/Shop/WaiterTests.swift 7:1"])
  }

  @Test("always has a module and a file, since Swift Testing insists on them")
  func incomplete() {
    #expect(place(fileID: "", file: "") == ["Unknown/  7:9"])
    #expect(
      place(fileID: "WaiterTests.swift", file: "WaiterTests.swift")
        == ["WaiterTests.swift/WaiterTests.swift WaiterTests.swift 7:9"])
  }
}
