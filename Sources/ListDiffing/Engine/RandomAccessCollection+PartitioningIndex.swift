// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
  /// How many elements belong to the first part, if all of those come first. O(log *n*).
  internal func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
