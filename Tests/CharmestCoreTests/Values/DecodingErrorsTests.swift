import CharmestCore
import Foundation
import Testing

@Suite("Decoding errors") struct DecodingErrorsTests {
  private struct Item: Decodable {
    var sku: String
    var price: Int
  }

  private func text(decoding json: String) -> String {
    do {
      _ = try JSONDecoder().decode([String: [Item]].self, from: Data(json.utf8))
      return "no error"
    } catch { return written(error) }
  }

  @Test("say the place before the reason")
  func places() {
    #expect(
      text(decoding: #"{"items": [{"sku": "a", "price": 1}, {"sku": "b", "price": "c"}]}"#)
        == "DecodingError.typeMismatch at items[1].price: Expected to decode Int but found a string instead."
    )
    #expect(
      text(decoding: #"{"items": [{"sku": "a"}]}"#)
        == "DecodingError.keyNotFound at items[0].price"
    )
    #expect(
      text(decoding: #"{"items": [{"sku": null, "price": 1}]}"#)
        .hasPrefix("DecodingError.valueNotFound at items[0].sku: ")
    )
    #expect(text(decoding: "[]").hasPrefix("DecodingError.typeMismatch: Expected "))
    #expect(text(decoding: "{").hasPrefix("DecodingError.dataCorrupted: The given data was not "))
  }

  @Test("are escaped like every text")
  func escaped() {
    let context = DecodingError.Context(codingPath: [], debugDescription: "a\nb")
    #expect(written(DecodingError.dataCorrupted(context)) == "DecodingError.dataCorrupted: a\\nb")
  }
}
