import Charmest
import Foundation
import Testing

@testable import Shop

// Calls each method of each mock that `swift package mock` printed, and verifies the call.

@Suite("Mocks of methods") struct MethodsTests {
  @Test func plain() {
    let mock = MockPlain()
    (mock as any Plain).wash()
    verify(mock.washCalls)
  }

  @Test func publicOne() {
    let mock = MockOpen()
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
    mock.priceCalls.returns(900)
    let results: any Results = mock
    assertThat(results.price(of: Bowl()), 900)
    assertThat(results.menu(), empty())
    assertThat(results.best(), equalTo(nil))
    assertThat(results.ready(), false)
    verify(mock.priceCalls, calledWith: Bowl())
    verify(mock.menuCalls)
    verify(mock.bestCalls)
    verify(mock.readyCalls)
  }

  @Test func labels() {
    let mock = MockLabels()
    (mock as any Labels).cook(bowls: 2, of: "miso", ["nori"], in: Bowl.Size())
    verify(mock.cookCalls, calledWith: 2, "miso", ["nori"], anything())
  }

  @Test func manyArguments() {
    let mock = MockManyArguments()
    let served = (mock as any ManyArguments).serve(
      firstCourse: "a",
      secondCourse: "b",
      thirdCourse: "c",
      dessert: "d",
      drinks: [],
      guests: 2
    )
    assertThat(served, empty())
    verify(mock.serveCalls, calledWith: "a", "b", "c", "d", empty(), 2)
  }

  @Test func throwing() throws {
    let mock = MockThrowing()
    mock.orderCalls.returns(5)
    mock.cancelCalls.throws(SoldOut())
    assertThat(try (mock as any Throwing).order("nori", count: 2), 5)
    assertThrows(try (mock as any Throwing).cancel(), equalTo(SoldOut()))
    verify(mock.orderCalls, calledWith: "nori", 2)
  }

  @Test func typedThrowing() throws {
    let mock = MockTypedThrowing()
    mock.reserveCalls.returns(1)
    mock.releaseCalls.throws(SoldOut())
    assertThat(try (mock as any TypedThrowing).reserve(Bowl()), 1)
    assertThrows(try (mock as any TypedThrowing).release(), equalTo(SoldOut()))
    verify(mock.reserveCalls, calledWith: Bowl())
  }

  @Test func asynchronous() async {
    let mock = MockAsynchronous()
    mock.deliverCalls.returns(7)
    assertThat(await mock.deliver("nori"), equalTo(7))
    await mock.rest()
    verify(mock.deliverCalls, calledWith: "nori")
    verify(mock.restCalls)
  }

  @Test func asynchronousThrowing() async throws {
    let mock = MockAsynchronousThrowing()
    mock.fetchCalls.returns(7)
    assertThat(try await mock.fetch("nori"), equalTo(7))
    try await mock.send(Bowl())
    verify(mock.fetchCalls, calledWith: "nori")
    verify(mock.sendCalls, calledWith: Bowl())
  }

  @Test func overloads() {
    let mock = MockOverloads()
    let overloads: any Overloads = mock
    _ = (overloads.find(1), overloads.find("a"), overloads.find(named: "b"))
    _ = overloads.find(named: "c", in: "d")
    verify(mock.findIntCalls, calledWith: 1)
    verify(mock.findStringCalls, calledWith: "a")
    verify(mock.findNamedCalls, calledWith: "b")
    verify(mock.findNamedInCalls, calledWith: "c", "d")
  }

  @Test func overloadedResults() {
    let mock = MockOverloadedResults()
    let number: Int = (mock as any OverloadedResults).read()
    let text: String = (mock as any OverloadedResults).read()
    assertThat("\(number)\(text)", "0")
    verify(mock.readIntCalls)
    verify(mock.readStringCalls)
  }

  @Test func overloadedEffects() async {
    let mock = MockOverloadedEffects()
    func load() -> Int { mock.load("a") }
    _ = load()
    _ = await mock.load("b")
    verify(mock.loadCalls, calledWith: "a")
    verify(mock.loadAsyncCalls, calledWith: "b")
  }

