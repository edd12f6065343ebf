public import AsyncXML

extension GData {
    /// What a program knows: which types stand for which kinds of entries and feeds, and what may extend them.
    ///
    /// ```swift
    /// let registry = try GData.Registry(GCal.self, GContact.self)        // once, when the program starts
    /// switch try registry.decoder.decode(GData.Document.self, from: bytes) {
    /// case .feed(let feed as GCal.EventFeed): …
    /// case .feed(let feed as GData.AnyFeed):                              // of a kind that nobody registered
    ///     for entry in feed.entries { if let event = entry.as(GCal.Event.self) { … } }
    /// …
    /// ```
    ///
    /// A value: copy it to add to it. Registering something twice is an error when the program starts, rather than a surprise when
    /// a feed arrives.
    public struct Registry: Sendable {
        private var entries: [Kind: any EntryKind.Type] = [:]
        private var feeds: [Kind: any FeedKind.Type] = [:]
        private var registered: Set<ObjectIdentifier> = []
        private var surrogates: [ObjectIdentifier: any EntryKind.Type] = [:]
        private var feedSurrogates: [ObjectIdentifier: any FeedKind.Type] = [:]
        private var elementSurrogates: [ObjectIdentifier: any Declarable.Type] = [:]
        /// What programs and kinds declared.
        private var declared: Set<DeclarationID> = []
        /// What all types of a sort have.
        private var usual: Set<DeclarationID> = []
        /// Both, in order, for surrogates that come later.
        private var rows: [Row] = []
        private var declaredExtensions = XML.ExtensionRegistry()
        private var usualExtensions = XML.ExtensionRegistry()

        /// What was declared, for decoders of your own.
        ///
        /// Types that a program declares come before those of this module for the same elements.
        public var extensions: XML.ExtensionRegistry {
            var extensions = declaredExtensions
            extensions.add(usualExtensions)
            return extensions
        }

        /// The attributes that were declared, by what carries them.
        private(set) var attributes: [ObjectIdentifier: Set<XML.Name>] = [:]

        private struct Row: Sendable {
            let item: any Declarable.Type
            let carrier: any Sendable.Type
            let root: (any Sendable.Type)?
            let isUsual: Bool
        }

        private struct DeclarationID: Hashable {
            let name: XML.Name
            let isAttribute: Bool
            let carrier: ObjectIdentifier
            let root: ObjectIdentifier?
        }

        /// Knows what every entry, feed and link may have: ``Declarations/ofEntries``, ``Declarations/ofFeeds`` and
        /// ``Declarations/ofLinks``.
        public init() {
            let entries: [any Sendable.Type] = [Atom.Entry.self, Atom03.Entry.self]
            for type in entries { add(.ofEntries + .ofDescriptions, to: type) }
            let feeds: [any Sendable.Type] = [Atom.Feed<Atom.Entry>.self, AnyFeed.self, Atom03.Feed.self]
            for type in feeds { add(.ofFeeds + .ofDescriptions, to: type) }
            add(.ofItems + .ofEntries + .ofDescriptions, to: RSS.Item.self)
            add(.ofChannels + .ofFeeds + .ofDescriptions, to: RSS.Channel.self)
            add(.ofLinks, to: Atom.Link.self)
        }

        /// Knows nothing.
        private init(isEmpty: Void) {}

        /// Knows sets of kinds.
        ///
        /// - Parameter sets: The sets, such as the services of Google.
        /// - Throws: ``GData/Error`` where something is registered twice.
        public init(_ sets: any ServiceSet.Type...) throws(GData.Error) {
            self.init()
            for set in sets { try set.register(in: &self) }
        }

        // MARK: Kinds

        /// Registers a type for entries of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``GData/Error`` where the type or one of its kinds is registered already, or it declares something twice.
        public mutating func register<Entry: EntryKind>(_ type: Entry.Type) throws(GData.Error) {
            for kind in type.kinds {
                if let other = entries[kind] { throw .duplicate("The kind \(kind.term)", type, other) }
                entries[kind] = type
            }
            try note(type)
            try declare(type.declarations, of: type)
            add(.ofEntries, to: type)
            add(.ofFeeds, to: Atom.Feed<Entry>.self)
        }

        /// Registers a type for feeds of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``GData/Error`` where the type or one of its kinds is registered already, or it declares something twice.
        public mutating func register<Feed: FeedKind>(_ type: Feed.Type) throws(GData.Error) {
            for kind in type.kinds {
                if let other = feeds[kind] { throw .duplicate("The kind \(kind.term)", type, other) }
                feeds[kind] = type
            }
            try note(type)
            try declare(type.declarations, of: type)
            add(.ofFeeds, to: type)
        }

