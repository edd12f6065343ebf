public import AsyncXML

extension Feeds.Registry {
    /// A decoder with the types and declarations of the registry.
    ///
    /// It decodes any type. ``Feeds/Document``, ``Feeds/AnyFeed`` and ``Feeds/AnyEntry`` choose types by kind.
    public var decoder: XML.Decoder {
        var decoder = XML.Decoder()
        decoder.extensions = extensions
        if let key = Self.key { decoder.userInfo[key] = Shared(self) }
        return decoder
    }

    /// A reference to the registry, so that the entries of a feed share one copy.
    final class Shared: Sendable {
        let registry: Feeds.Registry
        init(_ registry: Feeds.Registry) { self.registry = registry }
    }

    private static let key = CodingUserInfoKey(rawValue: "AsyncFeeds.Registry")

    private static let none = Shared(Feeds.Registry(isEmpty: ()))

    /// Returns the registry that made a decoder, or an empty one if none did.
    static func of(_ decoder: any Decoder) -> Shared { key.flatMap { decoder.userInfo[$0] as? Shared } ?? none }

    /// Returns the type for an entry; ``Atom/Entry`` if its kind is unknown.
    func entryType(for kinds: [Feeds.Kind]) -> any Feeds.EntryKind.Type {
        knownEntryType(for: kinds) ?? Atom.Entry.self
    }

    private func knownEntryType(for kinds: [Feeds.Kind]) -> (any Feeds.EntryKind.Type)? {
        // A closure would copy the registry.
        for kind in kinds {
            if let type = entries[kind] { return surrogates[ObjectIdentifier(type)] ?? type }
        }
        return nil
    }

    /// Returns an entry as the type of its own kind, for example if a typed feed also has entries of other kinds.
    ///
    /// ```swift
    /// for entry in tournament.entries {                           // all of them games, as the feed's type says
    ///     if let match = registry.entry(entry).as(Match.self) { … }
    /// }
    /// ```
    ///
    /// - Parameter entry: The entry, of any type.
    /// - Returns: The entry as its own type; unchanged if its kind is unknown, or if it does not fit that type.
    public func entry<Entry: Feeds.EntryRepresentable>(_ entry: Entry) -> Feeds.AnyEntry {
        let atom = entry.atomEntry
        let given = Feeds.anyEntry(of: entry)
        let schemes = atom.categories.compactMap { category in category.scheme.map { Feeds.Kind("", scheme: $0) } }
        guard let type = knownEntryType(for: atom.statedKinds + schemes) else { return given }
        if let view = type as? any Feeds.AtomEntry.Type { return Feeds.AnyEntry(view.init(entry: atom)) }
        let element = try? XML.Encoder().encodeElement(atom, as: Atom.Entry.element)
        return element.flatMap { try? decoder.decode(Feeds.AnyEntry.self, from: $0) } ?? given
    }

    /// Returns the type for a feed; ``Feeds/AnyFeed`` if its kind is unknown.
    func feedType(for kinds: [Feeds.Kind]) -> any Feeds.FeedKind.Type {
        let type = kinds.lazy.compactMap { feeds[$0] }.first ?? Feeds.AnyFeed.self
        return feedSurrogates[ObjectIdentifier(type)] ?? type
    }
}
