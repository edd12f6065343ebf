public import AsyncXML

extension Feeds {
    /// The types that a program has for the kinds of entries and feeds, and the extensions that it has declared.
    ///
    /// ```swift
    /// var registry = Feeds.Registry()
    /// try registry.register(Game.self)                                    // once, when the program starts
    /// try registry.register(Tournament.self)
    /// switch try registry.decoder.decode(Feeds.Document.self, from: bytes) {
    /// case .feed(let feed as Tournament): …
    /// case .feed(let feed as Feeds.AnyFeed):                              // of a kind without a registered type
    ///     for entry in feed.entries { if let game = entry.as(Game.self) { … } }
    /// …
    /// ```
    ///
    /// A registry is a value: copy it to add to it. A second registration of the same type or kind is an error when the
    /// program starts, rather than a surprise when a feed arrives. A registration that throws changes nothing.
    public struct Registry: Sendable {
        private(set) var entries: [Kind: any EntryKind.Type] = [:]
        private(set) var feeds: [Kind: any FeedKind.Type] = [:]
        private var registered: Set<ObjectIdentifier> = []
        private(set) var surrogates: [ObjectIdentifier: any EntryKind.Type] = [:]
        private(set) var feedSurrogates: [ObjectIdentifier: any FeedKind.Type] = [:]
        private var elementSurrogates: [ObjectIdentifier: any Declarable.Type] = [:]
        /// The declarations of programs and kinds.
        private var declared: Set<DeclarationID> = []
        /// The declarations that all entries, feeds, items, channels or links have.
        private var usual: Set<DeclarationID> = []
        /// The extensions of every entry and of every feed; types that are registered later get them too.
        private var ofEntries = Declarations.ofEntries
        private var ofFeeds = Declarations.ofFeeds
        /// The types of entries and feeds so far.
        private var entryTypes: [any Sendable.Type] = []
        private var feedTypes: [any Sendable.Type] = []
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
            let feeds: [any Sendable.Type] = [Atom.Feed<Atom.Entry>.self, AnyFeed.self, Atom03.Feed.self]
            add(.ofItems, to: RSS.Item.self)
            add(.ofChannels, to: RSS.Channel.self)
            for type in entries + [RSS.Item.self] {
                add(entryType: type)
                add(.ofDescriptions, to: type)
            }
            for type in feeds + [RSS.Channel.self] {
                add(feedType: type)
                add(.ofDescriptions, to: type)
            }
            add(.ofLinks, to: Atom.Link.self)
        }

        /// Creates an empty registry.
        init(isEmpty: Void) {}

        /// Creates a registry with sets of kinds.
        ///
        /// - Parameter sets: The sets, such as the kinds of one service.
        /// - Throws: ``Feeds/Error`` if something is registered twice.
        public init(_ sets: any ServiceSet.Type...) throws(Feeds.Error) {
            self.init()
            for set in sets { try set.register(in: &self) }
        }

        // MARK: Kinds

        /// Registers a type for entries of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``Feeds/Error`` if the type or one of its kinds is registered already, or if it declares something
        ///   twice.
        public mutating func register<Entry: EntryKind>(_ type: Entry.Type) throws(Feeds.Error) {
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
            add(entryType: type)
            add(feedType: Atom.Feed<Entry>.self)
        }

        /// Registers a type for feeds of its kinds.
        ///
        /// - Parameter type: The type.
        /// - Throws: ``Feeds/Error`` if the type or one of its kinds is registered already, or if it declares something
        ///   twice.
        public mutating func register<Feed: FeedKind>(_ type: Feed.Type) throws(Feeds.Error) {
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
            add(feedType: type)
        }

        /// Throws what `declare` would throw, before anything is stored: an error leaves the registry as it was.
        private func check(_ declarations: Declarations, of type: any Sendable.Type) throws(Feeds.Error) {
            var own: Set<DeclarationID> = []
            for declaration in declarations.all {
                let carrier: any Sendable.Type = if let inner = declaration.carrier { inner } else { type }
                let key = id(declaration.item, carrier, declaration.carrier == nil ? nil : type)
                guard !declared.contains(key), own.insert(key).inserted else {
                    throw Self.declaredTwice(declaration.item, carrier)
                }
            }
        }

        private static func declaredTwice(_ item: any Declarable.Type, _ carrier: any Sendable.Type) -> Feeds.Error {
            Feeds.Error(.duplicateDeclaration, "\(item.declaredName.qualified) is declared twice for \(carrier)")
        }

        private func checkNew(_ type: any Any.Type) throws(Feeds.Error) {
            guard !registered.contains(ObjectIdentifier(type)) else {
                throw Feeds.Error(.duplicateRegistration, "\(type) is registered already")
            }
        }

        // MARK: Extensions

