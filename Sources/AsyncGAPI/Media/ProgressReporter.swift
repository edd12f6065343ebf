package import AsyncFetch
import Synchronization

/// A reporter of the progress of a transfer.
///
/// The progress never goes back: a part that is sent again counts once.
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

    /// Reports that all bytes have arrived.
    package func finish(at count: Int64) {
        report { $0 = TransferProgress(sent: count, acknowledged: count, total: count) }
    }

    /// Ends the stream.
    package func finish() { hub.finish() }
}
