import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addDictionariesAndSets() {
    begin("Dictionaries and sets")

    add(
      "the value of a header", shows: "Content-Type", "application/json", "text/html; charset=utf-8"
    ) {
      let headers = [
        "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Vary": "Origin",
        "X-Request-Id": "8b1f7c1e",
      ]
      assertThat(
        headers,
        equalTo([
          "Content-Type": "application/json", "Cache-Control": "no-store", "Vary": "Origin",
          "X-Request-Id": "8b1f7c1e",
        ]))
    }

    add("a key in another case", shows: "Authorization", "authorization") {
      let headers = [
        "authorization": "Bearer eyJ", "accept": "application/json", "host": "api.example.com",
        "user-agent": "Shop/2.4", "accept-language": "de-AT", "accept-encoding": "gzip",
      ]
      assertThat(headers, hasKey("Authorization"), "headers")
    }

    add("a key written in another style", shows: "userId", "user_id") {
      var event = Dictionary(uniqueKeysWithValues: (1...30).map { ("property\($0)", $0) })
      event["user_id"] = 17
      assertThat(event, hasKey("userId"))
    }

    add("an entry too many", shows: "password") {
      let user = ["login": "aschmidt", "name": "Annette", "password": "hunter2"]
      assertThat(user, equalTo(["login": "aschmidt", "name": "Annette"]), "user")
    }

    add("an entry that is missing", shows: "SSL_CERT_FILE") {
      let environment = ["HOME": "/root", "PATH": "/usr/bin:/bin", "LANG": "de_AT.UTF-8"]
      assertThat(
        environment,
        equalTo([
          "HOME": "/root", "PATH": "/usr/bin:/bin", "LANG": "de_AT.UTF-8",
          "SSL_CERT_FILE": "/etc/ssl/cert.pem",
        ]), "environment")
    }

    add("stock in a nested dictionary", shows: "Graz", "POT-02", "7", "0") {
      let stock = ["Wien": ["POT-02": 3, "CUP-07": 40], "Graz": ["POT-02": 0, "CUP-07": 12]]
      assertThat(
        stock,
        equalTo(["Wien": ["POT-02": 3, "CUP-07": 40], "Graz": ["POT-02": 7, "CUP-07": 12]]))
    }

    add("the value of an entry", shows: "retries", "3", "5") {
      let settings = ["retries": 5, "timeout": 30, "poolSize": 20]
      assertThat(settings, hasEntry("retries", 3), "settings")
    }

    add("a value that nothing has", shows: "failed") {
      let jobs = ["import": "done", "export": "done", "mail": "running", "backup": "faild"]
      assertThat(jobs, hasValue("failed"), "jobs")
    }

    add("entries by matchers", shows: "plan", "pro", "free", "seats") {
      let properties = ["plan": "free", "seats": "0", "country": "AT"]
      assertThat(
        properties, hasEntries(["plan": equalTo("pro"), "seats": not("0")]), "properties")
    }

    add("exactly these entries", shows: "debug", "verbose") {
      let options = ["verbose": true, "color": true, "debug": false]
      assertThat(options, containsEntries(["verbose": false, "color": true]), "options")
    }

    add("one of five hundred entries", shows: "sku-301", "903", "309") {
      let expected = Dictionary(uniqueKeysWithValues: (0..<500).map { ("sku-\($0)", $0 * 3) })
      var prices = expected
      prices["sku-301"] = 309
      assertThat(prices, equalTo(expected), "prices")
    }

    add("a letter in one of many scopes", shows: "orders:write", "order:write") {
      let scopes = Set((1...38).map { "scope:\($0)" }).union(["orders:read", "order:write"])
      assertThat(
        scopes, equalTo(Set((1...38).map { "scope:\($0)" }).union(["orders:read", "orders:write"])))
    }

    add("a customer in a set", shows: "newsletter", "true", "false") {
      let subscribers: Set = [Customer(id: 3, name: "Bo Lind"), Customer(newsletter: false)]
      assertThat(subscribers, equalTo([Customer(), Customer(id: 3, name: "Bo Lind")]))
    }

    add("a number missing in a set of a thousand", shows: "512") {
      let seen = Set(0..<1_000).subtracting([512])
      assertThat(seen, equalTo(Set(0..<1_000)), "seen")
    }

    add("JSON as objects of Foundation", shows: "quantity", "2", "3") {
      let json = #"{"id":4711,"items":[{"sku":"CUP-07","quantity":3}],"paid":true}"#
      let body = try #require(
        JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
      let expected: NSDictionary = [
        "id": 4_711, "items": [["sku": "CUP-07", "quantity": 2]], "paid": true,
      ]
      assertThat(body, equalTo(expected), "body")
    }

    add("a dictionary that should be empty", shows: "empty", "session") {
      let cookies = ["session": "5f2c"]
      assertThat(cookies, empty())
    }

    add("a customer under a key", shows: "17", "address.zip", "1060", "1061") {
      var moved = Customer()
      moved.address.zip = "1061"
      let cache = [17: moved, 18: Customer(id: 18)]
      assertThat(cache, equalTo([17: Customer(), 18: Customer(id: 18)]), "cache")
    }
  }
}
