import Charmest
import RamenShop
import Testing

private protocol User: AnyObject {
  var name: String { get set }
}

private enum Users {
  final class MockUser: Mock, User {
    let nameProperty = MockProperty("name", of: String.self)

    var name: String {
      get { nameProperty.get() }
      set { nameProperty.set(newValue) }
    }
  }
}

private struct Expired: Error {}

private final class MockSession: Mock {
  let tokenProperty = MockProperty("token", of: String.self, throwing: Expired.self)
  var token: String { get throws(Expired) { try tokenProperty.get() } }
}

private final class MockRadio: Mock {
  let volumeProperty = MockProperty("volume", initially: 5)

  var volume: Int { volumeProperty.get() }
}

private struct Model {
  let user: any User

  func rename() { user.name = "Jon" }
}

@Suite("The examples in MockProperty.swift") struct MockPropertyExamples {
  private let user = Users.MockUser()
  private let session = MockSession()

  @Test func accesses() {
    user.name = "Jon"
    example {
      verify(user.nameProperty.sets, calledWith: "Jon")
      verify(user.nameProperty.gets, .never)
    }
  }

  @Test func values() {
    let model = Model(user: user)
    example {
      user.nameProperty.value = "Ann"
      model.rename()
      assertThat(user.nameProperty.value, equalTo("Jon"))
      verifyNoMoreCalls(user, ignoring: user.nameProperty.sets)
    }
    example {
      assertThat(MockRadio().volume, 5)
    }
  }

  @Test func stubs() {
    example {
      user.nameProperty.gets.answers { "Ann" }
      assertThat(user.name, "Ann")
    }
    user.reset()
    example {
      user.nameProperty.returns("Ann")
      assertThat(user.name, "Ann")
    }
  }

  @Test func errors() {
    example {
      session.tokenProperty.throws(Expired())
      assertThrows(try session.token, Expired.self)
    }
    example {
      session.tokenProperty.gives(.failure(Expired()), .success("new"))
      assertThrows(try session.token, Expired.self)
      assertThat(try session.token, "new")
    }
  }

  @Test func throwingWithValue() {
    struct Expired: Error {}
    example {
      let volumeProperty = MockProperty("volume", initially: 5)
      let tokenProperty = MockProperty("token", initially: "valid", throwing: Expired.self)
      assertThat(volumeProperty.get(), 5)
      assertThat(try tokenProperty.get(), "valid")
    }
  }
}
