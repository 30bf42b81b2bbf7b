import CharmestCore
import Testing
import WrittenTexts

@Suite("withLabel") struct WithLabelTests {
  @Test("stands in front of all failures of its block")
  func labels() {
    expectText(
      collectFailures {
        for (index, guest) in ["Jon", "Ann"].enumerated() {
          withLabel("guest \(index)") {
            assertThat(guest, equalTo("Jon"))
            assertThat(guest.count, 4, "letters")
          }
        }
        assertThat(1, 2, "outside")
      },
      """
      guest 0: letters: expected 4, but was 3
      guest 1: guest: expected "Jon", but was "Ann"
      guest 1: letters: expected 4, but was 3
      outside: expected 2, but was 1
      """
    )
  }

  @Test("joins the labels of blocks in blocks, and leaves out blank ones")
  func nested() {
    let failures = collectFailures {
      withLabel("row 1") {
        withLabel("column 2") { assertThat(1, 2, "it") }
        withLabel(" ") { assertThat([1], containsExactly(2, 3)) }
      }
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(hasPrefix("row 1, column 2: it: "), hasPrefix("row 1: 2 ")))
  }

  @Test("holds for verifications, conditions, requirements and tasks, and gives the result")
  func verbs() async throws {
    let ring = MockMethod("ring()")
    let failures = await collectFailures {
      try await withLabel("bell") {
        verify(ring)
        assertThat(1 > 2)
        await Task { assertThat(1, 2, "task") }.value
        await Task.detached { collectFailures { assertThat(1, 2, "detached") } }.value
          .forEach { assertThat($0.text.summary, hasPrefix("detached: ")) }
        try requireThat(nil as Int?, present(), "number")
      }
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        hasPrefix("bell: ring(): "), hasPrefix("bell: "), hasPrefix("bell: task: "),
        hasPrefix("bell: number: ")))
  }

  @Test("can be the only statement of a closure, whatever its own is")
  func onlyStatement() async {
    let ring = MockMethod("ring(_:)", taking: Int.self)
    await ring.invoke(1)
    [1].forEach { time in withLabel("\(time)") { verify(ring, calledWith: time) } }
    let later = await collectFailures {
      await withLabel("later") { await verify(ring, 3, within: .zero) }
    }
    let now =
      collectFailures { withLabel("bell") { verify(ring, 2) } }
      + collectFailures { try withLabel("sum") { try requireThat(2, equalTo(3)) } }
    #expect(
      (later + now).map { $0.text.summary.prefix { $0 != ":" } } == ["later", "bell", "sum"])
  }
}
