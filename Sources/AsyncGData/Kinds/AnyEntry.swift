public import AsyncXML

extension GData {
    /// A feed whose entries each are what their kinds say.
    public typealias AnyFeed = Atom.Feed<AnyEntry>

    /// An entry whose type is chosen by its kind: the one that a ``Registry`` has for it, else ``Atom/Entry``.
    ///
    /// ```swift
    /// if let event = entry.as(GCal.Event.self) { print(event.whens) } else { print(entry.atom?.title) }
    /// ```
    public struct AnyEntry: Codable, Sendable, XML.Root, CustomStringConvertible {
        /// The name of an entry's element.
        public static let element = Atom.entry

        /// The entry.
        public var value: any EntryKind

        /// Holds an entry.
        ///
        /// - Parameter value: The entry.
        public init(_ value: any EntryKind) { self.value = value }

        /// The entry, if it is of a type.
        ///
        /// - Parameter type: The type.
        /// - Returns: The entry; nil where it is of another type.
        public func `as`<Entry: EntryKind>(_ type: Entry.Type) -> Entry? { value as? Entry }

        /// What every Atom entry has; nil where the type of the entry is no ``AtomEntry``.
        ///
        /// Setting it changes the entry; setting nil does nothing.
        public var atom: Atom.Entry? {
            get { (value as? any AtomEntry)?.entry ?? value as? Atom.Entry }
            set {
                guard let newValue else { return }
                if var entry = value as? any AtomEntry {
                    entry.entry = newValue
                    value = entry
                } else if value is Atom.Entry {
                    value = newValue
                }
            }
        }

        /// Reads an entry as the type that its kind stands for.
        ///
        /// - Parameter decoder: A decoder that a ``Registry`` made.
        /// - Throws: What the decoder throws.
        public init(from decoder: any Decoder) throws {
            let type = GData.Registry.of(decoder).entryType(for: try StatedKinds(from: decoder).kinds)
            value = try decoder.singleValueContainer().decode(type)
        }

        /// Writes the entry.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: What the encoder throws.
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

        /// The entry's own description.
        public var description: String { "\(value)" }
    }
}
