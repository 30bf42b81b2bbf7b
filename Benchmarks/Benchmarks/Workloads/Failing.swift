import Charmest
import CustomDump

private func text(_ failures: [ReportedFailure]) {
  check(failures.count == 1)
  keep(failures)
}

private func comparison<Value: Equatable & Sendable>(
  _ name: String,
  _ actual: Value,
  _ expected: Value
) -> Comparison {
  Comparison(
    name,
    .init("explain") {
      for _ in 0..<$0 { keep(explain(actual, equalTo(expected), "value")?.description) }
    },
    .init("assertThat, collected") {
      for _ in 0..<$0 { text(collectFailures { assertThat(actual, equalTo(expected), "value") }) }
    },
    .init("custom-dump's diff") {
      for _ in 0..<$0 { keep(diff(expected, actual)) }
    },
    .init("both values interpolated") {
      for _ in 0..<$0 { keep("(\"\(actual)\") is not equal to (\"\(expected)\")") }
    }
  )
}

private func changed(_ numbers: [Int], at indices: [Int]) -> [Int] {
  var numbers = numbers
  for index in indices { numbers[index] = -1 }
  return numbers
}

private let menu = (0..<200).map { "line \($0) of the menu" }.joined(separator: "\n")
private let hundredThousand = Array(0..<100_000)
private let million = Array(0..<1_000_000)
private let otherMillion = changed(million, at: [17, 512_000, 999_998])
private let guest = Guest(
  name: "Jon",
  age: 30,
  address: Address(street: "Main street 1", city: "Hamburg"),
  extras: ["tamago", "wakame"]
)

extension Comparison {
  static let failing = [
    comparison("failing: two Int", 4, 5),
    comparison(
      "failing: two texts of 200 lines",
      menu,
      menu.replacing("line 117 of", with: "line 118 of")
    ),
    comparison(
      "failing: two nested structs",
      guest,
      {
        var other = guest
        other.address.city = "Bremen"
        other.extras[1] = "nori"
        return other
      }()
    ),
    comparison(
      "failing: two arrays of 100,000 with 3 differences",
      hundredThousand,
      changed(hundredThousand, at: [17, 51_200, 99_998])
    ),
    Comparison(
      "failing: two arrays of 1,000,000 with 3 differences",
      limit: .milliseconds(500),
      .init("explain") {
        for _ in 0..<$0 { keep(explain(otherMillion, equalTo(million), "value")?.description) }
      },
      .init("finding them in plain Swift") {
        for _ in 0..<$0 {
          check(million.indices.filter { million[$0] != otherMillion[$0] }.count == 3)
        }
      }
    ),
    Comparison(
      "failing: verify among 10,000 calls",
      .init("verify, collected") {
        for _ in 0..<$0 {
          text(collectFailures { verify(tenThousandCalls, calledWith: -1, anything(), anything()) })
        }
      },
      .init("all calls interpolated") {
        for _ in 0..<$0 { keep("\(tenThousandByHand.calls)") }
      }
    ),
  ]
}
