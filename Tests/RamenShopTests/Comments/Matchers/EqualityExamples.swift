import Charmest
import RamenShop
import Testing

private final class Cook {
  let name: String

  init(name: String) { self.name = name }
}

private struct Waiter {
  let cook: Cook
}

private protocol Delegate: AnyObject {}
private final class MockDelegate: Delegate {}

private final class MockScreen: Mock {
  let delegateProperty = MockProperty("delegate", of: (any Delegate)?.self)

  var delegate: (any Delegate)? {
    get { delegateProperty.get() }
    set { delegateProperty.set(newValue) }
  }
}

@Suite("The examples in Equality.swift") struct EqualityExamples {
  @Test func equal() {
    let total = 5
    example {
      assertThat(total, equalTo(4))
      // total: expected 4, but was 5
    }
  }

  @Test func instances() {
    let cook = Cook(name: "Jiro")
    let waiter = Waiter(cook: Cook(name: "Jiro"))
    example {
      assertThat(waiter.cook, sameInstance(cook))
      // waiter.cook: expected the same instance as Cook(name: "Jiro"),
      //   but was another: Cook(name: "Jiro")
    }
  }

  @Test func instancesOfProtocols() {
    let screen = MockScreen()
    let delegate = MockDelegate()
    screen.delegate = delegate
    example {
      verify(screen.delegateProperty.sets, calledWith: sameInstance(delegate))
    }
  }

  @Test func severalValues() {
    let soup = RamenSoup.shoyu
    example {
      assertThat(soup, oneOf(.miso, .shio))
      // soup: expected one of [.miso, .shio], but was .shoyu
    }
    let bowls = 3
    example {
      assertThat(bowls, isIn([1, 2, 4]))
      // bowls: expected one of [1, 2, 4], but was 3
    }
  }
}
