import Charmest
import Testing

private protocol Event: Sendable {}

private struct OrderPlaced: Event {}

private struct OrderPaid: Event {
  let amount: Int
}

private final class MockLogger: Mock, Sendable {
  let logCalls = MockMethod("log(_:)", taking: (any Sendable).self)

  func log(_ message: any Sendable) { logCalls.invoke(message) }
}

private enum Shape {
  case circle(radius: Double)
  case square(side: Double)
}

@Suite("The examples in Types.swift") struct TypesExamples {
  @Test func instances() {
    let event: any Event = OrderPaid(amount: 900)
    example {
      assertThat(event, instanceOf(OrderPlaced.self))
      // event: expected an instance of OrderPlaced, but was OrderPaid(amount: 900) (OrderPaid)
    }
  }

  @Test func matchedInstances() {
    let event: any Event = OrderPaid(amount: 850)
    example {
      assertThat(event, instanceOf(OrderPaid.self, and: hasProperty(\.amount, 900)))
      // event.amount: expected 900, but was 850
    }
    let argument: Any = 3
    let bowls = 2
    example {
      assertThat(argument, instanceOf(Int.self, and: bowls))
      // argument: expected 2, but was 3
    }
  }

  @Test func nameOfSwiftHamcrest() {
    let event: any Event = OrderPaid(amount: 900)
    example {
      assertThat(event, instanceOfAnd(hasProperty(\OrderPaid.amount, 900)))
    }
  }

  @Test func shortName() {
    let event: any Event = OrderPlaced()
    example {
      assertThat(event, isA(OrderPlaced.self))
    }
  }

  @Test func arguments() {
    let logger = MockLogger()
    logger.log(OrderPaid(amount: 900))
    example {
      verify(logger.logCalls, calledWith: isA(OrderPaid.self, and: hasProperty(\.amount, 900)))
    }
    let message = "open"
    logger.log(message)
    example {
      verify(logger.logCalls, calledWith: isA(String.self, and: message))
    }
  }

  @Test func payloads() {
    let box = Shape.square(side: 2)
    let wheel = Shape.circle(radius: 3)
    example {
      let isSmallCircle: Matcher<Shape> = isCase(
        "circle", { if case .circle(let radius) = $0 { radius } else { nil } }, lessThan(1.0)
      )
      assertThat(box, isSmallCircle)
      // box: expected .circle with a value less than 1.0, but was .square(side: 2.0)
      assertThat(wheel, isSmallCircle)
      // wheel.circle: expected a value less than 1.0, but was 3.0
    }
    example {
      assertThat(
        wheel,
        isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, 1.0)
      )
      // wheel.circle: expected 1.0, but was 3.0
    }
  }

  @Test func cases() {
    let shape = Shape.square(side: 2)
    example {
      assertThat(shape, isCase("circle"))
      // shape: expected .circle, but was .square(side: 2.0)
    }
  }
}
