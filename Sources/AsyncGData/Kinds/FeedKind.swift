public import AsyncXML

extension GData {
    /// A type for feeds of a kind, which a ``Registry`` can choose by what a feed says.
    public protocol FeedKind: Codable, Sendable {
        /// By which kinds such feeds are known; the first one is given to new ones.
        static var kinds: [Kind] { get }

        /// What may extend such a feed, and what is in it.
        static var declarations: Declarations { get }
    }

    /// An Atom feed of a kind, with typed access to what that kind has.
    ///
    /// ```swift
    /// /// The events of a calendar.
    /// struct EventFeed: GData.AtomFeed {
    ///     static let kinds: [GData.Kind] = ["calendar#eventFeed"]
    ///     static let declarations = GData.Declarations(GCal.TimeZone.self)
    ///     var feed: Atom.Feed<Event>
    ///     init(feed: Atom.Feed<Event>) { self.feed = feed }
    ///
    ///     /// The zone of its times.
    ///     var timeZone: String? { get { self[GCal.TimeZone.self] } set { self[GCal.TimeZone.self] = newValue } }
    /// }
    /// ```
    ///
    /// The properties of ``Atom/Feed`` are its own. Its entries are all of one type, or ``AnyEntry`` where they are mixed.
    @dynamicMemberLookup
    public protocol AtomFeed: FeedKind, FeedRepresentable, Extensible, XML.Root, CustomStringConvertible
    where FeedEntry == Entry {
        /// What the entries are.
        associatedtype Entry: Codable & Sendable

        /// The feed.
        var feed: Atom.Feed<Entry> { get set }

        /// Sees a feed as one of this kind, whatever it says of itself.
        ///
        /// - Parameter feed: The feed.
        init(feed: Atom.Feed<Entry>)
    }
}

extension GData.FeedKind {
    /// Nothing but what every feed may have.
    public static var declarations: GData.Declarations { GData.Declarations() }
}

extension GData.AtomFeed {
    /// The name of a feed's element.
    public static var element: XML.Name { Atom.feed }

    /// Creates a feed that says it is of this kind.
    public init() {
        var feed = Atom.Feed<Entry>()
        if let kind = Self.kinds.first { feed.say(kind) }
        self.init(feed: feed)
    }

    /// Creates a feed that says it is of this kind, and fills it in.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// Reads a feed.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws { self.init(feed: try Atom.Feed<Entry>(from: decoder)) }

    /// Writes the feed.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try feed.encode(to: encoder) }

    /// Whatever no property is for.
    public var extensions: XML.Extensions {
        get { feed.extensions }
        set { feed.extensions = newValue }
    }

    /// What every Atom feed has.
    public subscript<T>(dynamicMember path: WritableKeyPath<Atom.Feed<Entry>, T>) -> T {
        get { feed[keyPath: path] }
        set { feed[keyPath: path] = newValue }
    }

    /// What every Atom feed has.
    public subscript<T>(dynamicMember path: KeyPath<Atom.Feed<Entry>, T>) -> T { feed[keyPath: path] }

    /// Every property of the feed that is set.
    public var description: String { GData.describe(feed, as: "\(Self.self)") }
}

extension Atom.Feed: GData.FeedKind {
    /// None: it is for feeds of all kinds.
    public static var kinds: [GData.Kind] { [] }

    /// Says what kind of feed this is.
    mutating func say(_ kind: GData.Kind) {
        if kind.scheme == nil, !kind.term.contains("://") {
            self.kind = kind.term
        } else {
            categories.append(Atom.Category(kind.term, scheme: kind.scheme ?? GData.Kind.scheme))
        }
    }
}
