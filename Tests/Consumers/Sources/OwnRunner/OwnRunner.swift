import Charmest
import Testing

/// Runs tests as a build with CMake does, where no argument says so.
@main enum OwnRunner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}

@Test func failingInOwnRunner() { assertThat(1, equalTo(2), "in a program of its own") }
@Test func failingDetachedInOwnRunner() async {
  await Task.detached { assertThat(1, equalTo(2), "detached in a program of its own") }.value
}
