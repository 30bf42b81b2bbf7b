#if !os(Windows)
  import CharmestCore
  import Testing

  @Suite("A loaded symbol") struct LoadedSymbolTests {
    @Test("is found by the name that its function has in C")
    func found() {
      #expect(loadedSymbol("malloc") != nil)
      #expect(loadedSymbol("charmest_no_such_function") == nil)
    }
  }
#endif
