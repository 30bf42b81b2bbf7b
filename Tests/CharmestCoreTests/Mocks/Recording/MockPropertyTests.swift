import Charmest
import Testing

private struct Expired: Error, Equatable {}

private final class MockUser: Mock {
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
    user.greet()
    #expect(user.nameProperty.gets.calls.count == 4)
    #expect(user.nameProperty.sets.arguments == ["Jon", "Jonas"])
    #expect(user.calls.count == 7)
    #expect(user.calls.map(\.description).suffix(2) == ["name", "greet()"])
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
    #expect(friends.gets.calls.count == 1)
  }

  @Test("gives what was stubbed before what was set")
  func stubs() {
    user.nameProperty.returns("Ann", "Bea")
    user.name = "Jon"
    #expect([user.name, user.name, user.name] == ["Ann", "Bea", "Bea"])
    user.nameProperty.gets.forgetStubs()
    #expect(user.name == "Jon")
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
