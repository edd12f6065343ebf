public import AsyncXML

extension Feeds {
    /// A type for the feeds of a kind, which a ``Registry`` chooses by the kinds that a feed states.
    public protocol FeedKind: Codable, Sendable {
        /// The kinds of such feeds; new feeds get the first one.
        static var kinds: [Kind] { get }

        /// The extensions of such a feed, and of the elements inside it.
        static var declarations: Declarations { get }
    }

    /// An Atom feed of a kind, with typed properties for that kind.
    ///
    /// ```swift
    /// /// The games of a tournament.
    /// struct Tournament: Feeds.AtomFeed {
    ///     static let kinds: [Feeds.Kind] = ["chess#tournament"]
    ///     static let declarations = Feeds.Declarations(Chess.Rounds.self)
    ///     var feed: Atom.Feed<Game>
    ///     init(feed: Atom.Feed<Game>) { self.feed = feed }
    ///
    ///     /// The number of rounds.
    ///     var rounds: Int? { get { self[Chess.Rounds.self] } set { self[Chess.Rounds.self] = newValue } }
    /// }
    /// ```
    ///
    /// All properties of ``Atom/Feed`` are available on it. Its entries all have one type, or are ``AnyEntry`` values
    /// if they are mixed.
    @dynamicMemberLookup
    public protocol AtomFeed: FeedKind, FeedRepresentable, Extensible, XML.Root, CustomStringConvertible
    where FeedEntry == Entry {
        /// The type of the entries.
        associatedtype Entry: Codable & Sendable

        /// The feed.
        var feed: Atom.Feed<Entry> { get set }

        /// Creates a view of a feed as this kind, whatever kinds the feed states.
        ///
        /// - Parameter feed: The feed.
        init(feed: Atom.Feed<Entry>)
    }
}

extension Feeds.FeedKind {
    /// No declarations beyond those of every feed.
    public static var declarations: Feeds.Declarations { Feeds.Declarations() }
}

extension Feeds.AtomFeed {
    /// The name of a feed's element.
    public static var element: XML.Name { Atom.feed }

    /// Creates a feed that states this kind.
    public init() {
        var feed = Atom.Feed<Entry>()
        if let kind = Self.kinds.first { feed.say(kind) }
        self.init(feed: feed)
    }

    /// Creates a feed that states this kind, and sets its properties.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// Creates a feed from the element that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws { self.init(feed: try Atom.Feed<Entry>(from: decoder)) }

    /// Writes the feed.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws { try feed.encode(to: encoder) }

    /// Attributes, children and text that have no property.
    public var extensions: XML.Extensions {
        get { feed.extensions }
        set { feed.extensions = newValue }
    }

    /// Accesses a property of the Atom feed.
    public subscript<T>(dynamicMember path: WritableKeyPath<Atom.Feed<Entry>, T>) -> T {
        get { feed[keyPath: path] }
        set { feed[keyPath: path] = newValue }
    }

    /// Accesses a property of the Atom feed.
    public subscript<T>(dynamicMember path: KeyPath<Atom.Feed<Entry>, T>) -> T { feed[keyPath: path] }

    /// Every property of the feed that is set.
    public var description: String { Feeds.describe(feed, as: "\(Self.self)") }
}

extension Atom.Feed: Feeds.FeedKind {
    /// An empty list, because the type is for feeds of all kinds.
    public static var kinds: [Feeds.Kind] { [] }

    /// Adds a statement of the feed's kind: the attribute for a plain name, otherwise a category.
    mutating func say(_ kind: Feeds.Kind) {
        if kind.scheme == nil, !kind.term.contains("://") {
            self.kind = kind.term
        } else {
            categories.append(Atom.Category(kind.term, scheme: kind.scheme ?? Feeds.Kind.scheme))
        }
    }
}

extension Atom.Feed where Entry: Feeds.AtomEntry {
    /// Returns the first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; `nil` if there is none.
    public func entry(id: String) -> Entry? { entries.first { $0.entry.id == id } }
}
