import CharmestCore
import Testing

@Suite("Expected arguments") struct ExpectedArgumentsTests {
  private class Guest {}
  private final class Regular: Guest {}
  private struct Lost: Error {}

  /// Judges calls with one argument of any type, by a matcher that says what it was asked.
  private func asked<Argument>(with argument: Argument) -> [Argument] {
    let method = MockMethod("take(_:)", taking: Argument.self)
    var asked: [Argument] = []
    let matcher = Matcher<Argument>("an argument") { argument in
      asked.append(argument)
      return true
    }
    method.invoke(argument)
    verify(method, calledWith: matcher)
    return asked
  }

  @Test("give each matcher the argument as it is, whatever its type")
  func types() {
    #expect(asked(with: 1) == [1])
    #expect(asked(with: nil as Int?) == [nil])
    #expect(asked(with: .some(nil) as Int??) == [.some(nil)])
    #expect(asked(with: [1, nil]) == [[1, nil]])
    #expect(asked(with: Double.nan)[0].isNaN)
    #expect(asked(with: nil as Int? as Any)[0] as? Int? == .some(nil))
    #expect(asked(with: "Ann" as any Sendable)[0] as? String == "Ann")
    #expect(asked(with: Lost() as any Error)[0] is Lost)
    #expect(asked(with: Int.self)[0] == Int.self)
    #expect(asked(with: Int.self as Any.Type)[0] == Int.self)
    #expect(asked(with: AnyHashable(1)) == [1])
    #expect(asked(with: ())[0] == ())
    #expect(asked(with: (1, "a"))[0] == (1, "a"))
    #expect(asked(with: { $0 + 1 } as (Int) -> Int)[0](2) == 3)
    #expect(asked(with: { $0 + 1 } as @Sendable (Int) -> Int)[0](2) == 3)
    let regular = Regular()
    #expect(asked(with: regular as Guest)[0] === regular)
    #expect(asked(with: regular as AnyObject)[0] === regular)
    #expect(asked(with: regular as Guest?)[0] === regular)
  }

  @Test("find their arguments in the call, wherever sizes and alignments put them")
  func places() {
    func judge<each Argument: Equatable>(_ arguments: repeat each Argument) -> Bool {
      let method = MockMethod<repeat each Argument, Void, Never>("take")
      method.invoke(repeat each arguments)
      return verify(method, calledWith: repeat each arguments).count == 1
    }
    let large = (0..<5).map { "text \($0) that is too long to be kept in place" }
    #expect(judge(true, 1, false, Int8(2), UInt16(3), 1.5 as Float, 2.5))
    #expect(judge(nil as Int?, true, 7 as Int?, nil as Bool?, large, "a", Int8(1)))
    #expect(judge(large[0], UInt8(1), SIMD4<Float>(1, 2, 3, 4), UInt8(2), large[1]))
    #expect(judge(Nothing(), 1, Nothing(), true, Nothing()))
    #expect(judge(Odd(byte: 1, word: 2, last: 3), Int8(4), Odd(byte: 5, word: 6, last: 7)))
  }

  private struct Nothing: Equatable {}

  /// Its size is no multiple of its alignment.
  private struct Odd: Equatable {
    let byte: UInt8
    let word: UInt32
    let last: UInt8
  }
}
