import Charmest
import Testing

@Test func plain() { assertThat(1, 1) }
