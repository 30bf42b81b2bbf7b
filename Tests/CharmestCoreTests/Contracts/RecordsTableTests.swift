import CharmestCore
import Foundation
import Testing

#if !canImport(Darwin)
  import Synchronization
#endif

private typealias Record = MockMethod<Int, Void, Never>

private func ring() -> Record { MockMethod("ring(_:)", taking: Int.self) }

private func ring(_ record: Record) { record.invoke(1, function: "ring(_:)") }

// MARK: Places in which a mock can have a record

private final class StoredMock: Mock { let calls1 = ring() }
private final class VariableMock: Mock { var calls1 = ring() }
private final class OptionalMock: Mock { var calls1: Record? = ring() }
private final class ArrayMock: Mock { var list = [[ring()]] }
private final class DictionaryMock: Mock { var table = ["a": ring()] }
private final class TupleMock: Mock { var pair = (number: 1, calls: ring()) }
private final class StructMock: Mock { var calls1 = Calls() }
private final class BoxMock: Mock { var box = Box(value: [ring()]) }
private final class EnumMock: Mock { var mode = Mode.recording(ring()) }
private final class WrapperMock: Mock { @Kept var calls1 = ring() }
private final class LazyMock: Mock { lazy var calls1 = ring() }
private final class HelperMock: Mock { var helper = Helper() }
private final class InnerHelperMock: Mock { var outer = OuterHelper() }
private final class LateHelperMock: Mock { var helpers: [String: Helper] = ["a": Helper()] }
private final class AnyMock: Mock { let helper: any Sendable = Calls() }
private final class AnyTupleMock: Mock { let pair: (Int, any Sendable) = (1, Calls()) }
private final class AnyObjectMock: Mock { let helper: AnyObject = Helper() }
private final class AnyInHelperMock: Mock { let helper = HelperOfAny() }
private final class HelperOfAny { let inner: [any Sendable] = [Calls()] }
private final class AnyResultMock: Mock {
  let result = Result<any Sendable, Never>.success(Calls())
}
private final class AnyHashableMock: Mock { let table: [AnyHashable: Any] = ["a": Calls()] }
private final class AnyVariableMock: Mock { let group = GroupOfAny() }
private final class AnyStoreMock: Mock { let store: any Store<Int> = SpyStore() }
private protocol Store<Item> { associatedtype Item }
private struct SpyStore: Store {
  typealias Item = Int
  let calls1 = ring()
}
private struct GroupOfAny { var inner: any Sendable = Calls() }
private final class SubclassHelperMock: Mock { let helper: PlainHelper = RecordingHelper() }
private class PlainHelper {}
private final class RecordingHelper: PlainHelper { let calls1 = ring() }
private class BaseMock: Mock { let calls1 = ring() }
private final class SubclassMock: BaseMock { let other = 1 }
private final class OwnMemberMock: Mock { let member = OwnMember() }
private class MirrorBase: CustomReflectable {
  let calls1 = ring()
  var customMirror: Mirror { Mirror(self, children: []) }
}
private final class MirrorMock: MirrorBase, Mock { let other = 1 }
private struct ValueMock: Mock { let calls1 = ring() }
private actor ActorMock: Mock { nonisolated let calls1 = ring() }
private final class ListingMock: Mock {
  private let hidden = Hidden(ring())
  var calls1: Record { hidden.value }
  var mockMembers: [any MockMember] { [calls1] }
}

private struct Calls: Sendable { let calls1 = ring() }
private struct Box<Value> { var value: Value }
private enum Mode { case recording(Record), off }
@propertyWrapper private struct Kept<Value> { var wrappedValue: Value }
private final class Helper { var calls1 = ring() }
private final class OuterHelper { let inner = Helper() }

/// A member of a user's own.
private final class OwnMember: MockMember {
  let inner = ring()
  var recordedCalls: [RecordedCall] { inner.recordedCalls }
  func forgetCalls() { inner.forgetCalls() }
  func forgetStubs() { inner.forgetStubs() }
}

/// Holds a value where reflection does not show it, not even its type.
private final class Hidden: @unchecked Sendable {
  private let read: () -> Record
  var value: Record { read() }
  init(_ value: Record) { read = { value } }
}

// MARK: Records that belong to somebody else

