/// The form in which media is requested.
///
/// In either form, the bytes are passed on as they come. They are not decompressed here, so that totals, ranges and
/// checksums hold.
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

    package var accepted: String {
        switch self {
        case .identity: "identity"
        case .stored: "gzip"
        }
    }
}
