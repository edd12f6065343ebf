public import AsyncXML

extension GData {
    /// The types that a program has for the kinds of entries and feeds, and the extensions that it has declared.
    ///
    /// ```swift
    /// let registry = try GData.Registry(GCal.self, GContact.self)        // once, when the program starts
    /// switch try registry.decoder.decode(GData.Document.self, from: bytes) {
    /// case .feed(let feed as GCal.EventFeed): …
    /// case .feed(let feed as GData.AnyFeed):                              // of a kind without a registered type
    ///     for entry in feed.entries { if let event = entry.as(GCal.Event.self) { … } }
    /// …
    /// ```
    ///
    /// A registry is a value: copy it to add to it. A second registration of the same type or kind is an error when the
    /// program starts, rather than a surprise when a feed arrives. A registration that throws changes nothing.
    public struct Registry: Sendable {
        private var entries: [Kind: any EntryKind.Type] = [:]
        private var feeds: [Kind: any FeedKind.Type] = [:]
        private var registered: Set<ObjectIdentifier> = []
        private var surrogates: [ObjectIdentifier: any EntryKind.Type] = [:]
        private var feedSurrogates: [ObjectIdentifier: any FeedKind.Type] = [:]
        private var elementSurrogates: [ObjectIdentifier: any Declarable.Type] = [:]
        /// The declarations of programs and kinds.
        private var declared: Set<DeclarationID> = []
        /// The declarations that all entries, feeds, items, channels or links have.
        private var usual: Set<DeclarationID> = []
        /// All declarations in order, so that a later surrogate can replace their types.
        private var rows: [Row] = []
        private var declaredExtensions = XML.ExtensionRegistry()
        private var usualExtensions = XML.ExtensionRegistry()

        /// The declared extensions, for decoders of your own.
        ///
        /// If the program and this module declare types for the same element, the program's type takes precedence.
        public var extensions: XML.ExtensionRegistry {
            var extensions = declaredExtensions
            extensions.add(usualExtensions)
            return extensions
        }

        /// The declared attributes, by the type that carries them.
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

        /// Creates a registry with the extensions that every entry, feed and link may have: ``Declarations/ofEntries``,
        /// ``Declarations/ofFeeds``, ``Declarations/ofLinks``, and those of RSS, Dublin Core and podcasts.
        public init() {
            let entries: [any Sendable.Type] = [Atom.Entry.self, Atom03.Entry.self]
            for type in entries { add(.ofEntries + .ofDescriptions, to: type) }
            let feeds: [any Sendable.Type] = [Atom.Feed<Atom.Entry>.self, AnyFeed.self, Atom03.Feed.self]
            for type in feeds { add(.ofFeeds + .ofDescriptions, to: type) }
            add(.ofItems + .ofEntries + .ofDescriptions, to: RSS.Item.self)
            add(.ofChannels + .ofFeeds + .ofDescriptions, to: RSS.Channel.self)
            add(.ofLinks, to: Atom.Link.self)
        }

        /// Creates an empty registry.
        private init(isEmpty: Void) {}

        /// Creates a registry with sets of kinds.
        ///
        /// - Parameter sets: The sets, such as the services of Google.
        /// - Throws: ``GData/Error`` if something is registered twice.
        public init(_ sets: any ServiceSet.Type...) throws(GData.Error) {
            self.init()
            for set in sets { try set.register(in: &self) }
        }

        // MARK: Kinds

        /// Registers a type for entries of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``GData/Error`` if the type or one of its kinds is registered already, or if it declares something
        ///   twice.
        public mutating func register<Entry: EntryKind>(_ type: Entry.Type) throws(GData.Error) {
            var entries = entries
            for kind in type.kinds {
                if let other = entries[kind] { throw .duplicate("The kind \(kind.term)", type, other) }
                entries[kind] = type
            }
            try checkNew(type)
            try check(type.declarations, of: type)
            self.entries = entries
            registered.insert(ObjectIdentifier(type))
            try declare(type.declarations, of: type)
            add(.ofEntries, to: type)
            add(.ofFeeds, to: Atom.Feed<Entry>.self)
        }

