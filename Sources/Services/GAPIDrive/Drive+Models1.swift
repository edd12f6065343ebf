// Generated from drive:v3, revision 20261106, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Drive {
    public struct About: JSON.Model {
        public var appInstalled: Swift.Bool?
        public var canCreateDrives: Swift.Bool?
        /// Deprecated.
        public var canCreateTeamDrives: Swift.Bool?
        public var driveThemes: [DriveThemes]?
        public var exportFormats: [Swift.String: [Swift.String]]?
        public var folderColorPalette: [Swift.String]?
        public var importFormats: [Swift.String: [Swift.String]]?
        public var kind: Swift.String?
        public var maxImportSizes: [Swift.String: Swift.Int64]?
        public var maxUploadSize: Swift.Int64?
        public var storageQuota: StorageQuota?
        /// Deprecated.
        public var teamDriveThemes: [TeamDriveThemes]?
        public var user: User?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("appInstalled", \.appInstalled), .bool("canCreateDrives", \.canCreateDrives),
            .bool("canCreateTeamDrives", \.canCreateTeamDrives), .array("driveThemes", \.driveThemes, of: .object),
            .map("exportFormats", \.exportFormats, of: .array(.string)),
            .array("folderColorPalette", \.folderColorPalette, of: .string),
            .map("importFormats", \.importFormats, of: .array(.string)), .string("kind", \.kind),
            .map("maxImportSizes", \.maxImportSizes, of: .int64), .int64("maxUploadSize", \.maxUploadSize),
            .object("storageQuota", \.storageQuota), .array("teamDriveThemes", \.teamDriveThemes, of: .object),
            .object("user", \.user)
        ]

        public struct DriveThemes: JSON.Model {
            public var backgroundImageLink: Swift.String?
            public var colorRgb: Swift.String?
            public var id: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("backgroundImageLink", \.backgroundImageLink), .string("colorRgb", \.colorRgb),
                .string("id", \.id)
            ]
        }

        public struct StorageQuota: JSON.Model {
            public var limit: Swift.Int64?
            public var usage: Swift.Int64?
            public var usageInDrive: Swift.Int64?
            public var usageInDriveTrash: Swift.Int64?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .int64("limit", \.limit), .int64("usage", \.usage), .int64("usageInDrive", \.usageInDrive),
                .int64("usageInDriveTrash", \.usageInDriveTrash)
            ]
        }

        public struct TeamDriveThemes: JSON.Model {
            /// Deprecated.
            public var backgroundImageLink: Swift.String?
            /// Deprecated.
            public var colorRgb: Swift.String?
            /// Deprecated.
            public var id: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("backgroundImageLink", \.backgroundImageLink), .string("colorRgb", \.colorRgb),
                .string("id", \.id)
            ]
        }
    }

    public struct AccessProposal: JSON.Model {
        public var createTime: JSON.Timestamp?
        public var fileId: Swift.String?
        public var proposalId: Swift.String?
        public var recipientEmailAddress: Swift.String?
        public var requestMessage: Swift.String?
        public var requesterEmailAddress: Swift.String?
        public var rolesAndViews: [AccessProposalRoleAndView]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("createTime", \.createTime), .string("fileId", \.fileId), .string("proposalId", \.proposalId),
            .string("recipientEmailAddress", \.recipientEmailAddress), .string("requestMessage", \.requestMessage),
            .string("requesterEmailAddress", \.requesterEmailAddress),
            .array("rolesAndViews", \.rolesAndViews, of: .object)
        ]
    }

    public struct AccessProposalRoleAndView: JSON.Model {
        public var role: Swift.String?
        public var view: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("role", \.role), .string("view", \.view)
        ]
    }

    public struct AddReviewer: JSON.Model {
        public var addedReviewerEmail: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("addedReviewerEmail", \.addedReviewerEmail)
        ]
    }

    public struct App: JSON.Model {
        public var authorized: Swift.Bool?
        public var createInFolderTemplate: Swift.String?
        public var createUrl: Swift.String?
        public var hasDriveWideScope: Swift.Bool?
        public var icons: [AppIcons]?
        public var id: Swift.String?
        public var installed: Swift.Bool?
        public var kind: Swift.String?
        public var longDescription: Swift.String?
        public var name: Swift.String?
        public var objectType: Swift.String?
        public var openUrlTemplate: Swift.String?
        public var primaryFileExtensions: [Swift.String]?
        public var primaryMimeTypes: [Swift.String]?
        public var productId: Swift.String?
        public var productUrl: Swift.String?
        public var secondaryFileExtensions: [Swift.String]?
        public var secondaryMimeTypes: [Swift.String]?
        public var shortDescription: Swift.String?
        public var supportsCreate: Swift.Bool?
        public var supportsImport: Swift.Bool?
        public var supportsMultiOpen: Swift.Bool?
        public var supportsOfflineCreate: Swift.Bool?
        public var useByDefault: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("authorized", \.authorized), .string("createInFolderTemplate", \.createInFolderTemplate),
            .string("createUrl", \.createUrl), .bool("hasDriveWideScope", \.hasDriveWideScope),
            .array("icons", \.icons, of: .object), .string("id", \.id), .bool("installed", \.installed),
            .string("kind", \.kind), .string("longDescription", \.longDescription), .string("name", \.name),
            .string("objectType", \.objectType), .string("openUrlTemplate", \.openUrlTemplate),
            .array("primaryFileExtensions", \.primaryFileExtensions, of: .string),
            .array("primaryMimeTypes", \.primaryMimeTypes, of: .string), .string("productId", \.productId),
            .string("productUrl", \.productUrl),
            .array("secondaryFileExtensions", \.secondaryFileExtensions, of: .string),
            .array("secondaryMimeTypes", \.secondaryMimeTypes, of: .string),
            .string("shortDescription", \.shortDescription), .bool("supportsCreate", \.supportsCreate),
            .bool("supportsImport", \.supportsImport), .bool("supportsMultiOpen", \.supportsMultiOpen),
            .bool("supportsOfflineCreate", \.supportsOfflineCreate), .bool("useByDefault", \.useByDefault)
        ]
    }

    public struct AppIcons: JSON.Model {
        public var category: Swift.String?
        public var iconUrl: Swift.String?
        public var size: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("category", \.category), .string("iconUrl", \.iconUrl), .int32("size", \.size)
        ]
    }

    public struct AppList: JSON.Model {
        public var defaultAppIds: [Swift.String]?
        public var items: [App]?
        public var kind: Swift.String?
        public var selfLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("defaultAppIds", \.defaultAppIds, of: .string), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("selfLink", \.selfLink)
        ]
    }

    public struct Approval: JSON.Model {
        public var approvalId: Swift.String?
        public var approvedRevisionId: Swift.String?
        public var completeTime: JSON.Timestamp?
        public var createTime: JSON.Timestamp?
        public var dueTime: JSON.Timestamp?
        public var fileContentChangeBehavior: FileContentChangeBehavior?
        public var initiator: User?
        public var kind: Swift.String?
        public var modifyTime: JSON.Timestamp?
        public var reviewerResponses: [ReviewerResponse]?
        public var status: Status?
        public var targetFileId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("approvalId", \.approvalId), .string("approvedRevisionId", \.approvedRevisionId),
            .timestamp("completeTime", \.completeTime), .timestamp("createTime", \.createTime),
            .timestamp("dueTime", \.dueTime), .enumeration("fileContentChangeBehavior", \.fileContentChangeBehavior),
            .object("initiator", \.initiator), .string("kind", \.kind), .timestamp("modifyTime", \.modifyTime),
            .array("reviewerResponses", \.reviewerResponses, of: .object), .enumeration("status", \.status),
            .string("targetFileId", \.targetFileId)
        ]

        public typealias FileContentChangeBehavior = JSON.OpenEnumeration<FileContentChangeBehavior_Values>
        public enum FileContentChangeBehavior_Values {}

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct ApprovalList: JSON.Model {
        public var items: [Approval]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ApproveApprovalRequest: JSON.Model {
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message)
        ]
    }

    public struct BackgroundImageFile: JSON.Model {
        public var id: Swift.String?
        public var width: Swift.Float?
        public var xCoordinate: Swift.Float?
        public var yCoordinate: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .float("width", \.width), .float("xCoordinate", \.xCoordinate),
            .float("yCoordinate", \.yCoordinate)
        ]
    }

    public struct CancelApprovalRequest: JSON.Model {
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message)
        ]
    }

    public struct Change: JSON.Model {
        public var changeType: Swift.String?
        @JSON.Boxed public var drive: Drive?
        public var driveId: Swift.String?
        @JSON.Boxed public var file: File?
        public var fileId: Swift.String?
        public var kind: Swift.String?
        public var removed: Swift.Bool?
        /// Deprecated.
        @JSON.Boxed public var teamDrive: TeamDrive?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var time: JSON.Timestamp?
        /// Deprecated.
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("changeType", \.changeType), .boxed("drive", \.drive, \._drive), .string("driveId", \.driveId),
            .boxed("file", \.file, \._file), .string("fileId", \.fileId), .string("kind", \.kind),
            .bool("removed", \.removed), .boxed("teamDrive", \.teamDrive, \._teamDrive),
            .string("teamDriveId", \.teamDriveId), .timestamp("time", \.time), .string("type", \.type)
        ]
    }

    public struct ChangeList: JSON.Model {
        public var changes: [Change]?
        public var kind: Swift.String?
        public var newStartPageToken: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("changes", \.changes, of: .object), .string("kind", \.kind),
            .string("newStartPageToken", \.newStartPageToken), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Channel: JSON.Model {
        public var address: Swift.String?
        public var expiration: Swift.Int64?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var params: [Swift.String: Swift.String]?
        public var payload: Swift.Bool?
        public var resourceId: Swift.String?
        public var resourceUri: Swift.String?
        public var token: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("address", \.address), .int64("expiration", \.expiration), .string("id", \.id),
            .string("kind", \.kind), .map("params", \.params, of: .string), .bool("payload", \.payload),
            .string("resourceId", \.resourceId), .string("resourceUri", \.resourceUri), .string("token", \.token),
            .string("type", \.type)
        ]
    }

    public struct ClientEncryptionDetails: JSON.Model {
        public var decryptionMetadata: DecryptionMetadata?
        public var encryptionState: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("decryptionMetadata", \.decryptionMetadata), .string("encryptionState", \.encryptionState)
        ]
    }

    public struct Comment: JSON.Model {
        public var anchor: Swift.String?
        /// Read-only.
        public var assigneeEmailAddress: Swift.String?
        public var author: User?
        public var content: Swift.String?
        public var createdTime: JSON.Timestamp?
        public var deleted: Swift.Bool?
        public var htmlContent: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        /// Read-only.
        public var mentionedEmailAddresses: [Swift.String]?
        public var modifiedTime: JSON.Timestamp?
        public var quotedFileContent: QuotedFileContent?
        public var replies: [Reply]?
        public var resolved: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("anchor", \.anchor), .string("assigneeEmailAddress", \.assigneeEmailAddress),
            .object("author", \.author), .string("content", \.content), .timestamp("createdTime", \.createdTime),
            .bool("deleted", \.deleted), .string("htmlContent", \.htmlContent), .string("id", \.id),
            .string("kind", \.kind), .array("mentionedEmailAddresses", \.mentionedEmailAddresses, of: .string),
            .timestamp("modifiedTime", \.modifiedTime), .object("quotedFileContent", \.quotedFileContent),
            .array("replies", \.replies, of: .object), .bool("resolved", \.resolved)
        ]

        public struct QuotedFileContent: JSON.Model {
            public var mimeType: Swift.String?
            public var value: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("mimeType", \.mimeType), .string("value", \.value)
            ]
        }
    }

    public struct CommentApprovalRequest: JSON.Model {
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message)
        ]
    }

    public struct CommentList: JSON.Model {
        public var comments: [Comment]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("comments", \.comments, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ContentRestriction: JSON.Model {
        public var ownerRestricted: Swift.Bool?
        public var readOnly: Swift.Bool?
        public var reason: Swift.String?
        public var restrictingUser: User?
        public var restrictionTime: JSON.Timestamp?
        public var systemRestricted: Swift.Bool?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("ownerRestricted", \.ownerRestricted), .bool("readOnly", \.readOnly), .string("reason", \.reason),
            .object("restrictingUser", \.restrictingUser), .timestamp("restrictionTime", \.restrictionTime),
            .bool("systemRestricted", \.systemRestricted), .string("type", \.type)
        ]
    }

    public struct DeclineApprovalRequest: JSON.Model {
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message)
        ]
    }

    public struct DecryptionMetadata: JSON.Model {
        public var aes256GcmChunkSize: Swift.String?
        public var encryptionResourceKeyHash: Swift.String?
        public var jwt: Swift.String?
        public var kaclsId: Swift.Int64?
        public var kaclsName: Swift.String?
        public var keyFormat: Swift.String?
        public var wrappedKey: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("aes256GcmChunkSize", \.aes256GcmChunkSize),
            .string("encryptionResourceKeyHash", \.encryptionResourceKeyHash), .string("jwt", \.jwt),
            .int64("kaclsId", \.kaclsId), .string("kaclsName", \.kaclsName), .string("keyFormat", \.keyFormat),
            .string("wrappedKey", \.wrappedKey)
        ]
    }

    public struct DownloadRestriction: JSON.Model {
        public var restrictedForReaders: Swift.Bool?
        public var restrictedForWriters: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("restrictedForReaders", \.restrictedForReaders), .bool("restrictedForWriters", \.restrictedForWriters)
        ]
    }

    public struct DownloadRestrictionsMetadata: JSON.Model {
        public var effectiveDownloadRestrictionWithContext: DownloadRestriction?
        public var itemDownloadRestriction: DownloadRestriction?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("effectiveDownloadRestrictionWithContext", \.effectiveDownloadRestrictionWithContext),
            .object("itemDownloadRestriction", \.itemDownloadRestriction)
        ]
    }

    public struct Drive: JSON.Model {
        public var backgroundImageFile: BackgroundImageFile?
        public var backgroundImageLink: Swift.String?
        public var capabilities: Capabilities?
        public var colorRgb: Swift.String?
        public var createdTime: JSON.Timestamp?
        public var hidden: Swift.Bool?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var name: Swift.String?
        public var orgUnitId: Swift.String?
        public var restrictions: Restrictions?
        public var themeId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundImageFile", \.backgroundImageFile), .string("backgroundImageLink", \.backgroundImageLink),
            .object("capabilities", \.capabilities), .string("colorRgb", \.colorRgb),
            .timestamp("createdTime", \.createdTime), .bool("hidden", \.hidden), .string("id", \.id),
            .string("kind", \.kind), .string("name", \.name), .string("orgUnitId", \.orgUnitId),
            .object("restrictions", \.restrictions), .string("themeId", \.themeId)
        ]

        public struct Capabilities: JSON.Model {
            public var canAddChildren: Swift.Bool?
            public var canChangeCopyRequiresWriterPermissionRestriction: Swift.Bool?
            public var canChangeDomainUsersOnlyRestriction: Swift.Bool?
            public var canChangeDownloadRestriction: Swift.Bool?
            public var canChangeDriveBackground: Swift.Bool?
            public var canChangeDriveMembersOnlyRestriction: Swift.Bool?
            public var canChangeSharingFoldersRequiresOrganizerPermissionRestriction: Swift.Bool?
            public var canComment: Swift.Bool?
            public var canCopy: Swift.Bool?
            public var canDeleteChildren: Swift.Bool?
            public var canDeleteDrive: Swift.Bool?
            public var canDownload: Swift.Bool?
            public var canEdit: Swift.Bool?
            public var canListChildren: Swift.Bool?
            public var canManageMembers: Swift.Bool?
            public var canReadRevisions: Swift.Bool?
            public var canRename: Swift.Bool?
            public var canRenameDrive: Swift.Bool?
            public var canResetDriveRestrictions: Swift.Bool?
            public var canShare: Swift.Bool?
            public var canTrashChildren: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("canAddChildren", \.canAddChildren),
                .bool("canChangeCopyRequiresWriterPermissionRestriction", \.canChangeCopyRequiresWriterPermissionRestriction),
                .bool("canChangeDomainUsersOnlyRestriction", \.canChangeDomainUsersOnlyRestriction),
                .bool("canChangeDownloadRestriction", \.canChangeDownloadRestriction),
                .bool("canChangeDriveBackground", \.canChangeDriveBackground),
                .bool("canChangeDriveMembersOnlyRestriction", \.canChangeDriveMembersOnlyRestriction),
                .bool("canChangeSharingFoldersRequiresOrganizerPermissionRestriction", \.canChangeSharingFoldersRequiresOrganizerPermissionRestriction),
                .bool("canComment", \.canComment), .bool("canCopy", \.canCopy),
                .bool("canDeleteChildren", \.canDeleteChildren), .bool("canDeleteDrive", \.canDeleteDrive),
                .bool("canDownload", \.canDownload), .bool("canEdit", \.canEdit),
                .bool("canListChildren", \.canListChildren), .bool("canManageMembers", \.canManageMembers),
                .bool("canReadRevisions", \.canReadRevisions), .bool("canRename", \.canRename),
                .bool("canRenameDrive", \.canRenameDrive),
                .bool("canResetDriveRestrictions", \.canResetDriveRestrictions), .bool("canShare", \.canShare),
                .bool("canTrashChildren", \.canTrashChildren)
            ]
        }

        public struct Restrictions: JSON.Model {
            public var adminManagedRestrictions: Swift.Bool?
            public var copyRequiresWriterPermission: Swift.Bool?
            public var domainUsersOnly: Swift.Bool?
            public var downloadRestriction: DownloadRestriction?
            public var driveMembersOnly: Swift.Bool?
            public var sharingFoldersRequiresOrganizerPermission: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("adminManagedRestrictions", \.adminManagedRestrictions),
                .bool("copyRequiresWriterPermission", \.copyRequiresWriterPermission),
                .bool("domainUsersOnly", \.domainUsersOnly), .object("downloadRestriction", \.downloadRestriction),
                .bool("driveMembersOnly", \.driveMembersOnly),
                .bool("sharingFoldersRequiresOrganizerPermission", \.sharingFoldersRequiresOrganizerPermission)
            ]
        }
    }

    public struct DriveList: JSON.Model {
        public var drives: [Drive]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("drives", \.drives, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct File: JSON.Model {
        public var appProperties: [Swift.String: Swift.String]?
        @JSON.Boxed public var capabilities: Capabilities?
        @JSON.Boxed public var clientEncryptionDetails: ClientEncryptionDetails?
        @JSON.Boxed public var contentHints: ContentHints?
        public var contentRestrictions: [ContentRestriction]?
        public var copyRequiresWriterPermission: Swift.Bool?
        public var createdTime: JSON.Timestamp?
        public var description: Swift.String?
        @JSON.Boxed public var downloadRestrictions: DownloadRestrictionsMetadata?
        public var driveId: Swift.String?
        public var explicitlyTrashed: Swift.Bool?
        /// Read-only.
        public var exportLinks: [Swift.String: Swift.String]?
        public var fileExtension: Swift.String?
        public var folderColorRgb: Swift.String?
        public var fullFileExtension: Swift.String?
        public var hasAugmentedPermissions: Swift.Bool?
        public var hasThumbnail: Swift.Bool?
        public var headRevisionId: Swift.String?
        public var iconLink: Swift.String?
        public var id: Swift.String?
        @JSON.Boxed public var imageMediaMetadata: ImageMediaMetadata?
        public var inheritedPermissionsDisabled: Swift.Bool?
        public var isAppAuthorized: Swift.Bool?
        public var kind: Swift.String?
        @JSON.Boxed public var labelInfo: LabelInfo?
        @JSON.Boxed public var lastModifyingUser: User?
        @JSON.Boxed public var linkShareMetadata: LinkShareMetadata?
        public var md5Checksum: Swift.String?
        public var mimeType: Swift.String?
        public var modifiedByMe: Swift.Bool?
        public var modifiedByMeTime: JSON.Timestamp?
        public var modifiedTime: JSON.Timestamp?
        public var name: Swift.String?
        public var originalFilename: Swift.String?
        public var ownedByMe: Swift.Bool?
        public var owners: [User]?
        public var parents: [Swift.String]?
        public var permissionIds: [Swift.String]?
        public var permissions: [Permission]?
        public var properties: [Swift.String: Swift.String]?
        public var quotaBytesUsed: Swift.Int64?
        public var resourceKey: Swift.String?
        public var sha1Checksum: Swift.String?
        public var sha256Checksum: Swift.String?
        public var shared: Swift.Bool?
        public var sharedWithMeTime: JSON.Timestamp?
        @JSON.Boxed public var sharingUser: User?
        @JSON.Boxed public var shortcutDetails: ShortcutDetails?
        public var size: Swift.Int64?
        public var spaces: [Swift.String]?
        public var starred: Swift.Bool?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var thumbnailLink: Swift.String?
        public var thumbnailVersion: Swift.Int64?
        public var trashed: Swift.Bool?
        public var trashedTime: JSON.Timestamp?
        @JSON.Boxed public var trashingUser: User?
        public var version: Swift.Int64?
        @JSON.Boxed public var videoMediaMetadata: VideoMediaMetadata?
        public var viewedByMe: Swift.Bool?
        public var viewedByMeTime: JSON.Timestamp?
        /// Deprecated.
        public var viewersCanCopyContent: Swift.Bool?
        public var webContentLink: Swift.String?
        public var webViewLink: Swift.String?
        public var writersCanShare: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("appProperties", \.appProperties, of: .string), .boxed("capabilities", \.capabilities, \._capabilities),
            .boxed("clientEncryptionDetails", \.clientEncryptionDetails, \._clientEncryptionDetails),
            .boxed("contentHints", \.contentHints, \._contentHints),
            .array("contentRestrictions", \.contentRestrictions, of: .object),
            .bool("copyRequiresWriterPermission", \.copyRequiresWriterPermission),
            .timestamp("createdTime", \.createdTime), .string("description", \.description),
            .boxed("downloadRestrictions", \.downloadRestrictions, \._downloadRestrictions),
            .string("driveId", \.driveId), .bool("explicitlyTrashed", \.explicitlyTrashed),
            .map("exportLinks", \.exportLinks, of: .string), .string("fileExtension", \.fileExtension),
            .string("folderColorRgb", \.folderColorRgb), .string("fullFileExtension", \.fullFileExtension),
            .bool("hasAugmentedPermissions", \.hasAugmentedPermissions), .bool("hasThumbnail", \.hasThumbnail),
            .string("headRevisionId", \.headRevisionId), .string("iconLink", \.iconLink), .string("id", \.id),
            .boxed("imageMediaMetadata", \.imageMediaMetadata, \._imageMediaMetadata),
            .bool("inheritedPermissionsDisabled", \.inheritedPermissionsDisabled),
            .bool("isAppAuthorized", \.isAppAuthorized), .string("kind", \.kind),
            .boxed("labelInfo", \.labelInfo, \._labelInfo),
            .boxed("lastModifyingUser", \.lastModifyingUser, \._lastModifyingUser),
            .boxed("linkShareMetadata", \.linkShareMetadata, \._linkShareMetadata),
            .string("md5Checksum", \.md5Checksum), .string("mimeType", \.mimeType),
            .bool("modifiedByMe", \.modifiedByMe), .timestamp("modifiedByMeTime", \.modifiedByMeTime),
            .timestamp("modifiedTime", \.modifiedTime), .string("name", \.name),
            .string("originalFilename", \.originalFilename), .bool("ownedByMe", \.ownedByMe),
            .array("owners", \.owners, of: .object), .array("parents", \.parents, of: .string),
            .array("permissionIds", \.permissionIds, of: .string), .array("permissions", \.permissions, of: .object),
            .map("properties", \.properties, of: .string), .int64("quotaBytesUsed", \.quotaBytesUsed),
            .string("resourceKey", \.resourceKey), .string("sha1Checksum", \.sha1Checksum),
            .string("sha256Checksum", \.sha256Checksum), .bool("shared", \.shared),
            .timestamp("sharedWithMeTime", \.sharedWithMeTime), .boxed("sharingUser", \.sharingUser, \._sharingUser),
            .boxed("shortcutDetails", \.shortcutDetails, \._shortcutDetails), .int64("size", \.size),
            .array("spaces", \.spaces, of: .string), .bool("starred", \.starred), .string("teamDriveId", \.teamDriveId),
            .string("thumbnailLink", \.thumbnailLink), .int64("thumbnailVersion", \.thumbnailVersion),
            .bool("trashed", \.trashed), .timestamp("trashedTime", \.trashedTime),
            .boxed("trashingUser", \.trashingUser, \._trashingUser), .int64("version", \.version),
            .boxed("videoMediaMetadata", \.videoMediaMetadata, \._videoMediaMetadata), .bool("viewedByMe", \.viewedByMe),
            .timestamp("viewedByMeTime", \.viewedByMeTime), .bool("viewersCanCopyContent", \.viewersCanCopyContent),
            .string("webContentLink", \.webContentLink), .string("webViewLink", \.webViewLink),
            .bool("writersCanShare", \.writersCanShare)
        ]

        public struct Capabilities: JSON.Model {
            public var canAcceptOwnership: Swift.Bool?
            public var canAccessViaGenAi: Swift.Bool?
            public var canAddChildren: Swift.Bool?
            public var canAddFolderFromAnotherDrive: Swift.Bool?
            public var canAddMyDriveParent: Swift.Bool?
            public var canChangeCopyRequiresWriterPermission: Swift.Bool?
            public var canChangeItemDownloadRestriction: Swift.Bool?
            public var canChangeSecurityUpdateEnabled: Swift.Bool?
            /// Deprecated.
            public var canChangeViewersCanCopyContent: Swift.Bool?
            public var canComment: Swift.Bool?
            public var canCopy: Swift.Bool?
            public var canDelete: Swift.Bool?
            public var canDeleteChildren: Swift.Bool?
            public var canDisableInheritedPermissions: Swift.Bool?
            public var canDownload: Swift.Bool?
            public var canEdit: Swift.Bool?
            public var canEnableInheritedPermissions: Swift.Bool?
            public var canListChildren: Swift.Bool?
            public var canModifyContent: Swift.Bool?
            /// Deprecated.
            public var canModifyContentRestriction: Swift.Bool?
            public var canModifyEditorContentRestriction: Swift.Bool?
            public var canModifyLabels: Swift.Bool?
            public var canModifyOwnerContentRestriction: Swift.Bool?
            public var canMoveChildrenOutOfDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveChildrenOutOfTeamDrive: Swift.Bool?
            public var canMoveChildrenWithinDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveChildrenWithinTeamDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveItemIntoTeamDrive: Swift.Bool?
            public var canMoveItemOutOfDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveItemOutOfTeamDrive: Swift.Bool?
            public var canMoveItemWithinDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveItemWithinTeamDrive: Swift.Bool?
            /// Deprecated.
            public var canMoveTeamDriveItem: Swift.Bool?
            public var canReadDrive: Swift.Bool?
            public var canReadLabels: Swift.Bool?
            public var canReadRevisions: Swift.Bool?
            /// Deprecated.
            public var canReadTeamDrive: Swift.Bool?
            public var canRemoveChildren: Swift.Bool?
            public var canRemoveContentRestriction: Swift.Bool?
            public var canRemoveMyDriveParent: Swift.Bool?
            public var canRename: Swift.Bool?
            public var canShare: Swift.Bool?
            public var canStartApproval: Swift.Bool?
            public var canTrash: Swift.Bool?
            public var canTrashChildren: Swift.Bool?
            public var canUntrash: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("canAcceptOwnership", \.canAcceptOwnership), .bool("canAccessViaGenAi", \.canAccessViaGenAi),
                .bool("canAddChildren", \.canAddChildren),
                .bool("canAddFolderFromAnotherDrive", \.canAddFolderFromAnotherDrive),
                .bool("canAddMyDriveParent", \.canAddMyDriveParent),
                .bool("canChangeCopyRequiresWriterPermission", \.canChangeCopyRequiresWriterPermission),
                .bool("canChangeItemDownloadRestriction", \.canChangeItemDownloadRestriction),
                .bool("canChangeSecurityUpdateEnabled", \.canChangeSecurityUpdateEnabled),
                .bool("canChangeViewersCanCopyContent", \.canChangeViewersCanCopyContent),
                .bool("canComment", \.canComment), .bool("canCopy", \.canCopy), .bool("canDelete", \.canDelete),
                .bool("canDeleteChildren", \.canDeleteChildren),
                .bool("canDisableInheritedPermissions", \.canDisableInheritedPermissions),
                .bool("canDownload", \.canDownload), .bool("canEdit", \.canEdit),
                .bool("canEnableInheritedPermissions", \.canEnableInheritedPermissions),
                .bool("canListChildren", \.canListChildren), .bool("canModifyContent", \.canModifyContent),
                .bool("canModifyContentRestriction", \.canModifyContentRestriction),
                .bool("canModifyEditorContentRestriction", \.canModifyEditorContentRestriction),
                .bool("canModifyLabels", \.canModifyLabels),
                .bool("canModifyOwnerContentRestriction", \.canModifyOwnerContentRestriction),
                .bool("canMoveChildrenOutOfDrive", \.canMoveChildrenOutOfDrive),
                .bool("canMoveChildrenOutOfTeamDrive", \.canMoveChildrenOutOfTeamDrive),
                .bool("canMoveChildrenWithinDrive", \.canMoveChildrenWithinDrive),
                .bool("canMoveChildrenWithinTeamDrive", \.canMoveChildrenWithinTeamDrive),
                .bool("canMoveItemIntoTeamDrive", \.canMoveItemIntoTeamDrive),
                .bool("canMoveItemOutOfDrive", \.canMoveItemOutOfDrive),
                .bool("canMoveItemOutOfTeamDrive", \.canMoveItemOutOfTeamDrive),
                .bool("canMoveItemWithinDrive", \.canMoveItemWithinDrive),
                .bool("canMoveItemWithinTeamDrive", \.canMoveItemWithinTeamDrive),
                .bool("canMoveTeamDriveItem", \.canMoveTeamDriveItem), .bool("canReadDrive", \.canReadDrive),
                .bool("canReadLabels", \.canReadLabels), .bool("canReadRevisions", \.canReadRevisions),
                .bool("canReadTeamDrive", \.canReadTeamDrive), .bool("canRemoveChildren", \.canRemoveChildren),
                .bool("canRemoveContentRestriction", \.canRemoveContentRestriction),
                .bool("canRemoveMyDriveParent", \.canRemoveMyDriveParent), .bool("canRename", \.canRename),
                .bool("canShare", \.canShare), .bool("canStartApproval", \.canStartApproval),
                .bool("canTrash", \.canTrash), .bool("canTrashChildren", \.canTrashChildren),
                .bool("canUntrash", \.canUntrash)
            ]
        }

        public struct ContentHints: JSON.Model {
            public var indexableText: Swift.String?
            public var thumbnail: Thumbnail?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("indexableText", \.indexableText), .object("thumbnail", \.thumbnail)
            ]

            public struct Thumbnail: JSON.Model {
                public var image: JSON.Bytes?
                public var mimeType: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .bytes("image", \.image), .string("mimeType", \.mimeType)
                ]
            }
        }

        public struct ImageMediaMetadata: JSON.Model {
            public var aperture: Swift.Float?
            public var cameraMake: Swift.String?
            public var cameraModel: Swift.String?
            public var colorSpace: Swift.String?
            public var exposureBias: Swift.Float?
            public var exposureMode: Swift.String?
            public var exposureTime: Swift.Float?
            public var flashUsed: Swift.Bool?
            public var focalLength: Swift.Float?
            public var height: Swift.Int32?
            public var isoSpeed: Swift.Int32?
            public var lens: Swift.String?
            public var location: Location?
            public var maxApertureValue: Swift.Float?
            public var meteringMode: Swift.String?
            public var rotation: Swift.Int32?
            public var sensor: Swift.String?
            public var subjectDistance: Swift.Int32?
            public var time: Swift.String?
            public var whiteBalance: Swift.String?
            public var width: Swift.Int32?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .float("aperture", \.aperture), .string("cameraMake", \.cameraMake),
                .string("cameraModel", \.cameraModel), .string("colorSpace", \.colorSpace),
                .float("exposureBias", \.exposureBias), .string("exposureMode", \.exposureMode),
                .float("exposureTime", \.exposureTime), .bool("flashUsed", \.flashUsed),
                .float("focalLength", \.focalLength), .int32("height", \.height), .int32("isoSpeed", \.isoSpeed),
                .string("lens", \.lens), .object("location", \.location), .float("maxApertureValue", \.maxApertureValue),
                .string("meteringMode", \.meteringMode), .int32("rotation", \.rotation), .string("sensor", \.sensor),
                .int32("subjectDistance", \.subjectDistance), .string("time", \.time),
                .string("whiteBalance", \.whiteBalance), .int32("width", \.width)
            ]

            public struct Location: JSON.Model {
                public var altitude: Swift.Double?
                public var latitude: Swift.Double?
                public var longitude: Swift.Double?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .double("altitude", \.altitude), .double("latitude", \.latitude), .double("longitude", \.longitude)
                ]
            }
        }

        public struct LabelInfo: JSON.Model {
            public var labels: [Label]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("labels", \.labels, of: .object)
            ]
        }

        public struct LinkShareMetadata: JSON.Model {
            public var securityUpdateEligible: Swift.Bool?
            public var securityUpdateEnabled: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("securityUpdateEligible", \.securityUpdateEligible),
                .bool("securityUpdateEnabled", \.securityUpdateEnabled)
            ]
        }

        public struct ShortcutDetails: JSON.Model {
            public var targetId: Swift.String?
            public var targetMimeType: Swift.String?
            public var targetResourceKey: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("targetId", \.targetId), .string("targetMimeType", \.targetMimeType),
                .string("targetResourceKey", \.targetResourceKey)
            ]
        }

        public struct VideoMediaMetadata: JSON.Model {
            public var durationMillis: Swift.Int64?
            public var height: Swift.Int32?
            public var width: Swift.Int32?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .int64("durationMillis", \.durationMillis), .int32("height", \.height), .int32("width", \.width)
            ]
        }
    }

    public struct FileList: JSON.Model {
        public var files: [File]?
        public var incompleteSearch: Swift.Bool?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("files", \.files, of: .object), .bool("incompleteSearch", \.incompleteSearch),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct GenerateCseTokenResponse: JSON.Model {
        public var currentKaclsId: Swift.Int64?
        public var currentKaclsName: Swift.String?
        public var fileId: Swift.String?
        public var jwt: Swift.String?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("currentKaclsId", \.currentKaclsId), .string("currentKaclsName", \.currentKaclsName),
            .string("fileId", \.fileId), .string("jwt", \.jwt), .string("kind", \.kind)
        ]
    }

    public struct GeneratedIds: JSON.Model {
        public var ids: [Swift.String]?
        public var kind: Swift.String?
        public var space: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("ids", \.ids, of: .string), .string("kind", \.kind), .string("space", \.space)
        ]
    }

    public struct Label: JSON.Model {
        public var fieldsValue: [Swift.String: LabelField]?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var revisionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("fields", \.fieldsValue, of: .object), .string("id", \.id), .string("kind", \.kind),
            .string("revisionId", \.revisionId)
        ]
    }

    public struct LabelField: JSON.Model {
        public var dateString: [JSON.LocalDate]?
        public var id: Swift.String?
        public var integer: [Swift.Int64]?
        public var kind: Swift.String?
        public var selection: [Swift.String]?
        public var text: [Swift.String]?
        public var user: [User]?
        public var valueType: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dateString", \.dateString, of: .date), .string("id", \.id), .array("integer", \.integer, of: .int64),
            .string("kind", \.kind), .array("selection", \.selection, of: .string), .array("text", \.text, of: .string),
            .array("user", \.user, of: .object), .string("valueType", \.valueType)
        ]
    }

    public struct LabelFieldModification: JSON.Model {
        public var fieldId: Swift.String?
        public var kind: Swift.String?
        public var setDateValues: [JSON.LocalDate]?
        public var setIntegerValues: [Swift.Int64]?
        public var setSelectionValues: [Swift.String]?
        public var setTextValues: [Swift.String]?
        public var setUserValues: [Swift.String]?
        public var unsetValues: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("fieldId", \.fieldId), .string("kind", \.kind), .array("setDateValues", \.setDateValues, of: .date),
            .array("setIntegerValues", \.setIntegerValues, of: .int64),
            .array("setSelectionValues", \.setSelectionValues, of: .string),
            .array("setTextValues", \.setTextValues, of: .string), .array("setUserValues", \.setUserValues, of: .string),
            .bool("unsetValues", \.unsetValues)
        ]
    }

    public struct LabelList: JSON.Model {
        public var kind: Swift.String?
        public var labels: [Label]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .array("labels", \.labels, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct LabelModification: JSON.Model {
        public var fieldModifications: [LabelFieldModification]?
        public var kind: Swift.String?
        public var labelId: Swift.String?
        public var removeLabel: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fieldModifications", \.fieldModifications, of: .object), .string("kind", \.kind),
            .string("labelId", \.labelId), .bool("removeLabel", \.removeLabel)
        ]
    }

    public struct ListAccessProposalsResponse: JSON.Model {
        public var accessProposals: [AccessProposal]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("accessProposals", \.accessProposals, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ModifyLabelsRequest: JSON.Model {
        public var kind: Swift.String?
        public var labelModifications: [LabelModification]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .array("labelModifications", \.labelModifications, of: .object)
        ]
    }

    public struct ModifyLabelsResponse: JSON.Model {
        public var kind: Swift.String?
        public var modifiedLabels: [Label]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .array("modifiedLabels", \.modifiedLabels, of: .object)
        ]
    }

    public struct Operation: JSON.Model {
        public var done: Swift.Bool?
        public var error: Status?
        public var metadata: [Swift.String: JSON.Value]?
        public var name: Swift.String?
        public var response: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("done", \.done), .object("error", \.error), .map("metadata", \.metadata, of: .any),
            .string("name", \.name), .map("response", \.response, of: .any)
        ]
    }

    public struct Permission: JSON.Model {
        public var allowFileDiscovery: Swift.Bool?
        public var deleted: Swift.Bool?
        public var displayName: Swift.String?
        /// Read-only.
        public var domain: Swift.String?
        /// Read-only.
        public var emailAddress: Swift.String?
        public var expirationTime: JSON.Timestamp?
        public var id: Swift.String?
        public var inheritedPermissionsDisabled: Swift.Bool?
        public var kind: Swift.String?
        public var pendingOwner: Swift.Bool?
        /// Read-only.
        public var permissionDetails: [PermissionDetails]?
        public var photoLink: Swift.String?
        public var role: Swift.String?
        /// Deprecated. Read-only.
        public var teamDrivePermissionDetails: [TeamDrivePermissionDetails]?
        public var type: Swift.String?
        public var view: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowFileDiscovery", \.allowFileDiscovery), .bool("deleted", \.deleted),
            .string("displayName", \.displayName), .string("domain", \.domain), .string("emailAddress", \.emailAddress),
            .timestamp("expirationTime", \.expirationTime), .string("id", \.id),
            .bool("inheritedPermissionsDisabled", \.inheritedPermissionsDisabled), .string("kind", \.kind),
            .bool("pendingOwner", \.pendingOwner), .array("permissionDetails", \.permissionDetails, of: .object),
            .string("photoLink", \.photoLink), .string("role", \.role),
            .array("teamDrivePermissionDetails", \.teamDrivePermissionDetails, of: .object), .string("type", \.type),
            .string("view", \.view)
        ]

        public struct PermissionDetails: JSON.Model {
            public var inherited: Swift.Bool?
            /// Read-only.
            public var inheritedFrom: Swift.String?
            public var permissionType: Swift.String?
            public var role: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("inherited", \.inherited), .string("inheritedFrom", \.inheritedFrom),
                .string("permissionType", \.permissionType), .string("role", \.role)
            ]
        }

        public struct TeamDrivePermissionDetails: JSON.Model {
            /// Deprecated.
            public var inherited: Swift.Bool?
            /// Deprecated.
            public var inheritedFrom: Swift.String?
            /// Deprecated.
            public var role: Swift.String?
            /// Deprecated.
            public var teamDrivePermissionType: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("inherited", \.inherited), .string("inheritedFrom", \.inheritedFrom), .string("role", \.role),
                .string("teamDrivePermissionType", \.teamDrivePermissionType)
            ]
        }
    }

    public struct PermissionList: JSON.Model {
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var permissions: [Permission]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("permissions", \.permissions, of: .object)
        ]
    }

    public struct ReassignApprovalRequest: JSON.Model {
        public var addReviewers: [AddReviewer]?
        public var message: Swift.String?
        public var replaceReviewers: [ReplaceReviewer]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addReviewers", \.addReviewers, of: .object), .string("message", \.message),
            .array("replaceReviewers", \.replaceReviewers, of: .object)
        ]
    }

    public struct ReplaceReviewer: JSON.Model {
        public var addedReviewerEmail: Swift.String?
        public var removedReviewerEmail: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("addedReviewerEmail", \.addedReviewerEmail), .string("removedReviewerEmail", \.removedReviewerEmail)
        ]
    }

    public struct Reply: JSON.Model {
        public var action: Swift.String?
        /// Read-only.
        public var assigneeEmailAddress: Swift.String?
        public var author: User?
        public var content: Swift.String?
        public var createdTime: JSON.Timestamp?
        public var deleted: Swift.Bool?
        public var htmlContent: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        /// Read-only.
        public var mentionedEmailAddresses: [Swift.String]?
        public var modifiedTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("action", \.action), .string("assigneeEmailAddress", \.assigneeEmailAddress),
            .object("author", \.author), .string("content", \.content), .timestamp("createdTime", \.createdTime),
            .bool("deleted", \.deleted), .string("htmlContent", \.htmlContent), .string("id", \.id),
            .string("kind", \.kind), .array("mentionedEmailAddresses", \.mentionedEmailAddresses, of: .string),
            .timestamp("modifiedTime", \.modifiedTime)
        ]
    }

    public struct ReplyList: JSON.Model {
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var replies: [Reply]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("replies", \.replies, of: .object)
        ]
    }

    public struct ResolveAccessProposalRequest: JSON.Model {
        public var action: Action?
        public var role: [Swift.String]?
        public var sendNotification: Swift.Bool?
        public var view: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("action", \.action), .array("role", \.role, of: .string),
            .bool("sendNotification", \.sendNotification), .string("view", \.view)
        ]

        public typealias Action = JSON.OpenEnumeration<Action_Values>
        public enum Action_Values {}
    }

    public struct ReviewerResponse: JSON.Model {
        public var kind: Swift.String?
        public var response: Response?
        public var reviewer: User?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .enumeration("response", \.response), .object("reviewer", \.reviewer)
        ]

        public typealias Response = JSON.OpenEnumeration<Response_Values>
        public enum Response_Values {}
    }

    public struct Revision: JSON.Model {
        public var exportLinks: [Swift.String: Swift.String]?
        public var id: Swift.String?
        public var keepForever: Swift.Bool?
        public var kind: Swift.String?
        public var lastModifyingUser: User?
        public var md5Checksum: Swift.String?
        public var mimeType: Swift.String?
        public var modifiedTime: JSON.Timestamp?
        public var originalFilename: Swift.String?
        public var publishAuto: Swift.Bool?
        public var published: Swift.Bool?
        public var publishedLink: Swift.String?
        public var publishedOutsideDomain: Swift.Bool?
        public var size: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("exportLinks", \.exportLinks, of: .string), .string("id", \.id), .bool("keepForever", \.keepForever),
            .string("kind", \.kind), .object("lastModifyingUser", \.lastModifyingUser),
            .string("md5Checksum", \.md5Checksum), .string("mimeType", \.mimeType),
            .timestamp("modifiedTime", \.modifiedTime), .string("originalFilename", \.originalFilename),
            .bool("publishAuto", \.publishAuto), .bool("published", \.published),
            .string("publishedLink", \.publishedLink), .bool("publishedOutsideDomain", \.publishedOutsideDomain),
            .int64("size", \.size)
        ]
    }

    public struct RevisionList: JSON.Model {
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var revisions: [Revision]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("revisions", \.revisions, of: .object)
        ]
    }

    public struct StartApprovalRequest: JSON.Model {
        public var dueTime: JSON.Timestamp?
        public var fileContentChangeBehavior: FileContentChangeBehavior?
        public var lockFile: Swift.Bool?
        public var message: Swift.String?
        public var reviewerEmails: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("dueTime", \.dueTime), .enumeration("fileContentChangeBehavior", \.fileContentChangeBehavior),
            .bool("lockFile", \.lockFile), .string("message", \.message),
            .array("reviewerEmails", \.reviewerEmails, of: .string)
        ]

        public typealias FileContentChangeBehavior = JSON.OpenEnumeration<FileContentChangeBehavior_Values>
        public enum FileContentChangeBehavior_Values {}
    }

    public struct StartPageToken: JSON.Model {
        public var kind: Swift.String?
        public var startPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("startPageToken", \.startPageToken)
        ]
    }

    public struct Status: JSON.Model {
        public var code: Swift.Int32?
        public var details: [[Swift.String: JSON.Value]]?
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("code", \.code), .array("details", \.details, of: .map(.any)), .string("message", \.message)
        ]
    }

    public struct TeamDrive: JSON.Model {
        public var backgroundImageFile: BackgroundImageFile?
        public var backgroundImageLink: Swift.String?
        public var capabilities: Capabilities?
        public var colorRgb: Swift.String?
        public var createdTime: JSON.Timestamp?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var name: Swift.String?
        public var orgUnitId: Swift.String?
        public var restrictions: Restrictions?
        public var themeId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundImageFile", \.backgroundImageFile), .string("backgroundImageLink", \.backgroundImageLink),
            .object("capabilities", \.capabilities), .string("colorRgb", \.colorRgb),
            .timestamp("createdTime", \.createdTime), .string("id", \.id), .string("kind", \.kind),
            .string("name", \.name), .string("orgUnitId", \.orgUnitId), .object("restrictions", \.restrictions),
            .string("themeId", \.themeId)
        ]

        public struct Capabilities: JSON.Model {
            public var canAddChildren: Swift.Bool?
            public var canChangeCopyRequiresWriterPermissionRestriction: Swift.Bool?
            public var canChangeDomainUsersOnlyRestriction: Swift.Bool?
            /// Read-only.
            public var canChangeDownloadRestriction: Swift.Bool?
            public var canChangeSharingFoldersRequiresOrganizerPermissionRestriction: Swift.Bool?
            public var canChangeTeamDriveBackground: Swift.Bool?
            public var canChangeTeamMembersOnlyRestriction: Swift.Bool?
            public var canComment: Swift.Bool?
            public var canCopy: Swift.Bool?
            public var canDeleteChildren: Swift.Bool?
            public var canDeleteTeamDrive: Swift.Bool?
            public var canDownload: Swift.Bool?
            public var canEdit: Swift.Bool?
            public var canListChildren: Swift.Bool?
            public var canManageMembers: Swift.Bool?
            public var canReadRevisions: Swift.Bool?
            /// Deprecated.
            public var canRemoveChildren: Swift.Bool?
            public var canRename: Swift.Bool?
            public var canRenameTeamDrive: Swift.Bool?
            public var canResetTeamDriveRestrictions: Swift.Bool?
            public var canShare: Swift.Bool?
            public var canTrashChildren: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("canAddChildren", \.canAddChildren),
                .bool("canChangeCopyRequiresWriterPermissionRestriction", \.canChangeCopyRequiresWriterPermissionRestriction),
                .bool("canChangeDomainUsersOnlyRestriction", \.canChangeDomainUsersOnlyRestriction),
                .bool("canChangeDownloadRestriction", \.canChangeDownloadRestriction),
                .bool("canChangeSharingFoldersRequiresOrganizerPermissionRestriction", \.canChangeSharingFoldersRequiresOrganizerPermissionRestriction),
                .bool("canChangeTeamDriveBackground", \.canChangeTeamDriveBackground),
                .bool("canChangeTeamMembersOnlyRestriction", \.canChangeTeamMembersOnlyRestriction),
                .bool("canComment", \.canComment), .bool("canCopy", \.canCopy),
                .bool("canDeleteChildren", \.canDeleteChildren), .bool("canDeleteTeamDrive", \.canDeleteTeamDrive),
                .bool("canDownload", \.canDownload), .bool("canEdit", \.canEdit),
                .bool("canListChildren", \.canListChildren), .bool("canManageMembers", \.canManageMembers),
                .bool("canReadRevisions", \.canReadRevisions), .bool("canRemoveChildren", \.canRemoveChildren),
                .bool("canRename", \.canRename), .bool("canRenameTeamDrive", \.canRenameTeamDrive),
                .bool("canResetTeamDriveRestrictions", \.canResetTeamDriveRestrictions), .bool("canShare", \.canShare),
                .bool("canTrashChildren", \.canTrashChildren)
            ]
        }

        public struct Restrictions: JSON.Model {
            public var adminManagedRestrictions: Swift.Bool?
            public var copyRequiresWriterPermission: Swift.Bool?
            public var domainUsersOnly: Swift.Bool?
            public var downloadRestriction: DownloadRestriction?
            public var sharingFoldersRequiresOrganizerPermission: Swift.Bool?
            public var teamMembersOnly: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("adminManagedRestrictions", \.adminManagedRestrictions),
                .bool("copyRequiresWriterPermission", \.copyRequiresWriterPermission),
                .bool("domainUsersOnly", \.domainUsersOnly), .object("downloadRestriction", \.downloadRestriction),
                .bool("sharingFoldersRequiresOrganizerPermission", \.sharingFoldersRequiresOrganizerPermission),
                .bool("teamMembersOnly", \.teamMembersOnly)
            ]
        }
    }

    public struct TeamDriveList: JSON.Model {
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var teamDrives: [TeamDrive]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("teamDrives", \.teamDrives, of: .object)
        ]
    }

    public struct User: JSON.Model {
        /// Read-only.
        public var displayName: Swift.String?
        /// Read-only.
        public var emailAddress: Swift.String?
        /// Read-only.
        public var kind: Swift.String?
        /// Read-only.
        public var me: Swift.Bool?
        /// Read-only.
        public var permissionId: Swift.String?
        /// Read-only.
        public var photoLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayName", \.displayName), .string("emailAddress", \.emailAddress), .string("kind", \.kind),
            .bool("me", \.me), .string("permissionId", \.permissionId), .string("photoLink", \.photoLink)
        ]
    }
}

