import AsyncFetch
import HTTPTypes

/// The conditions in the header fields of a request to an object, by the generations and entity tags that the XML API
/// shows.
struct XMLConditions: Sendable {
    /// The conditions by generation and metageneration.
    let generations: Preconditions
    private let entityTags: [String]?
    private let unwantedEntityTags: [String]?
    /// The times of `If-Modified-Since` and `If-Unmodified-Since`, in seconds since 1970.
    private let modifiedSince: Int64?
    private let unmodifiedSince: Int64?

    private static let spoken = [
        "x-goog-if-generation-match": "ifGenerationMatch", "x-goog-if-metageneration-match": "ifMetagenerationMatch",
    ]
    private static let families = ["x-goog-if-", "x-amz-if-"]

    /// Reads the conditions; throws 400 for a number that is none, and 501 for a condition that is not spoken.
    init(_ headers: HTTPFields, isRead: Bool) throws(GoogleError) {
        var parameters: [String] = []
        for field in headers {
            let name = field.name.canonicalName
            if let parameter = Self.spoken[name] {
                parameters.append("\(parameter)=\(PercentEncoding.encode(field.value))")
            } else if Self.families.contains(where: name.hasPrefix) {
                throw .notImplemented("The emulator does not speak \(name).")
            }
        }
        generations = try Preconditions(RequestTarget.Query(parameters.joined(separator: "&")[...]), [:])
        if !isRead {
            for name in [HTTPField.Name.ifModifiedSince, .ifUnmodifiedSince] where headers[name] != nil {
                throw .notImplemented("The emulator does not speak \(name.canonicalName) of changes.")
            }
        }
        entityTags = headers[.ifMatch].map(EntityTags.list)
        unwantedEntityTags = headers[.ifNoneMatch].map(EntityTags.list)
        // A date that is none is no condition, and entity tags come before dates (RFC 9110, section 13.2.2).
        unmodifiedSince = entityTags == nil ? headers[.ifUnmodifiedSince].flatMap(HTTPDate.seconds) : nil
        modifiedSince = unwantedEntityTags == nil ? headers[.ifModifiedSince].flatMap(HTTPDate.seconds) : nil
    }

    /// Returns whether a request has a condition, spoken or not.
    static func areIn(_ headers: HTTPFields) -> Bool {
        let names: Set<HTTPField.Name> = [.ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince]
        return headers.contains { field in
            names.contains(field.name) || families.contains { field.name.canonicalName.hasPrefix($0) }
        }
    }

    /// Throws 412 if a condition fails for the live object, or 304 if a read requests a newer one.
    func check(_ object: StoredObject?, isRead: Bool = false) throws(GoogleError) {
        try generations.check(object?.version ?? .absent, isRead: isRead)
        if let entityTags, !Self.matches(entityTags, object) { throw .conditionNotMet("If-Match") }
        if let unmodifiedSince, let object, object.modificationSeconds > unmodifiedSince {
            throw .conditionNotMet("If-Unmodified-Since")
        }
        if let unwantedEntityTags, Self.matches(unwantedEntityTags, object) {
            throw Self.notNew("If-None-Match", object, isRead: isRead)
        }
        if let modifiedSince, let object, object.modificationSeconds <= modifiedSince {
            throw Self.notNew("If-Modified-Since", object, isRead: isRead)
        }
    }

    private static func matches(_ tags: [String], _ object: StoredObject?) -> Bool {
        guard let object else { return false }
        return tags.contains("*") || tags.contains(object.xmlETag)
    }

    private static func notNew(_ condition: String, _ object: StoredObject?, isRead: Bool) -> GoogleError {
        var error = GoogleError.conditionNotMet(condition, code: isRead ? 304 : 412)
        if let object { error.headers[.eTag] = "\"\(object.xmlETag)\"" }
        return error
    }
}

extension StoredObject {
    /// The time of the last change, in whole seconds since 1970, as `Last-Modified` has it.
    var modificationSeconds: Int64 { (resource.microseconds("updated") ?? 0) / 1_000_000 }
}

extension IncomingRequest {
    /// The request with its `Range` if `If-Range` is missing or names the shown entity tag, and without it otherwise; a
    /// date never matches.
    func settlingRange(for object: StoredObject) -> IncomingRequest {
        guard let condition = headers[.ifRange] else { return self }
        var request = self
        request.headers[.ifRange] = nil
        // Only a strong tag says that the bytes are the same (RFC 9110, section 13.1.5).
        if condition.hasPrefix("W/") || EntityTags.list(condition) != [object.xmlETag] { request.headers[.range] = nil }
        return request
    }
}
