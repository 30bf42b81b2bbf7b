import Charmest

/// The world in which the call sites of this folder play.
enum Broth: Hashable {
  case miso, shio
  case custom(name: String, salt: Double)
}

struct Place: Hashable {
  var city = "Kyoto"
  var zip: String? = "600"
}

struct Customer: Hashable {
  var name = "Jon"
  var visits = 3
  var favourite: Broth? = .miso
  var place = Place()
  var tags: Set<String> = ["regular"]
  var scores: [String: Double] = ["miso": 4.5]
  var initials: String { String(name.prefix(1)) }
}

protocol Furniture {}
struct Table: Furniture, Hashable { var seats = 4 }
class Animal {}
final class Cat: Animal {}
enum OrderError: Error, Equatable { case empty, soldOut(Broth) }
func order(_ text: String) throws -> Int {
  guard !text.isEmpty else { throw OrderError.empty }
  return text.count
}
func remoteOrder(_ text: String) async throws -> Int { try order(text) }
