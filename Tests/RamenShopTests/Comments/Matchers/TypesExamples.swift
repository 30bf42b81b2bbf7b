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

  @Test func arguments() {
    let logger = MockLogger()
    logger.log(OrderPaid(amount: 900))
    example {
      verify(
        logger.logCalls, calledWith: instanceOf(OrderPaid.self, and: hasProperty(\.amount, 900)))
    }
    let message = "open"
    logger.log(message)
    example {
      verify(logger.logCalls, calledWith: instanceOf(String.self, and: message))
    }
  }
}
