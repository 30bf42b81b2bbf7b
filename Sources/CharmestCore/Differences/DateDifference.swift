internal import Foundation

extension ValueComparison {
  /// How two dates differ, and in which unit if it is only one.
  func dateDifference(_ expected: Date, _ actual: Date) -> Explanation {
    var explanation = UnequalValues(expected, actual).explanation
    if let unit = onlyUnit(ofDifferenceBetween: expected, actual) {
      explanation.differences[0].note = ("only the \(unit) differs" as Phrase).droppable
    }
    return explanation
  }

  /// The only unit of date and time in which two dates differ.
  private func onlyUnit(ofDifferenceBetween expected: Date, _ actual: Date) -> String? {
    let numbers = [expected, actual].map {
      ValueDescription(of: $0, limit: Layout.date).text.split { "-T:.Z".contains($0) }
    }
    guard numbers[0].count == numbers[1].count else { return nil }
    let differing = numbers[0].indices.filter { numbers[0][$0] != numbers[1][$0] }
    let units = ["year", "month", "day", "hour", "minute", "second"]
    guard differing.count == 1, let index = differing.first, units.indices.contains(index),
      numbers[0].count >= units.count
    else { return nil }
    return units[index]
  }
}
