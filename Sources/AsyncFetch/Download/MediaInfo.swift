import HTTPTypes

/// What a server says of the media that is downloaded.
public struct MediaInfo: Sendable, Hashable {
    /// The media type.
    public let contentType: String?
    /// The version.
    public let etag: String?
    /// All bytes of the media, of which a range may be only a part; `nil` when the server does not say.
    public let total: Int64?
    /// CRC32C of the whole media in base64, from `x-goog-hash`.
    public let checksum: String?
    /// Where the first byte of the answer belongs.
    let start: Int64
    /// Whether the server sends what was asked for and not everything.
    let isPartial: Bool
    /// Whether the rest can be asked for after a break, and is known to belong to the same version.
    let canResume: Bool

    init(_ head: HTTPResponse) {
        contentType = head.headerFields[.contentType]
        let etag = head.headerFields[.eTag]
        self.etag = etag
        let isEncoded = head.headerFields[.contentEncoding].map { $0 != "identity" } ?? false
        checksum = isEncoded ? nil : Self.checksum(in: head)
        canResume = !isEncoded && etag?.hasPrefix("W/") == false
        isPartial = head.status == .partialContent
        if isPartial {
            let range = head.headerFields[.contentRange].flatMap { $0.split(separator: " ").last } ?? ""
            start = range.split(separator: "-").first.flatMap { Int64($0) } ?? 0
            total = Self.total(in: head)
        } else {
            start = 0
            total = isEncoded ? nil : head.headerFields[.contentLength].flatMap { Int64($0) }
        }
    }

    /// `N` of `Content-Range: bytes a-b/N`.
    static func total(in head: HTTPResponse) -> Int64? {
        head.headerFields[.contentRange]?.split(separator: "/").last.flatMap { Int64($0) }
    }

    /// `x-goog-hash: crc32c=…,md5=…`, in one header or in several.
    private static func checksum(in head: HTTPResponse) -> String? {
        for value in head.headerFields[values: .googleHash] {
            for hash in value.split(separator: ",") {
                let hash = hash.drop { $0 == " " }
                if hash.hasPrefix("crc32c=") { return String(hash.dropFirst("crc32c=".count)) }
            }
        }
        return nil
    }
}

extension HTTPField.Name {
    fileprivate static let googleHash = Self.known("x-goog-hash")
}
