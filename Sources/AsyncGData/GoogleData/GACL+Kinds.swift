extension GACL {
    /// Who may do what: a rule of an access control list.
    public struct Rule: GData.AtomEntry {
        /// By a category.
        public static let kinds: [GData.Kind] = ["http://schemas.google.com/acl/2007#accessRule"]
        /// Whom it is for, and what they may do.
        public static let declarations = GData.Declarations(
            Scope.self,
            Role.self,
            AdditionalRole.self,
            WithKey.self
        )
        /// The entry.
        public var entry: Atom.Entry
        /// Sees an entry as a rule.
        public init(entry: Atom.Entry) { self.entry = entry }

        /// Whom it is for.
        public var scope: Scope? {
            get { self[Scope.self] }
            set { self[Scope.self] = newValue }
        }
        /// What they may do.
        public var role: String? {
            get { self[Role.self] }
            set { self[Role.self] = newValue }
        }
        /// What they may do besides.
        public var additionalRoles: [String] {
            get { self[all: AdditionalRole.self] }
            set { self[all: AdditionalRole.self] = newValue }
        }
        /// What whoever has a key may do.
        public var withKey: WithKey? {
            get { self[WithKey.self] }
            set { self[WithKey.self] = newValue }
        }
    }

    /// An access control list.
    public struct RuleFeed: GData.AtomFeed {
        /// By a category.
        public static let kinds = Rule.kinds
        /// The feed.
        public var feed: Atom.Feed<Rule>
        /// Sees a feed as an access control list.
        public init(feed: Atom.Feed<Rule>) { self.feed = feed }
    }
}

extension GACL: GData.ServiceSet {
    /// Registers rules and their feeds.
    ///
    /// - Parameter registry: Where.
    /// - Throws: ``GData/Error`` where they are registered already.
    public static func register(in registry: inout GData.Registry) throws(GData.Error) {
        try registry.register(Rule.self)
        try registry.register(RuleFeed.self)
    }
}
