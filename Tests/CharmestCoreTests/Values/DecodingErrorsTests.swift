import CharmestCore
import Foundation
import Testing

@Suite("ValueDescription: decoding errors") struct DecodingErrorsTests {
  private struct Item: Decodable {
    var sku: String
    var price: Int
  }

  private func text(decoding json: String, limit: Int = 200) -> String {
    do {
      _ = try JSONDecoder().decode([String: [Item]].self, from: Data(json.utf8))
      return "no error"
    } catch {
      return ValueDescription(of: error, limit: limit).text
    }
  }

  @Test("say the place before the reason")
  func places() {
    #expect(
      text(decoding: #"{"items": [{"sku": "a", "price": 1}, {"sku": "b", "price": "c"}]}"#)
        == "DecodingError.typeMismatch at items[1].price: expected Int, but found a string"
    )
    #expect(
      text(decoding: #"{"items": [{"sku": "a"}]}"#)
        == "DecodingError.keyNotFound at items[0].price"
    )
    #expect(
      text(decoding: #"{"items": [{"sku": null, "price": 1}]}"#)
        .hasPrefix("DecodingError.valueNotFound at items[0].sku: ")
    )
    #expect(text(decoding: "[]").hasPrefix("DecodingError.typeMismatch: expected "))
    #expect(text(decoding: "{").hasPrefix("DecodingError.dataCorrupted: The given data was not "))
  }

  @Test("are cut and escaped like every text")
  func limits() {
    #expect(
      text(decoding: #"{"items": [{"sku": "a"}]}"#, limit: 20) == "DecodingError.key..."
    )
    let context = DecodingError.Context(codingPath: [], debugDescription: "a\nb")
    #expect(
      ValueDescription(of: DecodingError.dataCorrupted(context), limit: 200).text
        == "DecodingError.dataCorrupted: a\\nb"
    )
  }
}