  @Test func namesLikeRecords() {
    let mock = MockNamesLikeRecords()
    (mock as any NamesLikeRecords).take()
    assertThat((mock as any NamesLikeRecords).takeCalls, 0)
    verify(mock.takeMockedCalls)
    verify(mock.takeCallsProperty.gets)
  }

  @Test func keywords() {
    let mock = MockKeywords()
    _ = (mock as any Keywords).default(1, for: 2)
    (mock as any Keywords).`repeat`(`inout`: 3)
    verify(mock.defaultCalls, calledWith: 1, 2)
    verify(mock.repeatCalls, calledWith: 3)
  }

  @Test func discardable() {
    let mock = MockDiscardable()
    mock.add("nori")
    verify(mock.addCalls, calledWith: "nori")
  }

  @Test func tuples() {
    let mock = MockTuples()
    mock.boundsCalls.answers { (low: 1, high: 2) }
    (mock as any Tuples).pair((1, "a"))
    assertThat((mock as any Tuples).bounds()?.high, 2)
    verify(mock.pairCalls, calledWith: 1, "a")
    verify(mock.boundsCalls)
  }

  @Test func existentials() {
    let mock = MockExistentials()
    mock.combineCalls.returns(4)
    (mock as any Existentials).report(SoldOut())
    _ = (mock as any Existentials).combine(5)
    verify(mock.reportCalls, calledWith: isA(SoldOut.self))
    verify(mock.combineCalls, calledWith: isA(Int.self))
  }

  @Test func metatypes() {
    let mock = MockMetatypes()
    _ = (mock as any Metatypes).make(Bowl.self)
    _ = (mock as any Metatypes).check(SoldOut.self)
    verify(mock.makeCalls)
    verify(mock.checkCalls)
  }

  @Test func foundationTypes() throws {
    let mock = MockFoundationTypes()
    let saved = try (mock as any FoundationTypes).save(Data(), to: URL(fileURLWithPath: "/a"))
    assertThat(saved, equalTo(nil))
    verify(mock.saveCalls, calledWith: equalTo(Data()), anything())
  }

  @Test func variadic() {
    let mock = MockVariadic()
    (mock as any Variadic).mix(1, 2, with: "a")
    verify(mock.mixCalls, calledWith: [1, 2], "a")
  }

  @Test func changing() throws {
    let mock = MockChanging()
    mock.seasonCalls.returns(["nori"])
    var extras: [String] = []
    var bowl: Bowl?
    (mock as any Changing).season(&extras)
    try (mock as any Changing).fill(&bowl)
    assertThat(extras, ["nori"])
    verify(mock.seasonCalls, calledWith: empty())
    verify(mock.fillCalls)
  }

  @Test func changingSeveral() {
    let mock = MockChangingSeveral()
    mock.swapCalls.answers { _, _ in (2, "b") }
    var first = 1
    var second = "a"
    (mock as any ChangingSeveral).swap(&first, with: &second)
    assertThat("\(first)\(second)", "2b")
    verify(mock.swapCalls, calledWith: 1, "a")
  }

  @Test func changingAndReturning() {
    let mock = MockChangingAndReturning()
    mock.popCalls.returns(("nori", []))
    var items = ["a"]
    assertThat((mock as any ChangingAndReturning).pop(&items), "nori")
    assertThat(items, empty())
    verify(mock.popCalls, calledWith: ["a"])
  }

  @Test func ownership() {
    let mock = MockOwnership()
    (mock as any Ownership).keep(Bowl())
    _ = (mock as any Ownership).look(Bowl())
    verify(mock.keepCalls, calledWith: Bowl())
    verify(mock.lookCalls, calledWith: Bowl())
  }

  @Test func sending() {
    let mock = MockSending()
    (mock as any Sending).hand(Note())
    verify(mock.handCalls)
  }

  @Test func mutating() {
    let mock = MockMutating()
    var counting: any Mutating = mock
    _ = counting.count()
    verify(mock.countCalls)
  }

  @Test func defaults() {
    let mock = MockDefaults()
    mock.greetCalls.returns("hi")
    assertThat((mock as any Defaults).greet(), "hi")
  }

  @Test func nothing() { _ = MockNothing() as any Nothing }

  @Test func nested() {
    let mock = MockDoor()
    assertThat((mock as any House.Door).knock(2), false)
    verify(mock.knockCalls, calledWith: 2)
  }
}
