public import AsyncJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// An item that somebody shares with others.
    public struct Share: Sendable, Hashable, Identifiable {
        /// The identifier on the server.
        public var id: String
        /// The kind of recipient.
        public var kind: Kind
        /// The one who shares the item.
        public var owner: Person
        /// The owner of the item; the same as ``owner`` unless it is shared further.
        public var fileOwner: Person?
        /// The recipient; `nil` for a link.
        public var recipient: Person?
        /// The rights of the recipient.
        public var permissions: Permissions
        /// The place of the item for this user; `nil` if the server does not say.
        public var path: Path?
        /// The kind of the item.
        public var itemKind: Item.Kind
        /// The answer of this user to a share with them; `nil` for one's own shares.
        public var state: State?
        /// The last day of the share.
        public var expires: JSON.LocalDate?
        /// The time when the share was made.
        public var created: Date?
        /// The name of a link.
        public var name: String?
        /// The URL of a link.
        public var url: String?
        /// The secret part of a link's URL.
        public var token: String?
        /// A Boolean value indicating whether a link asks for a password.
        public var hasPassword: Bool
        /// A Boolean value indicating whether the share comes from another server.
        public var isRemote: Bool

        /// A user, a group or an address.
        public struct Person: Sendable, Hashable {
            /// The identifier.
            public var id: String
            /// The name to show.
            public var name: String

            /// Creates a person.
            public init(id: String, name: String) {
                self.id = id
                self.name = name
            }
        }

        /// A kind of recipient; more can come.
        public struct Kind: RawRepresentable, Sendable, Hashable {
            /// The number of the kind.
            public let rawValue: Int
            /// Creates a kind.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// A user of the server.
            public static let user = Kind(rawValue: 0)
            /// A group of users.
            public static let group = Kind(rawValue: 1)
            /// Everybody who has the link.
            public static let link = Kind(rawValue: 3)
            /// A guest.
            public static let guest = Kind(rawValue: 4)
            /// A user of another server.
            public static let remote = Kind(rawValue: 6)
        }

        /// The rights of a recipient.
        public struct Permissions: OptionSet, Sendable, Hashable {
            /// The bits, as the server counts them.
            public let rawValue: Int
            /// Creates rights.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// To read.
            public static let read = Permissions(rawValue: 1)
            /// To change contents.
            public static let update = Permissions(rawValue: 2)
            /// To add items to a folder.
            public static let create = Permissions(rawValue: 4)
            /// To delete items of a folder.
            public static let delete = Permissions(rawValue: 8)
            /// To share the item with others.
            public static let share = Permissions(rawValue: 16)
        }

        /// An answer to a share.
        public enum State: Int, Sendable, Hashable {
            /// The recipient has accepted the share.
            case accepted = 0
            /// The recipient has not answered yet.
            case pending = 1
            /// The recipient has declined the share.
            case declined = 2
        }
    }

    /// A user or group with whom an item can be shared.
    public struct Sharee: Sendable, Hashable {
        /// The kind of recipient.
        public var kind: Share.Kind
        /// The identifier, for ``Cloud/Connection/share(_:with:_:)``.
        public var id: String
        /// The name to show.
        public var label: String
        /// More about the recipient, such as an address.
        public var details: String?
        /// A Boolean value indicating whether the searched text is the whole name.
        public var isExact: Bool
    }
}

extension Cloud.Share {
    /// Creates a share of the server's answer; `nil` without an identifier or a kind.
    init?(_ value: JSON.Value, isRemote: Bool = false) {
        guard let id = value["id"]?.words else { return nil }
        let type = value["share_type"]?.whole ?? (isRemote ? 6 : nil)
        guard let type = type.flatMap({ Int(exactly: $0) }) else { return nil }
        self.id = id
        self.isRemote = isRemote
        kind = Kind(rawValue: type)
        func person(_ id: String, _ name: String) -> Person? {
            value[id]?.words.map { Person(id: $0, name: value[name]?.words ?? $0) }
        }
        owner = person(isRemote ? "owner" : "uid_owner", "displayname_owner") ?? Person(id: "", name: "")
        fileOwner = person("uid_file_owner", "displayname_file_owner")
        let with = person("share_with", "share_with_displayname")
        recipient = kind == .link ? nil : with
        hasPassword = kind == .link && with != nil
        permissions = Permissions(rawValue: Int(clamping: value["permissions"]?.whole ?? (isRemote ? 1 : 0)))
        let place = value["path"]?.words ?? value["mountpoint"]?.words ?? value["file_target"]?.words
        path = place.flatMap { try? Cloud.Path(validating: $0) }
        itemKind =
            (value["item_type"] ?? value["type"])?.words.map { $0 == "folder" || $0 == "dir" } == true ? .folder : .file
        if let accepted = value["accepted"]?.flag, isRemote {
            state = accepted ? .accepted : .pending
        } else {
            state = value["state"]?.whole.flatMap { Int(exactly: $0) }.flatMap { State(rawValue: $0) }
        }
        expires = value["expiration"]?.words.flatMap { try? JSON.LocalDate(parsing: String($0.prefix(10))) }
        created = value["stime"]?.whole.map { Date(timeIntervalSince1970: TimeInterval($0)) }
        name = (value["name"]?.words).flatMap { isRemote ? nil : $0 }
        url = value["url"]?.words
        token = value["token"]?.words
    }
}

extension Cloud.Share: CustomStringConvertible, CustomReflectable {
    /// The identifier and the place; a link's secret is not shown.
    public var description: String { "share \(id) of \(path?.string ?? "an item")" }

    /// A mirror that does not show a link's secret.
    public var customMirror: Mirror {
        Mirror(self, children: ["id": id, "kind": kind, "path": path as Any, "permissions": permissions])
    }
}
