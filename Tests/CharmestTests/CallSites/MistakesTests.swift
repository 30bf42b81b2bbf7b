#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// Expressions that must not compile, and those that compile but do not mean what one may think.
  @Suite("Mistaken call sites") struct MistakesTests {
    /// One expression a line, with what the compiler has to say to it.
    static let rejected: [(expression: String, message: String)] = [
      ("assertThat([1], contains())", "missing argument for parameter #1"),
      ("assertThat([1], containsInAnyOrder())", "missing argument for parameter #1"),
      ("assertThat([1], hasItems())", "missing argument for parameter #1"),
      ("assertThat(1, allOf())", "missing argument for parameter #1"),
      ("assertThat(1, anyOf())", "missing argument for parameter #1"),
      ("assertThat(1, noneOf())", "missing argument for parameter #1"),
      ("assertThat(1, hasPrefix(\"x\"))", "requires that 'Int' conform to 'StringProtocol'"),
      ("assertThat(1, hasItem(1))", "could not be inferred"),
      ("assertThat(1, greaterThan(\"1\"))", "('String' vs. 'Int')"),
      ("assertThat(\"1\", equalTo(1))", "conflicting arguments to generic parameter 'Value'"),
      ("assertThat(Bowl(), hasProperty(\\.size, 1))", "cannot convert value of type 'KeyPath<"),
      ("assertThat(Bowl(), equalTo(Bowl()))", "requires that 'Bowl' conform to 'Equatable'"),
      ("verify(bell.ringCalls, calledWith: \"once\")", "cannot convert value of type 'String'"),
      ("verify(bell.ringCalls, calledWith: 1, 2)", "extra argument"),
      ("verify(bell.ringCalls, .twice)", "has no member 'twice'"),
    ]

    @Test("do not compile")
    func rejections() throws {
      let errors = try compilerErrors(of: Self.rejected.map(\.expression))
      for (index, mistake) in Self.rejected.enumerated() {
        assertThat(
          errors[index],
          presentAnd(hasItem(containsString(mistake.message))),
          mistake.expression
        )
      }
    }

    @Test("mean something else than one may think")
    func misread() {
      // `contains` names every element; `hasItem` asks for one.
      #expect(explain([1, 2], contains(1)) != nil)
      #expect(explain([1, 2], hasItem(1)) == nil)
      // The elements of a text are characters; `containsString` looks for a part.
      #expect(explain("wakame", contains("kam")) != nil)
      #expect(explain("wakame", containsString("kam")) == nil)
      // A value that is not optional is never nil, and is always present.
      #expect(explain(1, nilValue()) != nil)
      #expect(explain(1, present()) == nil)
      // One element does for several expectations of `hasItems`, but not of `isSuperset`.
      #expect(explain([1], hasItems(1, 1)) == nil)
      #expect(explain([1], isSuperset(of: [1, 1])) != nil)
      // NaN equals nothing, itself included.
      #expect(explain(Double.nan, equalTo(.nan)) != nil)
      #expect(explain(Double.nan, isNaN()) == nil)
    }

    /// What the compiler says of each expression, by its position.
    private func compilerErrors(of expressions: [String]) throws -> [Int: [String]] {
      let lines =
        [
          "import Charmest",
          "struct Bowl { var bowls = 1 }",
          "final class MockBell: Mock { let ringCalls = MockMethod(\"ring(_:)\", taking: Int.self) }",
          "func test() { let bell = MockBell(); _ = bell",
        ] + expressions + ["}"]
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).swift")
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }

      let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("Modules").path
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path,
      ]
      let pipe = Pipe()
      compiler.standardError = pipe
      compiler.standardOutput = pipe
      try compiler.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()

      var errors: [Int: [String]] = [:]
      for match in output.matches(of: /\.swift:(\d+):\d+: error: (.*)/) {
        if let line = Int(match.1) { errors[line - 5, default: []].append(String(match.2)) }
      }
      return errors
    }
  }
#endif
