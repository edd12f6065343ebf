public import AsyncXML

extension Feeds {
    /// A type for the entries of a kind, which a ``Registry`` chooses by the kinds that an entry states.
    ///
    /// Usually it is an ``AtomEntry``. Any struct with plain `Codable` conformance works too.
    public protocol EntryKind: Codable, Sendable {
        /// The kinds of such entries; new entries get the first one.
        static var kinds: [Kind] { get }

        /// The extensions of such an entry, and of the elements inside it.
        static var declarations: Declarations { get }
    }

    /// An Atom entry of a kind, with typed properties for that kind.
    ///
    /// ```swift
    /// /// A game of chess.
    /// struct Game: Feeds.AtomEntry {
    ///     static let kinds: [Feeds.Kind] = ["https://example.com/chess#game", "chess#game"]
    ///     static let declarations = Feeds.Declarations(Chess.Opening.self, Chess.Player.self)
    ///     var entry: Atom.Entry
    ///     init(entry: Atom.Entry) { self.entry = entry }
    ///
    ///     /// The opening.
    ///     var opening: String? { get { self[Chess.Opening.self] } set { self[Chess.Opening.self] = newValue } }
    /// }
    /// let game = Game { $0.title = "Final"; $0.opening = "Réti" }
    /// ```
    ///
    /// All properties of ``Atom/Entry`` are available on it. It is only a view of the entry, so it loses nothing, and
    /// one entry can be viewed as several kinds.
    @dynamicMemberLookup
    public protocol AtomEntry: EntryKind, EntryRepresentable, Extensible, XML.Root, Hashable, CustomStringConvertible {
        /// The entry.
        var entry: Atom.Entry { get set }

        /// Creates a view of an entry as this kind, whatever kinds the entry states.
        ///
        /// - Parameter entry: The entry.
        init(entry: Atom.Entry)
    }
}

extension Feeds.EntryKind {
    /// No declarations beyond those of every entry.
    public static var declarations: Feeds.Declarations { Feeds.Declarations() }
}

extension Feeds.AtomEntry {
    /// The name of an entry's element.
    public static var element: XML.Name { Atom.entry }

    /// Creates an entry that states this kind.
    public init() {
        var entry = Atom.Entry()
        if let kind = Self.kinds.first { entry.say(kind) }
        self.init(entry: entry)
    }

    /// Creates an entry that states this kind, and sets its properties.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// Creates an entry from the element that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws { self.init(entry: try Atom.Entry(from: decoder)) }

    /// Writes the entry.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws { try entry.encode(to: encoder) }

    /// Attributes, children and text that have no property.
    public var extensions: XML.Extensions {
        get { entry.extensions }
        set { entry.extensions = newValue }
    }

    /// Accesses a property of the Atom entry.
    public subscript<T>(dynamicMember path: WritableKeyPath<Atom.Entry, T>) -> T {
        get { entry[keyPath: path] }
        set { entry[keyPath: path] = newValue }
    }

    /// Accesses a property of the Atom entry.
    public subscript<T>(dynamicMember path: KeyPath<Atom.Entry, T>) -> T { entry[keyPath: path] }

    /// Every property of the entry that is set.
    public var description: String { Feeds.describe(entry, as: "\(Self.self)") }
}

extension Atom.Entry: Feeds.EntryKind {
    /// An empty list, because the type is for entries of all kinds.
    public static var kinds: [Feeds.Kind] { [] }

    /// Adds a statement of the entry's kind: the attribute for a plain name, otherwise a category.
    mutating func say(_ kind: Feeds.Kind) {
        if kind.scheme == nil, !kind.term.contains("://") {
            self.kind = kind.term
        } else {
            categories.append(Atom.Category(kind.term, scheme: kind.scheme ?? Feeds.Kind.scheme))
        }
    }
}
