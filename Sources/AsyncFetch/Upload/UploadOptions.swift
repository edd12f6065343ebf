/// The options of an upload: in one request or through a session, in which parts, and with which checks.
public struct UploadOptions: Sendable {
    /// The ways to send media.
    public enum Mode: Sendable {
        /// One request for small sources, a session for larger ones and for those of unknown length.
        case automatic
        /// The media alone in one request (`uploadType=media`); the query's body is not sent.
        case media
        /// The query's body and the media in one request (`uploadType=multipart`).
        case multipart
        /// A session that survives broken connections and the end of the process (`uploadType=resumable`).
        case resumable
    }

    /// A hash that is compared with what the service says of the stored bytes.
    public typealias Hash = ContentHash

    /// The way to send.
    public var mode = Mode.automatic
    /// The number of bytes from which on `automatic` opens a session.
    public var resumableThreshold: Int64 = 8 << 20
    /// The number of bytes of one request of a session; rounded up to a multiple of what the server asks for.
    ///
    /// Google's servers ask for multiples of 256 KiB. `Int.max` sends everything in one request, if the source can be
    /// read again.
    public var chunkSize = 8 << 20
    /// A Boolean value indicating whether size and checksums of what was sent are compared with the server's, if the
    /// service tells them.
    ///
    /// Cloud Storage can then also refuse other bytes before anyone can see them (`x-goog-hash` with the last part of a
    /// session).
    public var verifiesChecksum = true
    /// The hashes to compute while the bytes are sent, besides CRC32C and those that the query's `fields` name.
    ///
    /// Each one takes time: MD5 about as much as a fast network, CRC32C next to nothing. If an answer has hashes and
    /// none of these, a source that can be read again is read again for one of them.
    public var hashes: Set<Hash> = []

    /// Creates the defaults.
    public init() {}

    /// Creates options from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }
}
