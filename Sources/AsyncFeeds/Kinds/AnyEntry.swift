public import AsyncXML

extension Feeds {
    /// A feed in which each entry has the type of its own kind.
    public typealias AnyFeed = Atom.Feed<AnyEntry>

    /// An entry whose type is chosen by its kind: the type that a ``Registry`` has for the kind, or else
    /// ``Atom/Entry``.
    ///
    /// ```swift
    /// if let game = entry.as(Game.self) { print(game.players) } else { print(entry.atom?.title) }
    /// ```
    public struct AnyEntry: Codable, Sendable, XML.Root, CustomStringConvertible {
        /// The name of an entry's element.
        public static let element = Atom.entry

        /// The entry.
        public var value: any EntryKind

        /// Creates a wrapper of an entry.
        ///
        /// - Parameter value: The entry.
        public init(_ value: any EntryKind) { self.value = value }

        /// Returns the entry as a type, if it has that type.
        ///
        /// - Parameter type: The type.
        /// - Returns: The entry; `nil` if it has another type.
        public func `as`<Entry: EntryKind>(_ type: Entry.Type) -> Entry? { value as? Entry }

        /// The entry as an Atom entry; `nil` if its type is neither ``Atom/Entry`` nor ``EntryRepresentable``.
        ///
        /// Setting it changes the entry; setting `nil` does nothing.
        public var atom: Atom.Entry? {
            get { Feeds.atomEntry(of: value) }
            set {
                guard let newValue else { return }
                value = Feeds.changingEntry(of: value) { $0 = newValue }
            }
        }

        /// Creates an entry of the type that its kind stands for, from the element that a decoder reads.
        ///
        /// - Parameter decoder: A decoder that a ``Registry`` made.
        /// - Throws: Any error of the decoder.
        public init(from decoder: any Decoder) throws {
            let type = Feeds.Registry.of(decoder).registry.entryType(for: try StatedKinds(from: decoder).kinds)
            value = try decoder.singleValueContainer().decode(type)
        }

        /// Writes the entry.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: Any error of the encoder.
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

        /// The entry's own description.
        public var description: String { "\(value)" }
    }
}
