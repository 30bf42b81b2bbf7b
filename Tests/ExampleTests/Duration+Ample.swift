extension Duration {
  /// How long the tests wait for what is certain to come.
  ///
  /// It takes this long only where something is wrong. A second is too little where hundreds of tests
  /// share two busy cores.
  static let ample = Duration.seconds(600)
}
