import Charmest
import CharmestCore
import Testing

@Suite("An argument that can be read only once") struct ReadOnceArgumentsTests {
  private struct Box { let it: OneShot<Int> }
  private let method = MockMethod("send(_:)", taking: OneShot<Int>.self, returning: Int.self)

  private func call(_ numbers: Int...) { _ = method.invoke(OneShot(of: numbers)) }

  @Test("is the same for a verification that waits and judges once more")
  func wait() async {
    call(7)
    call(7, 8)
    call(7)
    let failures = await collectFailures {
      await verify(method, .never, within: .milliseconds(1), calledWith: hasItem(7))
      await verify(method, .atMost(2), within: .milliseconds(1), calledWith: hasItem(7))
    }
    #expect(failures.count == 2)
    await verify(method, 1, within: .seconds(60), calledWith: contains(7, 8))
    await verify(method, 3, within: .seconds(60), calledWith: hasItem(7))
  }

  @Test(
    "is judged once if it matches, also by a verification that waits and a closure that reads it")
  func waitForClosure() async {
    final class Ticket { var uses = 0 }
    let isFirstUse = Matcher<Ticket>("a ticket at its first use") {
      $0.uses += 1
      return $0.uses == 1
    }
    let admit = MockMethod("admit(_:_:)", taking: Ticket.self, Int.self)
    let captor = ArgumentCaptor<Int>()
    func come(_ number: Int) { admit.invoke(Ticket(), number) }
    come(3)
    await verify(
      admit, within: .seconds(60), calledWith: isFirstUse, capture(into: captor))
    #expect(captor.values == [3])
    admit.forgetCalls()
    come(4)
    let failures = await collectFailures {
      await verify(admit, .never, within: .seconds(60), calledWith: isFirstUse, anything())
    }
    #expect(failures.count == 1)
    call(1, 2)
    let all: Matcher<OneShot<Int>> = having("list", { Array($0) }, contains(1, 2))
    await verify(method, within: .seconds(60), calledWith: all)
    method.forgetCalls()
    call(1, 2)
    call(3)
    let three: Matcher<OneShot<Int>> = having("list", { Array($0) }, containsExactly(3))
    await verify(method, within: .milliseconds(1), calledWith: three)
    method.forgetCalls()
    call(1, 2)
    await verify(method, .never, within: .milliseconds(1), calledWith: three)
    method.forgetCalls()
    call(1, 2)
    let differing = await collectFailures {
      await verify(method, within: .milliseconds(1), calledWith: three)
    }
    #expect(differing.map(\.text.summary).allSatisfy { $0.contains("call 1 differs") })
  }

  @Test("is the same for all verifications")
  func several() {
    call(1, 2)
    verify(method, calledWith: contains(1, 2))
    verify(method, calledWith: hasItem(2))
    verify(method, .never, calledWith: hasItem(3))
    let failures = collectFailures { verify(method, .never, calledWith: hasItem(2)) }
    #expect(failures.count == 1)
  }

