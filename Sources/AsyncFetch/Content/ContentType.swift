/// The values of `Content-Type`, as far as their names tell about a body.
enum ContentType {
    /// Returns the media type without parameters: `text/html` of `Text/HTML; charset=utf-8`.
    static func essence(of contentType: String) -> String {
        guard contentType.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(contentType.lowercased().prefix { $0 != ";" && $0 != " " })
        }
        let type = contentType.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        return String(Substring(type)).inLowerCase
    }

    /// Returns `true` if bodies of a media type are text, in any encoding.
    static func isText(_ type: String) -> Bool {
        if type.hasPrefix("text/") || type == "application/json" || type == "application/x-www-form-urlencoded" {
            return true
        }
        guard type.utf8.allSatisfy({ $0 < 0x80 }) else {
            return ["json", "xml", "javascript", "graphql", "yaml"].contains { type.contains($0) }
        }
        return Array(type.utf8).withUnsafeBufferPointer { bytes in
            let bytes = TextBytes(bytes)
            let parts: [StaticString] = ["json", "xml", "javascript", "graphql", "yaml"]
            return parts.contains { part in (0..<bytes.count).contains { bytes.holds(part, at: $0) } }
        }
    }
}
