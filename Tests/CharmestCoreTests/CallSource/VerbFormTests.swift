import CharmestCore
import Testing

@Suite("A call of the library's own")
struct VerbFormTests {
  @Test(
    "is told by its name",
    arguments: [
      "assertThat▼(order.bowls)",
      "return assertThat▼(order.bowls)",
      "let a = assertThat▼(order.bowls)",
      "orders.forEach { order in assertThat▼(order.bowls) }",
      "isLate ? assertThat▼(order.bowls) : nil",
      "Charmest.assertThat▼(order.bowls)",
      "(CharmestCore.assertThat▼(order.bowls))",
      "print(\"\\(assertThat▼(order.bowls))\")",
      "print(\"\"\"\n  \"a\" \\(assertThat▼(order.bowls))\n  \"\"\")",
      "let quote = /\"/; assertThat▼(order.bowls)",
      "don't; \"ends nowhere\nassertThat▼(order.bowls)",
    ]
  )
  func called(source: String) {
    #expect(SourceText(source).subjects() == ["order.bowls"])
  }

  @Test(
    "is not mistaken for another",
    arguments: [
      "other▼(order.bowls)",
      "myAssertThat▼(order.bowls)",
      "my_assertThat▼(order.bowls)",
      "äassertThat▼(order.bowls)",
      "assertThatAll▼(order.bowls)",
      "test.assertThat▼(order.bowls)",
      "self.assertThat▼(order.bowls)",
      ".assertThat▼(order.bowls)",
      "my.Charmest.assertThat▼(order.bowls)",
      "MyCharmest.assertThat▼(order.bowls)",
      "Other::assertThat▼(order.bowls)",
      "func assertThat▼(_ order: Int)",
      "func assertThat<Value>▼(order.bowls)",
      "#assertThat▼(order.bowls)",
      "@assertThat▼(order.bowls)",
      "\\assertThat▼(order.bowls)",
      "(assertThat)▼(order.bowls)",
      "`assertThat`▼(order.bowls)",
      "assertThat(order)▼(order.bowls)",
      "a > ▼(order.bowls)",
      "assertThat▼{ order.bowls }",
      "assertThat▼[order.bowls]",
    ]
  )
  func mistaken(source: String) {
    #expect(SourceText(source).subjects() == [])
  }

  @Test(
    "has the labels of its verb alone",
    arguments: [
      (.assertThat, "(user, isNamed: name)"),
      (.assertThat, "(named: user)"),
      (.assertThat, "(`in`: user)"),
      (.assertThat, "(order /* of */ : user)"),
      (.assertThat, "(Shop::user)"),
      (.assertThat, "(user, name, fileID: fileID, file: file, line: line, column: column)"),
      (.assertThat, "(user, name, line: line)"),
      (.assertThat, "(user, within: .seconds(1))"),
      (.assertThat, "(user) { name }"),
      (.assertThat, "(user)\n{ name }"),
      (.requireThat, "(user, message: name)"),
      (.verify, "(order: user)"),
      (.verify, "(user, file: file)"),
      (.assertMismatch, "(user, message: name)"),
      (.hasProperty, "(user, file: file)"),
    ] as [(VerbForm, String)]
  )
  func labels(verb: VerbForm, arguments: String) {
    #expect(SourceText("\(verb.name)▼\(arguments)").subjects(of: verb) == [])
  }

  @Test(
    "has one of these forms",
    arguments: [
      (.assertThat, "(user, equalTo(a), \"label\")"),
      (.assertThat, "(user, equalTo(a), message: \"label\")"),
      (.requireThat, "(user, present())"),
      (.assertThrows, "(user, equalTo(a))"),
      (.assertNotThrows, "(user)"),
      (.assertMatches, "(user, equalTo(a))"),
      (.assertMismatch, "(user, equalTo(a), text: b)"),
      (.assertDescription, "(user, b)"),
      (.assertEventually, "(equalTo(a), within: .seconds(1), clock: c) { user }"),
      (.requireEventually, "(equalTo(a), within: .seconds(1), clock: c) { user }"),
      (.assertAlways, "(equalTo(a), for: .seconds(1), clock: c) { user }"),
      (.verify, "(user, .once, within: .seconds(1), clock: c, calledWith: a, b)"),
      (.verifyNoCalls, "(user, ignoring: a)"),
      (.verifyNoMoreCalls, "(user, ignoring: a)"),
      (.hasProperty, "(user, equalTo(a))"),
    ] as [(VerbForm, String)]
  )
  func forms(verb: VerbForm, arguments: String) {
    #expect(SourceText("\(verb.name)▼\(arguments)").subjects(of: verb).first == "user")
  }

