import Charmest

/// A thing that a view of the garden was told to show.
enum Displayed: Equatable, Sendable {
  case loading(Bool)
  case plants([PlantRow])
  case error(String)
}

/// A view that shows nothing, and passes on all it is told.
@MainActor final class MockGardenView: Mock, GardenDisplayLogic {
  let displayLoadingCalls = MockMethod("displayLoading(_:)", taking: Bool.self)
  let displayPlantsCalls = MockMethod("displayPlants(_:)", taking: [PlantRow].self)
  let displayErrorCalls = MockMethod("displayError(_:)", taking: String.self)

  /// The calls of all three methods, merged into one stream.
  let displayed: AsyncStream<Displayed>

  init() {
    let (displayed, continuation) = AsyncStream<Displayed>.makeStream()
    self.displayed = displayed
    displayLoadingCalls.answers { isLoading in continuation.yield(.loading(isLoading)) }
    displayPlantsCalls.answers { rows in continuation.yield(.plants(rows)) }
    displayErrorCalls.answers { message in continuation.yield(.error(message)) }
  }

  func displayLoading(_ isLoading: Bool) { displayLoadingCalls.invoke(isLoading) }
  func displayPlants(_ rows: [PlantRow]) { displayPlantsCalls.invoke(rows) }
  func displayError(_ message: String) { displayErrorCalls.invoke(message) }
}
