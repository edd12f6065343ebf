// Hand-written in the form that the generator will emit: Cloud Storage JSON API v1.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AsyncGAPI

extension Storage {
    /// A bucket: a named container of objects.
    public struct Bucket: JSON.Model {
        /// Who may do what; only with `projection` full.
        public var acl: [BucketAccessControl]?
        /// Whether new objects get an event-based hold.
        public var defaultEventBasedHold: Swift.Bool?
        /// The version.
        public var etag: Swift.String?
        /// The name again.
        public var id: Swift.String?
        /// `storage#bucket`.
        public var kind: Swift.String?
        /// Keys and values of the user's own.
        public var labels: [Swift.String: Swift.String]?
        /// Where the objects are kept.
        public var location: Swift.String?
        /// `region`, `dual-region` or `multi-region`.
        public var locationType: Swift.String?
        /// The version of the metadata.
        public var metageneration: Swift.Int64?
        /// The name, unique in the whole world.
        public var name: Swift.String?
        /// Who made it.
        public var owner: Owner?
        /// The project that it belongs to.
        public var projectNumber: Swift.UInt64?
        /// How fast it is replicated.
        public var rpo: Swift.String?
        /// The URL of this description.
        public var selfLink: Swift.String?
        /// How new objects are kept.
        public var storageClass: Swift.String?
        /// When it was made.
        public var timeCreated: JSON.Timestamp?
        /// When it last changed.
        public var updated: JSON.Timestamp?
        /// Whether replaced objects are kept.
        public var versioning: Versioning?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .array("acl", \.acl, of: .object),
            .bool("defaultEventBasedHold", \.defaultEventBasedHold),
            .string("etag", \.etag),
            .string("id", \.id),
            .string("kind", \.kind),
            .map("labels", \.labels, of: .string),
            .string("location", \.location),
            .string("locationType", \.locationType),
            .int64("metageneration", \.metageneration),
            .string("name", \.name),
            .object("owner", \.owner),
            .uint64("projectNumber", \.projectNumber),
            .string("rpo", \.rpo),
            .string("selfLink", \.selfLink),
            .string("storageClass", \.storageClass),
            .timestamp("timeCreated", \.timeCreated),
            .timestamp("updated", \.updated),
            .object("versioning", \.versioning),
        ]

