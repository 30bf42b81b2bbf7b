/// A plant as the worker knows it.
struct Plant: Equatable, Sendable {
  /// Its name.
  let name: String
  /// How many days ago it was watered.
  let daysWithoutWater: Int
}

/// A plant as the view shows it.
struct PlantRow: Equatable, Sendable {
  /// The upper line.
  let title: String
  /// The lower line.
  let hint: String
}

/// Knows the plants, and can water them.
protocol PlantWorker: Sendable {
  /// The plants of a garden.
  ///
  /// - Parameter garden: The name of the garden.
  /// - Returns: The plants found so far, again and again until all are found.
  func plants(in garden: String) -> AsyncThrowingStream<[Plant], any Error>

  /// Waters a plant.
  ///
  /// - Parameter plant: The name of the plant.
  /// - Throws: An error if there is no water.
  func water(_ plant: String) async throws
}

/// The things that a view of the garden can be told to show.
@MainActor protocol GardenDisplayLogic: AnyObject {
  /// Shows or hides that plants are on their way.
  ///
  /// - Parameter isLoading: Whether they are.
  func displayLoading(_ isLoading: Bool)
  /// Shows plants instead of those shown before.
  ///
  /// - Parameter rows: The plants, from top to bottom.
  func displayPlants(_ rows: [PlantRow])
  /// Shows that something went wrong.
  ///
  /// - Parameter message: What went wrong.
  func displayError(_ message: String)
}

/// Turns what the interactor learns into what the view shows.
@MainActor final class GardenPresenter {
  private weak var view: (any GardenDisplayLogic)?

  /// - Parameter view: Who shows it.
  init(view: any GardenDisplayLogic) {
    self.view = view
  }

  /// Begins or ends a time of waiting.
  ///
  /// - Parameter isLoading: Whether it begins.
  func present(isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  /// Puts the driest plant first, and says in words how each is.
  ///
  /// - Parameter plants: The plants, in any order.
  func present(_ plants: [Plant]) {
    let driestFirst = plants.sorted { $0.daysWithoutWater > $1.daysWithoutWater }
    view?.displayPlants(driestFirst.map { PlantRow(title: $0.name, hint: hint(for: $0)) })
  }

  /// Says in words that something failed.
  ///
  /// - Parameter error: What failed.
  func present(_ error: any Error) {
    view?.displayError("The garden does not answer.")
  }

  private func hint(for plant: Plant) -> String {
    switch plant.daysWithoutWater {
    case ...0: "Watered today"
    case 1...2: "Fine"
    default: "Thirsty"
    }
  }
}

/// Does what the user of the garden scene asks for.
@MainActor final class GardenInteractor {
  private let worker: any PlantWorker
  private let presenter: GardenPresenter
  private var looking: Task<Void, Never>?

  /// - Parameters:
  ///   - worker: Who knows the plants.
  ///   - presenter: Who is told about them.
  init(worker: any PlantWorker, presenter: GardenPresenter) {
    self.worker = worker
    self.presenter = presenter
  }

  /// The user enters a garden to see its plants, and leaves the one they were in.
  ///
  /// - Parameter garden: The name of the garden.
  func enter(_ garden: String) {
    leave()
    looking = Task { [last = looking] in
      // The end of the last loading must not look like the end of this one.
      await last?.value
      presenter.present(isLoading: true)
      await look(around: garden)
      presenter.present(isLoading: false)
    }
  }

  /// The user leaves, also while plants are still being found.
  func leave() {
    looking?.cancel()
  }

  /// The user waters a plant.
  ///
  /// - Parameter plant: The name of the plant.
  func water(_ plant: String) {
    Task {
      do {
        try await worker.water(plant)
      } catch {
        presenter.present(error)
      }
    }
  }

  private func look(around garden: String) async {
    do {
      for try await plants in worker.plants(in: garden) { presenter.present(plants) }
    } catch {
      presenter.present(error)
    }
  }
}
