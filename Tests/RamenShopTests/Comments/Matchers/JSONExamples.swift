import Charmest
import Foundation
import Testing

private struct Request {
  var httpBody: Data?
}

@Suite("The examples in JSON.swift") struct JSONExamples {
  @Test func texts() {
    let body = #"{"bowls": 3, "soup": "miso"}"#
    example {
      assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
      // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
    }
  }

  @Test func partly() {
    let body = #"{"orders": [{"soup": "shio", "time": 7}, {"soup": "miso"}], "id": 4}"#
    let json = #"{"orders": [{"soup": "miso"}, {"soup": "shio"}]}"#
    example {
      assertThat(body, equalToJSON(json, ignoring: ["id", "orders.time"], inAnyOrder: ["orders"]))
    }
  }

  @Test func bytes() {
    let request = Request(httpBody: Data(#"{"soup":"miso"}"#.utf8))
    example {
      assertThat(request.httpBody, equalToJSON(#"{"soup": "miso"}"#))
    }
  }
}
