import CharmestCore
import Testing

@Suite("MethodName") struct MethodNameTests {
  @Test(
    "writes a call with its labels, or an access as it stands in code",
    arguments: [
      (
        "cookRamen(bowls:soup:extras:)", ["2", ".miso", "[]"],
        "cookRamen(bowls: 2, soup: .miso, extras: [])"
      ),
      ("greet(_:by:)", ["\"Jon\"", "2"], "greet(\"Jon\", by: 2)"),
      ("greet(_:by:)", nil, "greet(_:by:)"),
      ("a (b): c(x:_:)", ["1", "2"], "a (b): c(x: 1, 2)"), ("wash", [], "wash()"),
      ("cook", ["1", "2"], "cook(1, 2)"), ("cook(bowls:)", ["1", "2"], "cook(bowls: 1, 2)"),
      ("name { get }", [], "name"), ("name { get }", nil, "name"),
      ("name { set }", [#""Jon""#], #"name = "Jon""#), ("name { set }", nil, "name = anything"),
      ("subscript(_:) { get }", ["1"], "[1]"), ("subscript(_:)", ["1"], "[1]"),
      ("subscript(row:_:) { set }", ["1", "2", "3"], "[row: 1, 2] = 3"),
    ] as [(String, [String]?, String)])
  func calls(_ name: String, _ arguments: [String]?, _ text: String) {
    #expect(MethodName(name).text(arguments) == text)
  }

  @Test(
    "names an argument by its label, or counts it where it has none",
    arguments: [
      ("cookRamen(bowls:soup:extras:)", 1, "soup"), ("greet(_:by:)", 0, "first argument"),
      ("greet(_:by:)", 1, "by"), ("greet(_:_:)", 1, "second argument"),
      ("greet(_:by:)", 10, "argument no. 11"), ("a (b): c(x:_:)", 0, "x"),
      ("name { set }", 0, "newValue"), ("subscript(row:_:) { set }", 0, "row"),
      ("subscript(row:_:) { set }", 2, "newValue"),
    ])
  func places(_ name: String, _ index: Int, _ place: String) {
    #expect(MethodName(name).path(index).start == place)
  }

  @Test("says whether a property has the record")
  func properties() {
    let names = ["name { get }", "name { set }", "subscript(_:) { get }", "wash()"]
    #expect(names.map { MethodName($0).isOfProperty } == [true, true, false, false])
  }

  @Test("writes the mock in front")
  func mock() {
    #expect(MethodName("a (b): c(x:_:)").base == "a (b): c")
    #expect(MethodName("greet(_:by:)").text(["1", "2"], on: "cook") == "cook.greet(1, by: 2)")
    #expect(MethodName("greet(_:by:)").text(nil, on: "cook") == "cook.greet(_:by:)")
    #expect(MethodName("name { get }").text([], on: "user") == "user.name")
    #expect(MethodName("subscript(_:) { get }").text(["1"], on: "store") == "store[1]")
  }
}

@Suite("The name of a method") struct ChosenMethodNameTests {
  /// A given name, the function that called, the number of arguments, and the name.
  @Test(
    "is that of the function, unless it does not tell",
    arguments: [
      (nil, nil, 1, nil),
      ("a(b:)", nil, 1, "a(b:)"),
      (nil, "c(d:)", 1, "c(d:)"),
      (nil, "c(d:)", 2, "c(d:)"),
      (nil, "name", 0, "name"),
      ("a(b:)", "c(d:)", 1, "c(d:)"),
      ("a", "c(d:)", 1, "c(d:)"),
      ("a(b:)", "c(d:e:)", 1, "a(b:)"),
      ("a(b:)", "c()", 1, "a(b:)"),
      ("a()", "c()", 0, "c()"),
      ("a()", "testC()", 0, "a()"),
      ("a()", "init()", 0, "a()"),
      ("init(a:)", "init(b:)", 1, "init(b:)"),
      ("name { get }", "name", 0, "name { get }"),
      ("name { set }", "rename(_:)", 1, "name { set }"),
      ("subscript(_:) { set }", "subscript(_:)", 1, "subscript(_:) { set }"),
      ("a(b:)", "client", 1, "a(b:)"),
    ] as [(String?, String?, Int, String?)]
  )
  func chosen(given: String?, function: String?, count: Int, name: String?) {
    #expect(
      MethodName(given: given, calledFrom: function, argumentCount: count)?.full == name)
  }

  @Test("has no labels where some arguments are not recorded, and nobody says which")
  func someArguments() {
    let name = MethodName(given: nil, calledFrom: "perform(body:named:)", argumentCount: 1)
    #expect(name?.text([#""a""#]) == #"perform("a")"#)
    #expect(name?.path(0).start == "first argument")
    let given = MethodName(
      given: "perform(named:)", calledFrom: "perform(body:named:)", argumentCount: 1)
    #expect(given?.text([#""a""#]) == #"perform(named: "a")"#)
  }

  @Test func `gives no label to an argument that may be another one's`() {
    for function in [nil, "load(using:id:)", "perform()"] {
      let name = MethodName(given: "load(using:id:)", calledFrom: function, argumentCount: 1)
      #expect(name?.full == "load(using:id:)")
      #expect(name?.path(0).start == "first argument")
      #expect(name?.text(["4"]) == "load(4)")
    }
  }
}

extension MethodName {
  /// A call of the method with these arguments, as a text.
  fileprivate func text(_ arguments: [String]?, on mock: String = "") -> String {
    guard let arguments else { return subject(nil, on: mock).text }
    return call(arguments.map { Phrase($0) }, on: mock).text
  }
}
