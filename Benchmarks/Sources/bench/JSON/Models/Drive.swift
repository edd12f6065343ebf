import AsyncJSON

/// Models of the files of Drive v3, as a generator would write them.
enum Drive {
    struct User: JSON.Model {
        var kind: String?
        var displayName: String?
        var photoLink: String?
        var me: Bool?
        var permissionId: String?
        var emailAddress: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("displayName", \.displayName),
            .string("photoLink", \.photoLink),
            .bool("me", \.me),
            .string("permissionId", \.permissionId),
            .string("emailAddress", \.emailAddress),
        ]
    }

    struct Capabilities: JSON.Model {
        var canAcceptOwnership: Bool?
        var canAddChildren: Bool?
        var canAddMyDriveParent: Bool?
        var canChangeCopyRequiresWriterPermission: Bool?
        var canComment: Bool?
        var canCopy: Bool?
        var canDelete: Bool?
        var canDownload: Bool?
        var canEdit: Bool?
        var canListChildren: Bool?
        var canModifyContent: Bool?
        var canModifyLabels: Bool?
        var canMoveItemIntoTeamDrive: Bool?
        var canMoveItemOutOfDrive: Bool?
        var canReadLabels: Bool?
        var canReadRevisions: Bool?
        var canRemoveChildren: Bool?
        var canRename: Bool?
        var canShare: Bool?
        var canTrash: Bool?
        var canUntrash: Bool?
        var canMoveChildrenWithinDrive: Bool?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .bool("canAcceptOwnership", \.canAcceptOwnership),
            .bool("canAddChildren", \.canAddChildren),
            .bool("canAddMyDriveParent", \.canAddMyDriveParent),
            .bool("canChangeCopyRequiresWriterPermission", \.canChangeCopyRequiresWriterPermission),
            .bool("canComment", \.canComment),
            .bool("canCopy", \.canCopy),
            .bool("canDelete", \.canDelete),
            .bool("canDownload", \.canDownload),
            .bool("canEdit", \.canEdit),
            .bool("canListChildren", \.canListChildren),
            .bool("canModifyContent", \.canModifyContent),
            .bool("canModifyLabels", \.canModifyLabels),
            .bool("canMoveItemIntoTeamDrive", \.canMoveItemIntoTeamDrive),
            .bool("canMoveItemOutOfDrive", \.canMoveItemOutOfDrive),
            .bool("canReadLabels", \.canReadLabels),
            .bool("canReadRevisions", \.canReadRevisions),
            .bool("canRemoveChildren", \.canRemoveChildren),
            .bool("canRename", \.canRename),
            .bool("canShare", \.canShare),
            .bool("canTrash", \.canTrash),
            .bool("canUntrash", \.canUntrash),
            .bool("canMoveChildrenWithinDrive", \.canMoveChildrenWithinDrive),
        ]
    }

    struct Permission: JSON.Model {
        var id: String?
        var type: String?
        var kind: String?
        var role: String?
        var emailAddress: String?
        var displayName: String?
        var deleted: Bool?
        var pendingOwner: Bool?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id),
            .string("type", \.type),
            .string("kind", \.kind),
            .string("role", \.role),
            .string("emailAddress", \.emailAddress),
            .string("displayName", \.displayName),
            .bool("deleted", \.deleted),
            .bool("pendingOwner", \.pendingOwner),
        ]
    }

    struct ContentHints: JSON.Model {
        var indexableText: String?
        var snippet: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("indexableText", \.indexableText),
            .string("snippet", \.snippet),
        ]
    }

    struct ImageMetadata: JSON.Model {
        var width: Int32?
        var height: Int32?
        var rotation: Int32?
        var aperture: Float?
        var time: String?
        var cameraModel: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .int32("width", \.width),
            .int32("height", \.height),
            .int32("rotation", \.rotation),
            .float("aperture", \.aperture),
            .string("time", \.time),
            .string("cameraModel", \.cameraModel),
        ]
    }

    struct VideoMetadata: JSON.Model {
        var width: Int32?
        var height: Int32?
        var durationMillis: Int64?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .int32("width", \.width),
            .int32("height", \.height),
            .int64("durationMillis", \.durationMillis),
        ]
    }

    struct File: JSON.Model {
        var kind: String?
        var id: String?
        var name: String?
        var mimeType: String?
        var description: String?
        var starred: Bool?
        var trashed: Bool?
        var parents: [String]?
        var spaces: [String]?
        var version: Int64?
        var webContentLink: String?
        var webViewLink: String?
        var iconLink: String?
        var hasThumbnail: Bool?
        var thumbnailLink: String?
        var thumbnailVersion: Int64?
        var viewedByMe: Bool?
        var viewedByMeTime: JSON.Timestamp?
        var createdTime: JSON.Timestamp?
        var modifiedTime: JSON.Timestamp?
        var modifiedByMeTime: JSON.Timestamp?
        var modifiedByMe: Bool?
        var sharedWithMeTime: JSON.Timestamp?
        var owners: [User]?
        var lastModifyingUser: User?
        var shared: Bool?
        var ownedByMe: Bool?
        var capabilities: Capabilities?
        var copyRequiresWriterPermission: Bool?
        var writersCanShare: Bool?
        var permissions: [Permission]?
        var permissionIds: [String]?
        var originalFilename: String?
        var fullFileExtension: String?
        var fileExtension: String?
        var md5Checksum: String?
        var sha1Checksum: String?
        var sha256Checksum: String?
        var size: Int64?
        var quotaBytesUsed: Int64?
        var headRevisionId: String?
        var contentHints: ContentHints?
        var imageMediaMetadata: ImageMetadata?
        var videoMediaMetadata: VideoMetadata?
        var isAppAuthorized: Bool?
        var appProperties: [String: String]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("id", \.id),
            .string("name", \.name),
            .string("mimeType", \.mimeType),
            .string("description", \.description),
            .bool("starred", \.starred),
            .bool("trashed", \.trashed),
            .array("parents", \.parents, of: .string),
            .array("spaces", \.spaces, of: .string),
            .int64("version", \.version),
            .string("webContentLink", \.webContentLink),
            .string("webViewLink", \.webViewLink),
            .string("iconLink", \.iconLink),
            .bool("hasThumbnail", \.hasThumbnail),
            .string("thumbnailLink", \.thumbnailLink),
            .int64("thumbnailVersion", \.thumbnailVersion),
            .bool("viewedByMe", \.viewedByMe),
            .timestamp("viewedByMeTime", \.viewedByMeTime),
            .timestamp("createdTime", \.createdTime),
            .timestamp("modifiedTime", \.modifiedTime),
            .timestamp("modifiedByMeTime", \.modifiedByMeTime),
            .bool("modifiedByMe", \.modifiedByMe),
            .timestamp("sharedWithMeTime", \.sharedWithMeTime),
            .array("owners", \.owners, of: .object),
            .object("lastModifyingUser", \.lastModifyingUser),
            .bool("shared", \.shared),
            .bool("ownedByMe", \.ownedByMe),
            .object("capabilities", \.capabilities),
            .bool("copyRequiresWriterPermission", \.copyRequiresWriterPermission),
            .bool("writersCanShare", \.writersCanShare),
            .array("permissions", \.permissions, of: .object),
            .array("permissionIds", \.permissionIds, of: .string),
            .string("originalFilename", \.originalFilename),
            .string("fullFileExtension", \.fullFileExtension),
            .string("fileExtension", \.fileExtension),
            .string("md5Checksum", \.md5Checksum),
            .string("sha1Checksum", \.sha1Checksum),
            .string("sha256Checksum", \.sha256Checksum),
            .int64("size", \.size),
            .int64("quotaBytesUsed", \.quotaBytesUsed),
            .string("headRevisionId", \.headRevisionId),
            .object("contentHints", \.contentHints),
            .object("imageMediaMetadata", \.imageMediaMetadata),
            .object("videoMediaMetadata", \.videoMediaMetadata),
            .bool("isAppAuthorized", \.isAppAuthorized),
            .map("appProperties", \.appProperties, of: .string),
        ]
    }

    struct FileList: JSON.Model {
        var kind: String?
        var nextPageToken: String?
        var incompleteSearch: Bool?
        var files: [File]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken),
            .bool("incompleteSearch", \.incompleteSearch),
            .array("files", \.files, of: .object),
        ]
    }
}
