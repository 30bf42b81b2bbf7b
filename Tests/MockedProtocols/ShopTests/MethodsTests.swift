import Charmest
import Foundation
import Testing

@testable import Shop

// Calls, stubs and verifies each method of each mock that `swift package mock` printed.

@Suite("Mocks of methods") struct MethodsTests {
  @Test func plain() {
    let mock = MockPlain()
    mock.washCalls.returns()
    (mock as any Plain).wash()
    verify(mock.washCalls)
  }

  @Test func publicOne() {
    let mock = MockOpen()
    mock.openCalls.when(9).returns()
    (mock as any Open).open(at: 9)
    verify(mock.openCalls, calledWith: 9)
  }

  @Test func packaged() {
    let mock = MockPackaged()
    mock.packCalls.returns(3)
    assertThat((mock as any Packaged).pack("nori"), 3)
    verify(mock.packCalls, calledWith: "nori")
  }

  @Test func results() {
    let mock = MockResults()
    let results: any Results = mock
    assertThat(results.menu(), empty())
    mock.priceCalls.returns(900)
    mock.menuCalls.returns(["miso"])
    mock.bestCalls.returns(Bowl())
    mock.readyCalls.returns(true)
    assertThat(results.price(of: Bowl()), 900)
    assertThat(results.menu(), ["miso"])
    assertThat(results.best(), equalTo(Bowl()))
    assertThat(results.ready(), true)
    verify(mock.priceCalls, calledWith: Bowl())
    verify(mock.menuCalls, .exactly(2))
    verify(mock.bestCalls)
    verify(mock.readyCalls)
  }

  @Test func labels() {
    let mock = MockLabels()
    mock.cookCalls.returns()
    (mock as any Labels).cook(bowls: 2, of: "miso", ["nori"], in: Bowl.Size())
    verify(mock.cookCalls, calledWith: 2, "miso", ["nori"], anything())
  }

  @Test func manyArguments() {
    let mock = MockManyArguments()
    mock.serveCalls.when("a", "b", "c", "d", [], 2).returns(["e": 3])
    let served = (mock as any ManyArguments).serve(
      firstCourse: "a",
      secondCourse: "b",
      thirdCourse: "c",
      dessert: "d",
      drinks: [],
      guests: 2
    )
    assertThat(served, ["e": 3])
    verify(mock.serveCalls, calledWith: "a", "b", "c", "d", empty(), 2)
  }

  @Test func throwing() throws {
    let mock = MockThrowing()
    mock.orderCalls.returns(5)
    mock.cancelCalls.throws(SoldOut())
    assertThat(try (mock as any Throwing).order("nori", count: 2), 5)
    assertThrows(try (mock as any Throwing).cancel(), equalTo(SoldOut()))
    verify(mock.orderCalls, calledWith: "nori", 2)
    verify(mock.cancelCalls)
  }

  @Test func typedThrowing() throws {
    let mock = MockTypedThrowing()
    mock.reserveCalls.returns(1)
    mock.releaseCalls.throws(SoldOut())
    assertThat(try (mock as any TypedThrowing).reserve(Bowl()), 1)
    assertThrows(try (mock as any TypedThrowing).release(), equalTo(SoldOut()))
    verify(mock.reserveCalls, calledWith: Bowl())
    verify(mock.releaseCalls)
  }

  @Test func asynchronous() async {
    let mock = MockAsynchronous()
    mock.deliverCalls.returns(7)
    mock.restCalls.answers { await Task.yield() }
    assertThat(await mock.deliver("nori"), equalTo(7))
    await mock.rest()
    verify(mock.deliverCalls, calledWith: "nori")
    verify(mock.restCalls)
  }

  @Test func asynchronousThrowing() async throws {
    let mock = MockAsynchronousThrowing()
    mock.fetchCalls.returns(7)
    mock.sendCalls.throws(SoldOut())
    assertThat(try await mock.fetch("nori"), equalTo(7))
    await assertThrows(SoldOut()) { try await mock.send(Bowl()) }
    verify(mock.fetchCalls, calledWith: "nori")
    verify(mock.sendCalls, calledWith: Bowl())
  }

  @Test func overloads() {
    let mock = MockOverloads()
    mock.findIntCalls.returns("1")
    mock.findStringCalls.returns("2")
    mock.findNamedCalls.returns("3")
    mock.findNamedInCalls.returns("4")
    let overloads: any Overloads = mock
    let found = [
      overloads.find(1), overloads.find("a"), overloads.find(named: "b"),
      overloads.find(named: "c", in: "d"),
    ]
    assertThat(found, ["1", "2", "3", "4"])
    verify(mock.findIntCalls, calledWith: 1)
    verify(mock.findStringCalls, calledWith: "a")
    verify(mock.findNamedCalls, calledWith: "b")
    verify(mock.findNamedInCalls, calledWith: "c", "d")
  }

  @Test func overloadedResults() {
    let mock = MockOverloadedResults()
    mock.readIntCalls.returns(1)
    mock.readStringCalls.returns("a")
    let number: Int = (mock as any OverloadedResults).read()
    let text: String = (mock as any OverloadedResults).read()
    assertThat("\(number)\(text)", "1a")
    verify(mock.readIntCalls)
    verify(mock.readStringCalls)
  }

