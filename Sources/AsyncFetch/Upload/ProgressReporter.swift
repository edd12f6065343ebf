import Synchronization

/// Reports how far a transfer has come.
///
/// Values never go back: a part that is sent again counts once.
final class ProgressReporter: Sendable {
    private let hub = EventHub<TransferProgress>(capacity: 1)
    private let latest = Mutex(TransferProgress())

    var stream: AsyncStream<TransferProgress> { hub.stream() }

    /// Changes the latest value.
    ///
    /// - Returns: A Boolean value indicating whether more is acknowledged than ever before.
    @discardableResult func report(_ change: (inout TransferProgress) -> Void) -> Bool {
        latest.withLock { latest in
            var next = latest
            change(&next)
            next.acknowledged = max(next.acknowledged, latest.acknowledged)
            next.sent = max(next.sent, latest.sent, next.acknowledged)
            guard next != latest else { return false }
            let isFurther = next.acknowledged > latest.acknowledged
            latest = next
            hub.yield(next)  // inside the lock, so that no older value follows a newer one
            return isFurther
        }
    }

    /// Reports that everything has arrived.
    func finish(at count: Int64) {
        report { $0 = TransferProgress(sent: count, acknowledged: count, total: count) }
    }

    /// Ends the reports.
    func finish() { hub.finish() }
}
