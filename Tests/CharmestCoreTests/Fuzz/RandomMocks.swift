import CharmestCore

/// A file that there is not: to read the words of each verification takes as long as the rest.
let elsewhere: StaticString = "elsewhere"

/// A mocked method of up to two numbers.
struct AnyMethod {
  let name: String
  let arity: Int
  let member: () -> any MockMember
  let invoke: ([Int]) -> Void
  /// The numbers of all calls.
  let numbers: () -> [UInt64]
  /// The arguments of all calls.
  let arguments: () -> [[Int]]
  /// Verifies calls, and gives the numbers of those that are as expected.
  let verify: (CallCount, [Matcher<Int>]?) -> [UInt64]
  let called: ([Matcher<Int>]?) -> ExpectedCall
  /// Asserts that calls were made, or that it is not so that they were.
  let assertCalled: (CallCount, [Matcher<Int>]?, _ negated: Bool) -> Void

  init<Result, Failure: Error>(
    _ name: String, _ method: @escaping @autoclosure () -> MockMethod<Result, Failure>
  ) {
    self.name = name
    arity = 0
    member = method
    invoke = { _ in _ = try? method().invoke() }
    numbers = { method().calls.map { $0.sequenceNumber } }
    arguments = { method().calls.map { _ in [] } }
    verify = { count, _ in
      CharmestCore.verify(method(), count, file: elsewhere).map { $0.sequenceNumber }
    }
    called = { _ in method().called(file: elsewhere) }
    assertCalled = { count, _, negated in
      let matcher: Matcher<MockMethod<Result, Failure>> = wasCalled(count)
      assertThat(method(), negated ? not(matcher) : matcher, "it")
    }
  }

  init<Result, Failure: Error>(
    _ name: String, _ method: @escaping @autoclosure () -> MockMethod<Int, Result, Failure>
  ) {
    self.name = name
    arity = 1
    member = method
    invoke = { _ = try? method().invoke($0[0]) }
    numbers = { method().calls.map { $0.sequenceNumber } }
    arguments = { method().calls.map { [argument(of: $0)] } }
    verify = { count, expected in
      let calls =
        expected.map { CharmestCore.verify(method(), count, calledWith: $0[0], file: elsewhere) }
        ?? CharmestCore.verify(method(), count, file: elsewhere)
      return calls.map { $0.sequenceNumber }
    }
    called = {
      $0.map { method().called(with: $0[0], file: elsewhere) } ?? method().called(file: elsewhere)
    }
    assertCalled = { count, expected, negated in
      let matcher: Matcher<MockMethod<Int, Result, Failure>> =
        expected.map { wasCalled(count, with: $0[0]) } ?? wasCalled(count)
      assertThat(method(), negated ? not(matcher) : matcher, "it")
    }
  }

  init<Result, Failure: Error>(
    _ name: String, _ method: @escaping @autoclosure () -> MockMethod<Int, Int, Result, Failure>
  ) {
    self.name = name
    arity = 2
    member = method
    invoke = { _ = try? method().invoke($0[0], $0[1]) }
    numbers = { method().calls.map { $0.sequenceNumber } }
    arguments = { method().calls.map { [$0.arguments.0, $0.arguments.1] } }
    verify = { count, expected in
      let calls =
        expected.map {
          CharmestCore.verify(method(), count, calledWith: $0[0], $0[1], file: elsewhere)
        }
        ?? CharmestCore.verify(method(), count, file: elsewhere)
      return calls.map { $0.sequenceNumber }
    }
    called = {
      $0.map { method().called(with: $0[0], $0[1], file: elsewhere) }
        ?? method().called(file: elsewhere)
    }
    assertCalled = { count, expected, negated in
      let matcher: Matcher<MockMethod<Int, Int, Result, Failure>> =
        expected.map { wasCalled(count, with: $0[0], $0[1]) } ?? wasCalled(count)
      assertThat(method(), negated ? not(matcher) : matcher, "it")
    }
  }
}

/// A mock and its methods.
struct RandomMock {
  let mock: any Mock
  /// The methods that reflection is to find.
  var methods: [AnyMethod]
  /// Names under which several methods are ignored at once.
  var groups: [(member: any MockMember, names: [String])] = []

  /// Mocks of one random shape: one, or several that have to do with each other.
  static func some(_ random: inout SplitMix) -> [RandomMock] {
    random.element(of: [plain, properties, outer])()
  }

  private static func plain() -> [RandomMock] {
    let mock = PlainShape()
    return [
      RandomMock(
        mock: mock,
        methods: [
          AnyMethod("wash", mock.wash), AnyMethod("greet", mock.greet),
          AnyMethod("cook", mock.cook),
        ])
    ]
  }

  private static func properties() -> [RandomMock] {
    let mock = PropertiesShape()
    return [
      RandomMock(
        mock: mock,
        methods: [
          AnyMethod("gets", mock.name.gets), AnyMethod("sets", mock.name.sets),
          AnyMethod("open", mock.open),
        ], groups: [(mock.name, ["gets", "sets"])])
    ]
  }

  /// A mock that holds another, whose methods are not its own.
  private static func outer() -> [RandomMock] {
    let mock = OuterShape()
    return [
      RandomMock(mock: mock, methods: [AnyMethod("outside", mock.outside)]),
      RandomMock(mock: mock.inner, methods: [AnyMethod("inside", mock.inner.inside)]),
    ]
  }
}

// At the top of the file, because the names of nested types take long to read.

final class PlainShape: Mock {
  let wash = MockMethod("wash()")
  let greet = MockMethod("greet(_:)", taking: Int.self)
  let cook = MockMethod("cook(bowls:soup:)", taking: Int.self, Int.self)
}

final class PropertiesShape: Mock {
  let name = MockProperty("name", initially: 7)
  let open = MockMethod("open()")
}

final class InnerShape: Mock { let inside = MockMethod("inside(_:)", taking: Int.self) }

final class OuterShape: Mock {
  let inner = InnerShape()
  let outside = MockMethod("outside()")
}
