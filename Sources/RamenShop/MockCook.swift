package import CharmestCore

/// A cook who cooks nothing and remembers every call.
package final class MockCook: Mock, Cook, Sendable {
  /// The calls of ``cookRamen(bowls:soup:extras:)``.
  package let cookRamenCalls = MockMethod(
    "cookRamen(bowls:soup:extras:)",
    taking: Int.self,
    RamenSoup.self,
    [String].self
  )
  /// The calls of ``greet(_:)``.
  package let greetCalls = MockMethod("greet(_:)", taking: String.self)
  /// The calls of ``wash()``.
  package let washCalls = MockMethod("wash()")
  /// The calls of ``price(of:)``.
  package let priceCalls = MockMethod(
    "price(of:)",
    taking: RamenSoup.self,
    returning: Int.self,
    throwing: OutOfStock.self
  )

  /// Creates a cook who has not been called.
  package init() {}

  package func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
    cookRamenCalls.invoke(bowls, soup, extras)
  }

  package func greet(_ guest: String) { greetCalls.invoke(guest) }

  package func wash() { washCalls.invoke() }

  package func price(of soup: RamenSoup) throws(OutOfStock) -> Int {
    try priceCalls.invoke(soup)
  }

  /// Verifies how ramen was ordered, with a label for each argument.
  ///
  /// - Parameters:
  ///   - count: How many such calls are expected.
  ///   - bowls: The expected number of bowls.
  ///   - soup: The expected soup.
  ///   - extras: The expected toppings.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the verification.
  ///   - column: The column of the verification.
  package func verifyCookRamen(
    _ count: CallCount = .once,
    bowls: Matcher<Int>,
    soup: Matcher<RamenSoup>,
    extras: Matcher<[String]>,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    verify(
      cookRamenCalls,
      count,
      calledWith: bowls,
      soup,
      extras,
      fileID: fileID,
      file: file,
      line: line,
      column: column
    )
  }
}
