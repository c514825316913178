// SPDX-License-Identifier: MIT

/// The length of a longest strictly increasing subsequence, by patience sorting: the textbook way, and on purpose not
/// the library's. O(n log n).
func longestIncreasingSubsequenceCount(of numbers: [Int]) -> Int {
  // The smallest last number of an increasing subsequence, by its length less one.
  var smallestLast: [Int] = []
  for number in numbers {
    if let last = smallestLast.last, number <= last {
      var low = 0
      var high = smallestLast.count - 1
      while low < high {
        let middle = (low + high) / 2
        if smallestLast[middle] < number { low = middle + 1 } else { high = middle }
      }
      smallestLast[low] = number
    } else {
      smallestLast.append(number)
    }
  }
  return smallestLast.count
}