// Made where they stand, because a record knows the type and the place in which it was made.
private enum Front {
  final class MockDoor: Mock {
    let calls1 = MockMethod("ring(_:)", taking: Int.self)
    let state = hiddenState()
  }
}
private enum Back {
  final class MockDoor: Mock {
    let calls1 = MockMethod("ring(_:)", taking: Int.self)
    let state = hiddenState()
  }
}
private final class StaticMock: Mock {
  static let statics = MockMethod("ring(_:)", taking: Int.self)
  let calls1 = MockMethod("ring(_:)", taking: Int.self)
  let state = hiddenState()
}
private final class HouseMock: Mock {
  let calls1 = MockMethod("ring(_:)", taking: Int.self)
  let door = StoredMock()
  let state = hiddenState()
}
private final class SharingMock: Mock {
  let helper: Helper
  init(_ helper: Helper) { self.helper = helper }
}

#if canImport(Darwin)
  private func hiddenState() -> NSLock { NSLock() }
#else
  /// What reflection does not show, and might hold records.
  private func hiddenState() -> Mutex<Int> { Mutex(0) }
#endif

/// A verb that asks for all records of a mock sees all of them, and none of another mock.
@Suite("The records of a mock") struct RecordsTableTests {
  // MARK: The verbs

  struct Verb: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether it sees a record as one of a mock.
    fileprivate let sees: @Sendable (any Mock, Record) -> Bool
    /// Asks for the records of a mock, and nothing else.
    fileprivate let ask: @Sendable (any Mock) -> Void
    var testDescription: String { name }
  }

  /// A verb that fails if it sees a call.
  private static func failing(
    _ name: String, _ verify: @escaping @Sendable (any Mock) -> Void
  ) -> Verb {
    let sees = { @Sendable (mock: any Mock, record: Record) in
      ring(record)
      return collectFailures { verify(mock) }.contains { $0.text.description.contains("ring(1)") }
    }
    return Verb(name: name, sees: sees, ask: verify)
  }

  /// A verb after which a record that it sees has no calls.
  private static func forgetting(
    _ name: String, _ forget: @escaping @Sendable (any Mock) -> Void
  ) -> Verb {
    let sees = { @Sendable (mock: any Mock, record: Record) in
      ring(record)
      forget(mock)
      return record.calls.isEmpty
    }
    return Verb(name: name, sees: sees, ask: forget)
  }

  static let verbs: [Verb] = [
    failing("verifyNoMoreCalls") { verifyNoMoreCalls($0) },
    failing("verifyNoCalls") { verifyNoCalls($0) },
    Verb(
      name: "verifySequence",
      sees: { mock, record in
        let other = StoredMock()
        other.calls1.invoke(0, function: "ring(_:)")
        ring(record)
        other.calls1.invoke(2, function: "ring(_:)")
        let failures = collectFailures {
          verifySequence(of: mock, other) {
            other.calls1.called(with: 0)
            other.calls1.called(with: 2)
          }
        }
        return failures.contains { $0.text.description.contains("interrupted by") }
      },
      ask: { mock in
        let other = StoredMock()
        ring(other.calls1)
        verifySequence(of: mock, other) { other.calls1.called() }
      }),
    Verb(
      name: "verifyAllStubsUsed",
      sees: { mock, record in
        record.when(1).returns()
        return collectFailures { verifyAllStubsUsed(mock) }.count == 1
      }, ask: { verifyAllStubsUsed($0) }),
    forgetting("reset") { $0.reset() }, forgetting("forgetCalls") { $0.forgetCalls() },
    Verb(
      name: "forgetStubs",
      sees: { mock, record in
        let answers = Counter()
        record.answers { _ in answers.increase() }
        mock.forgetStubs()
        ring(record)
        return answers.count == 0
      }, ask: { $0.forgetStubs() }),
    Verb(
      name: "failsOnUnstubbedCalls",
      sees: { mock, record in
        let failures = collectFailures {
          mock.failsOnUnstubbedCalls()
          ring(record)
        }
        return failures.contains { $0.text.description.contains("ring(1)") }
      }, ask: { $0.failsOnUnstubbedCalls() }),
    Verb(
      name: "calls",
      sees: { mock, record in
        ring(record)
        return mock.calls.contains { $0.description == "ring(1)" }
      }, ask: { _ = $0.calls }),
    Verb(
      name: "callLog",
      sees: { mock, record in
        ring(record)
        return mock.callLog.contains("ring(1)")
      }, ask: { _ = $0.callLog }),
  ]

  @Test("are asked for by each public verb that takes a mock, or is one of its methods")
  func complete() throws {
    let verbs = try PublicNames.functions(in: "Asserting").filter { $0.contains("any Mock") }
      .map { String($0.prefix { $0 != "(" }) }
    let methods = try PublicNames.members(of: "Mock", in: "Mocks").filter { $0 != "mockMembers" }
    #expect(Set(verbs + methods) == Set(Self.verbs.map(\.name)))
  }

  // MARK: The places

  enum Place: CaseIterable {
    case stored, variable, optional, array, dictionary, tuple, structure, box, enumeration, wrapper,
      lazy, helper, innerHelper, laterHelper, protocolConstant, anyTuple, anyObject, anyInHelper,
      anyResult, anyHashable, anyVariable, anyStore, subclassHelper, superclass, ownMember, mirror,
      value,
      onActor, listed

    fileprivate func make() -> (mock: any Mock, record: Record) {
      switch self {
      case .stored: made(StoredMock()) { $0.calls1 }
      case .variable: made(VariableMock()) { $0.calls1 }
      case .optional: made(OptionalMock()) { $0.calls1 ?? ring() }
      case .array: made(ArrayMock()) { $0.list[0][0] }
      case .dictionary: made(DictionaryMock()) { $0.table["a"] ?? ring() }
      case .tuple: made(TupleMock()) { $0.pair.calls }
      case .structure: made(StructMock()) { $0.calls1.calls1 }
      case .box: made(BoxMock()) { $0.box.value[0] }
      case .enumeration:
        made(EnumMock()) { mock in
          guard case .recording(let record) = mock.mode else { return ring() }
          return record
        }
      case .wrapper: made(WrapperMock()) { $0.calls1 }
      case .lazy: made(LazyMock()) { $0.calls1 }
      case .helper: made(HelperMock()) { $0.helper.calls1 }
      case .innerHelper: made(InnerHelperMock()) { $0.outer.inner.calls1 }
      case .laterHelper: made(LateHelperMock()) { $0.helpers["a"]?.calls1 ?? ring() }
      case .protocolConstant: made(AnyMock()) { ($0.helper as? Calls)?.calls1 ?? ring() }
      case .anyTuple: made(AnyTupleMock()) { ($0.pair.1 as? Calls)?.calls1 ?? ring() }
      case .anyObject: made(AnyObjectMock()) { ($0.helper as? Helper)?.calls1 ?? ring() }
      case .anyInHelper:
        made(AnyInHelperMock()) { ($0.helper.inner[0] as? Calls)?.calls1 ?? ring() }
      case .anyResult: made(AnyResultMock()) { ($0.result.get() as? Calls)?.calls1 ?? ring() }
      case .anyHashable: made(AnyHashableMock()) { ($0.table["a"] as? Calls)?.calls1 ?? ring() }
      case .anyVariable: made(AnyVariableMock()) { ($0.group.inner as? Calls)?.calls1 ?? ring() }
      case .anyStore: made(AnyStoreMock()) { ($0.store as? SpyStore)?.calls1 ?? ring() }
      case .subclassHelper:
        made(SubclassHelperMock()) { ($0.helper as? RecordingHelper)?.calls1 ?? ring() }
      case .superclass: made(SubclassMock()) { $0.calls1 }
      case .ownMember: made(OwnMemberMock()) { $0.member.inner }
      case .mirror: made(MirrorMock()) { $0.calls1 }
      case .value: made(ValueMock()) { $0.calls1 }
      case .onActor: made(ActorMock()) { $0.calls1 }
      case .listed: made(ListingMock()) { $0.calls1 }
      }
    }

    private func made<Made: Mock>(
      _ mock: Made, _ record: (Made) -> Record
    ) -> (mock: any Mock, record: Record) { (mock, record(mock)) }
  }

  @Test("are seen by each verb, wherever they are", arguments: verbs, Place.allCases)
  func seen(_ verb: Verb, _ place: Place) {
    let (mock, record) = place.make()
    #expect(verb.sees(mock, record))
  }

  @Test("are not those of another mock of the type", arguments: verbs, Place.allCases)
  func ofAnotherMock(_ verb: Verb, _ place: Place) {
    let (mock, other) = (place.make().mock, place.make().record)
    #expect(!verb.sees(mock, other))
    #expect(collectFailures { verb.ask(mock) }.isEmpty)
  }

  // MARK: Records that belong to somebody else

  enum Other: CaseIterable { case sameTypeName, staticRecord, mockInside }

  private func make(_ other: Other) -> (mock: any Mock, record: Record) {
    switch other {
    case .sameTypeName:
      // Kept alive, as in a test that has both.
      let (front, back) = (Front.MockDoor(), Back.MockDoor())
      return (front, back.calls1)
    case .staticRecord: return (StaticMock(), StaticMock.statics)
    case .mockInside:
      let house = HouseMock()
      return (house, house.door.calls1)
    }
  }

  // One after the other, because a static record is shared.
  @Test("are not those of somebody else", .serialized, arguments: verbs, Other.allCases)
  func ofOthers(_ verb: Verb, _ other: Other) {
    let (mock, record) = make(other)
    #expect(!verb.sees(mock, record))
    #expect(collectFailures { verb.ask(mock) }.isEmpty)
    record.reset()
  }

  @Test("may be shared by two mocks", arguments: verbs)
  func shared(_ verb: Verb) {
    let helper = Helper()
    for mock in [SharingMock(helper), SharingMock(helper)] {
      #expect(verb.sees(mock, helper.calls1))
      helper.calls1.reset()
    }
  }

  private static let verbsOfCalls = verbs.filter {
    ["verifyNoMoreCalls", "verifyNoCalls", "verifySequence", "calls", "callLog"].contains($0.name)
  }

  @Test("are only the calls that a member of the user's own tells of", arguments: verbsOfCalls)
  func ownCalls(_ verb: Verb) {
    let shared = ring()
    let (mock, other) = (SplittingMock(shared, 1), SplittingMock(shared, 2))
    shared.invoke(2, function: "ring(_:)")
    #expect(!verb.sees(other, shared))
    #expect(verb.sees(mock, shared))
    #expect(other.calls.map(\.description) == ["ring(2)"])
  }

  @Test("are searched neither in lists that cannot hold them nor behind unowned references")
  func notSearched() {
    let mock = LadenMock(owner: StoredMock())
    #expect(collectFailures { for verb in Self.verbs { verb.ask(mock) } }.isEmpty)
  }

  // MARK: Where nobody can see

  /// The verbs that have a place in which to report that they cannot see.
  private static let failingVerbs = verbs.filter { !["calls", "callLog"].contains($0.name) }

  private func texts(_ verb: Verb, _ mock: any Mock) -> [String] {
    collectFailures { verb.ask(mock) }.map(\.text.summary)
  }

  @Test(
    "are named if the mock's own list leaves them out, once they are used", arguments: failingVerbs)
  func leftOut(_ verb: Verb) {
    let mock = ForgetfulMock()
    #expect(verb.name == "failsOnUnstubbedCalls" || texts(verb, mock).isEmpty)
    mock.closeCalls.when(2).returns()
    mock.closeCalls.invoke(2, function: "close(_:)")
    #expect(texts(verb, mock).contains { $0.contains("close(_:) is not; add closeCalls") })
  }

  @Test("are missing if a mock has none", arguments: failingVerbs)
  func missing(_ verb: Verb) {
    final class EmptyMock: Mock {}
    let empty = EmptyMock()
    #expect(collectFailures { verb.ask(empty) }.map(\.subject).contains { $0.contains("mpty") })
  }

  @Test("cannot be made strict before a lazy one is made, which is named")
  func lazyRecords() {
    let mock = LazyMock()
    let texts = collectFailures { mock.failsOnUnstubbedCalls() }.map(\.text.summary)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("calls1") == true)
    let outer = LazyHelperMock()
    #expect(
      collectFailures { outer.failsOnUnstubbedCalls() }.first?.text.summary.contains("helper")
        == true)
    _ = (mock.calls1, outer.helper)
    #expect(collectFailures { mock.failsOnUnstubbedCalls() }.isEmpty)
    #expect(collectFailures { outer.failsOnUnstubbedCalls() }.isEmpty)
  }

  @Test(
    "are doubtful where a property cannot be read but its type names them", arguments: failingVerbs)
  func unreadable(_ verb: Verb) {
    for (mock, name) in [(IteratorMock(), "iterator"), (PointerMock(), "pointer")]
      as [(any Mock, String)]
    {
      #expect(texts(verb, mock).contains { $0.contains(name) && $0.contains("mockMembers") })
    }
    // What only takes or gives a record holds none, and a list in the mock itself decides.
    #expect(texts(verb, ClosureMock()).isEmpty)
    #expect(texts(verb, ListedIteratorMock()).isEmpty)
  }
}

