// SPDX-License-Identifier: MIT

/// The scratch memory that diffs of this process leave behind for the next ones.
///
/// It is bounded by what the largest recent diffs needed, at most about 32 bytes per element of both lists, and shrinks by itself when
/// diffs become smaller. An app may give it back at once when memory is short.
public enum DiffScratch {
  /// The bytes that are held, not counting diffs that are running.
  public static var byteCount: Int { ScratchPool.shared.byteCount }

  /// Gives all of it back. Diffs that are running keep theirs.
  public static func release() { ScratchPool.shared.removeAll() }
}
