import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A URL that contains its own content (RFC 2397): `data:text/plain;charset=utf-8,caf%C3%A9`.
enum DataURL {
    /// Returns `true` for a URL of this scheme.
    static func isOne(_ url: String) -> Bool {
        // Work on characters costs more than the look at one byte, which tells nearly all URLs apart.
        url.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "d") && url.prefix(5).lowercased() == "data:"
    }

    /// Returns the response that a URL of this scheme contains.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` if the URL is malformed.
    static func response(_ url: String) throws -> FetchResponse {
        let rest = url.dropFirst(5).prefix { $0 != "#" }
        guard let comma = rest.firstIndex(of: ",") else { throw invalid("it has no comma") }
        var type = rest[..<comma]
        let isBase64 = type.lowercased().hasSuffix(";base64")
        if isBase64 { type = type.dropLast(";base64".count) }
        guard var bytes = PercentEncoding.bytes(of: rest[rest.index(after: comma)...]) else {
            throw invalid("a % in it is not followed by two hexadecimal digits")
        }
        if isBase64 {
            // Accepts both alphabets, padded or not.
            var text = String(decoding: bytes.lazy.map { $0 == 0x2D ? 0x2B : $0 == 0x5F ? 0x2F : $0 }, as: UTF8.self)
            while text.utf8.count % 4 != 0 { text += "=" }
            guard let data = Data(base64Encoded: text) else { throw invalid("its data is not Base64") }
            bytes = Array(data)
        }
        if type.isEmpty { type = ";charset=US-ASCII" }
        let contentType = type.first == ";" ? "text/plain\(type)" : "\(type)"
        let head = HTTPResponse(status: .ok, headerFields: [.contentType: contentType])
        return FetchResponse(head: head, body: ByteBuffer(bytes: bytes), attempts: [])
    }

    private static func invalid(_ why: String) -> FetchError {
        FetchError(.invalidRequest, "not a usable data URL: \(why)")
    }
}
