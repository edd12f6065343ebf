import HTTPTypes

/// What a precondition is compared with.
struct Version: Sendable, Equatable {
    /// 0 when there is no such object.
    var generation: Int64
    var metageneration: Int64
    /// Without quotes; empty when there is no such object.
    var etag: String

    static let absent = Version(generation: 0, metageneration: 0, etag: "")
}

extension StoredObject {
    var version: Version { Version(generation: generation, metageneration: metageneration, etag: etag) }
}

/// The conditions under which a request is to be done.
struct Preconditions: Sendable {
    private var generationMatch: Int64?
    private var generationNotMatch: Int64?
    private var metagenerationMatch: Int64?
    private var metagenerationNotMatch: Int64?
    private var entityTags: [String]?
    private var unwantedEntityTags: [String]?

    /// No conditions.
    static let none = Preconditions()

    private init() {}

    /// Reads `if…Match` parameters, `If-Match` and `If-None-Match`; throws Google's 400 when a number is none.
    init(_ query: RequestTarget.Query, _ headers: HTTPFields) throws(GoogleError) {
        generationMatch = try query.integer("ifGenerationMatch")
        generationNotMatch = try query.integer("ifGenerationNotMatch")
        metagenerationMatch = try query.integer("ifMetagenerationMatch")
        metagenerationNotMatch = try query.integer("ifMetagenerationNotMatch")
        entityTags = headers[.ifMatch].map(Self.tags)
        unwantedEntityTags = headers[.ifNoneMatch].map(Self.tags)
    }

    /// Throws 412, or 304 where a read asks for something newer than what there is.
    func check(_ version: Version, isRead: Bool = false) throws(GoogleError) {
        if let wanted = generationMatch, wanted != version.generation { throw .conditionNotMet("ifGenerationMatch") }
        if let wanted = metagenerationMatch, wanted != version.metageneration {
            throw .conditionNotMet("ifMetagenerationMatch")
        }
        if let tags = entityTags, !Self.matches(tags, version) { throw .conditionNotMet("If-Match") }
        let code = isRead ? 304 : 412
        if let unwanted = generationNotMatch, unwanted == version.generation {
            throw .conditionNotMet("ifGenerationNotMatch", code: code)
        }
        if let unwanted = metagenerationNotMatch, unwanted == version.metageneration {
            throw .conditionNotMet("ifMetagenerationNotMatch", code: code)
        }
        if let tags = unwantedEntityTags, Self.matches(tags, version) {
            throw .conditionNotMet("If-None-Match", code: code)
        }
    }

    /// The entity tags of a header, without quotes and without the mark of a weak one.
    static func tags(_ header: String) -> [String] {
        header.split(separator: ",").map { tag in
            var tag = tag.drop { $0 == " " }
            if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
            return String(tag.filter { $0 != "\"" && $0 != " " })
        }
    }

    private static func matches(_ tags: [String], _ version: Version) -> Bool {
        version != .absent && tags.contains { $0 == "*" || $0 == version.etag }
    }
}
