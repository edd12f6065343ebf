import HTTPTypes

/// The entity tags in conditions of requests to JSON services, without quotes and without the mark of weak tags.
enum EntityTags {
    /// Returns the entity tags of a header field.
    static func list(_ header: String) -> [String] {
        header.split(separator: ",").map { tag in
            var tag = tag.drop { $0 == " " }
            if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
            return String(tag.filter { $0 != "\"" && $0 != " " })
        }
    }

    /// Throws 412 if a request is for another version of a resource than the one with this entity tag.
    static func checkIfMatch(_ headers: HTTPFields, _ etag: String) throws(GoogleError) {
        guard let tags = headers[.ifMatch].map(list) else { return }
        guard tags.contains("*") || tags.contains(etag) else { throw .conditionNotMet("If-Match") }
    }
}
