package import AsyncFetch
import Synchronization

/// Tells how far a transfer has come.
///
/// Never goes back: a part that is sent again counts once.
package final class ProgressReporter: Sendable {
    private let hub = EventHub<TransferProgress>(capacity: 1)
    private let latest = Mutex(TransferProgress())

    var stream: AsyncStream<TransferProgress> { hub.stream() }

    package func report(_ change: (inout TransferProgress) -> Void) {
        latest.withLock { latest in
            var next = latest
            change(&next)
            next.acknowledged = max(next.acknowledged, latest.acknowledged)
            next.sent = max(next.sent, latest.sent, next.acknowledged)
            guard next != latest else { return }
            latest = next
            hub.yield(next)  // inside the lock, so that no older value follows a newer one
        }
    }

    /// Everything has arrived.
    package func finish(at count: Int64) {
        report { $0 = TransferProgress(sent: count, acknowledged: count, total: count) }
    }

    /// Nothing more will be told.
    package func finish() { hub.finish() }
}
