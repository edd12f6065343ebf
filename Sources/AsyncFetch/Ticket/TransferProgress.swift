/// The progress of a transfer, in bytes.
///
/// No value is lower than the one before it: bytes that are transferred again count once, also if a download begins
/// again. The exception is a total that turns out to be smaller: then the numbers go back to that ``total``.
public struct TransferProgress: Sendable, Hashable, Codable {
    /// The bytes handed to the connection (upload) or received (download).
    public var sent: Int64
    /// The bytes that the receiver has: confirmed by the server in an upload, written to the file in a download.
    public var acknowledged: Int64
    /// All bytes of the transfer; `nil` while the number is not known.
    public var total: Int64?

    /// Creates a value from its parts.
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
