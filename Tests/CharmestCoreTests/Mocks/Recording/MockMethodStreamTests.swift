import CharmestCore
import Testing

@Suite("The stream of a method's calls") struct MockMethodStreamTests {
  private let heat = MockMethod("heat(_:)", taking: Int.self)

  private func call(_ number: Int) { heat.invoke(number) }

  @Test("gives the calls already made, and then each new one, in order")
  func order() async {
    call(1)
    call(2)
    let task = Task { [heat] in
      var seen: [Int] = []
      for await call in heat.stream {
        seen.append(call.arguments)
        if seen.count == 100 { break }
      }
      return seen
    }
    for number in 3...100 {
      if number.isMultiple(of: 7) { await Task.yield() }
      call(number)
    }
    #expect(await task.value == Array(1...100))
  }

  @Test("gives all calls to each of its readers")
  func readers() async {
    let tasks = (1...3).map { _ in
      Task { [heat] in await heat.stream.prefix(2).reduce(into: []) { $0.append($1.arguments) } }
    }
    call(1)
    call(2)
    for task in tasks { #expect(await task.value == [1, 2]) }
  }

  // If all calls were looked at for each, this would take a quarter of an hour.
  @Test("gives thousands of recorded calls in a moment", .timeLimit(.minutes(5)))
  func manyCalls() async {
    let heat = MockMethod("heat(_:)", taking: Int.self)
    func call(_ number: Int) { heat.invoke(number) }
    for number in 1...50_000 { call(number) }
    var last = 0
    for await heated in heat.stream {
      last = argument(of: heated)
      if last == 50_000 { break }
    }
    #expect(last == 50_000)
  }

  @Test("ends when its reader is cancelled")
  func cancellation() async {
    let task = Task { [heat] in
      var count = 0
      for await _ in heat.stream { count += 1 }
      return count
    }
    call(1)
    await Task.yield()
    task.cancel()
    #expect(await task.value <= 1)
  }
}
