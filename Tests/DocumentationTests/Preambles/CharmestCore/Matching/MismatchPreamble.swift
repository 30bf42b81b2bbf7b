private struct Point {
  let latitude: Int
}

// MARK: all
let age = 12
let point = Point(latitude: -3)
