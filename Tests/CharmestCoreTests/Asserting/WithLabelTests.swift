import CharmestCore
import Testing

@Suite("withLabel") struct WithLabelTests {
  @Test("joins the labels of blocks in blocks, and leaves out blank ones")
  func nested() {
    let failures = collectFailures {
      withLabel("row 1") {
        withLabel("column 2") { assertThat(1, 2, "it") }
        withLabel(" ") { assertThat([1], containsExactly(2, 3)) }
      }
    }
    #expect(
      failures.map { $0.text.summary.prefix(17) } == ["row 1, column 2: ", "row 1: 2 of 2 ele"])
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
          .forEach { #expect($0.text.summary.hasPrefix("detached: ")) }
        try requireThat(nil as Int?, present(), "number")
      }
    }
    let starts = ["bell: ring(): ", "bell: ", "bell: task: ", "bell: number: "]
    #expect(zip(failures, starts).allSatisfy { $0.text.summary.hasPrefix($1) })
    #expect(failures.count == 4)
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
