/// How far a transfer has come.
///
/// Each value is at least as far as the one before: bytes that are transferred again count once, also where a download
/// has to begin anew. Only where there turn out to be fewer bytes in all do the numbers go back, to this ``total``.
public struct TransferProgress: Sendable, Hashable, Codable {
    /// Bytes handed to the connection (upload) or received (download).
    public var sent: Int64
    /// Bytes that the receiver is known to have: the server's word in an upload, written to the file in a download.
    public var acknowledged: Int64
    /// All bytes of the transfer, or `nil` while that is not known.
    public var total: Int64?

    /// Creates a value.
    public init(sent: Int64 = 0, acknowledged: Int64 = 0, total: Int64? = nil) {
        self.sent = sent
        self.acknowledged = acknowledged
        self.total = total
    }

    /// The acknowledged part, from 0 to 1; `nil` while the total is not known.
    public var fractionCompleted: Double? {
        guard let total else { return nil }
        return total == 0 ? 1 : Double(acknowledged) / Double(total)
    }
}
