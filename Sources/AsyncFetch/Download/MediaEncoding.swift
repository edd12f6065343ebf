/// The form in which media is requested.
///
/// In the first two forms, the bytes are passed on as they come. They are not decompressed here, so that totals, ranges
/// and checksums hold.
public enum MediaEncoding: Sendable, Hashable {
    /// The content itself (`Accept-Encoding: identity`).
    ///
    /// Cloud Storage decompresses objects that are stored with `contentEncoding: gzip`, unless their `cacheControl` has
    /// `no-transform`. It then tells neither the size nor the checksum of the bytes it sends, and a broken transfer
    /// begins again.
    case identity
    /// The bytes as they are stored (`Accept-Encoding: gzip`), compressed or not; ``MediaInfo/contentEncoding`` tells.
    ///
    /// This form is for Cloud Storage. Other servers may compress content on the way that is stored uncompressed.
    case stored
    /// The content itself, requested as it is stored and decompressed here (`Accept-Encoding: gzip`).
    ///
    /// For compressed objects of Cloud Storage this is better than ``identity``: the stored bytes have a size and a
    /// checksum, which is compared, and a broken download is continued. A file is decompressed when all stored bytes
    /// are there and verified, so the disk needs room for both. A range cannot be decompressed.
    /// ``MediaInfo`` is about the stored bytes, as is the progress.
    case decoded

    package var accepted: String {
        switch self {
        case .identity: "identity"
        case .stored, .decoded: "gzip"
        }
    }
}
