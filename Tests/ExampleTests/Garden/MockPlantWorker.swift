import Charmest

/// A worker in whose garden grows what the test says.
final class MockPlantWorker: Mock, PlantWorker {
  let plantsCalls = MockMethod(
    "plants(in:)",
    taking: String.self,
    returning: AsyncThrowingStream<[Plant], any Error>.self
  )
  let waterCalls = MockMethod("water(_:)", taking: String.self, throwing: (any Error).self)

  func plants(in garden: String) -> AsyncThrowingStream<[Plant], any Error> {
    plantsCalls.invoke(garden)
  }

  func water(_ plant: String) async throws { try await waterCalls.invoke(plant) }

  /// Lets the worker find plants and then finish, or fail, in whatever garden.
  ///
  /// - Parameters:
  ///   - findings: The plants found so far, one time after the other.
  ///   - error: What happens after that, if anything does.
  func finds(_ findings: [Plant]..., then error: (any Error)? = nil) {
    plantsCalls.answers { _ in
      AsyncThrowingStream { continuation in
        for plants in findings { continuation.yield(plants) }
        continuation.finish(throwing: error)
      }
    }
  }
}

/// The well is empty.
struct Drought: Error {}
