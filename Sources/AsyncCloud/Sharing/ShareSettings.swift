import AsyncFetch
public import AsyncJSON

extension Cloud {
    /// The recipient of a share.
    public enum ShareRecipient: Sendable, Hashable {
        /// A user of the server.
        case user(String)
        /// A group of users.
        case group(String)
        /// A user of another server, such as `ann@cloud.example.com`.
        case remote(String)
        /// Everybody who has the link.
        case link

        fileprivate var fields: [FormBody.Field] {
            let (kind, name): (Share.Kind, String?) =
                switch self {
                case .user(let name): (.user, name)
                case .group(let name): (.group, name)
                case .remote(let name): (.remote, name)
                case .link: (.link, nil)
                }
            return [.init("shareType", "\(kind.rawValue)")] + (name.map { [.init("shareWith", $0)] } ?? [])
        }
    }

    /// The settings of a share; members that are `nil` are left to the server, or stay as they are.
    public struct ShareSettings: Sendable {
        /// The rights of the recipient.
        public var permissions: Share.Permissions?
        /// The last day.
        public var expires: Setting<JSON.LocalDate>?
        /// The password of a link.
        public var password: Setting<String>?
        /// The name of a link.
        public var name: String?

        /// A value, or none.
        public enum Setting<Value: Sendable>: Sendable {
            /// Sets the value.
            case set(Value)
            /// Removes the value.
            case remove
        }

        /// Creates settings that leave everything to the server.
        public init() {}

        /// Creates settings and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }

        fileprivate var fields: [FormBody.Field] {
            var fields: [FormBody.Field] = []
            if let permissions { fields.append(.init("permissions", "\(permissions.rawValue)")) }
            switch expires {
            case .set(let day)?: fields.append(.init("expireDate", "\(day)"))
            case .remove?: fields.append(.init("expireDate", ""))
            case nil: break
            }
            switch password {
            case .set(let password)?: fields.append(.init("password", password))
            case .remove?: fields.append(.init("password", ""))
            case nil: break
            }
            if let name { fields.append(.init("name", name)) }
            return fields
        }
    }

    /// The shares to list.
    public enum ShareScope: Sendable, Hashable {
        /// All shares that the user has made.
        case mine
        /// The shares with the user, in a state or in all.
        case withMe(Share.State?)
        /// The shares of an item; with those that others made of it, too.
        case item(Path, withReshares: Bool = false)
        /// The shares of the items directly in a folder.
        case folder(Path)
        /// The shares from other servers that the user has accepted.
        case remote
        /// The shares from other servers that the user has not answered.
        case pendingRemote
    }
}

extension Cloud.ShareSettings: CustomStringConvertible, CustomReflectable {
    /// The names of the settings; a password is not shown.
    public var description: String { "ShareSettings(\(fields.map(\.name).joined(separator: ", ")))" }

    /// A mirror that does not show a password.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FormBody {
    /// Creates the form of a new share.
    init(_ path: Cloud.Path, _ recipient: Cloud.ShareRecipient, _ settings: Cloud.ShareSettings) {
        self.init([.init("path", path.string)] + recipient.fields + settings.fields)
    }

    /// Creates the form of a change.
    init(_ settings: Cloud.ShareSettings) { self.init(settings.fields) }
}
