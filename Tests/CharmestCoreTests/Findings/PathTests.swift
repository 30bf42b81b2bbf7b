import CharmestCore
import Testing

@Suite("Path") struct PathTests {
  @Test("is written in Swift, or in words where Swift has no expression")
  func texts() {
    let paths: [Path] = [
      .root, .field("address") + .field("city"), .index(2) + .field("name"), .key("\"miso\""),
      .words("line 4"), .field("text") + .words("line 4"), .expression("[0].name"),
    ]
    #expect(
      paths.map { $0.appended(to: "order") } == [
        "order", "order.address.city", "order[2].name", "order[\"miso\"]", "order line 4",
        "order.text line 4", "order[0].name",
      ])
    #expect(
      paths.map(\.atStart) == [
        "", "address.city", "[2].name", "[\"miso\"]", "line 4", "text line 4", "[0].name",
      ])
    #expect(
      paths.map(\.inList) == [
        "", ".address.city", "[2].name", "[\"miso\"]", "line 4", ".text line 4", "[0].name",
      ])
  }

  @Test("lets a gap stand behind what is missing there, and an outcome in a clause of its own")
  func gaps() {
    let gap = Path.field("steps") + .gap(behind: 2, startingAt: 0)
    #expect(gap.appended(to: "plan") == "plan.steps after [1]")
    #expect(Path.gap(behind: 0, startingAt: 4).inList == "at the start")
    func told(_ path: Path) -> String {
      Explanation([Difference(at: path, .missing("tea"))]).sentence(about: "plan").plainText
    }
    #expect(told(gap) == "plan.steps: missing tea after [1]")
    #expect(told(.gap("at time 3")) == "plan: missing tea at time 3")
    #expect(
      told(.outcome("thrown error") + .field("line")) == "plan: thrown error.line missing tea")
    let two = Explanation([
      Difference(at: .field("a"), .unexpected("1")), Difference(at: gap, .missing("tea")),
    ])
    #expect(
      two.sentence(about: "plan").plainText == "plan: .a unexpected 1; .steps missing tea after [1]"
    )
    #expect(
      two.at(.outcome("thrown error")).sentence(about: "the plan").plainText
        == "the plan: thrown error: .a unexpected 1; .steps missing tea after [1]")
  }

  @Test("leads through optionals as Swift does, where a step follows")
  func optionals() {
    let (maybe, name) = (Path.unwrapping, Path.field("name"))
    let paths = [
      maybe, maybe + name, maybe + maybe + name, name + maybe, name + maybe + .index(0),
      name + maybe + .words("line 4"), .index(1) + maybe + .key("\"a\""),
    ]
    #expect(
      paths.map { $0.appended(to: "order") } == [
        "order", "order?.name", "order??.name", "order.name", "order.name?[0]",
        "order.name line 4", "order[1]?[\"a\"]",
      ])
    #expect(
      paths.map(\.inList) == [
        "", ".name", ".name", ".name", ".name?[0]", ".name line 4", "[1]?[\"a\"]",
      ])
    #expect(paths.map(\.isRoot) == [true] + Array(repeating: false, count: 6))
    #expect(maybe + name == name)
    #expect((maybe + .index(2)).leadingIndex == 2)
    #expect((maybe + name).appended(to: "order" as Phrase).plainText == "order?.name")
  }

  @Test(
    "is apart from words, and a part of code",
    arguments: [
      ("the order of Ann", "the order of Ann .name"),
      ("a room for \"(\" guests", "a room for \"(\" guests .name"),
      ("round 2: order", "round 2: order?.name"), ("2) order of Ann", "2) order of Ann .name"),
      ("round 2: the order", "round 2: the order .name"),
      ("orders[\"x y\"]", "orders[\"x y\"]?.name"),
      ("order(of: guest, at: 4)", "order(of: guest, at: 4)?.name"),
      ("orders.first { $0 == a }", "orders.first { $0 == a }?.name"),
      ("(first ?? second)", "(first ?? second)?.name"),
      ("order.`first guest`", "order.`first guest`?.name"),
      ("the `first` order", "the `first` order .name"),
    ])
  func words(subject: String, expected: String) {
    let name = Path.unwrapping + .field("name")
    #expect(name.appended(to: Phrase(subject)).plainText == expected)
    #expect(Path.unwrapping.appended(to: Phrase(subject)).plainText == subject)
  }

  @Test("is the same whether it is read from code or made of its steps")
  func code() {
    #expect(Path.steps("address.city") == .field("address") + .field("city"))
    #expect(Path.steps(".visits[0].day") == .field("visits") + .index(0) + .field("day"))
    #expect(Path.steps("prices[\"a.b\"]") == .field("prices") + .key("\"a.b\""))
    #expect(Path.steps("") == .root)
  }

  @Test("keeps the signs in a raw identifier")
  func rawIdentifiers() {
    let path = Path.steps("`a.b`.`c[d`[0].`e?`?.f")
    #expect(
      path
        == .field("`a.b`") + .field("`c[d`") + .index(0) + .field("`e?`") + .field("f"))
    #expect(path.inList == ".`a.b`.`c[d`[0].`e?`.f")
    #expect(Path.steps("first name.`a.b`").inList == ".`first name`.`a.b`")
    #expect((Path.argument("`first bowl`") + .field("size")).inList == "`first bowl`.size")
    #expect((Path.argument("first argument") + .field("age")).inList == ".age of first argument")
  }

  @Test("contains what leads further into its place, and nothing beside it")
  func containing() {
    let address = Path.field("address")
    #expect(address.contains(address + .field("city")))
    #expect(address.contains(address + .index(0)))
    #expect(Path.root.contains(address))
    #expect(!address.contains(address))
    #expect(!address.contains(.field("addressBook")))
    #expect(!(address + .field("city")).contains(address))
  }

  @Test("knows the index of an element at its start")
  func leadingIndex() {
    #expect((Path.index(2) + .field("name")).leadingIndex == 2)
    #expect((Path.field("name") + .index(2)).leadingIndex == nil)
    #expect(Path.key("2").leadingIndex == nil)
    #expect(Path.root.leadingIndex == nil)
  }
}
