import Charmest
import CharmestCore
import Testing

@Suite("Orders of very many calls") struct CallOrderTests {
  @Test("judge about once a call", arguments: [0, 1, 2])
  func judgements(_ kind: Int) {
    let (gong, counter) = (MockGong(), Counter())
    func step(_ times: Int) -> ExpectedCall {
      gong.ringCalls.called(
        with: Matcher("\(times)") {
          counter.increase()
          return $0 == times
        })
    }
    switch kind {
    case 0:
      gong.play(Array(1...1_000))
      verifyInOrder { for number in 1...20 { step(number * 50) } }
    case 1:
      gong.play(Array(1...1_000))
      verifySequence(of: gong) { for number in 981...1_000 { step(number) } }
    default:
      gong.play(Array(repeating: 1, count: 999) + [2])
      verifySequence(of: gong) { for number in 1...20 { step(number == 20 ? 2 : 1) } }
    }
    #expect(counter.count < 1_041)
  }

  @Test("take time in proportion to the calls where they fail", arguments: [true, false])
  func failing(isStrict: Bool) {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let gong = MockGong()
      gong.play((0..<count).map { 1 + $0 % 7 })
      let steps = (0..<200).map { gong.ringCalls.called(with: $0 == 199 ? 9 : 1 + $0 % 7) }
      let failures = collectFailures {
        if isStrict { verifySequence(of: gong) { steps } } else { verifyInOrder { steps } }
      }
      #expect(failures.count == 1)
    }
    #expect(growth < 24)
  }
}
