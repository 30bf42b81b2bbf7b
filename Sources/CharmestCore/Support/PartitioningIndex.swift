extension RandomAccessCollection where Index == Int {
  /// The first index of the second part, if the elements form two parts; the end if there is none.
  ///
  /// - Parameter belongsToSecondPart: False for all elements of the first part, and true for all of
  ///   the second.
  /// - Returns: The index, found by binary search.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
