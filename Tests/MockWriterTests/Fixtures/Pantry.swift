/// A shelf.
public protocol Shelf {
  /// Takes an item.
  func take(_ item: String) -> Int
}
