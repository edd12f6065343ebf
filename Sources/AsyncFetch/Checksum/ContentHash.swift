/// A kind of hash of content that services tell.
public enum ContentHash: Sendable, Hashable, CaseIterable {
    /// `crc32c` in Cloud Storage.
    case crc32c
    /// `md5Hash` in Cloud Storage, `md5Checksum` in Drive.
    case md5
    /// `sha1Checksum` in Drive.
    case sha1
    /// `sha256Checksum` in Drive.
    case sha256
}