  @Test("is the same for all steps of an order")
  func order() {
    call(1, 2)
    call(3)
    verifyInOrder {
      method.called(with: hasItem(1))
      method.called(with: hasItem(3))
    }
    let failures = collectFailures {
      verifyInOrder {
        method.called(with: hasItem(3))
        method.called(with: hasItem(1))
      }
    }
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { !$0.text.description.contains("was []") })
  }

  @Test("is the same for matchers of the method")
  func matchers() {
    call(1, 2)
    assertThat(method, anyOf(wasCalled(with: hasItem(3)), wasCalled(with: hasItem(2))))
    assertThat(method, wasCalled(with: contains(1, 2)) && not(wasCalled(with: hasItem(3))))
    assertThat(method, not(not(wasCalled(with: hasItem(1)))))
  }

  @Test("is the same for all stubs, and for the verification after them")
  func stubs() {
    for retainsArguments in [true, false] {
      let method = MockMethod(
        "send(_:)", taking: OneShot<Int>.self, returning: Int.self,
        retainsArguments: retainsArguments)
      method.when(hasItem(2)).returns(2)
      method.when(hasItem(1) && not(hasItem(2))).returns(1)
      method.when(hasItem(3)).returns(3)
      #expect(method.invoke(OneShot(1, 2)) == 2)
      #expect(method.invoke(OneShot(1)) == 1)
      if retainsArguments { verify(method, calledWith: contains(1, 2)) }
    }
  }

  @Test("is not judged by others if a closure of having got it, nor by a closure if others read it")
  func closures() {
    let all: Matcher<OneShot<Int>> = having("list", { Array($0) }, contains(1, 2))
    let isEmpty: Matcher<OneShot<Int>> = having("list", { Array($0) }, empty())
    for (first, second) in [
      (all, not(hasItem(1))), (all, contains([])), (all, isEmpty), (hasItem(2), isEmpty),
    ] {
      let method = MockMethod("send(_:)", taking: OneShot<Int>.self)
      method.invoke(OneShot(1, 2))
      verify(method, calledWith: first)
      let failures = collectFailures {
        verify(method, calledWith: second)
        verify(method, .never, calledWith: second)
        verifyInOrder { method.called(with: second) }
      }
      #expect(failures.count == 3, "\(first), then \(second)")
      #expect(
        failures.map(\.text.summary).allSatisfy {
          $0.contains("it can be read only once, and may have been read before")
        })
      method.forgetCalls()
      method.invoke(OneShot(1, 2))
      #expect(collectFailures { verify(method, calledWith: first && second) }.count == 1)
    }
  }

  @Test("is the same inside of a value, and in two calls")
  func parts() {
    let send = MockMethod("send(_:_:)", taking: Box.self, Int.self)
    let box = Box(it: OneShot(1, 2))
    send.invoke(box, 1)
    send.invoke(box, 2)
    verify(send, calledWith: hasProperty(\.it, contains(1, 2)), 1)
    verify(send, 2, calledWith: hasProperty(\.it, hasItem(2)), anything())
  }

  @Test("is the same for several methods that got it")
  func methods() {
    let other = MockMethod("keep(_:)", taking: OneShot<Int>.self)
    let erased = MockMethod("log(_:)", taking: AnySequence<Int>.self)
    let numbers = OneShot(1, 2)
    _ = method.invoke(numbers)
    other.invoke(numbers)
    erased.invoke(AnySequence(numbers))
    verify(method, calledWith: contains(1, 2))
    verify(other, calledWith: contains(1, 2))
    let failures = collectFailures {
      verify(other, calledWith: contains([]))
      verify(erased, calledWith: contains([]))
      verify(erased, calledWith: hasItem(1))
    }
    #expect(failures.count == 3)
    #expect(failures.allSatisfy { !$0.text.description.contains("was []") })
  }

  @Test("is judged also if another argument was judged by a matcher of the user")
  func otherArgument() {
    let send = MockMethod("send(_:_:)", taking: Box.self, OneShot<Int>.self)
    let isBox = Matcher<Box>("a box") { _ in true }
    send.invoke(Box(it: OneShot(3)), OneShot(1))
    send.invoke(Box(it: OneShot(4)), OneShot(2))
    verify(send, calledWith: isBox, containsExactly(2))
    verify(send, calledWith: isBox, containsExactly(1))
  }

  @Test("is let go of with the calls")
  func forget() {
    final class Object {}
    weak var weakly: Object?
    let send = MockMethod("send(_:)", taking: OneShot<Object>.self)
    do {
      let object = Object()
      weakly = object
      send.invoke(OneShot(object))
    }
    verify(send, calledWith: hasItem(anything()))
    #expect(weakly != nil)
    send.forgetCalls()
    #expect(weakly == nil)
  }
}
