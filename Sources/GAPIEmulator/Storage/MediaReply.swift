import AsyncJSON
import HTTPTypes

/// The bytes of an object as an answer: whole, or the part that `Range` asks for.
enum MediaReply {
    static func reply(to request: IncomingRequest, _ object: StoredObject) throws -> Reply {
        var headers = HTTPFields()
        headers[.contentType] = object.resource["contentType"]?.string
        headers[.cacheControl] = object.resource["cacheControl"]?.string ?? "no-cache, no-store, max-age=0"
        headers[.contentDisposition] = object.resource["contentDisposition"]?.string
        headers[.contentEncoding] = object.resource["contentEncoding"]?.string
        headers[.contentLanguage] = object.resource["contentLanguage"]?.string
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = "\"\(object.etag)\""
        headers[.wireGeneration] = "\(object.generation)"
        headers[.wireMetageneration] = "\(object.metageneration)"
        headers[.wireStorageClass] = object.resource["storageClass"]?.string
        headers[.wireStoredLength] = "\(object.size)"
        headers[.wireStoredEncoding] = object.resource["contentEncoding"]?.string ?? "identity"
        if let crc32c = object.resource["crc32c"]?.string, let md5 = object.resource["md5Hash"]?.string {
            headers[.wireHash] = "crc32c=\(crc32c),md5=\(md5)"
        }
        switch ByteRange(header: rangeHeader(of: request, object), count: object.size) {
        case .everything: return Reply(headers: headers, body: .content(object.content, 0..<object.size))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(object.size)"
            return Reply(status: .partialContent, headers: headers, body: .content(object.content, range))
        case .unsatisfiable:
            throw GoogleError(
                code: 416,
                reason: "requestedRangeNotSatisfiable",
                message: "The object has \(object.size) bytes and none of the range.",
                location: ("Range", "header"),
                headers: [.contentRange: "bytes */\(object.size)"]
            )
        }
    }

    /// The `Range` header, unless `If-Range` names another version (a date never fits).
    private static func rangeHeader(of request: IncomingRequest, _ object: StoredObject) -> String? {
        if let condition = request.headers[.ifRange], Preconditions.tags(condition) != [object.etag] { return nil }
        return request.headers[.range]
    }
}
