// SPDX-License-Identifier: MIT

/// Knows what is in a feed, and says so by a stream. It knows nothing of lists.
@MainActor
final class BoundFeedViewModel {
  /// There was no connection.
  struct Offline: Error {}

  let items: AsyncThrowingStream<[FeedItem], any Error>
  private let continuation: AsyncThrowingStream<[FeedItem], any Error>.Continuation

  init() { (items, continuation) = AsyncThrowingStream.makeStream() }

  func load() { continuation.yield(FeedItem.firstVisit) }

  func refresh() { continuation.yield(FeedItem.refreshed) }

  /// The connection is lost; nothing will come any more.
  func disconnect() { continuation.finish(throwing: Offline()) }
}
