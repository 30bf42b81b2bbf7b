// ios:is only available in
import Testing

@Test func ends() async { await #expect(processExitsWith: .success) {} }
