/// The division of a download to a file into slices that arrive at the same time.
///
/// One stream rarely fills a fast network. Large media comes faster as several ranges at once, each with a connection
/// or an HTTP/2 stream of its own:
///
/// ```swift
/// try await storage.download(query, to: "backup.tar", slices: .automatic)
/// ```
///
/// The response to the first slice tells the size and the version of the media. All other slices are of that version
/// alone (a strong `ETag`, or the generation of a Cloud Storage object). They are written to their places in one sparse
/// file next to the destination, and the checksum of the whole is combined from those of the slices. A failed or
/// cancelled download leaves all its slices to a later one, as ``DownloadResume/automatic`` says.
///
/// Each slice has up to three megabytes in memory.
public struct DownloadSlices: Sendable, Hashable {
    /// The number of bytes of a slice, at least 1; media of at most this size comes with one request.
    ///
    /// Very large media has larger slices, so that there are at most 512.
    public var size: Int64 = 32 << 20
    /// The largest number of slices that arrive at the same time, at least 1.
    ///
    /// The fetcher's limits of connections and requests to one host hold as well.
    public var maximumConcurrent = 4
    /// A Boolean value indicating whether media that cannot be sliced is an error.
    ///
    /// Media cannot be sliced if the server ignores ranges, tells no size or no version, or decompresses the media on
    /// the way. If `false`, such media comes as one stream, which is requested anew.
    public var isRequired = false
    /// A Boolean value indicating whether the download is one stream from the beginning.
    private(set) var isOff = false

    /// Creates the default slices.
    public init() {}

    /// Creates the default slices and changes them with a closure.
    public init(_ configure: (inout Self) -> Void) { configure(&self) }

    /// One stream, as long as no earlier download has left slices.
    public static let never = Self { $0.isOff = true }
    /// Slices of 32 MiB, four at a time, for media that can be sliced, and one stream for other media.
    public static let automatic = Self()
    /// The slices of ``automatic``; media that cannot be sliced is refused.
    public static let required = Self { $0.isRequired = true }
}
