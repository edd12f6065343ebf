/// The values of `Content-Type`, as far as their names tell about a body.
enum ContentType {
    /// Returns the media type without parameters: `text/html` of `Text/HTML; charset=utf-8`.
    static func essence(of contentType: String) -> String {
        String(contentType.lowercased().prefix { $0 != ";" && $0 != " " })
    }

    /// Returns `true` if bodies of a media type are text, in any encoding.
    static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/") || type == "application/x-www-form-urlencoded"
            || ["json", "xml", "javascript", "graphql", "yaml"].contains { type.contains($0) }
    }
}
