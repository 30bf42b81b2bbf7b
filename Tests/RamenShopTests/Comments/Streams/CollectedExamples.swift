import Charmest
import RamenShop
import Testing

private struct ViewModel {
  let titles: AsyncThrowingStream<String, any Error>
}

private struct Closed: Error {}

@Suite("The examples in Collected.swift") struct CollectedExamples {
  @Test func collectedElements() async {
    let viewModel = ViewModel(titles: stream("", "Sending", "Send", "Sending"))
    await example {
      let collected = await collect(viewModel.titles, first: 3, within: .seconds(10))
      assertThat(collected.elements, containsExactly("", "Sending", "Send"))
      print(collected)  // ["", "Sending", "Send"], then reached the count
    }
  }

  @Test func anEnd() async {
    let viewModel = ViewModel(titles: stream("", "Sending", throwing: Offline()))
    await example {
      assertThat(await collect(viewModel.titles), finished())
      // collect(viewModel.titles): expected to finish, but failed with Offline() after 2
      //   elements: ["", "Sending"]
    }
  }

  @Test func noEndInTime() async {
    let viewModel = ViewModel(titles: stream("Send"))
    await example {
      assertThat(await collect(viewModel.titles), timedOut())
      // collect(viewModel.titles): expected to time out, but finished after 1 element: ["Send"]
    }
  }

  @Test func anyError() async {
    let orders = stream() as AsyncThrowingStream<RamenSoup, any Error>
    await example {
      assertThat(await collect(orders), failed())
      // collect(orders): expected to fail, but finished without any element
    }
  }

  @Test func anErrorThatMatches() async {
    let orders = stream(RamenSoup.miso, throwing: OutOfStock(soup: .shio))
    await example {
      assertThat(await collect(orders), failed(with: hasProperty(\OutOfStock.soup, .miso)))
      // collect(orders) error.soup: expected .miso, but was .shio
    }
  }

  @Test func anErrorOfAnyTypeThatMatches() async {
    let orders = stream(RamenSoup.miso, throwing: ParseError.empty)
    await example {
      assertThat(await collect(orders), failed(with: isCase("eof")))
      // collect(orders): expected to fail with .eof, but failed with ParseError.empty after 1
      //   element: [.miso]
    }
  }

  @Test func anErrorThatIsEqual() async {
    let orders = stream(RamenSoup.shio)
    await example {
      assertThat(await collect(orders), failed(with: OutOfStock(soup: .miso)))
      // collect(orders): expected to fail with OutOfStock(soup: .miso), but finished after 1
      //   element: [.shio]
    }
  }

  @Test func anErrorOfAType() async {
    let orders = stream(RamenSoup.shio, throwing: Closed())
    await example {
      assertThat(await collect(orders), failed(with: OutOfStock.self))
      // collect(orders): expected to fail with OutOfStock, but failed with Closed() after 1
      //   element: [.shio]
    }
  }

  @Test func elementsThatMatch() async {
    let counts = stream(1, 2)
    await example {
      assertThat(await collect(counts), allOf(elements(containsExactly(1, 2, 3)), finished()))
      // collect(counts).elements[2]: missing 3 (1 of 2 conditions failed)
    }
  }

  @Test func elementsThatAreEqual() async {
    let counts = stream(1, 2, 4)
    await example {
      assertThat(await collect(counts), elements([1, 2, 3]))
      // collect(counts).elements[2]: expected 3, but was 4 (1 of 3 elements differs)
    }
  }
}
