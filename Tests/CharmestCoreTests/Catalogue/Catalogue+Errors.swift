import CharmestCore
import Foundation
import Testing

private func render(_ template: String) throws -> String {
  if template.isEmpty { throw TemplateError(message: "nothing to render", line: 1) }
  if template.contains("{{") { throw TemplateError(message: "unclosed {{", line: 21) }
  return template
}

extension Catalogue {
  mutating func addErrors() {
    begin("Errors and results")

    add("an error at another line", shows: "line", "12", "21") {
      assertThrows(try render("Hello {{name"), TemplateError(message: "unclosed {{", line: 12))
    }

    add("no error", shows: "render(\"Hello\")", "nothing to render") {
      assertThrows(
        try render("Hello"), TemplateError(message: "nothing to render", line: 1))
    }

    add("an error of another type", shows: "ServiceError", "TemplateError", "unclosed {{") {
      assertThrows(try render("Hello {{name"), ServiceError.self)
    }

    add("an error where none should be", shows: "unclosed {{", "21") {
      assertNotThrows(try render("Dear {{customer.name"))
    }

    add("JSON that cannot be decoded", shows: "quantity") {
      struct Item: Decodable {
        var sku: String
        var quantity: Int
      }
      let json = Data(#"[{"sku":"CUP-07","quantity":2},{"sku":"POT-02","quantity":"one"}]"#.utf8)
      assertNotThrows(try JSONDecoder().decode([Item].self, from: json))
    }

    add("a failure where a success was expected", shows: "404", "No order 4712") {
      let result = Result<Purchase, ServiceError>.failure(
        .http(status: 404, message: "No order 4712"))
      assertThat(result, succeeds())
    }

    add("a success where a failure was expected", shows: "timeout", "42") {
      let result = Result<Int, ServiceError>.success(42)
      assertThat(result, fails(ServiceError.timeout(seconds: 30)))
    }

    add("a property of an error", shows: "message", "unknown tag", "unclosed {{") {
      assertThat(
        { try render("{{if cart}}") },
        throwsError(hasProperty(\TemplateError.message, hasPrefix("unknown tag"))))
    }

    add("a requirement", shows: "purchase(4712)", "nil") {
      let purchases = [4_711: Purchase()]
      func purchase(_ id: Int) -> Purchase? { purchases[id] }
      let found = try requireThat(purchase(4712), present())
      assertThat(found.number, "ORD-2026-004711")
    }

    add("an error of Foundation", shows: "NSURLErrorDomain", "-1001", "-1009", gap: .belowFirstLine)
    {
      let error = NSError(domain: "NSURLErrorDomain", code: -1_009)
      assertThat(error, equalTo(NSError(domain: "NSURLErrorDomain", code: -1_001)))
    }
  }
}
