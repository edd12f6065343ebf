#if KEPT
import AsyncJSON
#endif

package struct User: Codable {
    var kind, displayName, photoLink, permissionId, emailAddress: String?
    var me: Bool?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Capabilities: Codable {
    var canAcceptOwnership, canAddChildren, canAddMyDriveParent, canChangeCopyRequiresWriterPermission,
        canComment, canCopy, canDelete, canDownload, canEdit, canListChildren, canModifyContent,
        canModifyLabels, canMoveItemIntoTeamDrive, canMoveItemOutOfDrive, canReadLabels, canReadRevisions,
        canRemoveChildren, canRename, canShare, canTrash, canUntrash, canMoveChildrenWithinDrive: Bool?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Permission: Codable {
    var id, type, kind, role, emailAddress, displayName: String?
    var deleted, pendingOwner: Bool?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct ContentHints: Codable {
    var indexableText, snippet: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct ImageMetadata: Codable {
    var width, height, rotation: Int32?
    var aperture: Float?
    var time, cameraModel: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct VideoMetadata: Codable {
    var width, height: Int32?
    var durationMillis: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct File: Codable {
    var kind, id, name, mimeType, description, version, webContentLink, webViewLink, iconLink, thumbnailLink,
        thumbnailVersion, viewedByMeTime, createdTime, modifiedTime, modifiedByMeTime, sharedWithMeTime,
        originalFilename, fullFileExtension, fileExtension, md5Checksum, sha1Checksum, sha256Checksum, size,
        quotaBytesUsed, headRevisionId: String?
    var starred, trashed, hasThumbnail, viewedByMe, modifiedByMe, shared, ownedByMe,
        copyRequiresWriterPermission, writersCanShare, isAppAuthorized: Bool?
    var parents, spaces, permissionIds: [String]?
    var owners: [Object<User>]?
    var lastModifyingUser: Object<User>?
    var capabilities: Object<Capabilities>?
    var permissions: [Object<Permission>]?
    var contentHints: Object<ContentHints>?
    var imageMediaMetadata: Object<ImageMetadata>?
    var videoMediaMetadata: Object<VideoMetadata>?
    var appProperties: [String: String]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct FileList: Codable {
    var kind, nextPageToken: String?
    var incompleteSearch: Bool?
    var files: [Object<File>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}