        /// Registers a type for feeds of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``GData/Error`` if the type or one of its kinds is registered already, or if it declares something
        ///   twice.
        public mutating func register<Feed: FeedKind>(_ type: Feed.Type) throws(GData.Error) {
            var feeds = feeds
            for kind in type.kinds {
                if let other = feeds[kind] { throw .duplicate("The kind \(kind.term)", type, other) }
                feeds[kind] = type
            }
            try checkNew(type)
            try check(type.declarations, of: type)
            self.feeds = feeds
            registered.insert(ObjectIdentifier(type))
            try declare(type.declarations, of: type)
            add(.ofFeeds, to: type)
        }

        /// Throws what `declare` would throw, before anything is stored: an error leaves the registry as it was.
        private func check(_ declarations: Declarations, of type: any Sendable.Type) throws(GData.Error) {
            var own: Set<DeclarationID> = []
            for declaration in declarations.all {
                let carrier: any Sendable.Type = if let inner = declaration.carrier { inner } else { type }
                let key = id(declaration.item, carrier, declaration.carrier == nil ? nil : type)
                guard !declared.contains(key), own.insert(key).inserted else {
                    throw Self.declaredTwice(declaration.item, carrier)
                }
            }
        }

        private static func declaredTwice(_ item: any Declarable.Type, _ carrier: any Sendable.Type) -> GData.Error {
            GData.Error(.duplicateDeclaration, "\(item.declaredName.qualified) is declared twice for \(carrier)")
        }

        private func checkNew(_ type: any Any.Type) throws(GData.Error) {
            guard !registered.contains(ObjectIdentifier(type)) else {
                throw GData.Error(.duplicateRegistration, "\(type) is registered already")
            }
        }

        // MARK: Extensions

        /// Declares an extension of a type, everywhere or only inside another type.
        ///
        /// A type of your own for an element that every entry or feed may have, such as `media:thumbnail`, replaces the
        /// type that this module has for it.
        /// that this module has for it.
        ///
        /// - Parameters:
        ///   - item: An element, property, flag or attribute.
        ///   - carrier: The type that carries the item.
        ///   - root: The type inside which the declaration applies; `nil` for everywhere.
        /// - Throws: ``GData/Error`` if the same item is declared already.
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
            guard declared.insert(id(item, carrier, root)).inserted else { throw Self.declaredTwice(item, carrier) }
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

        /// Adds the declarations that all types of a sort have; those that a type declared for itself take precedence.
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

        /// Makes the decoder use a type of your own for entries of the kinds for which another type was registered.
        ///
        /// A type that is named in code, as in `Atom.Feed<Event>`, is not replaced.
        ///
        /// - Parameters:
        ///   - surrogate: Your type.
        ///   - type: The type that was registered.
        /// - Throws: ``GData/Error`` if the registered type has a surrogate already.
        public mutating func substitute<Entry: EntryKind>(
            _ surrogate: Entry.Type,
            for type: any EntryKind.Type
        ) throws(GData.Error) {
            if let other = surrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            try check(surrogate.declarations, of: surrogate)
            surrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(.ofEntries, to: surrogate)
            add(.ofFeeds, to: Atom.Feed<Entry>.self)
        }

        /// Makes the decoder use a type of your own for feeds of the kinds for which another type was registered.
        ///
        /// - Parameters:
        ///   - surrogate: Your type.
        ///   - type: The type that was registered.
        /// - Throws: ``GData/Error`` if the registered type has a surrogate already.
        public mutating func substitute<Feed: FeedKind>(
            _ surrogate: Feed.Type,
            for type: any FeedKind.Type
        ) throws(GData.Error) {
            if let other = feedSurrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            try check(surrogate.declarations, of: surrogate)
            feedSurrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(.ofFeeds, to: surrogate)
        }