        private mutating func note(_ type: any Any.Type) throws(GData.Error) {
            guard registered.insert(ObjectIdentifier(type)).inserted else {
                throw GData.Error(.duplicateRegistration, "\(type) is registered already")
            }
        }

        // MARK: Extensions

        /// Declares what may extend a type, wherever that occurs, or in something of another type.
        ///
        /// A type of your own for an element that every entry or feed may have, such as `media:thumbnail`, takes the place of the one
        /// that this module has for it.
        ///
        /// - Parameters:
        ///   - item: An element, property, flag or attribute.
        ///   - carrier: What carries it.
        ///   - root: In what; nil for everywhere.
        /// - Throws: ``GData/Error`` where that is declared already.
        public mutating func declare<Carrier: Extensible>(
            _ item: any Declarable.Type,
            in carrier: Carrier.Type,
            below root: (any Sendable.Type)? = nil
        ) throws(GData.Error) {
            try declare(item, carrier: carrier, root: root)
        }

        private mutating func declare(
            _ item: any Declarable.Type,
            carrier: any Sendable.Type,
            root: (any Sendable.Type)?
        ) throws(GData.Error) {
            guard declared.insert(id(item, carrier, root)).inserted else {
                throw GData.Error(
                    .duplicateDeclaration,
                    "\(item.declaredName.qualified) is declared twice for \(carrier)"
                )
            }
            add(Row(item: item, carrier: carrier, root: root, isUsual: false))
        }

        private mutating func declare(_ declarations: Declarations, of type: any Sendable.Type) throws(GData.Error) {
            for declaration in declarations.all {
                if let carrier = declaration.carrier {
                    try declare(declaration.item, carrier: carrier, root: type)
                } else {
                    try declare(declaration.item, carrier: type, root: nil)
                }
            }
        }

        /// Adds what all types of a sort have, behind what a type declared for itself.
        private mutating func add(_ declarations: Declarations, to type: any Sendable.Type) {
            for declaration in declarations.all where usual.insert(id(declaration.item, type, nil)).inserted {
                add(Row(item: declaration.item, carrier: type, root: nil, isUsual: true))
            }
        }

        private func id(
            _ item: any Declarable.Type,
            _ carrier: any Sendable.Type,
            _ root: (any Sendable.Type)?
        ) -> DeclarationID {
            DeclarationID(
                name: item.declaredName,
                isAttribute: item.isAttribute,
                carrier: ObjectIdentifier(carrier),
                root: root.map { ObjectIdentifier($0) }
            )
        }

        private mutating func add(_ row: Row) {
            if row.item.isAttribute {
                attributes[ObjectIdentifier(row.carrier), default: []].insert(row.item.declaredName)
            }
            rows.append(row)
            extend(with: row)
        }

        private mutating func extend(with row: Row) {
            let item = elementSurrogates[ObjectIdentifier(row.item)] ?? row.item
            if row.isUsual {
                Self.add(item, row.carrier, row.root, to: &usualExtensions)
            } else {
                Self.add(item, row.carrier, row.root, to: &declaredExtensions)
            }
        }

        private static func add<Carrier>(
            _ item: any Declarable.Type,
            _ carrier: Carrier.Type,
            _ root: (any Any.Type)?,
            to registry: inout XML.ExtensionRegistry
        ) {
            item.declare(in: carrier, below: root, to: &registry)
        }

        // MARK: Surrogates

        /// Has entries decoded as a type of your own wherever another type was registered for their kind.
        ///
        /// Where a type is named in code, as in `Atom.Feed<Event>`, it stays that.
        ///
        /// - Parameters:
        ///   - surrogate: Your type.
        ///   - type: The type that was registered.
        /// - Throws: ``GData/Error`` where that has a surrogate already.
        public mutating func substitute<Entry: EntryKind>(
            _ surrogate: Entry.Type,
            for type: any EntryKind.Type
        ) throws(GData.Error) {
            if let other = surrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            surrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(.ofEntries, to: surrogate)
            add(.ofFeeds, to: Atom.Feed<Entry>.self)
        }

        /// Has feeds decoded as a type of your own wherever another type was registered for their kind.
        ///
        /// - Parameters:
        ///   - surrogate: Your type.
        ///   - type: The type that was registered.
        /// - Throws: ``GData/Error`` where that has a surrogate already.
        public mutating func substitute<Feed: FeedKind>(
            _ surrogate: Feed.Type,
            for type: any FeedKind.Type
        ) throws(GData.Error) {
            if let other = feedSurrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            feedSurrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(.ofFeeds, to: surrogate)
        }

