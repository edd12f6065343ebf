import AsyncJSON
import HTTPTypes

/// Information from a server about the media that is downloaded.
public struct MediaInfo: Sendable, Hashable {
    /// The media type.
    public let contentType: String?
    /// The compression of the bytes, such as `gzip`; `nil` if they are not compressed.
    ///
    /// The bytes are passed on as they come.
    public let contentEncoding: String?
    /// The entity tag of the version.
    public let etag: String?
    /// The version of an object of Cloud Storage (`x-goog-generation`).
    public let generation: String?
    /// The number of all bytes of the media, of which a range may be only a part; `nil` if the server does not tell it.
    public let total: Int64?
    /// The CRC32C of the whole media in base64, from `x-goog-hash`; `nil` if it is not that of the bytes sent.
    public let checksum: String?
    /// A Boolean value indicating whether the server decompresses what it has stored.
    ///
    /// There are then no total, no checksum and no ranges.
    public let isTransformed: Bool
    /// The checksums that an ownCloud tells of the whole media (`OC-Checksum: SHA1:…`); `nil` if it tells none.
    package let ownCloudChecksum: String?
    /// A Boolean value indicating whether the server tells a version of the media: an entity tag or a time.
    package let hasValidator: Bool
    /// The position of the first byte of the response.
    let start: Int64
    /// A Boolean value indicating whether the server sends the requested part and not everything.
    let isPartial: Bool
    /// A Boolean value indicating whether a server between Cloud Storage and us has compressed the bytes.
    ///
    /// Length and generation are then those of other bytes.
    private let isPackedOnTheWay: Bool

    /// Reads a response head.
    ///
    /// - Throws: ``FetchError/Code/invalidResponse`` for a part without its position, and
    ///   ``FetchError/Code/checksumMismatch`` for two different checksums.
    init(_ head: HTTPResponse) throws {
        let fields = head.headerFields
        contentType = fields[.contentType]
        contentEncoding = fields[.contentEncoding].flatMap { $0.lowercased() == "identity" ? nil : $0 }
        etag = fields[.eTag]
        ownCloudChecksum = fields[.ownCloudChecksum]
        hasValidator = fields[.eTag] != nil || fields[.lastModified] != nil
        generation = fields[.generation].flatMap { WireNumber.count($0) == nil ? nil : $0 }
        let stored = fields[.storedEncoding].flatMap { $0.lowercased() == "identity" ? nil : $0 }
        isTransformed =
            fields[.transformations].map { !$0.isEmpty } ?? false
            || fields[values: .warning].contains { $0.hasPrefix("214") }
            || stored != nil && contentEncoding == nil
        isPackedOnTheWay = fields[.storedEncoding] != nil && contentEncoding != nil && stored != contentEncoding
        checksum = isTransformed || stored != contentEncoding ? nil : try Self.checksum(in: fields)
        let length = fields[.contentLength].flatMap { WireNumber.count($0) }
        let range = fields[.contentRange].flatMap { ContentRange($0) }
        if head.status == .partialContent || Self.isPart(range, ofLength: length) {
            guard let range, let bytes = range.bytes else {
                throw FetchError(.invalidResponse, "the server sends a part of the media and does not say which")
            }
            isPartial = true
            start = bytes.lowerBound
            total = range.total
        } else {
            isPartial = false
            start = 0
            let storedLength = isPackedOnTheWay ? nil : fields[.storedLength].flatMap { WireNumber.count($0) }
            total = isTransformed ? nil : length ?? storedLength
        }
    }

    /// Creates the information that an earlier download got.
    init(
        contentType: String?,
        contentEncoding: String?,
        etag: String?,
        generation: String?,
        total: Int64?,
        checksum: String?,
        ownCloudChecksum: String?,
        isTransformed: Bool
    ) {
        self.contentType = contentType
        self.contentEncoding = contentEncoding
        self.etag = etag
        self.generation = generation
        self.total = total
        self.checksum = checksum
        self.isTransformed = isTransformed
        self.ownCloudChecksum = ownCloudChecksum
        hasValidator = true
        start = 0
        isPartial = false
        isPackedOnTheWay = false  // nothing is noted of such media, unless they have an entity tag
    }

    /// The version, on which a later request can depend.
    var version: MediaVersion {
        MediaVersion(
            etag: etag.flatMap { $0.isEmpty || $0.hasPrefix("W/") ? nil : $0 },
            generation: isPackedOnTheWay ? nil : generation
        )
    }

    /// Returns `true` for a part of the media that a server sends with the status of the whole.
    ///
    /// In a 200, `Content-Range` has no meaning (RFC 9110 §14.4). Yet Google's testbench for Cloud Storage sends such
    /// parts. Its length tells a part from a whole with a stray field.
    private static func isPart(_ range: ContentRange?, ofLength length: Int64?) -> Bool {
        guard let bytes = range?.bytes, let total = range?.total, let length else { return false }
        return length < total && length == Int64(bytes.count)
    }

    /// Returns the CRC32C of `x-goog-hash: crc32c=…,md5=…`, in one header field or in several.
    ///
    /// What is not base64 of four bytes is ignored, as are other hashes.
    private static func checksum(in fields: HTTPFields) throws -> String? {
        var checksum: String?
        for value in fields[values: .googleHash] {
            for hash in value.split(separator: ",") {
                let hash = hash.drop { $0 == " " }
                guard hash.hasPrefix("crc32c="),
                    let bytes = try? JSON.Bytes(parsing: String(hash.dropFirst("crc32c=".count))),
                    bytes.bytes.count == 4
                else { continue }
                let text = JSON.Bytes(bytes.bytes).description
                guard checksum == nil || checksum == text else {
                    throw FetchError(.checksumMismatch, "the server tells two checksums of one media; try again")
                }
                checksum = text
            }
        }
        return checksum
    }
}

/// The identity of one state of the media.
struct MediaVersion: Sendable, Hashable {
    /// A strong entity tag (RFC 9110 §8.8.1).
    var etag: String?
    /// The generation of a Cloud Storage object, which has no entity tag if the server decompresses it.
    var generation: String?

    /// A Boolean value indicating whether the rest can be requested later with certainty that the version is the same.
    var isKnown: Bool { etag != nil || generation != nil }

    /// Returns `true` if parts of the two versions belong together.
    func fits(_ other: MediaVersion) -> Bool {
        if let generation, let other = other.generation { return generation == other }
        return etag != nil && etag == other.etag
    }
}

extension HTTPField.Name {
    fileprivate static let googleHash = Self.known("x-goog-hash")
    fileprivate static let ownCloudChecksum = Self.known("OC-Checksum")
    fileprivate static let generation = Self.known("x-goog-generation")
    fileprivate static let storedEncoding = Self.known("x-goog-stored-content-encoding")
    fileprivate static let storedLength = Self.known("x-goog-stored-content-length")
    fileprivate static let transformations = Self.known("X-GUploader-Response-Body-Transformations")
    fileprivate static let warning = Self.known("Warning")
}
