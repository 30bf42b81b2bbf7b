import Charmest

// One mock of every kind of type. `.ci/consumers` compiles this folder in every language mode, and where
// everything belongs to the main actor unless it says otherwise. None may warn.

struct Refused: Error, Equatable {}

protocol Kitchen {
  func light()
  func heat(_ degrees: Int, slowly: Bool) -> String
}

final class FinalClassMock: Mock, Kitchen {
  let lightCalls = MockMethod("light()")
  let heatCalls = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self, returning: String.self)

  func light() { lightCalls.invoke() }
  func heat(_ degrees: Int, slowly: Bool) -> String { heatCalls.invoke(degrees, slowly) }
}

class OpenClassMock: Mock, Kitchen {
  let lightCalls = MockMethod("light()")
  let heatCalls = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self, returning: String.self)

  func light() { lightCalls.invoke() }
  func heat(_ degrees: Int, slowly: Bool) -> String { heatCalls.invoke(degrees, slowly) }
}

class RealOven {
  init() {}
  func light() {}
}

final class SubclassMock: RealOven, Mock {
  let lightCalls = MockMethod("light()")
  override func light() { lightCalls.invoke() }
}

struct StructMock: Mock, Kitchen {
  let lightCalls = MockMethod("light()")
  let heatCalls = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self, returning: String.self)

  func light() { lightCalls.invoke() }
  func heat(_ degrees: Int, slowly: Bool) -> String { heatCalls.invoke(degrees, slowly) }
}

protocol SendableKitchen: Sendable {
  func light() async
  func order(_ dish: String) async throws -> Int
  func refuse() async throws(Refused)
}

nonisolated final class SendableMock: Mock, SendableKitchen {
  let lightCalls = MockMethod("light()")
  let orderCalls = MockMethod(
    "order(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)
  let refuseCalls = MockMethod("refuse()", throwing: Refused.self)

  func light() async { await lightCalls.invoke() }
  func order(_ dish: String) async throws -> Int { try await orderCalls.invoke(dish) }
  func refuse() async throws(Refused) { try await refuseCalls.invoke() }
}

actor ActorMock: Mock, SendableKitchen {
  let lightCalls = MockMethod("light()")
  let orderCalls = MockMethod(
    "order(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)
  let refuseCalls = MockMethod("refuse()", throwing: Refused.self)

  func light() async { await lightCalls.invoke() }
  func order(_ dish: String) async throws -> Int { try await orderCalls.invoke(dish) }
  func refuse() async throws(Refused) { try await refuseCalls.invoke() }
}

protocol ActorKitchen: Actor { func light() }

actor ActorConstrainedMock: Mock, ActorKitchen {
  let lightCalls = MockMethod("light()")
  func light() { lightCalls.invoke() }
}

@MainActor protocol MainActorKitchen: AnyObject { func light() }

@MainActor final class MainActorMock: Mock, MainActorKitchen {
  let lightCalls = MockMethod("light()")
  func light() { lightCalls.invoke() }
}

@globalActor actor KitchenActor { static let shared = KitchenActor() }

@KitchenActor protocol GlobalActorKitchen { func light() }

@KitchenActor final class GlobalActorMock: Mock, GlobalActorKitchen {
  let lightCalls = MockMethod("light()")
  nonisolated init() {}
  func light() { lightCalls.invoke() }
}

protocol Shelf<Item>: AnyObject {
  associatedtype Item
  func put(_ item: Item)
  func take() -> Item?
}

final class GenericMock<Item>: Mock, Shelf {
  let putCalls = MockMethod("put(_:)", taking: Item.self)
  let takeCalls = MockMethod("take()", returning: Item?.self)

  func put(_ item: Item) { putCalls.invoke(item) }
  func take() -> Item? { takeCalls.invoke() }
}

enum Nested {
  final class NestedMock: Mock, Kitchen {
    let lightCalls = MockMethod("light()")
    let heatCalls = MockMethod(
      "heat(_:slowly:)", taking: Int.self, Bool.self, returning: String.self)

    func light() { lightCalls.invoke() }
    func heat(_ degrees: Int, slowly: Bool) -> String { heatCalls.invoke(degrees, slowly) }
  }
}
