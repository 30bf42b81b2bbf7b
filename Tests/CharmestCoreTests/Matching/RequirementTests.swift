import CharmestCore
import Testing

@Suite("A requirement") struct RequirementTests {
  private func text<Value, Met>(of outcome: Requirement<Value, Met>.Outcome) -> String? {
    if case .unmet(let mismatch) = outcome { mismatch.description } else { nil }
  }

  private func value<Value, Met>(of outcome: Requirement<Value, Met>.Outcome) -> Met? {
    if case .met(let value) = outcome { value } else { nil }
  }

  @Test func `gives back the value that matches`() {
    let requirement = Requirement(greaterThan(3))
    #expect(value(of: requirement.outcome(for: 4)) == 4)
    #expect(text(of: requirement.outcome(for: 3)) == "expected a value greater than 3, but was 3")
  }

  @Test func `unwraps an optional, and never takes nil`() {
    let requirement = Requirement<Int?, Int>(unwrapping: present(), else: "assertThat")
    #expect(value(of: requirement.outcome(for: 4)) == 4)
    #expect(text(of: requirement.outcome(for: nil)) == "expected a value, but was nil")
    let lax = Requirement<Int?, Int>(unwrapping: anything(), else: "assertThat")
    #expect(
      text(of: lax.outcome(for: nil))
        == "expected a value to return, but was nil, as anything allows; "
        + "use assertThat where nil is fine"
    )
  }
}
