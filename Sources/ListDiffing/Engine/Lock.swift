// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WinSDK)
  private import WinSDK
#endif

/// A mutual exclusion lock. (`Mutex` of the standard library needs newer systems than this package does.)
internal struct Lock: @unchecked Sendable {
  #if canImport(Darwin)
    private let primitive: UnsafeMutablePointer<os_unfair_lock>
  #elseif canImport(WinSDK)
    private let primitive: UnsafeMutablePointer<SRWLOCK>
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    private let primitive: UnsafeMutablePointer<pthread_mutex_t>
  #endif

  /// Makes a lock that lives as long as the process.
  internal init() {
    #if canImport(Darwin)
      primitive = .allocate(capacity: 1)
      primitive.initialize(to: os_unfair_lock())
    #elseif canImport(WinSDK)
      primitive = .allocate(capacity: 1)
      InitializeSRWLock(primitive)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      primitive = .allocate(capacity: 1)
      primitive.initialize(to: pthread_mutex_t())
      let status = pthread_mutex_init(primitive, nil)
      precondition(status == 0, "A mutex without attributes can always be made.")
    #endif
  }

  internal func withLock<Result>(_ body: () -> Result) -> Result {
    #if canImport(Darwin)
      os_unfair_lock_lock(primitive)
      defer { os_unfair_lock_unlock(primitive) }
    #elseif canImport(WinSDK)
      AcquireSRWLockExclusive(primitive)
      defer { ReleaseSRWLockExclusive(primitive) }
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(primitive)
      defer { pthread_mutex_unlock(primitive) }
    #endif
    return body()
  }
}
