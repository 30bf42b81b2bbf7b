// macos ios windows:risks causing data races
final class Pot { var bowls = 0 }

func fill() {
  let pot = Pot()
  Task { pot.bowls += 1 }
  pot.bowls += 1
}
