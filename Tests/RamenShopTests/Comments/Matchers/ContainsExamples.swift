import Charmest
import RamenShop
import Testing

@Suite("The examples in Contains.swift") struct ContainsExamples {
  @Test func matchers() {
    let extras = ["wakame", "nori", "tamago"]
    example {
      assertThat(extras, containsExactly("nori", hasPrefix("tam")))
      // extras[0]: unexpected "wakame" (1 of 3 elements differs)
    }
  }

  @Test func values() {
    let scores = [10, 20, 31]
    example {
      assertThat(scores, containsExactly(10, 20, 30))
      // scores[2]: expected 30, but was 31 (1 of 3 elements differs)
    }
  }

  @Test func sequence() {
    let lazyScores = [2, 4, 6, 8, 10].lazy.map { $0 / 2 }
    example {
      assertThat(lazyScores, containsExactly(1...5))
    }
  }

  @Test func pointwiseMatchers() {
    let measured = [1.05, 2.5]
    example {
      assertThat(measured, pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
      // measured[1]: expected a value within 0.1 of 2.0, but was 2.5
      //   (off by 0.5; 1 of 2 elements differs)
    }
  }
}
