import EmulatorServer
import AsyncFetch
import AsyncJSON
import HTTPTypes

/// The responses with stored bytes: all of them, or the part that `Range` requests.
enum MediaReply {
    /// Returns the bytes of an object; an object that is stored as gzip is decompressed for clients that do not accept
    /// gzip, as in Cloud Storage.
    ///
    /// The real service sends no entity tag for decompressed bytes. If `tellsETag` is `false`, there is none in any
    /// response.
    static func reply(
        to request: IncomingRequest,
        _ object: StoredObject,
        tellsETag: Bool = true
    ) async throws -> Reply {
        // Before anything is decompressed.
        if request.isPart { throw BatchRules.media }
        var headers = HTTPFields()
        headers[.contentType] = object.resource["contentType"]?.string
        headers[.cacheControl] = object.resource["cacheControl"]?.string ?? "no-cache, no-store, max-age=0"
        headers[.contentDisposition] = object.resource["contentDisposition"]?.string
        headers[.contentEncoding] = object.resource["contentEncoding"]?.string
        headers[.contentLanguage] = object.resource["contentLanguage"]?.string
        headers[.wireGeneration] = "\(object.generation)"
        headers[.wireMetageneration] = "\(object.metageneration)"
        headers[.wireStorageClass] = object.resource["storageClass"]?.string
        headers[.wireStoredLength] = "\(object.size)"
        headers[.wireStoredEncoding] = object.resource["contentEncoding"]?.string ?? "identity"
        // Objects that are composed of others have no MD5.
        let hashes = [("crc32c", "crc32c"), ("md5", "md5Hash")].compactMap { kind, member in
            object.resource[member]?.string.map { "\(kind)=\($0)" }
        }
        if !hashes.isEmpty { headers[.wireHash] = hashes.joined(separator: ",") }
        let isPacked = object.resource["contentEncoding"]?.string?.lowercased() == "gzip"
        let mayChange = object.resource["cacheControl"]?.string?.contains("no-transform") != true
        let takesPacked = request.headers[.acceptEncoding]?.lowercased().contains("gzip") == true
        if isPacked, mayChange, !takesPacked, object.size <= unpackedLimit,
            let count = try await object.content.unpackedCount(object.size, upTo: unpackedLimit)
        {
            headers[.contentEncoding] = nil
            headers[.wireTransformations] = "gunzipped"
            headers[.warning] = "214 UploadServer gunzipped"
            let content = Content.unpacked(object.content, packedCount: object.size)
            var reply = Reply(headers: headers, body: .content(content, 0..<count))
            reply.tellsLength = false
            return reply
        }
        return try reply(
            to: request,
            object.content,
            count: object.size,
            etag: object.etag,
            headers,
            tellsETag: tellsETag
        )
    }

    /// The most bytes that a request may have decompressed, which takes a second.
    private static let unpackedLimit: Int64 = 256 << 20

    /// Returns a response with content, the header fields that describe it, and an entity tag, which is given without
    /// quotes.
    static func reply(
        to request: IncomingRequest,
        _ content: Content,
        count: Int64,
        etag: String,
        _ headers: HTTPFields,
        tellsETag: Bool = true
    ) throws -> Reply {
        var headers = headers
        headers[.acceptRanges] = "bytes"
        if tellsETag { headers[.eTag] = "\"\(etag)\"" }
        switch ByteRange(header: rangeHeader(of: request, etag), count: count) {
        case .everything: return Reply(headers: headers, body: .content(content, 0..<count))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
            return Reply(status: .partialContent, headers: headers, body: .content(content, range))
        case .unsatisfiable:
            throw GoogleError(
                code: 416,
                reason: "requestedRangeNotSatisfiable",
                message: "There are \(count) bytes and none of the range.",
                location: ("Range", "header"),
                headers: [.contentRange: "bytes */\(count)"]
            )
        }
    }

    /// Returns the `Range` header field, unless `If-Range` names another version; a date never matches.
    private static func rangeHeader(of request: IncomingRequest, _ etag: String) -> String? {
        if let condition = request.headers[.ifRange], EntityTags.list(condition) != [etag] { return nil }
        return request.headers[.range]
    }
}
