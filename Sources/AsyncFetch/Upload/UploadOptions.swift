/// The options for sending the bytes of an upload.
public struct UploadOptions: Sendable {
    /// A way to send media.
    public enum Mode: Sendable {
        /// One request for small sources; a session for larger sources and those of unknown length.
        case automatic
        /// The media alone in one request (`uploadType=media`); the query's body is not sent.
        case media
        /// The query's body and the media in one request (`uploadType=multipart`).
        case multipart
        /// A session that survives broken connections and the end of the process (`uploadType=resumable`).
        case resumable
    }

    /// A protocol of sessions.
    public enum WireChoice: Sendable, CaseIterable {
        /// X-Goog-Upload for services that document only it; Content-Range for all others.
        case automatic
        /// Content-Range, Google's older protocol: see ``ContentRangeWire``.
        case contentRange
        /// X-Goog-Upload, Google's newer protocol: see ``GoogleUploadWire``.
        case googleUpload
    }

    /// A hash of the content that a service sends.
    public typealias Hash = ContentHash

    /// The way to send.
    public var mode = Mode.automatic
    /// The number of bytes from which `automatic` opens a session.
    public var resumableThreshold: Int64 = 8 << 20
    /// The protocol of a new session; a session that is resumed has its own.
    public var wire = WireChoice.automatic
    /// The number of bytes in one request of a session, rounded up to a multiple of what the server needs.
    ///
    /// `nil` sends everything in one request, which is as fast as the connection: between two requests it is idle for
    /// the time of a round trip. When the connection breaks, the server is asked what it has, and gets the rest. It is
    /// 8 MiB for sequences, of which one part is kept in memory, and for uploads with a ``keeper``. It also becomes
    /// 8 MiB when the server has kept nothing of two longer requests, as behind a proxy that refuses them.
    ///
    /// Until a single request ends, ``TransferProgress/acknowledged`` stays where it was; `sent` goes on.
    public var chunkSize: Int?
    /// The keeper of the session, so that another process can go on; `nil` to keep it nowhere.
    public var keeper: (any UploadKeeper)?
    /// A Boolean value indicating whether sizes and checksums are compared with the server's, if the service sends
    /// them.
    ///
    /// If `true`, Cloud Storage also refuses other bytes before anyone can see them (`x-goog-hash` in the last part of
    /// a session).
    public var verifiesChecksum = true
    /// The hashes to compute while the bytes are sent, besides CRC32C and those in the query's `fields`.
    ///
    /// Each hash takes time: MD5 about as much as a fast network, CRC32C very little. If the response has only other
    /// hashes, a source that can be read again is read again, for one of them.
    public var hashes: Set<Hash> = []

    /// Creates options with the default values.
    public init() {}

    /// Creates options with the default values and changes them with a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }
}
