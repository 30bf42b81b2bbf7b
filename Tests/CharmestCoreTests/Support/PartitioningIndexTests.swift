import CharmestCore
import Testing

@Suite("The index at which elements are parted")
struct PartitioningIndexTests {
  @Test("is that of the first element of the second part", arguments: 0...9)
  func firstOfSecondPart(bound: Int) {
    let numbers = [1, 3, 3, 5, 8]
    #expect(
      numbers.partitioningIndex { $0 >= bound }
        == (numbers.firstIndex { $0 >= bound } ?? numbers.endIndex))
  }

  @Test("is that of the collection, which may not begin at 0")
  func slice() {
    let slice = [9, 1, 2, 3, 4][1...]
    #expect(slice.partitioningIndex { $0 > 2 } == 3)
    #expect(slice.partitioningIndex { $0 > 0 } == 1)
    #expect(slice.partitioningIndex { $0 > 9 } == 5)
    #expect([Int]().partitioningIndex { $0 > 9 } == 0)
  }
}
