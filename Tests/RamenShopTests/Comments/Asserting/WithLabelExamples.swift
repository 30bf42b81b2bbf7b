import Charmest
import Testing

private struct Guest {
  var name: String
  var visits: Int
  var table: Int?
}

private struct API {
  func load(_ page: Int) async -> String { "page \(page)" }
}

@Suite("The examples in WithLabel.swift") struct WithLabelExamples {
  @Test func loops() {
    let guests = [Guest(name: "Jon", visits: 2, table: 1), Guest(name: "Ann", visits: 0, table: 2)]
    example {
      for guest in guests {
        withLabel(guest.name) {
          assertThat(guest.visits, greaterThan(0))
          assertThat(guest.table, present())
        }
      }
      // Ann: guest.visits: expected a value greater than 0, but was 0
    }
  }

  @Test func waiting() async {
    let api = API()
    let page = 2
    await example {
      await withLabel("page \(page)") { assertThat(await api.load(page), not(isBlank())) }
    }
  }
}
