/// The soup of a bowl of ramen.
package enum RamenSoup: String, CaseIterable, Sendable {
  /// Salt.
  case shio
  /// Soy sauce.
  case shoyu
  /// Fermented soy beans.
  case miso
  /// Pork bones.
  case tonkotsu
}
