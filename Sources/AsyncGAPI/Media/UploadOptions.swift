import AsyncFetch

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
    /// Compares size and checksums of what was sent with the server's, where the service tells them, and lets Cloud Storage refuse
    /// other bytes before anybody can see them (`x-goog-hash` with the last part of a session).
    public var verifiesChecksum = true
    /// The hashes to compute while the bytes are sent, besides CRC32C and those that the query's `fields` name.
    ///
    /// Each one takes time: MD5 about as much as a fast network, CRC32C next to nothing. An answer whose hashes are none of
    /// those lets a source that can be read again be read again, for one of them.
    public var hashes: Set<Hash> = []

    /// A hash of content that a service tells.
    public enum Hash: Sendable, Hashable, CaseIterable {
        /// `md5Hash` in Cloud Storage, `md5Checksum` in Drive.
        case md5
        /// `sha1Checksum` in Drive.
        case sha1
        /// `sha256Checksum` in Drive.
        case sha256

        var kind: ContentHashes.Kind {
            switch self {
            case .md5: .md5
            case .sha1: .sha1
            case .sha256: .sha256
            }
        }
    }

    /// The hashes to compute for a query with this mask.
    func hashes(for mask: String?) -> Set<ContentHashes.Kind> {
        verifiesChecksum ? StoredMedia.hashes(namedIn: mask).union(hashes.map(\.kind)) : []
    }

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