        /// Has elements decoded as a type of your own wherever another type was declared for them, or will be.
        ///
        /// ```swift
        /// try registry.substitute(MyWhen.self, for: GD.When.self)
        /// event.extensions.declared                // has a MyWhen, which event[MyWhen.self] gives too
        /// ```
        ///
        /// - Parameters:
        ///   - surrogate: Your type, which must have the same name in XML.
        ///   - type: The type that is declared.
        /// - Throws: ``GData/Error`` where that has a surrogate already, or the names differ.
        public mutating func substitute(
            _ surrogate: any Declarable.Type,
            for type: any Declarable.Type
        ) throws(GData.Error) {
            if let other = elementSurrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            let isSame = surrogate.declaredName == type.declaredName && surrogate.isAttribute == type.isAttribute
            guard isSame else {
                throw GData.Error(
                    .otherName,
                    "\(surrogate) is \(surrogate.declaredName.qualified), and cannot stand for \(type.declaredName.qualified)"
                )
            }
            elementSurrogates[ObjectIdentifier(type)] = surrogate
            declaredExtensions = XML.ExtensionRegistry()
            usualExtensions = XML.ExtensionRegistry()
            for row in rows { extend(with: row) }
        }
    }

    /// A set of kinds that belong together, such as those of one service.
    public protocol ServiceSet {
        /// Registers all of them.
        ///
        /// - Parameter registry: Where.
        /// - Throws: ``GData/Error`` where something is registered twice.
        static func register(in registry: inout Registry) throws(GData.Error)
    }
}

// MARK: Decoding

extension GData.Registry {
    /// A decoder that knows what the registry knows.
    ///
    /// It decodes any type; ``GData/Document``, ``GData/AnyFeed`` and ``GData/AnyEntry`` choose theirs by kind.
    public var decoder: XML.Decoder {
        var decoder = XML.Decoder()
        decoder.extensions = extensions
        if let key = Self.key { decoder.userInfo[key] = Shared(self) }
        return decoder
    }

    /// One reference for all entries of a feed.
    private final class Shared: Sendable {
        let registry: GData.Registry
        init(_ registry: GData.Registry) { self.registry = registry }
    }

    private static let key = CodingUserInfoKey(rawValue: "AsyncGData.Registry")

    /// The registry that a decoder was made of; an empty one if it was made without.
    static func of(_ decoder: any Decoder) -> GData.Registry {
        key.flatMap { (decoder.userInfo[$0] as? Shared)?.registry } ?? GData.Registry(isEmpty: ())
    }

    /// The type for an entry; that of any entry where its kind is not known.
    func entryType(for kinds: [GData.Kind]) -> any GData.EntryKind.Type {
        knownEntryType(for: kinds) ?? Atom.Entry.self
    }

    private func knownEntryType(for kinds: [GData.Kind]) -> (any GData.EntryKind.Type)? {
        kinds.lazy.compactMap { entries[$0] }.first.map { surrogates[ObjectIdentifier($0)] ?? $0 }
    }

    /// An entry as the type that its own kind stands for, such as one of another kind among the entries of a typed feed.
    ///
    /// ```swift
    /// for entry in eventFeed.entries {                            // all of them events, as the feed's type says
    ///     if let message = registry.entry(entry).as(GD.Message.self) { … }
    /// }
    /// ```
    ///
    /// - Parameter entry: The entry, of any type.
    /// - Returns: The entry as its own type; as it is where its kind is not known, or where it does not fit that type.
    public func entry<Entry: GData.EntryRepresentable>(_ entry: Entry) -> GData.AnyEntry {
        let atom = entry.atomEntry
        let given = (entry as? GData.AnyEntry) ?? GData.AnyEntry(entry as? any GData.EntryKind ?? atom)
        let schemes = atom.categories.compactMap { category in category.scheme.map { GData.Kind("", scheme: $0) } }
        guard let type = knownEntryType(for: atom.statedKinds + schemes) else { return given }
        if let view = type as? any GData.AtomEntry.Type { return GData.AnyEntry(view.init(entry: atom)) }
        let bytes = try? XML.Encoder().encode(atom)
        return bytes.flatMap { try? decoder.decode(GData.AnyEntry.self, from: $0) } ?? given
    }

    /// The type for a feed; that of any feed where its kind is not known.
    func feedType(for kinds: [GData.Kind]) -> any GData.FeedKind.Type {
        let type = kinds.lazy.compactMap { feeds[$0] }.first ?? GData.AnyFeed.self
        return feedSurrogates[ObjectIdentifier(type)] ?? type
    }
}