/// Tells only of the calls with one argument.
private final class SplittingMock: Mock {
  let part: Part
  init(_ shared: Record, _ number: Int) { part = Part(shared, number) }
  var mockMembers: [any MockMember] { [part] }
}

private final class Part: MockMember {
  let number: Int
  let tell: @Sendable () -> [RecordedCall]
  init(_ shared: Record, _ number: Int) {
    self.number = number
    tell = { shared.recordedCalls.filter { "\($0)" == "ring(\(number))" } }
  }
  var recordedCalls: [RecordedCall] { tell() }
  func forgetCalls() {}
  func forgetStubs() {}
}

private final class LadenMock: Mock {
  let calls1 = ring()
  let range: any Sendable = 0..<Int.max
  let reply: Result<[UInt8], any Error> = .success(Array(repeating: 1, count: 200_000))
  let view: View
  init(owner: AnyObject) {
    // Dead at once.
    view = View(owner: StoredMock())
  }
}

private struct View { unowned let owner: StoredMock }

private final class ForgetfulMock: Mock {
  let calls1 = ring()
  let closeCalls = MockMethod("close(_:)", taking: Int.self)
  var mockMembers: [any MockMember] { [calls1] }
}

private final class LazyHelperMock: Mock {
  let calls1 = ring()
  lazy var helper = Helper()
}

