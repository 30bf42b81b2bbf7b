import CharmestCore
import Testing

/// The contract: what verbs did in a try that is repeated, or left behind, is undone; what they did
/// in the last try is kept.
///
/// The judge is the verb itself: a wait must leave what the verb leaves where nothing tries again.
@Suite("A try leaves nothing") struct TryLeavesNothingTests {
  enum Situation: CaseIterable {
    /// Only the first try runs the verb, and fails; the second one passes.
    case repeated
    /// Each try runs the verb; the second one passes.
    case passesAtSecondTry
    /// Each try runs the verb, and fails.
    case neverPasses
    /// Each try runs the verb; the task of the test is cancelled in the second one.
    case cancelled
    /// The verb runs in a try that does not end in time, and once more when the wait is over.
    case leftBehind
  }

  @Test(arguments: TriedVerb.all, Situation.allCases)
  func `what a verb did stays only if the try is the last one`(
    verb: TriedVerb, situation: Situation
  ) async {
    for isAlone in [true, false] {
      let run: Run = { world in
        if !isAlone { verify(world.cook.washCalls, .atLeast(0)) }
        try await verb.run(world)
        if !isAlone { verify(world.cook.chopCalls, calledWith: capture(into: world.cuts)) }
      }
      let untouched = World()
      let once = World()
      let failures = await collectFailures { try await run(once) }
      let isPassing = failures.isEmpty
      let world = World()
      switch situation {
      case .repeated:
        #expect(await Self.repeated(run, in: world) == [])
        #expect(await world.traces == untouched.traces, "alone: \(isAlone)")
      case .passesAtSecondTry:
        // A verb that fails never passes.
        guard isPassing else { continue }
        #expect(await Self.passingAtSecondTry(run, in: world) == [])
        #expect(await world.traces == once.traces, "alone: \(isAlone)")
      case .neverPasses:
        let told = await Self.neverPassing(run, in: world)
        #expect(told.map(\.subject) == failures.map(\.subject) + ["end"], "alone: \(isAlone)")
        // On a busy machine, the last try of a slow verb may be left behind.
        let isLeftBehind = told.contains { "\($0.text)".contains("did not end") }
        let kept = isLeftBehind ? untouched : once
        #expect(await world.traces == kept.traces, "alone: \(isAlone)")
      case .cancelled:
        let told = await Self.cancelled(run, in: world)
        #expect(told == failures.map(\.subject) + ["end"], "alone: \(isAlone)")
        #expect(await world.traces == once.traces, "alone: \(isAlone)")
      case .leftBehind:
        let told = await Self.leftBehind(run, in: world) {
          #expect(await world.traces == untouched.traces, "alone: \(isAlone)")
        }
        #expect(told == (isPassing ? [""] : failures.map(\.subject)), "alone: \(isAlone)")
        #expect(await world.traces == untouched.traces, "late, alone: \(isAlone)")
      }
    }
  }

  private static func repeated(_ run: @escaping Run, in world: World) async -> [String] {
    let tries = Counter()
    return await subjects {
      await assertEventually(within: .seconds(60)) {
        tries.increase()
        if tries.count > 1 { return }
        do { try await run(world) } catch {}
        assertThat(false, "end")
      }
    }
  }

  private static func passingAtSecondTry(_ run: @escaping Run, in world: World) async -> [String] {
    let tries = Counter()
    return await subjects {
      await assertEventually(within: .seconds(60)) {
        tries.increase()
        try await run(world)
        assertThat(tries.count == 2, "end")
      }
    }
  }

  private static func neverPassing(
    _ run: @escaping Run, in world: World
  ) async -> [ReportedFailure] {
    await collectFailures {
      await assertEventually(within: .zero) {
        do { try await run(world) } catch {}
        assertThat(false, "end")
      }
    }
  }

  private static func cancelled(_ run: @escaping Run, in world: World) async -> [String] {
    let tries = Counter()
    let isToBeCancelled = Latch()
    let test = Task {
      await subjects {
        await assertEventually(within: .seconds(60)) {
          tries.increase()
          do { try await run(world) } catch {}
          if tries.count == 2 {
            isToBeCancelled.open()
            try? await Task.sleep(for: .seconds(60))
          }
          assertThat(false, "end")
        }
      }
    }
    await isToBeCancelled.wait()
    test.cancel()
    return await test.value
  }

  private static func leftBehind(
    _ run: @escaping Run, in world: World, _ atEndOfWait: () async -> Void
  ) async -> [String] {
    let goesOn = Latch()
    let hasEnded = Latch()
    let failures = await subjects {
      await assertEventually(within: .zero) {
        do { try await run(world) } catch {}
        await goesOn.wait()
        do { try await run(world) } catch {}
        hasEnded.open()
      }
    }
    await atEndOfWait()
    goesOn.open()
    await hasEnded.wait()
    return failures
  }

  private static func subjects(_ body: @concurrent () async throws -> Void) async -> [String] {
    await collectFailures { try await body() }.map(\.subject)
  }

  @Test func `is asked of each public verb that marks, captures, forgets or reports`() throws {
    let functions = try PublicNames.functions(in: "Asserting", "Mocks", "Streams")
    let traces = functions.filter {
      let name = PublicNames.base($0)
      return $0.contains("fileID: StaticString") || name.hasPrefix("forget")
        || ["capture", "reset", "wasCalled"].contains(name)
    }.map(PublicNames.base)
    let rows = Set(TriedVerb.all.map(\.name))
    #expect(traces.count > 50)
    #expect(Set(traces).subtracting(rows) == [])
    #expect(rows.subtracting(traces) == [])
  }

  @Test func `but what the code under test did stays`() async {
    let world = World()
    let stubbed = ArgumentCaptor<String>()
    world.cook.priceCalls.when(capture(into: stubbed)).returns(3)
    let tries = Counter()
    await assertEventually {
      tries.increase()
      _ = world.cook.price(of: "\(tries.count)")
      assertThat(tries.count, 2)
    }
    #expect(stubbed.values == ["1", "2"])
    #expect(world.cook.priceCalls.arguments == ["1", "2"])
  }

  @Test func `so a later line of a try sees what an earlier one did`() async {
    let world = World()
    await assertEventually(within: .zero) {
      verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
      verify(world.cook.washCalls)
      verify(world.cook.chopCalls)
      verifyNoMoreCalls(world.cook)
      assertThat(world.names.last, "Ann")
    }
  }

  @Test(arguments: 1...50)
  func `no failure falls between the end of a try and the look at its failures`(_: Int) async {
    var task: Task<Void, Never>?
    let failures = await collectFailures {
      await assertEventually(within: .zero) {
        task = Task { assertThat(1, 2, "late") }
        return true
      }
      await task?.value
    }
    // The first try may have failed with it; then the next one must have had one too.
    #expect(!failures.isEmpty)
  }
}
