import Charmest
import Testing

private struct Expired: Error, Equatable {}

private protocol User: AnyObject {
  var name: String { get set }
  var visits: Int { get }
  var token: String { get throws(Expired) }
  var friends: [String] { get async }
}

private final class MockUser: Mock, User {
  let nameProperty = MockProperty("name", of: String.self)
  let visitsProperty = MockProperty("visits", initially: 3)
  let tokenProperty = MockProperty("token", of: String.self, throwing: Expired.self)
  let friendsProperty = MockProperty("friends", of: [String].self)
  let greetCalls = MockMethod("greet()")

  var name: String {
    get { nameProperty.get() }
    set { nameProperty.set(newValue) }
  }
  var visits: Int { visitsProperty.get() }
  var token: String { get throws(Expired) { try tokenProperty.get() } }
  var friends: [String] { get async { await friendsProperty.get() } }
  func greet() { greetCalls.invoke() }
}

@Suite("MockProperty") struct MockPropertyTests {
  private let user = MockUser()

  @Test("has a value that is arranged and read without a record")
  func arranged() {
    #expect(user.nameProperty.value == nil)
    #expect(user.visitsProperty.value == 3)
    user.nameProperty.value = "Ann"
    #expect(user.calls.isEmpty)
    #expect(user.name == "Ann")
    user.name = "Jon"
    #expect(user.nameProperty.value == "Jon")
    #expect(user.calls.map(\.description) == ["name", #"name = "Jon""#])
    user.nameProperty.returns("stubbed")
    #expect(user.name == "stubbed")
    user.nameProperty.reset()
    #expect(user.nameProperty.value == nil)
    #expect(user.name == "")
    let optional = MockProperty("nickname", of: String?.self)
    optional.failsOnUnstubbedCalls()
    optional.value = nil
    #expect(optional.value == .some(nil))
    #expect(optional.get() == nil)
  }

  @Test("behaves like a stored property, and records gets and sets")
  func stored() {
    #expect(user.name == "")
    user.name = "Jon"
    #expect(user.name == "Jon")
    user.name += "as"
    #expect(user.name == "Jonas")
    verify(user.nameProperty.gets, 4)
    verify(user.nameProperty.sets, calledWith: "Jon")
    verify(user.nameProperty.sets, calledWith: hasSuffix("as"))
    verify(user.visitsProperty.gets, .never)
    verifyNoMoreCalls(user)
  }

  @Test("begins with its initial value, and does so again after a reset")
  func initial() {
    #expect(user.visits == 3)
    user.visitsProperty.set(4)
    #expect(user.visits == 4)
    user.reset()
    #expect(user.visits == 3)
    #expect(user.calls.map(\.description) == ["visits"])
  }

  @Test("waits in an async getter while a test suspends it")
  func suspended() async throws {
    let friends = user.friendsProperty
    let pending = friends.gets.suspends()
    async let given = friends.get()
    try await pending.next().resume(returning: ["Ann"])
    #expect(await given == ["Ann"])
    let tokens = user.tokenProperty
    let waiting = tokens.gets.suspends()
    async let token = tokens.get()
    try await waiting.next().resume(returning: "new")
    #expect(try await token == "new")
    friends.reset()
    friends.value = ["Jon"]
    friends.failsOnUnstubbedCalls()
    #expect(await user.friends == ["Jon"])
    verify(friends.gets, 1)
  }

  @Test("gives what was stubbed before what was set")
  func stubs() {
    user.nameProperty.returns("Ann", "Bea")
    user.name = "Jon"
    #expect([user.name, user.name, user.name] == ["Ann", "Bea", "Bea"])
    user.nameProperty.gets.forgetStubs()
    #expect(user.name == "Jon")
  }

  @Test("throws what was stubbed")
  func failure() {
    user.tokenProperty.throws(Expired())
    #expect(throws: Expired()) { try user.token }
    user.tokenProperty.returns("abc")
    #expect((try? user.token) == "abc")
  }

  @Test("serves asynchronous getters")
  func asynchronous() async {
    user.friendsProperty.returns(["Ann"])
    #expect(await user.friends == ["Ann"])
  }

  @Test("is in the list of all calls, in their order")
  func order() {
    user.name = "Jon"
    user.greet()
    _ = user.name
    #expect(user.calls.map(\.description) == [#"name = "Jon""#, "greet()", "name"])
    verifyInOrder {
      user.nameProperty.sets.called(with: "Jon")
      user.greetCalls.called()
      user.nameProperty.gets.called()
    }
  }

  @Test("reads in failures as it does in code")
  func texts() {
    user.name = "Jon"
    let failures = collectFailures {
      verify(user.nameProperty.sets, calledWith: "Ann")
      verify(user.nameProperty.gets)
      verifyInOrder { user.visitsProperty.gets.called() }
    }
    #expect(failures.map(\.subject) == [#"user.name = "Ann""#, "user.name", "user.visits"])
  }

  @Test("has a value from the start, also if it can throw")
  func throwingWithValue() throws {
    struct Expired: Error, Equatable {}
    let token = MockProperty("token", initially: "valid", throwing: Expired.self)
    #expect(try token.get() == "valid")
    token.throws(Expired())
    #expect(throws: Expired()) { try token.get() }
    token.gives(.failure(Expired()), .success("new"))
    #expect(throws: Expired()) { try token.get() }
    #expect(try token.get() == "new")
    token.reset()
    #expect(try token.get() == "valid")
  }
}
