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
    let shapes: [() -> [RandomMock]] = [
      plain, inherited, nested, madeInInit, lazy, properties, structure, onActor, outer,
    ]
    return random.element(of: shapes)()
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

  private static func inherited() -> [RandomMock] {
    let mock = LastShape()
    return [
      RandomMock(
        mock: mock,
        methods: [
          AnyMethod("first", mock.first), AnyMethod("second", mock.second),
          AnyMethod("third", mock.third),
        ])
    ]
  }

  private static func nested() -> [RandomMock] {
    let mock = NestedShape()
    var methods = [
      AnyMethod("help", mock.part.helper.help), AnyMethod("pair", mock.part.pair.1),
      AnyMethod("zero", mock.list[0]),
      AnyMethod("one", mock.list[1]),
    ]
    if let optional = mock.part.optional { methods.append(AnyMethod("maybe", optional)) }
    if let named = mock.part.named["a"]?.first {
      methods.append(AnyMethod("named", named))
    }
    return [RandomMock(mock: mock, methods: methods)]
  }

  private static func madeInInit() -> [RandomMock] {
    let mock = MadeInInitShape()
    return [
      RandomMock(
        mock: mock,
        methods: mock.each.enumerated().map { AnyMethod("each\($0.offset)", $0.element) }
          + [AnyMethod("other", mock.other)])
    ]
  }

  private static func lazy() -> [RandomMock] {
    let mock = LazyShape()
    let methods = [AnyMethod("late", mock.late), AnyMethod("later", mock.later)]
    return [RandomMock(mock: mock, methods: methods)]
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

  private static func structure() -> [RandomMock] {
    let mock = StructureShape()
    return [
      RandomMock(
        mock: mock, methods: [AnyMethod("run", mock.run), AnyMethod("stop", mock.stop)])
    ]
  }

  private static func onActor() -> [RandomMock] {
    let mock = OnActorShape()
    return [RandomMock(mock: mock, methods: [AnyMethod("load", mock.load)])]
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

class BaseShape: Mock { let first = MockMethod("first(_:)", taking: Int.self) }

class MiddleShape: BaseShape { let second = MockMethod("second()", returning: Int.self) }

final class LastShape: MiddleShape {
  let third = MockMethod("third(_:_:)", taking: Int.self, Int.self)
}

final class ShapeHelper { let help = MockMethod("help(_:)", taking: Int.self) }

struct ShapePart {
  let helper = ShapeHelper()
  let optional: MockMethod<Int, Void, Never>? = MockMethod("maybe(_:)", taking: Int.self)
  let pair = (1, MockMethod("pair()"))
  let named = ["a": [MockMethod("named(_:)", taking: Int.self)]]
}

final class NestedShape: Mock {
  let part = ShapePart()
  let list = [MockMethod("zero()"), MockMethod("one()")]
}

final class MadeInInitShape: Mock {
  let each: [MockMethod<Int, Int, Never>]
  let other: MockMethod<Void, NumberedError>
  init() {
    each = (0..<3).map {
      MockMethod("each\($0)(_:)", taking: Int.self, returning: Int.self)
    }
    other = MockMethod("other()", throwing: NumberedError.self)
  }
}

final class LazyShape: Mock {
  lazy var late = MockMethod("late(_:)", taking: Int.self)
  lazy var later = MockMethod("later()")
}

final class PropertiesShape: Mock {
  let name = MockProperty("name", initially: 7)
  let open = MockMethod("open()")
}

struct StructureShape: Mock {
  let run = MockMethod("run(_:)", taking: Int.self)
  let stop = MockMethod("stop()", returning: [Int].self)
}

actor OnActorShape: Mock {
  nonisolated let load = MockMethod("load(_:)", taking: Int.self, returning: Int?.self)
}

final class InnerShape: Mock { let inside = MockMethod("inside(_:)", taking: Int.self) }

final class OuterShape: Mock {
  let inner = InnerShape()
  let outside = MockMethod("outside()")
}
