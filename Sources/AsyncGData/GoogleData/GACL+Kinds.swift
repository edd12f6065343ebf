public import AsyncFeeds

extension GACL {
    /// A rule of an access control list: users and their role.
    public struct Rule: Feeds.AtomEntry {
        /// The kind, which a category states.
        public static let kinds: [Feeds.Kind] = ["http://schemas.google.com/acl/2007#accessRule"]
        /// The extensions for the users and their role.
        public static let declarations = Feeds.Declarations(
            Scope.self,
            Role.self,
            AdditionalRole.self,
            WithKey.self
        )
        /// The entry.
        public var entry: Atom.Entry
        /// Creates a view of an entry as a rule.
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The users for whom the rule is.
        public var scope: Scope? {
            get { self[Scope.self] }
            set { self[Scope.self] = newValue }
        }
        /// The role of the users.
        public var role: String? {
            get { self[Role.self] }
            set { self[Role.self] = newValue }
        }
        /// The additional roles of the users.
        public var additionalRoles: [String] {
            get { self[all: AdditionalRole.self] }
            set { self[all: AdditionalRole.self] = newValue }
        }
        /// The role of users who have a key.
        public var withKey: WithKey? {
            get { self[WithKey.self] }
            set { self[WithKey.self] = newValue }
        }
    }

    /// An access control list.
    public struct RuleFeed: Feeds.AtomFeed {
        /// The kind, which a category states.
        public static let kinds = Rule.kinds
        /// The feed.
        public var feed: Atom.Feed<Rule>
        /// Creates a view of a feed as an access control list.
        public init(feed: Atom.Feed<Rule>) { self.feed = feed }
    }
}

extension GACL: Feeds.ServiceSet {
    /// Registers rules and their feeds.
    ///
    /// - Parameter registry: The registry to add them to.
    /// - Throws: `Feeds.Error` if they are registered already.
    public static func register(in registry: inout Feeds.Registry) throws(Feeds.Error) {
        var changed = registry
        GD.register(in: &changed)
        try changed.register(Rule.self)
        try changed.register(RuleFeed.self)
        registry = changed
    }
}