private final class IteratorMock: Mock {
  let calls1 = ring()
  let iterator = AnyIterator([ring()].makeIterator())
}

private final class PointerMock: Mock {
  let calls1 = ring()
  var pointer: UnsafePointer<Record>?
  init() { pointer = UnsafePointer(bitPattern: 8) }
}

private final class ClosureMock: Mock {
  let calls1 = ring()
  let onCall: (Record) -> Void = { _ in }
  let type = Record.self
  var path = \ClosureMock.calls1
  weak var next: ClosureMock?
}

private final class ListedIteratorMock: Mock {
  let calls1 = ring()
  let calls2 = Hidden(ring())
  let iterator = AnyIterator([ring()].makeIterator())
  var mockMembers: [any MockMember] { [calls1, calls2.value] }
}

#if !canImport(Darwin)
  private final class MutexMock: Mock {
    let calls1 = ring()
    let hidden = Mutex(ring())
  }
  private final class InlineMock: Mock {
    let calls1 = ring()
    let list: InlineArray<2, Record> = [ring(), ring()]
  }
  private final class GuardedMock: Mock {
    let calls1 = ring()
    let guarded = Guarded(ring())
  }
  private final class Guarded<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    init(_ value: Value) { mutex = Mutex(value) }
  }
  private protocol Bell { var calls1: Record { get } }
  extension Helper: Bell {}
  private final class VariableProtocolMock: Mock {
    let calls1 = ring()
    var bell: any Bell = Helper()
  }

  extension RecordsTableTests {
    @Test("are doubtful in an InlineArray and a box", arguments: failingVerbs)
    func hiddenByTypes(_ verb: Verb) {
      for (mock, name) in [(InlineMock(), "list"), (GuardedMock(), "guarded")]
        as [(any Mock, String)]
      {
        #expect(texts(verb, mock).contains { $0.contains(name) && $0.contains("mockMembers") })
      }
    }

    /// Rows of "What it cannot see".
    @Test("are not seen in a Mutex, or in a variable of the type of a protocol", arguments: verbs)
    func givenUp(_ verb: Verb) {
      let mutex = MutexMock()
      #expect(!verb.sees(mutex, mutex.hidden.withLock { $0 }))
      let variable = VariableProtocolMock()
      #expect(!verb.sees(variable, variable.bell.calls1))
    }
  }
#endif
