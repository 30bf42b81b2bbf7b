import Charmest

private struct Address: Equatable {
  var street = "1 Main St"
  var city: String
  var zip = 10115
}

private struct Person: Equatable {
  var name = "Ann"
  var age = 41
  var address: Address
}

extension GoldenCase {
  private static let pangrams = Array(
    repeatElement("The quick brown fox jumps over the lazy dog. ", count: 4).joined()
  )

  private static let token = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX"

  static let ofValues: [GoldenCase] = [
    value("01-unequal-ints", about: "total", { 5 }, { equalTo(4) }),
    value(
      "02-long-strings",
      about: "body",
      {
        var misspelt = pangrams
        misspelt[130] = "c"
        return String(misspelt)
      },
      { equalTo(String(pangrams)) }
    ),
    value("02b-one-string-is-prefix", about: "token", { token }, { equalTo(token + "0123456789") }),
    value(
      "03-multi-line-strings",
      about: "text",
      { "alpha\nbravo\ncharlie\nDELTA\necho\nfoxtrot\ngolf" },
      { equalTo("alpha\nbravo\ncharlie\ndelta\necho\nfoxtrot\ngolf") }
    ),
    value(
      "03b-multi-line-missing-and-extra-line",
      about: "text",
      { "alpha\nbravo\ndelta\necho\nfoxtrot\nhotel\ngolf" },
      { equalTo("alpha\nbravo\ncharlie\ndelta\necho\nfoxtrot\ngolf") }
    ),
    value(
      "08-nested-field",
      about: "person",
      { Person(address: Address(city: "Berlin")) },
      { equalTo(Person(address: Address(city: "Bern"))) }
    ),
  ]
}
