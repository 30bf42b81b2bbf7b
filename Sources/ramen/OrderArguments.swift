import RamenShop

/// An order as it is written on the command line.
struct OrderArguments {
  /// A fault of the arguments.
  struct Invalid: Error {
    let reason: String
  }

  static let usage = """
    usage: ramen [--bowls <number>] [--soup <soup>] [<extra> ...]

      --bowls <number>  how many bowls, 0 or more (default: 2)
      --soup <soup>     \(RamenSoup.allCases.map(\.rawValue).joined(separator: ", ")) (default: miso)
      <extra> ...       the toppings (default: wakame tamago, if nothing is given at all)
      --help            show this text
    """

  private(set) var order = Order(bowls: 2, soup: .miso)
  private(set) var asksForHelp = false

  init(_ arguments: [String]) throws(Invalid) {
    if arguments.isEmpty { order.extras = ["wakame", "tamago"] }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = argument.hasPrefix("--") ? parts.first.map(String.init) ?? argument : argument
      let inlineValue = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
      switch option {
      case "--help", "-h": asksForHelp = true
      case "--bowls": order.bowls = try Self.bowls(inlineValue ?? rest.popFirst())
      case "--soup": order.soup = try Self.soup(inlineValue ?? rest.popFirst())
      case "--":
        order.extras += rest
        rest = []
      case _ where option.hasPrefix("-"): throw Invalid(reason: "unknown option \(option)")
      default: order.extras.append(argument)
      }
    }
  }

  private static func bowls(_ text: String?) throws(Invalid) -> Int {
    guard let text else { throw Invalid(reason: "--bowls needs a number") }
    guard let bowls = Int(text), bowls >= 0 else {
      throw Invalid(
        reason: "--bowls needs a whole number of 0 or more, not \(text.debugDescription)"
      )
    }
    return bowls
  }

  private static func soup(_ text: String?) throws(Invalid) -> RamenSoup {
    guard let text else { throw Invalid(reason: "--soup needs the name of a soup") }
    guard let soup = RamenSoup(rawValue: text) else {
      throw Invalid(reason: "there is no soup \(text.debugDescription)")
    }
    return soup
  }
}
