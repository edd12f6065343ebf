/// The progress of a download as its caller is told it.
///
/// Bytes that are received again count once: no value is lower than the one before it.
struct ProgressReport: Sendable {
    private let listener: (@Sendable (TransferProgress) -> Void)?
    private var told = TransferProgress()

    init(_ listener: (@Sendable (TransferProgress) -> Void)?) { self.listener = listener }

    mutating func tell(_ progress: TransferProgress) {
        let limit = progress.total ?? .max
        told.total = progress.total
        told.sent = min(max(told.sent, progress.sent), limit)
        told.acknowledged = min(max(told.acknowledged, progress.acknowledged), limit)
        listener?(told)
    }
}
