import AsyncFetch

/// The options for sending the bytes of an upload.
public struct UploadOptions: Sendable {
    /// A way to send media to Google's services.
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

    /// The way to send.
    public var mode = Mode.automatic
    /// The number of bytes from which `automatic` opens a session.
    public var resumableThreshold: Int64 = 8 << 20
    /// The number of bytes in one request of a session, rounded up to a multiple of 256 KiB, as the servers need it.
    ///
    /// `Int.max` sends everything in one request, if the source can be read again.
    public var chunkSize = 8 << 20
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

    /// A hash of the content that a service sends.
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

    /// Returns the hashes to compute for a query with this mask.
    func hashes(for mask: String?) -> Set<ContentHashes.Kind> {
        verifiesChecksum ? StoredMedia.hashes(namedIn: mask).union(hashes.map(\.kind)) : []
    }

    /// Creates options with the default values.
    public init() {}

    /// Creates options with the default values and changes them with a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// The unit of storage: the server stores multiples of it.
    static let chunkUnit = 256 << 10

    var roundedChunkSize: Int {
        let unit = Self.chunkUnit
        return chunkSize > Int.max - unit ? Int.max / unit * unit : max((chunkSize + unit - 1) / unit, 1) * unit
    }
}
