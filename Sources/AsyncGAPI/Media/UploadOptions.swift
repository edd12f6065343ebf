/// How an upload travels.
public struct UploadOptions: Sendable {
    /// The ways to send media that Google's services know.
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

    /// The way to send.
    public var mode = Mode.automatic
    /// From how many bytes on `automatic` opens a session.
    public var resumableThreshold: Int64 = 8 << 20
    /// The bytes of one request of a session; a multiple of 256 KiB, as the servers ask, or the next one above.
    ///
    /// `Int.max` is everything in one request, of a source that can be read again.
    public var chunkSize = 8 << 20
    /// Compares the checksum of what was sent with the server's, where the service tells it.
    public var verifiesChecksum = true

    /// Creates the defaults.
    public init() {}

    /// Creates options from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// The server stores multiples of this.
    static let chunkUnit = 256 << 10

    var roundedChunkSize: Int {
        let unit = Self.chunkUnit
        return chunkSize > Int.max - unit ? Int.max / unit * unit : max((chunkSize + unit - 1) / unit, 1) * unit
    }
}
