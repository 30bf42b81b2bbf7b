import Charmest
import RamenShop
import Testing

private struct Visitor { var visits = 1 }

private struct Order {
  var id = 0
  var bowls = 2
  var soup = RamenSoup.miso
  var guest = Visitor()
}

private struct Form {
  var name: String
  var seats: Int
}

@Suite("The examples in PropertyEquality.swift") struct PropertyEqualityExamples {
  private let draft = Order()

  @Test func ignoring() {
    let saved = Order(id: 7, soup: .shio)
    example {
      assertThat(saved, equalTo(draft, ignoring: \.id))
      // saved.soup: expected .miso, but was .shio (1 of 3 fields differs)
    }
  }

  @Test func ignoringNames() {
    let saved = Order(id: 7, guest: Visitor(visits: 2))
    example {
      assertThat(saved, equalTo(draft, ignoring: "id", "guest.visits"))
    }
  }

  @Test func properties() {
    let form = Form(name: "Jon", seats: 3)
    example {
      assertThat(form, samePropertyValuesAs(Form(name: "Jon", seats: 2)))
      // form.seats: expected 2, but was 3 (1 of 2 fields differs)
    }
  }
}
