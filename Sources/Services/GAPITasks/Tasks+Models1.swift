// Generated from tasks:v1, revision 20261101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Tasks {
    public struct AssignmentInfo: JSON.Model {
        /// Read-only.
        public var driveResourceInfo: DriveResourceInfo?
        /// Read-only.
        public var linkToTask: Swift.String?
        /// Read-only.
        public var spaceInfo: SpaceInfo?
        /// Read-only.
        public var surfaceType: SurfaceType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("driveResourceInfo", \.driveResourceInfo), .string("linkToTask", \.linkToTask),
            .object("spaceInfo", \.spaceInfo), .enumeration("surfaceType", \.surfaceType)
        ]

        /// Read-only.
        public typealias SurfaceType = JSON.OpenEnumeration<SurfaceType_Values>
        public enum SurfaceType_Values {}
    }

    public struct DriveResourceInfo: JSON.Model {
        /// Read-only.
        public var driveFileId: Swift.String?
        /// Read-only.
        public var resourceKey: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("driveFileId", \.driveFileId), .string("resourceKey", \.resourceKey)
        ]
    }

    public struct SpaceInfo: JSON.Model {
        /// Read-only.
        public var space: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("space", \.space)
        ]
    }

    public struct Task: JSON.Model {
        /// Read-only.
        public var assignmentInfo: AssignmentInfo?
        public var completed: Swift.String?
        public var deleted: Swift.Bool?
        public var due: Swift.String?
        public var etag: Swift.String?
        public var hidden: Swift.Bool?
        public var id: Swift.String?
        /// Read-only.
        public var kind: Swift.String?
        /// Read-only.
        public var links: [Links]?
        public var notes: Swift.String?
        /// Read-only.
        public var parent: Swift.String?
        /// Read-only.
        public var position: Swift.String?
        /// Read-only.
        public var selfLink: Swift.String?
        public var status: Swift.String?
        public var title: Swift.String?
        /// Read-only.
        public var updated: Swift.String?
        /// Read-only.
        public var webViewLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("assignmentInfo", \.assignmentInfo), .string("completed", \.completed), .bool("deleted", \.deleted),
            .string("due", \.due), .string("etag", \.etag), .bool("hidden", \.hidden), .string("id", \.id),
            .string("kind", \.kind), .array("links", \.links, of: .object), .string("notes", \.notes),
            .string("parent", \.parent), .string("position", \.position), .string("selfLink", \.selfLink),
            .string("status", \.status), .string("title", \.title), .string("updated", \.updated),
            .string("webViewLink", \.webViewLink)
        ]

        public struct Links: JSON.Model {
            public var description: Swift.String?
            public var link: Swift.String?
            public var type: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("description", \.description), .string("link", \.link), .string("type", \.type)
            ]
        }
    }

    public struct TaskList: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        /// Read-only.
        public var kind: Swift.String?
        /// Read-only.
        public var selfLink: Swift.String?
        public var title: Swift.String?
        /// Read-only.
        public var updated: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .string("selfLink", \.selfLink),
            .string("title", \.title), .string("updated", \.updated)
        ]
    }

    public struct TaskLists: JSON.Model {
        public var etag: Swift.String?
        public var items: [TaskList]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Tasks: JSON.Model {
        public var etag: Swift.String?
        public var items: [Task]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken)
        ]
    }
}

extension JSON.OpenEnumeration<Tasks.AssignmentInfo.SurfaceType_Values> {
    public static var contextTypeUnspecified: Self { "CONTEXT_TYPE_UNSPECIFIED" }
    public static var gmail: Self { "GMAIL" }
    public static var document: Self { "DOCUMENT" }
    public static var space: Self { "SPACE" }
}
