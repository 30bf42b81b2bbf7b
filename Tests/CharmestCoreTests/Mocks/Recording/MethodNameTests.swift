import CharmestCore
import Testing

@Suite("MethodName") struct MethodNameTests {
  @Test("writes a call with the labels of the name")
  func labels() {
    let name = MethodName("cookRamen(bowls:soup:extras:)")
    #expect(name.base == "cookRamen")
    #expect(
      name.text(["2", ".miso", "[]"]) == "cookRamen(bowls: 2, soup: .miso, extras: [])"
    )
    #expect(name.path(1).start == "soup")
  }

  @Test("writes an argument without a label as it is, and counts it where it needs a name")
  func unlabelled() {
    let name = MethodName("greet(_:by:)")
    #expect(name.text(["\"Jon\"", "2"]) == "greet(\"Jon\", by: 2)")
    #expect(name.path(0).start == "first argument")
    #expect(name.path(1).start == "by")
    #expect(MethodName("greet(_:_:)").path(1).start == "second argument")
    #expect(name.path(10).start == "argument no. 11")
  }

  @Test("may have brackets in a raw identifier")
  func rawIdentifier() {
    let name = MethodName("a (b): c(x:_:)")
    #expect(name.base == "a (b): c")
    #expect(name.path(0).start == "x")
    #expect(name.text(["1", "2"]) == "a (b): c(x: 1, 2)")
  }

  @Test("writes the mock in front")
  func mock() {
    #expect(MethodName("greet(_:by:)").text(["1", "2"], on: "cook") == "cook.greet(1, by: 2)")
    #expect(MethodName("greet(_:by:)").text(nil, on: "cook") == "cook.greet(_:by:)")
    #expect(MethodName("name { get }").text([], on: "user") == "user.name")
    #expect(MethodName("greet(_:by:)").text(nil) == "greet(_:by:)")
  }

  @Test("writes a call without arguments with empty parentheses", arguments: ["wash()", "wash"])
  func noArguments(_ name: String) {
    #expect(MethodName(name).text([]) == "wash()")
  }

  @Test("writes all arguments, even where the name has too few labels")
  func tooFewLabels() {
    #expect(MethodName("cook").text(["1", "2"]) == "cook(1, 2)")
    #expect(MethodName("cook(bowls:)").text(["1", "2"]) == "cook(bowls: 1, 2)")
  }

  @Test("writes accesses of properties as they stand in code")
  func properties() {
    let getter = MethodName("name { get }")
    #expect(getter.text([]) == "name")
    #expect(getter.text(nil) == "name")
    let setter = MethodName("name { set }")
    #expect(setter.text([#""Jon""#]) == #"name = "Jon""#)
    #expect(setter.text(nil) == "name = anything")
    #expect(setter.path(0).start == "newValue")
  }

  @Test("writes accesses of subscripts as they stand in code")
  func subscripts() {
    let getter = MethodName("subscript(_:) { get }")
    #expect(getter.text(["1"], on: "store") == "store[1]")
    #expect(getter.text(["1"]) == "[1]")
    let setter = MethodName("subscript(row:_:) { set }")
    #expect(setter.text(["1", "2", "3"]) == "[row: 1, 2] = 3")
    #expect(setter.path(0).start == "row")
    #expect(setter.path(2).start == "newValue")
    #expect(MethodName("subscript(_:)").text(["1"]) == "[1]")
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
