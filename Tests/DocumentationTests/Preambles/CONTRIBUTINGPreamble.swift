// EXAMPLE: Add a matcher 1
private func fitsOnMenu() -> Matcher<String> {
  // EXAMPLE: Add a matcher 2
}

// MARK: Add a matcher 3
// EXAMPLE
judges(name: "miso", fits: true)
judges(name: "miso\nand shio", fits: false)
judges(name: " ", fits: false)

// MARK: Add a matcher 4
// EXAMPLE
#expect(
  failures.map(\.text.summary) == [
    #"menu: expected every element to be a text that fits on a menu, but 1 of 2 differs: [1] was """#
  ])
