/// In which form media is asked for.
///
/// Either way the bytes are handed on as they come: nothing here unpacks them, so that totals, ranges and checksums hold.
public enum MediaEncoding: Sendable, Hashable {
    /// The content itself (`Accept-Encoding: identity`).
    ///
    /// Cloud Storage unpacks objects that it has stored with `contentEncoding: gzip`, unless their `cacheControl` has
    /// `no-transform`; then it tells neither size nor checksum of what it sends, and a broken transfer begins again.
    case identity
    /// As it is stored (`Accept-Encoding: gzip`): packed, where it is stored so, which ``MediaInfo/contentEncoding`` tells.
    ///
    /// For Cloud Storage. Other servers pack on the way what they have stored unpacked.
    case stored

    package var accepted: String {
        switch self {
        case .identity: "identity"
        case .stored: "gzip"
        }
    }
}
