import CharmestCore
import Foundation
import Testing

/// So many words, of which each stands once in a while.
private func prose(words count: Int, _ changes: [Int: String] = [:]) -> String {
  let words = [
    "the", "customer", "may", "return", "goods", "within", "fourteen", "days", "of", "delivery",
    "without", "giving", "any", "reason", "unless", "they", "were", "made", "to", "order",
  ]
  return (0..<count).map { changes[$0] ?? words[($0 * 7 + $0 / 20) % words.count] }
    .joined(separator: " ")
}

private func log(lines count: Int, _ changes: [Int: String] = [:]) -> String {
  (0..<count).map { line in
    changes[line] ?? "12:00:\(10 + line % 50) INFO  request \(1_000 + line) GET /orders 200 14ms"
  }.joined(separator: "\n")
}

private func invoice(_ changes: [Int: String] = [:]) -> String {
  let lines = [
    "Dear Annette Schmidt,", "", "thank you for your order ORD-2026-004711.", "",
    "  1 x Darjeeling First Flush     12.50", "  2 x Cup, white                 16.00",
    "  1 x Cast-iron teapot           79.00", "", "Subtotal:                       107.50",
    "Shipping:                         4.90", "VAT (20 %):                      22.48",
    "Total:                          134.88", "", "We send it to:", "", "  Mariahilfer Straße 41",
    "  1060 Wien", "  Austria", "", "You can return it within 14 days.", "",
    "Kind regards,", "your tea shop",
  ]
  return lines.indices.compactMap { changes[$0] ?? lines[$0] }.joined(separator: "\n")
}

extension Catalogue {
  mutating func addTexts() {
    begin("Texts")

    add("a letter too few in a greeting", shows: "Annette", "Anette") {
      let name = "Anette"
      assertThat("Welcome back, \(name)!", "Welcome back, Annette!", "greeting")
    }

    add("a word in a paragraph", shows: "shall", "should") {
      let terms = prose(words: 60, [31: "should"])
      assertThat(terms, equalTo(prose(words: 60, [31: "shall"])), "terms")
    }

    add("a line of a mail", shows: "VAT (20 %)", "VAT (10 %)") {
      let mail = invoice([10: "VAT (10 %):                      22.48"])
      assertThat(mail, invoice())
    }

    add("a line that a mail lacks", shows: "Shipping:                         4.90") {
      let mail = invoice().replacing("Shipping:                         4.90\n", with: "")
      assertThat(mail, invoice(), "mail")
    }

    add("several lines of a mail", shows: "Annette", "Anna", "134.88", "129.98", place: .anywhere) {
      let mail = invoice([
        0: "Dear Anna Schmidt,", 9: "Shipping:                         0.00",
        11: "Total:                          129.98",
      ])
      assertThat(mail, invoice(), "mail")
    }

    add("a line break at the end", shows: #"\n"#) {
      let output = "3 files changed\n"
      assertThat(output, "3 files changed")
    }

    add("a letter of another script", shows: "U+0430", "U+0061") {
      let login = "\u{430}nnette.schmidt"
      assertThat(login, "annette.schmidt")
    }

    add("a misspelt word in a long log", shows: "status=shipped", "status=shiped") {
      let output = log(lines: 60, [37: "12:00:47 INFO  order 4711 status=shiped carrier=dhl"])
      assertThat(output, containsString("status=shipped"), "log")
    }

    add("the scheme of an authorization header", shows: "Bearer ", "bearer ") {
      let header = "bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxNyJ9.Tq3kX9"
      assertThat(header, hasPrefix("Bearer "), "Authorization")
    }

    add("the end of a query", shows: "&limit=10", "&limit=30") {
      let url =
        "https://gateway.example.com/v1/public/characters?nameStartsWith=spider"
        + "&orderBy=-modified&apikey=7f2ac08e41&limit=30"
      assertThat(url, hasSuffix("&limit=10"))
    }

    add("an order number with a digit too few", shows: #"^ORD-\d{6}$"#, "ORD-20931") {
      let number = "ORD-20931"
      assertThat(number, matchesPattern(#"^ORD-\d{6}$"#))
    }

    add("a setting in a file", shows: "timeout = 30", "timeout = 300") {
      let file = (0..<40).map { $0 == 22 ? "timeout = 300" : "option_\($0) = \($0 * 5)" }
        .joined(separator: "\n")
      assertThat(file, hasLine("timeout = 30"), "server.conf")
    }

    add(
      "the clauses of a statement in another order", shows: "WHERE", "total WHERE customer_id",
      gap: .belowFirstLine
    ) {
      let sql = "SELECT id, total FROM orders ORDER BY total WHERE customer_id = 17 LIMIT 10"
      assertThat(sql, containsStringsInOrder("SELECT", "FROM orders", "WHERE", "ORDER BY"), "sql")
    }

    add("an address in another case", shows: "schmidt@example.com", "Schmid@Example.com") {
      let email = "Annette.Schmid@Example.com"
      assertThat(email, equalToIgnoringCase("annette.schmidt@example.com"))
    }

    add("a password that is too short", shows: "12", "9") {
      let password = "tr0ub4dor"
      assertThat(password, hasCount(greaterThanOrEqualTo(12)), "password")
    }
  }
}
