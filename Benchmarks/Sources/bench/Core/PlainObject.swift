/// An object as an application without this package declares it.
struct PlainObject: Codable, Sendable {
    struct Owner: Codable, Sendable {
        var entity: String?
        var entityId: String?
    }

    var kind: String?
    var id: String?
    var selfLink: String?
    var mediaLink: String?
    var name: String?
    var bucket: String?
    var generation: String?
    var metageneration: String?
    var componentCount: Int?
    var contentType: String?
    var storageClass: String?
    var size: String?
    var md5Hash: String?
    var crc32c: String?
    var etag: String?
    var temporaryHold: Bool?
    var owner: Owner?
    var metadata: [String: String]?
    var timeCreated: String?
    var timeStorageClassUpdated: String?
    var updated: String?
}
