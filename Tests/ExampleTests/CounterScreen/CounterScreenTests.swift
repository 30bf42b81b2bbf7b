import Charmest
import Testing

/// The contexts are suites and the behaviours are tests, so that the names read as one sentence.
///
/// The store answers in its own time, hence `assertEventually` wherever the disk is concerned.
@Suite("A counter screen") struct CounterScreenTests {
  @MainActor @Suite("when it was never opened before") struct NeverOpened {
    private let store = MockCountStore()
    private let screen: CounterScreen

    init() {
      store.remember(0)
      screen = CounterScreen(store: store)
    }

    @Test("has counted nothing before it is shown")
    func countsNothing() {
      assertThat(screen.countInMemory, 0)
      assertThat(screen.countOnDisk, nilValue())
      verifyNoCalls(store)
    }

    @Test("counts the first visit in memory and on disk")
    func countsOnce() async {
      screen.viewDidLoad()
      assertThat(screen.countInMemory, 1)
      await assertEventually(1, within: .ample) { screen.countOnDisk }
      verify(store.saveCalls, calledWith: 1)
    }

    @Test("shows no count of the disk before the disk has answered")
    func waitsForTheDisk() async throws {
      let pending = store.loadCalls.suspends()
      screen.viewDidLoad()
      let call = try await pending.next(within: .ample)
      assertThat(screen.countInMemory, 1)
      assertThat(screen.countOnDisk, nilValue())
      call.resume(returning: 0)
      await assertEventually(1, within: .ample) { screen.countOnDisk }
    }
  }

  @MainActor @Suite("when it was opened before") struct OpenedBefore {
    private let store = MockCountStore()
    private let screen: CounterScreen

    init() {
      store.remember(41)
      screen = CounterScreen(store: store)
    }

    @Test("counts on from the disk, and from nothing in memory")
    func countsOn() async {
      screen.viewDidLoad()
      assertThat(screen.countInMemory, 1)
      await assertEventually(42, within: .ample) { screen.countOnDisk }
    }

    @Test("counts every load once, however fast they follow")
    func countsEveryLoad() async {
      for _ in 1...3 { screen.viewDidLoad() }
      assertThat(screen.countInMemory, 3)
      await assertEventually(44, within: .ample) { screen.countOnDisk }
      verifyInOrder {
        store.loadCalls.called()
        store.saveCalls.called(with: 42)
        store.loadCalls.called()
        store.saveCalls.called(with: greaterThan(42))
        store.loadCalls.called()
        store.saveCalls.called(with: inInterval(43...44))
      }
      verifyNoMoreCalls(store)
    }

    @Test("does not read again before the last count was saved")
    func countsOneAfterTheOther() async throws {
      // A store that remembers would answer the second reading by itself.
      store.forgetStubs()
      let pending = store.loadCalls.suspends()
      screen.viewDidLoad()
      screen.viewDidLoad()
      try await pending.next(within: .ample).resume(returning: 41)
      try await pending.next(within: .ample).resume(returning: 42)
      await assertEventually(43, within: .ample) { screen.countOnDisk }
      verifySequence(of: store) {
        store.loadCalls.called()
        store.saveCalls.called(with: 42)
        store.loadCalls.called()
        store.saveCalls.called(with: 43)
      }
    }

    @MainActor @Suite("and the app is launched again") struct LaunchedAgain {
      private let store = MockCountStore()
      private let relaunched: CounterScreen

      init() async {
        store.remember(41)
        let screen = CounterScreen(store: store)
        screen.viewDidLoad()
        screen.viewDidLoad()
        await assertEventually(43, within: .ample) { screen.countOnDisk }
        relaunched = CounterScreen(store: store)
      }

      @Test("keeps the count of the disk")
      func keepsTheDisk() async {
        relaunched.viewDidLoad()
        await assertEventually(44, within: .ample) { relaunched.countOnDisk }
      }

      @Test("starts again in memory")
      func restartsTheMemory() {
        assertThat(relaunched.countInMemory, 0)
        relaunched.viewDidLoad()
        assertThat(relaunched.countInMemory, 1)
      }
    }
  }

  @MainActor @Suite("when the disk fails") struct DiskFails {
    private let store = MockCountStore()
    private let screen: CounterScreen

    init() {
      store.loadCalls.returns(41)
      store.saveCalls.throws(DiskFull())
      screen = CounterScreen(store: store)
    }

    @Test("says so, and shows no count that was not saved")
    func showsError() async {
      screen.viewDidLoad()
      await assertEventually(containsString("could not be saved"), within: .ample) {
        screen.errorText
      }
      assertThat(screen.countOnDisk, nilValue())
    }

    @Test("saves nothing if it could not even read")
    func doesNotSave() async {
      store.loadCalls.throws(DiskFull())
      screen.viewDidLoad()
      await assertEventually(present(), within: .ample) { screen.errorText }
      verify(store.saveCalls, .never)
    }

    @Test("keeps counting in memory")
    func countsInMemory() async {
      screen.viewDidLoad()
      screen.viewDidLoad()
      assertThat(screen.countInMemory, 2)
      await verify(store.saveCalls, 2, within: .ample, calledWith: 42)
    }

    @Test("takes the error back when the disk works again")
    func recovers() async {
      screen.viewDidLoad()
      await assertEventually(present(), within: .ample) { screen.errorText }
      store.remember(41)
      screen.viewDidLoad()
      await assertEventually(42, within: .ample) { screen.countOnDisk }
      assertThat(screen.errorText, nilValue())
    }
  }

  @MainActor @Test("looks like this when a test fails")
  func failure() async {
    let store = MockCountStore()
    let screen = CounterScreen(store: store)
    store.remember(41)
    screen.viewDidLoad()
    await assertEventually(42, within: .ample) { screen.countOnDisk }
    let failures = collectFailures {
      verifyInOrder {
        store.saveCalls.called(with: lessThan(43))
        store.loadCalls.called()
      }
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        store.load(): expected after store.save(a value less than 43), but called too early, as call 1 of 2
          expected 1: store.save(a value less than 43)
          expected 2: store.load()
          actual 1:   store.load()
          actual 2:   store.save(42)
        """
      )
    )
  }
}