        /// Declares an extension of a type, everywhere or only inside another type.
        ///
        /// A type of your own for an element that every entry or feed may have, such as `media:thumbnail`, replaces the
        /// type that this module has for it.
        ///
        /// - Parameters:
        ///   - item: An element, property, flag or attribute.
        ///   - carrier: The type that carries the item.
        ///   - root: The type inside which the declaration applies; `nil` for everywhere.
        /// - Throws: ``Feeds/Error`` if the same item is declared already.
        public mutating func declare<Carrier: Extensible>(
            _ item: any Declarable.Type,
            in carrier: Carrier.Type,
            below root: (any Sendable.Type)? = nil
        ) throws(Feeds.Error) {
            try declare(item, carrier: carrier, root: root)
        }

        private mutating func declare(
            _ item: any Declarable.Type,
            carrier: any Sendable.Type,
            root: (any Sendable.Type)?
        ) throws(Feeds.Error) {
            guard declared.insert(id(item, carrier, root)).inserted else { throw Self.declaredTwice(item, carrier) }
            add(Row(item: item, carrier: carrier, root: root, isUsual: false))
        }

        private mutating func declare(_ declarations: Declarations, of type: any Sendable.Type) throws(Feeds.Error) {
            for declaration in declarations.all {
                if let carrier = declaration.carrier {
                    try declare(declaration.item, carrier: carrier, root: type)
                } else {
                    try declare(declaration.item, carrier: type, root: nil)
                }
            }
        }

        /// Declares extensions that every entry or every feed may have, whatever its kind.
        ///
        /// They extend the registered types, and those that are registered later. A declaration by a program or a kind
        /// for the same element takes precedence. An extension that every entry or feed has already is ignored.
        ///
        /// - Parameters:
        ///   - entries: The extensions of every entry.
        ///   - feeds: The extensions of every feed.
        public mutating func declare(
            inEveryEntry entries: Declarations = Declarations(),
            inEveryFeed feeds: Declarations = Declarations()
        ) {
            ofEntries = ofEntries.union(entries)
            ofFeeds = ofFeeds.union(feeds)
            for type in entryTypes { add(entries, to: type) }
            for type in feedTypes { add(feeds, to: type) }
        }

        private mutating func add(entryType type: any Sendable.Type) {
            entryTypes.append(type)
            add(ofEntries, to: type)
        }

        private mutating func add(feedType type: any Sendable.Type) {
            feedTypes.append(type)
            add(ofFeeds, to: type)
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
        /// - Throws: ``Feeds/Error`` if the registered type has a surrogate already.
        public mutating func substitute<Entry: EntryKind>(
            _ surrogate: Entry.Type,
            for type: any EntryKind.Type
        ) throws(Feeds.Error) {
            if let other = surrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            try check(surrogate.declarations, of: surrogate)
            surrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(entryType: surrogate)
            add(feedType: Atom.Feed<Entry>.self)
        }

        /// Makes the decoder use a type of your own for feeds of the kinds for which another type was registered.
        ///
        /// - Parameters:
        ///   - surrogate: Your type.
        ///   - type: The type that was registered.
        /// - Throws: ``Feeds/Error`` if the registered type has a surrogate already.
        public mutating func substitute<Feed: FeedKind>(
            _ surrogate: Feed.Type,
            for type: any FeedKind.Type
        ) throws(Feeds.Error) {
            if let other = feedSurrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            try check(surrogate.declarations, of: surrogate)
            feedSurrogates[ObjectIdentifier(type)] = surrogate
            try declare(surrogate.declarations, of: surrogate)
            add(feedType: surrogate)
        }

        /// Makes the decoder use a type of your own wherever another type is declared, now or later.
        ///
        /// ```swift
        /// try registry.substitute(MyPlayer.self, for: Chess.Player.self)
        /// game.extensions.declared                 // has a MyPlayer, which game[MyPlayer.self] gives too
        /// ```
        ///
        /// - Parameters:
        ///   - surrogate: Your type, which must have the same XML name.
        ///   - type: The declared type.
        /// - Throws: ``Feeds/Error`` if the declared type has a surrogate already, or if the names differ.
        public mutating func substitute(
            _ surrogate: any Declarable.Type,
            for type: any Declarable.Type
        ) throws(Feeds.Error) {
            if let other = elementSurrogates[ObjectIdentifier(type)] {
                throw .duplicate("The surrogate of \(type)", surrogate, other)
            }
            let isSame = surrogate.declaredName == type.declaredName && surrogate.isAttribute == type.isAttribute
            guard isSame else {
                throw Feeds.Error(
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
        /// - Throws: ``Feeds/Error`` if something is registered twice.
        static func register(in registry: inout Registry) throws(Feeds.Error)
    }
}
