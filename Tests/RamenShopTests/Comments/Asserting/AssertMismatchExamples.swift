import Charmest
import Testing

@Suite("The examples in AssertMismatch.swift") struct AssertMismatchExamples {
  private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

  @Test func texts() {
    example {
      assertMismatch(3, isEven, text: "expected an even number, but was 3")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
    }
  }
}
