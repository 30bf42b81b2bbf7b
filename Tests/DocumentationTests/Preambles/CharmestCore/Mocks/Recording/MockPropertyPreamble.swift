private protocol User: AnyObject {
  var name: String { get set }
}

// EXAMPLE: MockProperty 1

private struct Expired: Error {}

private final class MockSession: Mock {
  let tokenProperty = MockProperty("token", of: String.self, throwing: Expired.self)
  var token: String { get throws(Expired) { try tokenProperty.get() } }
}

private struct Model {
  let user: any User

  func rename() { user.name = "Jon" }
}

// MARK: MockProperty 2; gets; value; returns
let user = MockUser()

// MARK: MockProperty 2
user.name = "Jon"

// MARK: gets; returns
// EXAMPLE
assertThat(user.name, "Ann")

// MARK: init 1
// EXAMPLE
tokenProperty.throws(Expired())
assertThrows(try token, Expired.self)

// MARK: init 2
// EXAMPLE
assertThat(volumeProperty.get(), 5)
assertThat(try tokenProperty.get(), "valid")

// MARK: value
let model = Model(user: user)

// MARK: throws; gives
let session = MockSession()
// EXAMPLE
assertThrows(try session.token, Expired.self)

// MARK: gives
// EXAMPLE
assertThat(try session.token, "new")