        /// Makes the decoder use a type of your own wherever another type is declared, now or later.
        ///
        /// ```swift
        /// try registry.substitute(MyWhen.self, for: GD.When.self)
        /// event.extensions.declared                // has a MyWhen, which event[MyWhen.self] gives too
        /// ```
        ///
        /// - Parameters:
        ///   - surrogate: Your type, which must have the same XML name.
        ///   - type: The declared type.
        /// - Throws: ``GData/Error`` if the declared type has a surrogate already, or if the names differ.
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
        /// Registers all kinds of the set.
        ///
        /// - Parameter registry: The registry to add the kinds to.
        /// - Throws: ``GData/Error`` if something is registered twice.
        static func register(in registry: inout Registry) throws(GData.Error)
    }
}

// MARK: Decoding

extension GData.Registry {
    /// A decoder with the types and declarations of the registry.
    ///
    /// It decodes any type. ``GData/Document``, ``GData/AnyFeed`` and ``GData/AnyEntry`` choose types by kind.
    public var decoder: XML.Decoder {
        var decoder = XML.Decoder()
        decoder.extensions = extensions
        if let key = Self.key { decoder.userInfo[key] = Shared(self) }
        return decoder
    }

    /// A reference to the registry, so that the entries of a feed share one copy.
    private final class Shared: Sendable {
        let registry: GData.Registry
        init(_ registry: GData.Registry) { self.registry = registry }
    }

    private static let key = CodingUserInfoKey(rawValue: "AsyncGData.Registry")

    /// Returns the registry that made a decoder, or an empty one if none did.
    static func of(_ decoder: any Decoder) -> GData.Registry {
        key.flatMap { (decoder.userInfo[$0] as? Shared)?.registry } ?? GData.Registry(isEmpty: ())
    }

    /// Returns the type for an entry; ``Atom/Entry`` if its kind is unknown.
    func entryType(for kinds: [GData.Kind]) -> any GData.EntryKind.Type {
        knownEntryType(for: kinds) ?? Atom.Entry.self
    }

    private func knownEntryType(for kinds: [GData.Kind]) -> (any GData.EntryKind.Type)? {
        kinds.lazy.compactMap { entries[$0] }.first.map { surrogates[ObjectIdentifier($0)] ?? $0 }
    }

    /// Returns an entry as the type of its own kind, for example if a typed feed also has entries of other kinds.
    ///
    /// ```swift
    /// for entry in eventFeed.entries {                            // all of them events, as the feed's type says
    ///     if let message = registry.entry(entry).as(GD.Message.self) { … }
    /// }
    /// ```
    ///
    /// - Parameter entry: The entry, of any type.
    /// - Returns: The entry as its own type; unchanged if its kind is unknown, or if it does not fit that type.
    public func entry<Entry: GData.EntryRepresentable>(_ entry: Entry) -> GData.AnyEntry {
        let atom = entry.atomEntry
        let given = (entry as? GData.AnyEntry) ?? GData.AnyEntry(entry as? any GData.EntryKind ?? atom)
        let schemes = atom.categories.compactMap { category in category.scheme.map { GData.Kind("", scheme: $0) } }
        guard let type = knownEntryType(for: atom.statedKinds + schemes) else { return given }
        if let view = type as? any GData.AtomEntry.Type { return GData.AnyEntry(view.init(entry: atom)) }
        let bytes = try? XML.Encoder().encode(atom)
        return bytes.flatMap { try? decoder.decode(GData.AnyEntry.self, from: $0) } ?? given
    }

    /// Returns the type for a feed; ``GData/AnyFeed`` if its kind is unknown.
    func feedType(for kinds: [GData.Kind]) -> any GData.FeedKind.Type {
        let type = kinds.lazy.compactMap { feeds[$0] }.first ?? GData.AnyFeed.self
        return feedSurrogates[ObjectIdentifier(type)] ?? type
    }
}
