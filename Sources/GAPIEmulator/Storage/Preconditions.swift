import AsyncJSON
import HTTPTypes

/// The version of an object, with which preconditions are compared.
struct Version: Sendable, Equatable {
    /// The generation; 0 if there is no such object.
    var generation: Int64
    var metageneration: Int64
    /// The entity tag without quotes; empty if there is no such object.
    var etag: String

    static let absent = Version(generation: 0, metageneration: 0, etag: "")
}

extension JSON.Value {
    /// Returns a 64-bit member of a client; `nil` if it is missing or `null`.
    ///
    /// Throws Google's 400 for other values.
    func integer(_ name: String) throws(GoogleError) -> Int64? {
        guard let member = self[name], !member.isNull else { return nil }
        guard let number = int64(name) else { throw .invalid(name, "is not a whole number") }
        return number
    }
}

extension StoredObject {
    var version: Version { Version(generation: generation, metageneration: metageneration, etag: etag) }
}

/// The preconditions of a request.
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

    /// Reads the `ifSource…Match` parameters, which are about the source of a copy.
    init(source query: RequestTarget.Query) throws(GoogleError) {
        generationMatch = try query.integer("ifSourceGenerationMatch")
        generationNotMatch = try query.integer("ifSourceGenerationNotMatch")
        metagenerationMatch = try query.integer("ifSourceMetagenerationMatch")
        metagenerationNotMatch = try query.integer("ifSourceMetagenerationNotMatch")
    }

    /// Reads the preconditions of a source in the body of a request to compose objects; throws Google's 400 for an
    /// invalid number.
    init(source: JSON.Value) throws(GoogleError) {
        generationMatch = try source["objectPreconditions"]?.integer("ifGenerationMatch")
    }

    /// Reads the `if…Match` parameters, `If-Match` and `If-None-Match`; throws Google's 400 for an invalid number.
    init(_ query: RequestTarget.Query, _ headers: HTTPFields) throws(GoogleError) {
        generationMatch = try query.integer("ifGenerationMatch")
        generationNotMatch = try query.integer("ifGenerationNotMatch")
        metagenerationMatch = try query.integer("ifMetagenerationMatch")
        metagenerationNotMatch = try query.integer("ifMetagenerationNotMatch")
        entityTags = headers[.ifMatch].map(EntityTags.list)
        unwantedEntityTags = headers[.ifNoneMatch].map(EntityTags.list)
    }

    /// Throws 412 if a precondition fails, or 304 if a read requests a newer version than the current one.
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

    private static func matches(_ tags: [String], _ version: Version) -> Bool {
        version != .absent && tags.contains { $0 == "*" || $0 == version.etag }
    }
}