extension JSON.OpenEnumeration<Drive.Approval.FileContentChangeBehavior_Values> {
    public static var fileContentChangeBehaviorUnspecified: Self { "FILE_CONTENT_CHANGE_BEHAVIOR_UNSPECIFIED" }
    public static var resetApproval: Self { "RESET_APPROVAL" }
    public static var noApprovalAction: Self { "NO_APPROVAL_ACTION" }
}

extension JSON.OpenEnumeration<Drive.Approval.Status_Values> {
    public static var statusUnspecified: Self { "STATUS_UNSPECIFIED" }
    public static var inProgress: Self { "IN_PROGRESS" }
    public static var approved: Self { "APPROVED" }
    public static var cancelled: Self { "CANCELLED" }
    public static var declined: Self { "DECLINED" }
}

extension JSON.OpenEnumeration<Drive.ResolveAccessProposalRequest.Action_Values> {
    public static var actionUnspecified: Self { "ACTION_UNSPECIFIED" }
    public static var accept: Self { "ACCEPT" }
    public static var deny: Self { "DENY" }
}

extension JSON.OpenEnumeration<Drive.ReviewerResponse.Response_Values> {
    public static var responseUnspecified: Self { "RESPONSE_UNSPECIFIED" }
    public static var noResponse: Self { "NO_RESPONSE" }
    public static var approved: Self { "APPROVED" }
    public static var declined: Self { "DECLINED" }
}

extension JSON.OpenEnumeration<Drive.StartApprovalRequest.FileContentChangeBehavior_Values> {
    public static var fileContentChangeBehaviorUnspecified: Self { "FILE_CONTENT_CHANGE_BEHAVIOR_UNSPECIFIED" }
    public static var resetApproval: Self { "RESET_APPROVAL" }
    public static var noApprovalAction: Self { "NO_APPROVAL_ACTION" }
}
