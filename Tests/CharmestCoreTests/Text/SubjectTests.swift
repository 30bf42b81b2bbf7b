import Charmest
import Testing

private struct Order {
  var extras = ["nori"]
  var guestName: String?
}

/// The name of the value in a failure if the test gave it no label.
@Suite("The subject of a failure") struct SubjectTests {
  private let order = Order()

  private func subjects(_ body: () throws -> Void) -> [String] {
    collectFailures(body).map(\.subject)
  }

  @Test("is the asserted expression")
  func expression() {
    let numbers = ["x y": [7]]
    let überschrift = "Suppen"
    let subjects = subjects {
      assertThat(order.extras, equalTo([]))
      assertThat(order.extras.filter { $0.hasPrefix("n") }.count, equalTo(0))
      assertThat(
        order
          .extras.count,
        equalTo(0)
      )
      assertThat(numbers["x y"]!, hasItem(8))
      _ = ("🍜", assertThat(überschrift.count, 1))
      assertThat([order, order].map(\.extras), empty())
      try requireThat(order.guestName, present())
    }
    #expect(
      subjects == [
        "order.extras", #"order.extras.filter { $0.hasPrefix("n") }.count"#, "order.extras.count",
        #"numbers["x y"]!"#, "überschrift.count", #"[order, order].map(\.extras)"#,
        "order.guestName",
      ])
  }

  @Test("is in parentheses if a path after it would belong only to its last part")
  func compound() {
    let late: Order? = nil
    let failures = collectFailures { assertThat(late ?? order, hasProperty(\.extras, [])) }
    #expect(
      failures.map(\.text.summary) == [#"late ?? order .extras: expected [], but was ["nori"]"#])
  }

  @Test("is the label where there is one that is not blank")
  func label() {
    let subjects = subjects {
      assertThat(order.extras.count, equalTo(0), "extras")
      assertThat(order.extras.count, equalTo(0), " ")
    }
    #expect(subjects == ["extras", "order.extras.count"])
    #expect(explain(1, equalTo(2), "\t")?.description.first?.isWhitespace == false)
  }

  @Test("is nothing for a literal, nor where the location was passed on or cannot be read")
  func nothing() {
    func assertEmpty(
      _ count: Int, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) { assertThat(count, equalTo(0), file: file, line: line, column: column) }
    let subjects = subjects {
      assertThat(5, equalTo(4))
      assertThat("miso", equalTo("shio"))
      assertEmpty(order.extras.count)
      assertThat(order.extras.count, equalTo(0), fileID: "A/B.swift", file: "/nowhere/B.swift")
    }
    #expect(subjects == ["", "", "", ""])
  }

  @Test("is nothing inside a macro, which has the place of the macro")
  func macro() {
    #expect(subjects { assertThat(order.extras.count, equalTo(0)) } == [""])
  }
}
