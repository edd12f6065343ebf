#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud.Item {
    /// The places where the contents of an item are.
    public enum CloudStatus: Sendable, Hashable {
        /// Only on the server.
        case cloudOnly
        /// On the server, and the same on this machine.
        case localCopy
        /// On the server, and with changes on this machine.
        case locallyModified
        /// Only on this machine.
        case localOnly
    }

    /// The places where the contents of the item are.
    public var cloudStatus: CloudStatus {
        if localFile == nil { return .cloudOnly }
        if !isLocallyModified { return .localCopy }
        return fileID == nil && eTag == nil && remote == nil ? .localOnly : .locallyModified
    }

    /// The work that is under way with an item.
    public struct Activity: OptionSet, Sendable, Hashable, Codable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The item is being deleted.
        public static let deleting = Activity(rawValue: 1 << 0)
        /// The contents are being sent.
        public static let uploading = Activity(rawValue: 1 << 1)
        /// The contents are being fetched.
        public static let downloading = Activity(rawValue: 1 << 2)
        /// The item is being made on the server.
        public static let creating = Activity(rawValue: 1 << 3)
        /// The name, the place or a property is being changed.
        public static let updating = Activity(rawValue: 1 << 4)
    }

    /// The state of an item on the server, while the one on this machine has changes.
    public struct Remote: Sendable, Hashable, Codable {
        /// The version.
        public var eTag: Cloud.ETag?
        /// The size in bytes.
        public var size: Int64?
        /// The time of the last change.
        public var modified: Date?
        /// The checksums of the contents.
        public var checksums: [String: String]

        /// Creates the state of an item as the server sent it.
        public init(_ item: Cloud.Item) {
            eTag = item.eTag
            size = item.size
            modified = item.modified
            checksums = item.checksums
        }
    }

    /// A Boolean value indicating whether this machine has something of the item that the server must not take away.
    var isHeld: Bool { isLocallyModified || !activity.isEmpty }
}
