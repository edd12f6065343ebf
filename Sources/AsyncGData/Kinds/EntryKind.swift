public import AsyncXML

extension GData {
    /// A type for entries of a kind, which a ``Registry`` can choose by what an entry says.
    ///
    /// Usually that is an ``AtomEntry``; a struct of your own with plain `Codable` will do too.
    public protocol EntryKind: Codable, Sendable {
        /// By which kinds such entries are known; the first one is given to new ones.
        static var kinds: [Kind] { get }

        /// What may extend such an entry, and what is in it.
        static var declarations: Declarations { get }
    }

    /// An Atom entry of a kind, with typed access to what that kind has.
    ///
    /// ```swift
    /// /// An event of a calendar.
    /// struct Event: GData.AtomEntry {
    ///     static let kinds: [GData.Kind] = ["http://schemas.google.com/g/2005#event", "calendar#event"]
    ///     static let declarations = GData.Declarations(GD.When.self, GD.EventStatus.self)
    ///     var entry: Atom.Entry
    ///     init(entry: Atom.Entry) { self.entry = entry }
    ///
    ///     /// When it takes place.
    ///     var whens: [GD.When] { get { self[all: GD.When.self] } set { self[all: GD.When.self] = newValue } }
    /// }
    /// let event = Event { $0.title = "Tennis"; $0.whens = [GD.When(start: "2026-11-21T15:00:00Z")] }
    /// ```
    ///
    /// The properties of ``Atom/Entry`` are its own. Since it is no more than a view of the entry, it loses nothing of it, and one
    /// entry can be seen as several kinds.
    @dynamicMemberLookup
    public protocol AtomEntry: EntryKind, EntryRepresentable, Extensible, XML.Root, Hashable, CustomStringConvertible {
        /// The entry.
        var entry: Atom.Entry { get set }

        /// Sees an entry as one of this kind, whatever it says of itself.
        ///
        /// - Parameter entry: The entry.
        init(entry: Atom.Entry)
    }
}

extension GData.EntryKind {
    /// Nothing but what every entry may have.
    public static var declarations: GData.Declarations { GData.Declarations() }
}

extension GData.AtomEntry {
    /// The name of an entry's element.
    public static var element: XML.Name { Atom.entry }

    /// Creates an entry that says it is of this kind.
    public init() {
        var entry = Atom.Entry()
        if let kind = Self.kinds.first { entry.say(kind) }
        self.init(entry: entry)
    }

    /// Creates an entry that says it is of this kind, and fills it in.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// Reads an entry.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws { self.init(entry: try Atom.Entry(from: decoder)) }

    /// Writes the entry.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try entry.encode(to: encoder) }

    /// Whatever no property is for.
    public var extensions: XML.Extensions {
        get { entry.extensions }
        set { entry.extensions = newValue }
    }

    /// What every Atom entry has.
    public subscript<T>(dynamicMember path: WritableKeyPath<Atom.Entry, T>) -> T {
        get { entry[keyPath: path] }
        set { entry[keyPath: path] = newValue }
    }

    /// What every Atom entry has.
    public subscript<T>(dynamicMember path: KeyPath<Atom.Entry, T>) -> T { entry[keyPath: path] }

    /// Every property of the entry that is set.
    public var description: String { GData.describe(entry, as: "\(Self.self)") }
}

extension Atom.Entry: GData.EntryKind {
    /// None: it is for entries of all kinds.
    public static var kinds: [GData.Kind] { [] }

    /// Says what kind of entry this is.
    mutating func say(_ kind: GData.Kind) {
        if kind.scheme == nil, !kind.term.contains("://") {
            self.kind = kind.term
        } else {
            categories.append(Atom.Category(kind.term, scheme: kind.scheme ?? GData.Kind.scheme))
        }
    }
}