  @Test(
    "of a method has the mock before its dot",
    arguments: [
      ("first.cookCalls.called▼(with: a, b)", "first"),
      ("  kitchen.cooks[0].cookCalls.called▼()", "kitchen.cooks[0]"),
      ("cooks[\"Jon\"]!.cookCalls.called▼()", "cooks[\"Jon\"]"),
      ("if a { self.cook.cookCalls.called▼() }", "cook"),
      ("cookCalls.called▼()", nil),
      ("makeCook().cookCalls.called▼()", nil),
      (".cookCalls.called▼()", nil),
      ("cook.cookCalls.when(a).called▼()", nil),
      ("cooks[a, b].cookCalls.called▼()", nil),
      ("cook.cookCalls.called▼(to: a)", nil),
      ("cook.cookCalls.called▼(with: a, line: 5)", nil),
      ("cook.cookCalls.isCalled▼()", nil),
      ("cook.cookCalls called▼()", nil),
    ]
  )
  func method(source: String, name: String?) {
    #expect(SourceText(source).mockName(in: .called) == name)
  }

  @Test("of suspends has the mock before its dot, whatever a cancelled call gets")
  func suspends() {
    let calls = [
      "()", "(whenCancelled: .returns(1))", "(until: 1)", "(whenCancelled: .throws(e), line: 5)",
    ]
    let names = calls.map { SourceText("api.loadCalls.suspends▼\($0)").mockName(in: .suspends) }
    #expect(names == ["api", "api", nil, nil])
  }

  @Test("is not certain where its line calls a helper that knows the line, but not the column")
  func lineOfAnother() {
    func subjects(whereHelperTakes location: String, in line: String) -> [String] {
      SourceText(
        """
        func checkPositive(_ number: Int, \(location)) -> Int {
          assertThat(number, greaterThan(0), line: line)
          return number
        }
        func test(column: UInt = #column) {
          assertThat▼(\(line))
        }
        """
      )
      .subjects()
    }
    let line = "line: UInt = #line"
    #expect(subjects(whereHelperTakes: line, in: "checkPositive(-5), -5") == [])
    #expect(subjects(whereHelperTakes: line, in: "user); checkPositive(-5") == [])
    #expect(subjects(whereHelperTakes: line, in: "user, 5") == ["user"])
    let both = "line: UInt = #line, column: UInt = #column"
    #expect(subjects(whereHelperTakes: both, in: "checkPositive(-5), -5") == ["checkPositive(-5)"])
    #expect(
      subjects(whereHelperTakes: "_: Int", in: "checkPositive(5), -5") == ["checkPositive(5)"]
    )
  }

  @Test(
    "is not certain where the file has a function that can be called in the same way",
    arguments: [
      ("func assertThat(_ user: User, _ name: String, file: String = #file) {}", []),
      ("func assertThat<T>(\n  _ user: User,\n  line: Int = #line) {}", []),
      ("func assertThat(_ user: User, _ isNamed: /", []),
      ("func assertThat(_ user: User, isNamed name: String, file: String = #file) {}", ["user"]),
      ("func assertThat(user: User, line: Int = #line) {}", ["user"]),
      ("func assertThatAll(_ user: User, line: Int = #line) {}", ["user"]),
    ]
  )
  func ownFunction(declaration: String, subjects: [String]) {
    #expect(SourceText("\(declaration)\nassertThat▼(user)").subjects() == subjects)
  }
}
