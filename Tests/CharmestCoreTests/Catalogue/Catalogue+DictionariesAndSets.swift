import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addDictionariesAndSets() {
    begin("Dictionaries and sets")

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

    add("a letter in one of many scopes", shows: "orders:write", "order:write") {
      let scopes = Set((1...38).map { "scope:\($0)" }).union(["orders:read", "order:write"])
      assertThat(
        scopes, equalTo(Set((1...38).map { "scope:\($0)" }).union(["orders:read", "orders:write"])))
    }
  }
}
