#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// A file or a folder of an account.
    ///
    /// An item that comes straight from a server has no ``localID``; one of the database has.
    public struct Item: Sendable, Hashable {
        /// The identity of the item on this machine, which stays across renames, moves and the first upload.
        public var localID: LocalID?
        /// The identity of the item on the server (`oc:id`), which stays across renames and moves; `nil` where a server has none.
        public var fileID: String?
        /// The place of the item.
        public var path: Path
        /// The kind of the item.
        public var kind: Kind
        /// The version, as the server names it.
        public var eTag: ETag?
        /// The size in bytes: of a file its own, of a folder that of everything in it, where the server says so.
        public var size: Int64?
        /// The time of the last change of the contents.
        public var modified: Date?
        /// The media type of a file.
        public var contentType: String?
        /// The permissions of this user; `nil` where a server does not say.
        public var permissions: Permissions?
        /// A Boolean value indicating whether the user marked the item as a favourite.
        public var isFavorite = false
        /// The kinds of shares of the item: 0 user, 1 group, 3 link, 4 guest, 6 another server.
        public var shareTypes: [Int] = []
        /// The id of the item's owner.
        public var ownerID: String?
        /// The name of the owner for people.
        public var ownerName: String?
        /// The checksums of the contents, such as `["SHA1": "eeb2…"]`.
        public var checksums: [String: String] = [:]
        /// The space that the folder has left and uses, where the server says so.
        public var quota: Quota?
        /// The link to the item for the users of this server.
        public var privateLink: String?
        /// A Boolean value indicating whether the server still processes the contents.
        public var isProcessing = false
        /// A Boolean value indicating whether the server names the item and refuses to describe it for now: nothing but
        /// its path is known.
        public package(set) var isUndescribed = false

        /// The work that is under way with the item on this machine.
        public var activity: Activity = []
        /// The path of the contents on this machine, if they are here.
        public var localFile: String?
        /// The version of the contents on this machine before they were changed here.
        public var localVersion: ETag?
        /// A Boolean value indicating whether the contents on this machine have changes that the server does not have.
        public var isLocallyModified = false
        /// The state of the item on the server, while the one on this machine has changes.
        public var remote: Remote?
        /// The number of the last change in the database; `nil` for an item that comes straight from a server.
        public var anchor: Int64?

        /// Creates an item.
        public init(_ path: Path, _ kind: Kind) {
            self.path = path
            self.kind = kind
        }
    }
}

extension Cloud.Item {
    /// The kind of an item.
    public enum Kind: Int, Sendable, Codable {
        /// A file.
        case file = 0
        /// A folder; WebDAV calls it a collection.
        case folder = 1
    }

    /// The identity of an item on this machine.
    public struct LocalID: RawRepresentable, Hashable, Sendable, Codable {
        /// The text of the identity, a UUID in lower case.
        public let rawValue: String
        /// Creates an identity of its text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The space of a user or a folder.
    public struct Quota: Hashable, Sendable, Codable {
        /// The bytes that are free; `nil` where there is no limit, or where the server does not know it.
        public var available: Int64?
        /// The bytes in use.
        public var used: Int64?
        /// Creates the space.
        public init(available: Int64? = nil, used: Int64? = nil) {
            self.available = available
            self.used = used
        }
    }
}

extension Cloud.Item: Identifiable {
    /// The identity on this machine, else on the server, else the path.
    public var id: String { localID?.rawValue ?? fileID ?? path.string }

    /// The name of the item.
    public var name: String { path.name }

    /// A Boolean value indicating whether the item is a folder.
    public var isFolder: Bool { kind == .folder }
}
