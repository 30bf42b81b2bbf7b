import Charmest
import RamenShop
import Testing

private struct Bill {
  let bowls: Int
  let price: Int
}

@Suite("The examples in Logic.swift") struct LogicExamples {
  @Test func everything() {
    let cook = MockCook()
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    example {
      verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), anything())
    }
  }

  @Test func opposites() {
    let extras = ["tamago", "wakame", "nori"]
    example {
      assertThat(extras, not(hasItem("nori")))
      // extras: expected no item "nori", but [2] was "nori"
    }
    let soup = RamenSoup.tonkotsu
    example {
      assertThat(soup, not(.tonkotsu))
      // soup: expected not .tonkotsu, but was .tonkotsu
    }
  }

  @Test func conditions() {
    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    let bowls = 3
    example {
      assertThat(bowls, allOf(greaterThan(0), lessThan(10), isEven))
      // bowls: expected an even number, but was 3 (1 of 3 conditions failed)
    }
  }

  @Test func alternatives() {
    let age = 33
    example {
      assertThat(age, anyOf(lessThan(5), greaterThan(60)))
      // age: expected a value less than 5 or a value greater than 60, but was 33
    }
  }

  @Test func none() {
    let bowls = 4
    example {
      assertThat(bowls, noneOf(lessThan(1), greaterThan(9), equalTo(4)))
      // bowls: expected none of a value less than 1, a value greater than 9, 4,
      //   but was 4, which is 4
    }
    let soup = RamenSoup.shoyu
    example {
      assertThat(soup, noneOf(.tonkotsu, .shoyu))
      // soup: expected none of [.tonkotsu, .shoyu], but was .shoyu
    }
  }
}
