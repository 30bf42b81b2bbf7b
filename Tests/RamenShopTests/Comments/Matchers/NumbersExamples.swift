import Charmest
import Foundation
import Testing

private struct Order {
  let date: Date
}

@Suite("The examples in Numbers.swift") struct NumbersExamples {
  @Test func numbers() {
    let ratio = 1.7
    example {
      assertThat(ratio, closeTo(1.0, 0.5))
      // ratio: expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)
    }
  }

  @Test func durations() {
    let elapsed = Duration.seconds(4)
    example {
      assertThat(elapsed, closeTo(.seconds(3), .milliseconds(500)))
      // elapsed: expected a value within 0.5 seconds of 3.0 seconds, but was 4.0 seconds
      //   (off by 1.0 seconds)
    }
  }

  @Test func dates() throws {
    let noon = try Date("2026-11-21T12:00:00Z", strategy: .iso8601)
    let order = Order(date: noon + 120)
    example {
      assertThat(order.date, closeTo(noon, 60))
      // order.date: expected a value within 60.0 seconds of 2026-11-21T12:00:00Z,
      //   but was 2026-11-21T12:02:00Z (off by 120.0 seconds)
    }
  }

  @Test func datesByDurations() throws {
    let noon = try Date("2026-11-21T12:00:00Z", strategy: .iso8601)
    let order = Order(date: noon + 120)
    example {
      assertThat(order.date, closeTo(noon, .seconds(60)))
      // order.date: expected a value within 60.0 seconds of 2026-11-21T12:00:00Z,
      //   but was 2026-11-21T12:02:00Z (off by 120.0 seconds)
    }
  }

  @Test func decimals() {
    let price = Decimal(9.75)
    example {
      assertThat(price, closeTo(Decimal(9), Decimal(0.5)))
      // price: expected a value within 0.5 of 9, but was 9.75 (off by 0.75)
    }
  }

  @Test func kinds() {
    let ratio = 1.0
    example {
      assertThat(ratio, isNaN())
      // ratio: expected nan, but was 1.0
    }
    example {
      assertThat(ratio, isInfinite())
      // ratio: expected an infinite number, but was 1.0
    }
  }

  @Test func finite() {
    let ratio = Double.infinity
    example {
      assertThat(ratio, isFinite())
      // ratio: expected a finite number, but was inf
    }
  }
}
