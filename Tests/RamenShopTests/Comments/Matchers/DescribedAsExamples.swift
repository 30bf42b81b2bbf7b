import Charmest
import RamenShop
import Testing

private struct Address {
  let city: String
}

private struct Guest {
  let name: String
  let address: Address
}

@Suite("The examples in DescribedAs.swift") struct DescribedAsExamples {
  @Test func name() {
    let guest = Guest(name: "Jon", address: Address(city: "Osaka"))
    example {
      let local = describedAs("a guest from Kyoto", hasProperty(\Guest.address.city, "Kyoto"))
      assertThat(guest, local)
      // guest: expected a guest from Kyoto, but .address.city was "Osaka"
    }
  }
}
