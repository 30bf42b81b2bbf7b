import Charmest
import Testing

private struct Table: Equatable {
  let number: Int
  let chairs: [String]
}

extension Table: FailureReflectable {
  var failureParts: KeyValuePairs<String, Any?> { ["number": number, "seats": chairs.count] }
}

@Suite("The examples of FailureReflectable") struct FailureReflectableExamples {
  @Test func parts() {
    let table = Table(number: 7, chairs: ["oak", "oak"])
    let reserved = Table(number: 7, chairs: ["oak", "oak", "oak", "oak"])
    example {
      assertThat(table, equalTo(reserved))
      // table.seats: expected 4, but was 2 (1 of 2 fields differs)
      //   expected: Table(number: 7, seats: 4)
      //   but was:  Table(number: 7, seats: 2)
    }
  }
}
