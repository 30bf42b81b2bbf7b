import Charmest
import Testing

/// The tests stand where the view stands: interactor and presenter are real, and only the worker at
/// the one end and the view at the other are not.
@MainActor @Suite("A garden scene") struct GardenSceneTests {
  private let worker = MockPlantWorker()
  private let view = MockGardenView()
  private let interactor: GardenInteractor

  init() {
    interactor = GardenInteractor(worker: worker, presenter: GardenPresenter(view: view))
  }

  @Test("shows what the worker answers, good or bad", arguments: Answer.all)
  func showsAnswer(_ answer: Answer) async {
    answer.stub(worker)
    interactor.enter("roof")
    let displayed = await collect(view.displayed, first: 3, within: .ample)
    assertThat(displayed, elements(containsExactly(.loading(true), answer.shown, .loading(false))))
    verify(worker.plantsCalls, calledWith: "roof")
  }

  @Test("shows the driest plant first, and a hint for each")
  func sorts() async {
    worker.finds([
      Plant(name: "Fern", daysWithoutWater: 0),
      Plant(name: "Basil", daysWithoutWater: 3),
      Plant(name: "Cactus", daysWithoutWater: 2),
    ])
    interactor.enter("roof")
    await verify(
      view.displayPlantsCalls,
      within: .ample,
      calledWith: containsExactly(
        PlantRow(title: "Basil", hint: "Thirsty"),
        PlantRow(title: "Cactus", hint: "Fine"),
        PlantRow(title: "Fern", hint: "Watered today")
      )
    )
  }

  @Test("loads until the last plants are found")
  func loads() async {
    worker.finds([basil], [basil, fern])
    interactor.enter("roof")
    await verify(view.displayLoadingCalls, within: .ample, calledWith: false)
    verifySequence(of: view) {
      view.displayLoadingCalls.called(with: true)
      view.displayPlantsCalls.called(with: hasCount(1))
      view.displayPlantsCalls.called(with: hasCount(2))
      view.displayLoadingCalls.called(with: false)
    }
    verifyNoMoreCalls(view)
  }

  @Test("keeps the plants found before a failure")
  func failsLate() async {
    worker.finds([basil], then: Drought())
    interactor.enter("roof")
    await verify(view.displayLoadingCalls, within: .ample, calledWith: false)
    verifySequence(of: view) {
      view.displayLoadingCalls.called(with: true)
      view.displayPlantsCalls.called(with: hasItem(hasProperty(\.title, "Basil")))
      view.displayErrorCalls.called(with: containsString("does not answer"))
      view.displayLoadingCalls.called(with: false)
    }
    verifyNoMoreCalls(view)
  }

  @Test("ends the worker's search when the user leaves, without an error")
  func leaves() async {
    let search = Search()
    worker.plantsCalls.returns(search.plants)
    interactor.enter("roof")
    search.find([basil])
    await verify(view.displayPlantsCalls, within: .ample)
    interactor.leave()
    assertThat(await first(of: search.endings, within: .ample), "cancelled")
    await verify(view.displayLoadingCalls, within: .ample, calledWith: false)
    verify(view.displayErrorCalls, .never)
  }

  @Test("ends the search in one garden when the user enters the next")
  func entersNext() async {
    let search = Search()
    worker.finds([fern])
    worker.plantsCalls.when("roof").returns(search.plants)
    interactor.enter("roof")
    await verify(worker.plantsCalls, within: .ample, calledWith: "roof")
    interactor.enter("yard")
    assertThat(await first(of: search.endings, within: .ample), "cancelled")
    await verify(view.displayPlantsCalls, within: .ample, calledWith: [fernRow])
  }

  @Test("begins no search before the last one has ended, however long it takes")
  func searchesOneAfterTheOther() async throws {
    let find = MockMethod("find()", returning: [Plant]?.self)
    let pending = find.suspends()
    worker.finds([fern])
    worker.plantsCalls.when("roof").answers { _ in AsyncThrowingStream { await find.invoke() } }
    interactor.enter("roof")
    let search = try await pending.next(within: .ample)
    interactor.enter("yard")
    search.resume(returning: nil)
    let displayed = await collect(view.displayed, first: 5, within: .ample)
    assertThat(
      displayed,
      elements([
        .loading(true), .loading(false), .loading(true), .plants([fernRow]), .loading(false),
      ])
    )
  }

  @Test("waters a plant, and shows an error if there is no water")
  func waters() async {
    worker.waterCalls.when("Fern").throws(Drought())
    interactor.water("Basil")
    interactor.water("Fern")
    await verify(view.displayErrorCalls, within: .ample)
    await verify(worker.waterCalls, within: .ample, calledWith: "Basil")
    await verify(worker.waterCalls, within: .ample, calledWith: "Fern")
    verifyNoMoreCalls(worker, view)
  }

  @Test("looks like this when a test fails")
  func failure() async {
    worker.finds([basil])
    interactor.enter("roof")
    let displayed = await collect(view.displayed, first: 3, within: .ample)
    let failures = collectFailures {
      assertThat(
        displayed,
        elements(containsExactly(.loading(true), .plants([fernRow]), .loading(false)))
      )
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        displayed.elements[1].plants[0]: 2 of 2 fields differ: .title expected "Fern", but was "Basil"; .hint expected "Watered today", but was "Thirsty" (the sequence reached the count)
          expected .elements: [.loading(true), .plants([PlantRow(title: "Fern", hint: "Watered today")]), .loading(false)]
          but was .elements:  [.loading(true), .plants([PlantRow(title: "Basil", hint: "Thirsty")]), .loading(false)]
        """
      )
    )
  }
}

private let basil = Plant(name: "Basil", daysWithoutWater: 3)
private let fern = Plant(name: "Fern", daysWithoutWater: 0)
private let fernRow = PlantRow(title: "Fern", hint: "Watered today")

extension GardenSceneTests {
  /// An outcome of the worker, and what the view is to show for it.
  struct Answer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: Displayed
    let stub: @Sendable (MockPlantWorker) -> Void

    static let all = [
      Answer(
        testDescription: "a dry plant",
        shown: .plants([PlantRow(title: "Basil", hint: "Thirsty")]),
        stub: { worker in worker.finds([basil]) }
      ),
      Answer(
        testDescription: "no plants",
        shown: .plants([]),
        stub: { worker in worker.finds([]) }
      ),
      Answer(
        testDescription: "a failure",
        shown: .error("The garden does not answer."),
        stub: { worker in worker.finds(then: Drought()) }
      ),
    ]
  }
}

/// A worker's search that goes on until the test, or the cancellation of who looks on, ends it.
private struct Search {
  let plants: AsyncThrowingStream<[Plant], any Error>
  /// How the search ended, once it did.
  let endings: AsyncStream<String>
  private let found: AsyncThrowingStream<[Plant], any Error>.Continuation

  init() {
    (plants, found) = AsyncThrowingStream.makeStream(throwing: (any Error).self)
    let (endings, ending) = AsyncStream<String>.makeStream()
    self.endings = endings
    found.onTermination = { reason in
      if case .cancelled = reason { ending.yield("cancelled") } else { ending.yield("finished") }
    }
  }

  func find(_ plants: [Plant]) {
    found.yield(plants)
  }
}