        /// Who made it.
        public struct Owner: JSON.Model {
            /// The entity.
            public var entity: Swift.String?
            /// The entity's id.
            public var entityId: Swift.String?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("entity", \.entity),
                .string("entityId", \.entityId),
            ]
        }

        /// Whether replaced objects are kept.
        public struct Versioning: JSON.Model {
            /// Whether they are.
            public var enabled: Swift.Bool?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .bool("enabled", \.enabled)
            ]
        }
    }

    /// Who may do what with a bucket.
    public struct BucketAccessControl: JSON.Model {
        /// The bucket.
        public var bucket: Swift.String?
        /// The domain of the entity.
        public var domain: Swift.String?
        /// The address of the entity.
        public var email: Swift.String?
        /// Who: `user-…`, `group-…`, `domain-…`, `allUsers`.
        public var entity: Swift.String?
        /// The entity's id.
        public var entityId: Swift.String?
        /// The version of this entry.
        public var etag: Swift.String?
        /// The entry's id.
        public var id: Swift.String?
        /// The type of this object.
        public var kind: Swift.String?
        /// The team, when the entity is one.
        public var projectTeam: ProjectTeam?
        /// What it may do: `READER`, `WRITER`, `OWNER`.
        public var role: Swift.String?
        /// The URL of this entry.
        public var selfLink: Swift.String?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket),
            .string("domain", \.domain),
            .string("email", \.email),
            .string("entity", \.entity),
            .string("entityId", \.entityId),
            .string("etag", \.etag),
            .string("id", \.id),
            .string("kind", \.kind),
            .object("projectTeam", \.projectTeam),
            .string("role", \.role),
            .string("selfLink", \.selfLink),
        ]

        /// A team of a project.
        public struct ProjectTeam: JSON.Model {
            /// The project.
            public var projectNumber: Swift.String?
            /// `editors`, `owners` or `viewers`.
            public var team: Swift.String?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("projectNumber", \.projectNumber),
                .string("team", \.team),
            ]
        }
    }

    /// A page of buckets.
    public struct Buckets: JSON.Model {
        /// The buckets.
        public var items: [Bucket]?
        /// `storage#buckets`.
        public var kind: Swift.String?
        /// The token of the next page.
        public var nextPageToken: Swift.String?
        /// Places that did not answer.
        public var unreachable: [Swift.String]?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object),
            .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken),
            .array("unreachable", \.unreachable, of: .string),
        ]
    }

    /// An object: media with a name and a description.
    public struct Object: JSON.Model {
        /// Who may do what; only with `projection` full.
        public var acl: [ObjectAccessControl]?
        /// The bucket that holds it.
        public var bucket: Swift.String?
        /// `Cache-Control` of downloads.
        public var cacheControl: Swift.String?
        /// The parts of a composed object.
        public var componentCount: Swift.Int32?
        /// `Content-Disposition` of downloads.
        public var contentDisposition: Swift.String?
        /// `Content-Encoding` of downloads.
        public var contentEncoding: Swift.String?
        /// `Content-Language` of downloads.
        public var contentLanguage: Swift.String?
        /// The media type.
        public var contentType: Swift.String?
        /// CRC32C of the media (RFC 4960 appendix B), big endian, base64.
        public var crc32c: Swift.String?
        /// A time of the user's own.
        public var customTime: JSON.Timestamp?
        /// How it is encrypted with a key of the customer.
        public var customerEncryption: CustomerEncryption?
        /// The version of media and metadata together.
        public var etag: Swift.String?
        /// Whether it may not be deleted until an event.
        public var eventBasedHold: Swift.Bool?
        /// The version of the media.
        public var generation: Swift.Int64?
        /// When a soft-deleted object goes for good.
        public var hardDeleteTime: JSON.Timestamp?
        /// `bucket/name/generation`.
        public var id: Swift.String?
        /// `storage#object`.
        public var kind: Swift.String?
        /// The key that encrypts it.
        public var kmsKeyName: Swift.String?
        /// MD5 of the media, base64.
        public var md5Hash: Swift.String?
        /// The URL of the media.
        public var mediaLink: Swift.String?
        /// Keys and values of the user's own.
        public var metadata: [Swift.String: Swift.String]?
        /// The version of the metadata within a generation.
        public var metageneration: Swift.Int64?
        /// The name within the bucket.
        public var name: Swift.String?
        /// Who made it.
        public var owner: Owner?
        /// Until when it may not be changed.
        public var retention: Retention?
        /// When the bucket's retention lets it go.
        public var retentionExpirationTime: JSON.Timestamp?
        /// The URL of this description.
        public var selfLink: Swift.String?
        /// The bytes of the media.
        public var size: Swift.UInt64?
        /// When it was soft-deleted.
        public var softDeleteTime: JSON.Timestamp?
        /// How it is kept, such as `STANDARD`.
        public var storageClass: Swift.String?
        /// Whether it may not be deleted for now.
        public var temporaryHold: Swift.Bool?
        /// When it was made.
        public var timeCreated: JSON.Timestamp?
        /// When this version was replaced or deleted.
        public var timeDeleted: JSON.Timestamp?
        /// When its media was complete.
        public var timeFinalized: JSON.Timestamp?
        /// When its storage class last changed.
        public var timeStorageClassUpdated: JSON.Timestamp?
        /// When its metadata last changed.
        public var updated: JSON.Timestamp?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .array("acl", \.acl, of: .object),
            .string("bucket", \.bucket),
            .string("cacheControl", \.cacheControl),
            .int32("componentCount", \.componentCount),
            .string("contentDisposition", \.contentDisposition),
            .string("contentEncoding", \.contentEncoding),
            .string("contentLanguage", \.contentLanguage),
            .string("contentType", \.contentType),
            .string("crc32c", \.crc32c),
            .timestamp("customTime", \.customTime),
            .object("customerEncryption", \.customerEncryption),
            .string("etag", \.etag),
            .bool("eventBasedHold", \.eventBasedHold),
            .int64("generation", \.generation),
            .timestamp("hardDeleteTime", \.hardDeleteTime),
            .string("id", \.id),
            .string("kind", \.kind),
            .string("kmsKeyName", \.kmsKeyName),
            .string("md5Hash", \.md5Hash),
            .string("mediaLink", \.mediaLink),
            .map("metadata", \.metadata, of: .string),
            .int64("metageneration", \.metageneration),
            .string("name", \.name),
            .object("owner", \.owner),
            .object("retention", \.retention),
            .timestamp("retentionExpirationTime", \.retentionExpirationTime),
            .string("selfLink", \.selfLink),
            .uint64("size", \.size),
            .timestamp("softDeleteTime", \.softDeleteTime),
            .string("storageClass", \.storageClass),
            .bool("temporaryHold", \.temporaryHold),
            .timestamp("timeCreated", \.timeCreated),
            .timestamp("timeDeleted", \.timeDeleted),
            .timestamp("timeFinalized", \.timeFinalized),
            .timestamp("timeStorageClassUpdated", \.timeStorageClassUpdated),
            .timestamp("updated", \.updated),
        ]

        /// How media is encrypted with a key of the customer.
        public struct CustomerEncryption: JSON.Model {
            /// The algorithm.
            public var encryptionAlgorithm: Swift.String?
            /// SHA-256 of the key, base64.
            public var keySha256: Swift.String?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("encryptionAlgorithm", \.encryptionAlgorithm),
                .string("keySha256", \.keySha256),
            ]
        }

        /// Who made it.
        public struct Owner: JSON.Model {
            /// The entity.
            public var entity: Swift.String?
            /// The entity's id.
            public var entityId: Swift.String?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("entity", \.entity),
                .string("entityId", \.entityId),
            ]
        }

        /// Until when an object may not be changed.
        public struct Retention: JSON.Model {
            /// `Locked` or `Unlocked`.
            public var mode: Swift.String?
            /// Until when.
            public var retainUntilTime: JSON.Timestamp?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("mode", \.mode),
                .timestamp("retainUntilTime", \.retainUntilTime),
            ]
        }
    }

    /// Who may do what with an object.
    public struct ObjectAccessControl: JSON.Model {
        /// The bucket.
        public var bucket: Swift.String?
        /// The domain of the entity.
        public var domain: Swift.String?
        /// The address of the entity.
        public var email: Swift.String?
        /// Who: `user-…`, `group-…`, `domain-…`, `allUsers`.
        public var entity: Swift.String?
        /// The entity's id.
        public var entityId: Swift.String?
        /// The version of this entry.
        public var etag: Swift.String?
        /// The version of the object.
        public var generation: Swift.Int64?
        /// The entry's id.
        public var id: Swift.String?
        /// The type of this object.
        public var kind: Swift.String?
        /// The team, when the entity is one.
        public var projectTeam: ProjectTeam?
        /// What it may do: `READER`, `WRITER`, `OWNER`.
        public var role: Swift.String?
        /// The URL of this entry.
        public var selfLink: Swift.String?
        /// The object.
        public var object: Swift.String?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket),
            .string("domain", \.domain),
            .string("email", \.email),
            .string("entity", \.entity),
            .string("entityId", \.entityId),
            .string("etag", \.etag),
            .int64("generation", \.generation),
            .string("id", \.id),
            .string("kind", \.kind),
            .object("projectTeam", \.projectTeam),
            .string("role", \.role),
            .string("selfLink", \.selfLink),
            .string("object", \.object),
        ]

        /// A team of a project.
        public struct ProjectTeam: JSON.Model {
            /// The project.
            public var projectNumber: Swift.String?
            /// `editors`, `owners` or `viewers`.
            public var team: Swift.String?
            /// Members that this version does not know, and explicit nulls.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [
                .string("projectNumber", \.projectNumber),
                .string("team", \.team),
            ]
        }
    }

    /// A page of objects.
    public struct Objects: JSON.Model {
        /// The objects.
        public var items: [Object]?
        /// `storage#objects`.
        public var kind: Swift.String?
        /// The token of the next page.
        public var nextPageToken: Swift.String?
        /// The beginnings, up to the delimiter, of names that were left out.
        public var prefixes: [Swift.String]?
        /// Members that this version does not know, and explicit nulls.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object),
            .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken),
            .array("prefixes", \.prefixes, of: .string),
        ]
    }
}