  @Test func overloadedEffects() async {
    let mock = MockOverloadedEffects()
    mock.loadCalls.returns(1)
    mock.loadAsyncCalls.returns(2)
    func load() -> Int { mock.load("a") }
    assertThat(load(), 1)
    assertThat(await mock.load("b"), equalTo(2))
    verify(mock.loadCalls, calledWith: "a")
    verify(mock.loadAsyncCalls, calledWith: "b")
  }

  @Test func namesLikeRecords() {
    let mock = MockNamesLikeRecords()
    mock.take2Calls.returns()
    mock.takeCallsProperty.returns(3)
    (mock as any NamesLikeRecords).take()
    assertThat((mock as any NamesLikeRecords).takeCalls, 3)
    verify(mock.take2Calls)
    verify(mock.takeCallsProperty.gets)
  }

  @Test func keywords() {
    let mock = MockKeywords()
    mock.defaultCalls.returns(3)
    mock.repeatCalls.returns()
    assertThat((mock as any Keywords).default(1, for: 2), 3)
    (mock as any Keywords).`repeat`(`inout`: 3)
    verify(mock.defaultCalls, calledWith: 1, 2)
    verify(mock.repeatCalls, calledWith: 3)
  }

  @Test func discardable() {
    let mock = MockDiscardable()
    mock.addCalls.returns(true)
    mock.add("nori")
    verify(mock.addCalls, calledWith: "nori")
  }

  @Test func tuples() {
    let mock = MockTuples()
    mock.pairCalls.when(1, "a").returns()
    mock.boundsCalls.answers { (low: 1, high: 2) }
    (mock as any Tuples).pair((1, "a"))
    assertThat((mock as any Tuples).bounds()?.high, 2)
    verify(mock.pairCalls, calledWith: 1, "a")
    verify(mock.boundsCalls)
  }

  @Test func existentials() {
    let mock = MockExistentials()
    mock.reportCalls.returns()
    mock.combineCalls.returns(4)
    (mock as any Existentials).report(SoldOut())
    assertThat((mock as any Existentials).combine(5) as? Int, 4)
    verify(mock.reportCalls, calledWith: instanceOf(SoldOut.self))
    verify(mock.combineCalls, calledWith: instanceOf(Int.self))
  }

  @Test func metatypes() {
    let mock = MockMetatypes()
    mock.makeCalls.returns(true)
    mock.checkCalls.returns(true)
    assertThat((mock as any Metatypes).make(Bowl.self), true)
    assertThat((mock as any Metatypes).check(SoldOut.self), true)
    verify(mock.makeCalls)
    verify(mock.checkCalls)
  }

  @Test func foundationTypes() throws {
    let mock = MockFoundationTypes()
    mock.saveCalls.returns(Date(timeIntervalSince1970: 1))
    let saved = try (mock as any FoundationTypes).save(Data(), to: URL(fileURLWithPath: "/a"))
    assertThat(saved, equalTo(Date(timeIntervalSince1970: 1)))
    verify(mock.saveCalls, calledWith: equalTo(Data()), anything())
  }

  @Test func variadic() {
    let mock = MockVariadic()
    mock.mixCalls.when([1, 2], "a").returns()
    (mock as any Variadic).mix(1, 2, with: "a")
    verify(mock.mixCalls, calledWith: [1, 2], "a")
  }

  @Test func changing() throws {
    let mock = MockChanging()
    mock.seasonCalls.returns()
    mock.fillCalls.throws(SoldOut())
    var extras: [String] = []
    var bowl: Bowl?
    (mock as any Changing).season(&extras)
    assertThrows(try (mock as any Changing).fill(&bowl), SoldOut())
    verify(mock.seasonCalls, calledWith: empty())
    verify(mock.fillCalls, calledWith: nil)
  }

  @Test func ownership() {
    let mock = MockOwnership()
    mock.keepCalls.returns()
    mock.lookCalls.returns(3)
    (mock as any Ownership).keep(Bowl())
    assertThat((mock as any Ownership).look(Bowl()), 3)
    verify(mock.keepCalls, calledWith: Bowl())
    verify(mock.lookCalls, calledWith: Bowl())
  }

  @Test func sending() {
    let mock = MockSending()
    mock.handCalls.returns()
    (mock as any Sending).hand(Note())
    verify(mock.handCalls)
  }

  @Test func mutating() {
    let mock = MockMutating()
    mock.countCalls.returns(3)
    var counting: any Mutating = mock
    assertThat(counting.count(), 3)
    verify(mock.countCalls)
  }

  @Test func defaults() {
    let mock = MockDefaults()
    mock.greetCalls.returns("hi")
    assertThat((mock as any Defaults).greet(), "hi")
    verify(mock.greetCalls)
  }

  @Test func nothing() { _ = MockNothing() as any Nothing }

  @Test func nested() {
    let mock = MockDoor()
    mock.knockCalls.returns(true)
    assertThat((mock as any House.Door).knock(2), true)
    verify(mock.knockCalls, calledWith: 2)
  }
}
