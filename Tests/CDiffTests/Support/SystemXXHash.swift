// SPDX-License-Identifier: MIT

import Foundation

/// XXH3-64 as the xxHash library of the system computes it: compiled by somebody else, and found at run time, so that
/// the tests don't have to be linked with it.
struct SystemXXHash {
  private typealias Function = @convention(c) (UnsafeRawPointer?, Int, UInt64) -> UInt64

  private let function: Function

  /// Fails when there is no such library.
  init?() {
    let names = [
      "libxxhash.so.0", "libxxhash.so", "/opt/homebrew/lib/libxxhash.dylib", "/usr/local/lib/libxxhash.dylib",
    ]
    // Never closed: the function is called as long as the tests run.
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let symbol = dlsym(library, "XXH3_64bits_withSeed")
    else { return nil }
    function = unsafeBitCast(symbol, to: Function.self)
  }

  func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    function(bytes, bytes.count, seed)
  }
}
