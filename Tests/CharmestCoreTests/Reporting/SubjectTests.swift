import Charmest
import Testing

private struct Order {
  var extras = ["nori"]
  var guestName: String?
}

private final class MockBell: Mock {
  let ringCalls = MockMethod("ring()")
}

/// What a failure calls the value when the test gave it no label.
@Suite("The subject of a failure") struct SubjectTests {
  private let order = Order()

  private func subjects(_ body: () throws -> Void) -> [String] {
    collectFailures(body).map { failure in
      failure.text.summary.firstRange(of: ": expected").map {
        String(failure.text.summary[..<$0.lowerBound])
      } ?? "none"
    }
  }

  @Test("is the asserted expression")
  func expression() throws {
    let texts = subjects {
      assertThat(order.extras, equalTo([]))
      assertThat(order.extras.count, equalTo(0))
      assertThat(order.extras.filter { $0.hasPrefix("n") }.count, equalTo(0))
      assertThat(
        order  // the order
          .extras.count,
        equalTo(0)
      )
      assertThat(order.extras, hasCount(2))
      assertThat(order.guestName ?? "nobody", hasCount(2))
      try requireThat(order.guestName, present())
    }
    #expect(
      texts
        == [
          "order.extras", "order.extras.count",
          "order.extras.filter { $0.hasPrefix(\"n\") }.count",
          "order.extras.count", "order.extras.count", "(order.guestName ?? \"nobody\").count",
          "order.guestName",
        ]
    )
  }

  @Test("is in parentheses if a path after it would belong only to its last part")
  func compound() {
    let names = ["b", "c"]
    let numbers = ["x y": [7]]
    func same() -> [[Int]] { [[1], [2], [3]] }
    let texts = subjects {
      assertThat(order.guestName ?? names.first ?? same().description, hasCount(0))
      assertThat([[4]] + same(), hasItem([5], atIndex: 3))
      assertThat(0..<names.count, hasCount(5))
      assertThat(-names.count, hasProperty(\.magnitude, 3))
      assertThat(names as [String], hasCount(5))
      assertThat(names.isEmpty ? [] : names, hasCount(5))
      assertThat(numbers["x y"] ?? [], hasCount(5))
      assertThat(names[0] + names[1], "x")
    }
    #expect(
      texts
        == [
          "(order.guestName ?? names.first ?? same().description).count",
          "([[4]] + same())[3][0]", "(0..<names.count).count", "(-names.count).magnitude",
          "(names as [String]).count", "(names.isEmpty ? [] : names).count",
          "(numbers[\"x y\"] ?? []).count", "names[0] + names[1]",
        ]
    )
  }

  @Test("is as it stands where it is one chain of members")
  func chain() {
    let numbers = ["x y": [7]]
    let texts = subjects {
      assertThat(numbers["x y"]!, hasItem(8, atIndex: 0))
      assertThat(order.extras.map { $0 + "!" }, hasCount(5))
      assertThat([order, order].map(\.extras), hasCount(5))
      assertThat((order.extras + []).sorted(), hasCount(5))
      assertThat("\(order) and more", hasCount(5))
    }
    #expect(
      texts
        == [
          "numbers[\"x y\"]![0]", "order.extras.map { $0 + \"!\" }.count",
          "[order, order].map(\\.extras).count", "(order.extras + []).sorted().count",
          "\"\\(order) and more\".count",
        ]
    )
  }

  @Test("has no more than 80 characters")
  func long() {
    let eighty = subjects {
      assertThat(
        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb".count, equalTo(0)
      )
    }
    let more = subjects {
      assertThat(
        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb".count,
        equalTo(0))
    }
    #expect(
      eighty == [
        "\"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\".count"
      ])
    #expect(
      more == [
        "\"\(String(repeating: "b", count: 51))...\(String(repeating: "b", count: 18))\".count"
      ])
  }

  @Test("is nothing for a literal, which says nothing")
  func literal() {
    let texts = collectFailures {
      assertThat(5, equalTo(4))
      assertThat("miso", equalTo("shio"))
    }
    #expect(
      texts.map(\.description) == ["expected 4, but was 5", "expected \"shio\", but was \"miso\""]
    )
  }

  @Test("is the label where there is one")
  func label() {
    #expect(subjects { assertThat(order.extras.count, equalTo(0), "extras") } == ["extras"])
  }

  @Test("is that of the source where the label is blank")
  func blankLabel() {
    let texts = collectFailures {
      assertThat(order.extras.count, equalTo(0), " ")
      assertThat(order.extras.count, equalTo(0), message: "\n")
    }
    #expect(
      texts.map(\.description)
        == Array(repeating: "order.extras.count: expected 0, but was 1", count: 2))
    #expect(explain(1, equalTo(2), "\t")?.description == "expected 2, but was 1")
  }

  @Test("is in parentheses where it ends in what is no chain, and has none where it is one")
  func examples() {
    let user: Order? = nil
    let texts = ["x y": [7]]
    func same() -> [Int] { [1] }
    let failures = subjects {
      assertThat(user ?? order, hasProperty(\.extras, []))
      assertThat(same() + same(), hasItem(5, atIndex: 1))
      assertThat(0..<same().count, hasCount(5))
      assertThat(-same().count, hasProperty(\.magnitude, 3))
      assertThat((texts["x y"])!, hasItem(5, atIndex: 0))
    }
    #expect(
      failures == [
        "(user ?? order).extras", "(same() + same())[1]", "(0..<same().count).count",
        "(-same().count).magnitude", "(texts[\"x y\"])![0]",
      ])
  }

  @Test("is nothing where the location was passed on from another call")
  func forwarded() {
    func assertEmpty(
      _ count: Int,
      file: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      assertThat(count, equalTo(0), file: file, line: line, column: column)
    }
    let texts = collectFailures { assertEmpty(order.extras.count) }
    #expect(texts.map(\.description) == ["expected 0, but was 1"])
  }

  @Test("is nothing where the source cannot be read")
  func unreadable() {
    let texts = collectFailures {
      assertThat(order.extras.count, equalTo(0), fileID: "A/B.swift", file: "/nowhere/B.swift")
    }
    #expect(texts.map(\.description) == ["expected 0, but was 1"])
  }

  @Test("of a verification is the mock")
  func mock() {
    let bells = [MockBell()]
    let bell = bells[0]
    let texts = subjects {
      verify(bell.ringCalls)
      verify(bells[0].ringCalls)
    }
    #expect(texts == ["bell.ring()", "bells[0].ring()"])
  }

  @Test("is nothing inside a macro, which has the place of the macro")
  func macro() {
    #expect(subjects { assertThat(order.extras.count, equalTo(0)) } == ["none"])
  }

  @Test("is in parentheses in the whole text")
  func wholeTexts() {
    let late: Order? = nil
    let numbers = ["x y": [7]]
    func same() -> [Int] { [1] }
    let failures = collectFailures {
      assertThat(late ?? order, hasProperty(\.extras, []))
      assertThat(same() + same(), hasItem(5, atIndex: 1))
      assertThat(0..<same().count, hasCount(5))
      assertThat(-same().count, hasProperty(\.magnitude, 3))
      assertThat((numbers["x y"])!, hasItem(5, atIndex: 0))
    }
    #expect(
      failures.map(\.description) == [
        """
        (late ?? order).extras: expected [], but was ["nori"]
          but was: Order(extras: ["nori"], guestName: nil)
        """,
        """
        (same() + same())[1]: expected 5, but was 1
          but was: [1, 1]
        """,
        """
        (0..<same().count).count: expected 5, but was 1 (counted in 0..<1)
        """,
        """
        (-same().count).magnitude: expected 3, but was 1
          but was: -1
        """,
        """
        (numbers["x y"])![0]: expected 5, but was 7
          but was: [7]
        """,
      ])
  }
}
