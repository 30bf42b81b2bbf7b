import Charmest
import Testing

private enum Shape {
  case circle(radius: Double)
  case square(side: Double)
}

private enum Person {
  case student(String)
}

private enum Order {
  case toppings([String])
}

private enum Table {
  case moved(from: Int, to: Int)
}

@Suite("The examples in Cases.swift") struct CasesExamples {
  @Test func cases() {
    let shape = Shape.square(side: 2)
    example {
      assertThat(shape, isCase("circle"))
      // shape: expected .circle, but was .square(side: 2.0)
    }
  }

  @Test func payloads() {
    let shape = Shape.square(side: 2)
    example {
      assertThat(shape, isCase("square", 3.0))
      // shape.square.side: expected 3.0, but was 2.0
    }
    example {
      assertThat(shape, isCase("square", lessThan(1.0)))
      // shape.square.side: expected a value less than 1.0, but was 2.0
    }
    let guest = Person.student("Ann")
    example {
      assertThat(guest, isCase("student", hasPrefix("E")))
      // guest.student: expected a string starting with "E", but was "Ann"
    }
  }

  @Test func arrays() {
    let order = Order.toppings(["wakame"])
    example {
      assertThat(order, isCase("toppings", hasItem("nori")))
      // order.toppings: expected an item "nori", but was ["wakame"]
    }
  }

  @Test func severalValues() {
    let table = Table.moved(from: 1, to: 3)
    example {
      assertThat(table, isCase("moved", hasProperty("to", greaterThan(7))))
      // table.moved.to: expected a value greater than 7, but was 3
    }
    example {
      assertThat(table, isCase("moved", 1, greaterThan(7)))
      // table.moved.to: expected a value greater than 7, but was 3
      //   (1 of 2 associated values differs)
    }
  }
}
