import Foundation
import Testing

@testable import MockWriter

@Suite("Modules") struct ModulesTests {
  private let folder: TemporaryFolder
  private let modules: Modules

  init() throws {
    folder = try TemporaryFolder([
      "Shop/Cook.swift": """
      import Umbrella
      protocol Cook: Plate, Base, Identifiable, Elsewhere where Self: Washing { func cook(_ bowl: Bowl, _ result: Result<Matcher, any Error>) }
      struct Bowl {}
      struct Matcher {}
      private struct Secret {}
      enum House { struct Bowl {}; protocol Door { func open(_ bowl: Bowl) } }
      class Base: Root {}
      class Root {}
      """,
      "Shop/Other.swift":
        "import Umbrella\nprivate struct Cook {}\nstruct Hidden {}\nprotocol Washing: Plate {}",
      "Umbrella/Umbrella.swift": "@_exported import Pantry",
      "Pantry/Pantry.swift":
        "public protocol Plate: Hashable {}\npublic struct Bowl {}\nstruct Internal {}",
      "Other/Other.swift":
        "public struct Secret {}\npublic struct Alone {}\npublic struct Result {}",
    ])
    modules = Modules(folder.targets("Shop", "Umbrella", "Pantry", "Other", foreign: ["Pantry"]))
  }

  private func type(_ name: String) throws -> Modules.FoundType {
    try #require(modules.protocols { $0 == name }.first)
  }

  @Test(
    "find what a name means in a file",
    arguments: [
      ("Cook", "Shop.Cook"), ("Bowl", "Shop.Bowl"), ("Plate", "Pantry.Plate"),
      ("Pantry.Bowl", "Pantry.Bowl"),
      ("House.Bowl", "Shop.House.Bowl"), ("Secret", "Shop.Secret"), ("Hidden", "Shop.Hidden"),
      ("Internal", nil), ("Alone", nil), ("Other.Alone", nil), ("String", nil),
    ])
  func find(name: String, expected: String?) throws {
    let cook = try type("Cook").file
    #expect(modules.find(name, from: cook, in: [])?.fullName == expected)
    #expect(modules.find("Bowl", from: cook, in: ["House", "Door"])?.fullName == "Shop.House.Bowl")
  }

  @Test("know what a protocol inherits")
  func inheritance() throws {
    let cook = Inheritance(of: try type("Cook"), in: modules)
    #expect(cook.protocols.map(\.fullName) == ["Pantry.Plate", "Shop.Washing"])
    #expect(cook.superclass?.type.fullName == "Shop.Base")
    #expect(cook.standard == ["Identifiable", "Hashable", "Equatable"])
    #expect(cook.unknown == ["Elsewhere"])
  }

  @Test("write names with modules only where they mean another type outside")
  func qualified() throws {
    let names = modules.qualifiedNames(in: try type("Cook"))
    #expect(names == ["Bowl": "Shop.Bowl", "Matcher": "Shop.Matcher", "Result": "Swift.Result"])
    #expect(
      modules.qualifiedNames(in: try type("Door")) == ["Bowl": "House.Bowl", "Door": "House.Door"])
    let all = Modules(folder.targets("Shop", "Pantry"), qualifiesAll: true)
    let door = try #require(all.protocols { $0 == "Door" }.first)
    #expect(all.qualifiedNames(in: door) == ["Bowl": "Shop.House.Bowl", "Door": "Shop.House.Door"])
  }

  @Test("list the protocols by their names")
  func protocols() {
    #expect(
      modules.protocols().map(\.fullName) == [
        "Pantry.Plate", "Shop.Cook", "Shop.House.Door", "Shop.Washing",
      ])
  }

  @Test("know all types of the library")
  func library() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CharmestCore")
    let files = try #require(FilesInFolders([sources.path], ending: ".swift").paths.first).paths
    let types = files.compactMap { SourceFile(path: $0, module: "") }.flatMap(\.types)
    let names = types.filter { $0.isType && $0.path.isEmpty && $0.access == "public" }.map(\.name)
    #expect(Modules.libraryTypes == Set(names))
  }
}
