private final class MockPantry: Mock {
  let resolveCalls = MockMethod("resolve(_:)", taking: Any.Type.self, returning: Any.self)

  // EXAMPLE: cast 1
}
