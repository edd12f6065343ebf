import HTTPTypes

/// What a server says of the media that is downloaded.
public struct MediaInfo: Sendable, Hashable {
    /// The media type.
    public let contentType: String?
    /// How the bytes that come are packed, such as `gzip`; `nil` where they are not.
    ///
    /// They are handed on as they come.
    public let contentEncoding: String?
    /// The version.
    public let etag: String?
    /// The version of an object of Cloud Storage (`x-goog-generation`).
    public let generation: String?
    /// All bytes of the media, of which a range may be only a part; `nil` when the server does not say.
    public let total: Int64?
    /// CRC32C of the whole media in base64, from `x-goog-hash`; `nil` where the bytes that come are not those that it was made of.
    public let checksum: String?
    /// Whether the server unpacks what it has stored: then there is no total and no checksum, and ranges are not to be had.
    public let isTransformed: Bool
    /// Where the first byte of the answer belongs.
    let start: Int64
    /// Whether the server sends what was asked for and not everything.
    let isPartial: Bool
    /// Whether somebody between Cloud Storage and us has packed the bytes: length and generation are of others then.
    private let isPackedOnTheWay: Bool

    /// Reads the head of an answer.
    ///
    /// - Throws: ``FetchError/Code/invalidResponse`` for a part that does not say which.
    init(_ head: HTTPResponse) throws {
        let fields = head.headerFields
        contentType = fields[.contentType]
        contentEncoding = fields[.contentEncoding].flatMap { $0.lowercased() == "identity" ? nil : $0 }
        etag = fields[.eTag]
        generation = fields[.generation].flatMap { WireNumber.count($0) == nil ? nil : $0 }
        let stored = fields[.storedEncoding].flatMap { $0.lowercased() == "identity" ? nil : $0 }
        isTransformed =
            fields[.transformations].map { !$0.isEmpty } ?? false
            || fields[values: .warning].contains { $0.hasPrefix("214") }
            || stored != nil && contentEncoding == nil
        isPackedOnTheWay = fields[.storedEncoding] != nil && contentEncoding != nil && stored != contentEncoding
        checksum = isTransformed || stored != contentEncoding ? nil : Self.checksum(in: fields)
        isPartial = head.status == .partialContent
        if isPartial {
            guard let range = fields[.contentRange].flatMap({ ContentRange($0) }), let bytes = range.bytes else {
                throw FetchError(.invalidResponse, "the server sends a part of the media and does not say which")
            }
            start = bytes.lowerBound
            total = range.total
        } else {
            start = 0
            let length = fields[.contentLength].flatMap { WireNumber.count($0) }
            let storedLength = isPackedOnTheWay ? nil : fields[.storedLength].flatMap { WireNumber.count($0) }
            total = isTransformed ? nil : length ?? storedLength
        }
    }

    /// What an earlier download was told.
    init(
        contentType: String?,
        contentEncoding: String?,
        etag: String?,
        generation: String?,
        total: Int64?,
        checksum: String?,
        isTransformed: Bool
    ) {
        self.contentType = contentType
        self.contentEncoding = contentEncoding
        self.etag = etag
        self.generation = generation
        self.total = total
        self.checksum = checksum
        self.isTransformed = isTransformed
        start = 0
        isPartial = false
        isPackedOnTheWay = false  // nothing is noted of such media, unless they have an entity tag
    }

    /// What a later request can be made to depend on.
    var version: MediaVersion {
        MediaVersion(
            etag: etag.flatMap { $0.hasPrefix("W/") ? nil : $0 },
            generation: isPackedOnTheWay ? nil : generation
        )
    }

    /// `x-goog-hash: crc32c=…,md5=…`, in one header or in several.
    private static func checksum(in fields: HTTPFields) -> String? {
        for value in fields[values: .googleHash] {
            for hash in value.split(separator: ",") {
                let hash = hash.drop { $0 == " " }
                if hash.hasPrefix("crc32c=") { return String(hash.dropFirst("crc32c=".count)) }
            }
        }
        return nil
    }
}

/// What tells one state of media from all others.
struct MediaVersion: Sendable, Hashable {
    /// A strong entity tag (RFC 9110 §8.8.1).
    var etag: String?
    /// The generation of an object of Cloud Storage, which has no entity tag where the server unpacks it.
    var generation: String?

    /// Whether the rest can be asked for later and is sure to belong to the same version.
    var isKnown: Bool { etag != nil || generation != nil }

    /// Whether parts of the two fit together.
    func fits(_ other: MediaVersion) -> Bool {
        if let generation, let other = other.generation { return generation == other }
        return etag != nil && etag == other.etag
    }
}

extension HTTPField.Name {
    fileprivate static let googleHash = Self.known("x-goog-hash")
    fileprivate static let generation = Self.known("x-goog-generation")
    fileprivate static let storedEncoding = Self.known("x-goog-stored-content-encoding")
    fileprivate static let storedLength = Self.known("x-goog-stored-content-length")
    fileprivate static let transformations = Self.known("X-GUploader-Response-Body-Transformations")
    fileprivate static let warning = Self.known("Warning")
}
