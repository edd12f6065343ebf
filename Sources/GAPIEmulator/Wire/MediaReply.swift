import AsyncJSON
import HTTPTypes

/// Stored bytes as an answer: whole, or the part that `Range` asks for.
enum MediaReply {
    static func reply(to request: IncomingRequest, _ object: StoredObject) throws -> Reply {
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
        if let crc32c = object.resource["crc32c"]?.string, let md5 = object.resource["md5Hash"]?.string {
            headers[.wireHash] = "crc32c=\(crc32c),md5=\(md5)"
        }
        return try reply(to: request, object.content, count: object.size, etag: object.etag, headers)
    }

    /// Content with the headers that say what it is, and an entity tag without quotes.
    static func reply(
        to request: IncomingRequest,
        _ content: Content,
        count: Int64,
        etag: String,
        _ headers: HTTPFields
    ) throws -> Reply {
        var headers = headers
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = "\"\(etag)\""
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

    /// The `Range` header, unless `If-Range` names another version (a date never fits).
    private static func rangeHeader(of request: IncomingRequest, _ etag: String) -> String? {
        if let condition = request.headers[.ifRange], Preconditions.tags(condition) != [etag] { return nil }
        return request.headers[.range]
    }
}
