import AsyncFetch
import AsyncJSON

/// A file or folder of Drive.
struct DriveFile: Sendable {
    /// The bytes of a file; for a document that can only be exported, the text from which it was made.
    struct Media: Sendable {
        let content: Content
        let digest: ContentDigest
        let contentType: String
    }

    /// The checksums of a file's bytes.
    static let hashes: Set<ContentHash> = [.md5, .sha1, .sha256]

    static let folder = "application/vnd.google-apps.folder"

    let id: String
    /// The members that clients see.
    var resource: JSON.Value
    var media: Media?
    /// The number of the file's latest change.
    var change: Int
    /// The number of bytes of the text of ``resource``, which the store counts.
    var byteCount = 0
    /// The room that this text takes in memory; `nil` if nobody counts it.
    var room: StoreMemory.Room?

    var name: String { resource["name"]?.string ?? "" }
    var mimeType: String { resource["mimeType"]?.string ?? "" }
    var parents: [String] { resource["parents"]?.array?.compactMap(\.string) ?? [] }
    var isTrashed: Bool { resource["trashed"]?.bool == true }
    /// A Boolean value indicating whether the file has one of Google's own types, such as documents and folders, and so
    /// has no bytes to download.
    var isGoogleApps: Bool { mimeType.hasPrefix("application/vnd.google-apps.") }

    /// Sets the members that depend on the media; those of a Google document do not describe the text from which it was
    /// made.
    mutating func describeMedia() {
        let digest = isGoogleApps ? nil : media?.digest ?? ContentDigest(Self.hashes)
        resource["size"] = isGoogleApps ? nil : JSON.Value("\(digest?.count ?? 0)")
        resource["quotaBytesUsed"] = JSON.Value("\(digest?.count ?? 0)")
        resource["md5Checksum"] = digest.map { JSON.Value($0.hexadecimal(.md5)) }
        resource["sha1Checksum"] = digest.map { JSON.Value($0.hexadecimal(.sha1)) }
        resource["sha256Checksum"] = digest.map { JSON.Value($0.hexadecimal(.sha256)) }
        resource["headRevisionId"] = digest.map { _ in JSON.Value("revision-\(change)") }
        let parts = name.split(separator: ".")
        let ending = parts.count > 1 ? parts.last.map(String.init) : nil
        resource["fileExtension"] = digest == nil ? nil : ending.map { JSON.Value($0) }
        resource["originalFilename"] = digest == nil ? nil : JSON.Value(name)
    }

    /// The members that clients cannot set.
    static let serverMembers: Set<String> = [
        "capabilities", "fileExtension", "fullFileExtension", "headRevisionId", "iconLink", "isAppAuthorized", "kind",
        "lastModifyingUser", "md5Checksum", "modifiedByMe", "ownedByMe", "owners", "permissionIds", "permissions",
        "quotaBytesUsed", "sha1Checksum", "sha256Checksum", "shared", "sharedWithMeTime", "sharingUser", "size",
        "spaces",
        "thumbnailLink", "trashedTime", "version", "viewedByMe", "webContentLink", "webViewLink",
    ]
}
