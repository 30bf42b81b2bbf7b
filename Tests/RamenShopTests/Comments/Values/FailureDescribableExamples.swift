import Charmest
import Testing

private struct Table: Equatable {
  let number: Int
  let guests: [String]
}

extension Table: FailureDescribable {
  var failureDescription: String { "table \(number), \(guests.count) guests" }
}

@Suite("The examples of FailureDescribable") struct FailureDescribableExamples {
  @Test func descriptions() {
    let table = Table(number: 8, guests: ["Jon", "Ann"])
    let reserved = [Table(number: 7, guests: ["Mei", "Kim"])]
    example {
      assertThat(table, isIn(reserved))
      // table: expected one of [table 7, 2 guests], but was table 8, 2 guests
      //   (nearest is table 7, 2 guests)
    }
  }
}
