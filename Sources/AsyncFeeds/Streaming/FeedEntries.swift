public import AsyncXML

extension Feeds {
    /// The entries of a feed of any format, one after the other, in constant memory.
    ///
    /// ```swift
    /// var entries = Feeds.FeedEntries(in: response.body).makeAsyncIterator()
    /// let feed = try await entries.head()                       // its metadata before the first entry
    /// while let entry = try await entries.next() { print(entry.title?.plainText ?? "") }
    /// ```
    ///
    /// It reads Atom 1.0, Atom 0.3, and RSS from 0.90 to 2.0, and chooses the format by the root element. Each entry
    /// has the form of Atom 1.0, as in ``Feeds/Document/feed``. If the document is a single entry, the sequence has
    /// that entry.
    ///
    /// Memory does not depend on the length of the feed: the sequence holds one chunk, the entries that were complete
    /// in it, and the feed without its entries. A document that is not a feed is buffered as a whole, up to the size in
    /// the decoder's limits. The sequence is single-pass if the chunks are. Nothing is read before `next()`. Cancelling
    /// its task ends it with `CancellationError`, or with the error that the chunks throw.
    ///
    /// To read entries as a type of your own, or to write them back in their own format, use `XML.Records`.
    public struct FeedEntries<Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private let decoder: XML.Decoder

        /// Creates the sequence.
        ///
        /// - Parameters:
        ///   - chunks: The document in pieces, such as a response body.
        ///   - decoder: The decoder of the entries; the default one has all declarations of this module.
        public init(in chunks: Chunks, decoder: XML.Decoder = Feeds.Registry().decoder) {
            self.chunks = chunks
            self.decoder = decoder
        }

        /// Creates an iterator for one loop.
        public func makeAsyncIterator() -> Iterator {
            Iterator(source: .unknown(chunks.makeAsyncIterator(), decoder))
        }

        /// An iterator over the entries.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate typealias Rest = Replayed<Chunks>

            fileprivate enum Source {
                case unknown(Chunks.AsyncIterator, XML.Decoder)
                case atom(XML.Records<Atom.Entry, Rest>.Iterator)
                case atom03(XML.Records<Atom03.Entry, Rest>.Iterator)
                case rss(XML.Records<RSS.Item, Rest>.Iterator)
                case rdf(XML.Records<RSS.Item, Rest>.Iterator)
                /// A document that is an entry, until the entry was returned.
                case entry(Atom.Entry?)
                /// A document that is neither a feed nor an entry, read as a whole.
                case other(Feeds.Document, root: XML.Name)
            }

            fileprivate var source: Source

            /// Returns the next entry; `nil` at the end.
            ///
            /// - Throws: Any error of the chunks; `XML.Error` with path, line and column; ``Feeds/Error`` with the code
            ///   `unknownDocument` if the document is neither a feed nor an entry.
            public mutating func next() async throws -> Atom.Entry? {
                switch try await known() {
                case .unknown: return nil
                case .atom(var records):
                    defer { source = .atom(records) }
                    return try await records.next()?.forgiven
                case .atom03(var records):
                    defer { source = .atom03(records) }
                    return try await records.next()?.atom
                case .rss(var records):
                    defer { source = .rss(records) }
                    return try await records.next()?.atom
                case .rdf(var records):
                    defer { source = .rdf(records) }
                    return try await records.next()?.atom
                case .entry(let entry):
                    source = .entry(nil)
                    return entry
                case .other(_, let root):
                    throw Feeds.Error(.unknownDocument, "The root element is \(root), which is no feed and no entry")
                }
            }

            /// Returns the feed's metadata, as far as it was read: before the first entry, or the complete metadata
            /// after the last one.
            ///
            /// - Returns: The feed without its entries.
            /// - Throws: The errors of ``next()``.
            public mutating func head() async throws -> Atom.Feed<Atom.Entry> {
                switch try await known() {
                case .unknown, .entry, .other: return Atom.Feed()
                case .atom(var records):
                    defer { source = .atom(records) }
                    return try await records.head(Atom.Feed<Atom.Entry>.self).forgiven
                case .atom03(var records):
                    defer { source = .atom03(records) }
                    return try await records.head(Atom03.Feed.self).atom
                case .rss(var records):
                    defer { source = .rss(records) }
                    return try await Feeds.Document.rss(records.head(AnyRSS.self).document).feed ?? Atom.Feed()
                case .rdf(var records):
                    defer { source = .rdf(records) }
                    return try await Feeds.Document.rdf(records.head(RSS.RDF.self)).feed ?? Atom.Feed()
                }
            }

            /// Returns the format of the feed; `atom10` also for a document that is not a feed.
            ///
            /// - Throws: The errors of ``next()``.
            public mutating func format() async throws -> FeedFormat {
                switch try await known() {
                case .unknown, .atom, .entry, .other: .atom10
                case .atom03: .atom03
                case .rss: .rss
                case .rdf: .rdf
                }
            }

            /// Returns the document if it has no entries, because it is a service document or a list of categories;
            /// otherwise `nil`.
            ///
            /// - Throws: Any error of the chunks; `XML.Error`; ``Feeds/Error`` with the code `unknownDocument` for any
            ///   other root element.
            public mutating func document() async throws -> Feeds.Document? {
                if case .other(let document, _) = try await known() { document } else { nil }
            }

            /// Returns whether the document is an entry without a feed around it.
            ///
            /// - Throws: The errors of ``next()``.
            public mutating func isEntry() async throws -> Bool {
                if case .entry = try await known() { true } else { false }
            }

            /// Reads up to the root element, which determines the format.
            private mutating func known() async throws -> Source {
                guard case .unknown(var chunks, let decoder) = source else { return source }
                // The probe reads only the name of the root element. The readers of the entries report errors with
                // their position.
                let probe = try XML.RecordReader(NoRecord.self, at: .name(NoRecord.name), decoder: decoder)
                var read: [Chunks.Element] = []
                while probe.root == nil {
                    guard let chunk = try await chunks.next(isolation: #isolation) else {
                        try Task.checkCancellation()
                        if read.isEmpty { throw Feeds.Error(.unknownDocument, "The document is empty") }
                        do { try probe.finish { _ in } } catch { if probe.root == nil { throw error } }
                        break
                    }
                    read.append(chunk)
                    do { try probe.read(chunk) { _ in } } catch { if probe.root == nil { throw error } }
                }
                guard let root = probe.root else {
                    throw Feeds.Error(.unknownDocument, "The document has no root element")
                }
                let rest = Rest(read: read, rest: chunks)
                source = try await Source(root, rest, decoder)
                return source
            }
        }
    }

    /// A format of feeds.
    public enum FeedFormat: String, Sendable, Hashable, CaseIterable {
        /// Atom 1.0 (RFC 4287).
        case atom10
        /// Atom 0.3, the draft before it.
        case atom03
        /// RSS 0.91 to 2.0.
        case rss
        /// RSS 0.90 and 1.0.
        case rdf
    }
}

@available(*, unavailable)
extension Feeds.FeedEntries.Iterator: Sendable {}

extension Feeds.FeedEntries.Iterator.Source {
    fileprivate init(_ root: XML.Name, _ chunks: Replayed<Chunks>, _ decoder: XML.Decoder) async throws {
        func records<R: Decodable & SendableMetatype>(
            _ type: R.Type,
            _ names: XML.Name...
        ) -> XML.Records<R, Replayed<Chunks>>.Iterator {
            XML.Records(type, at: .names(names), in: chunks, decoder: decoder).makeAsyncIterator()
        }
        switch root {
        case Atom.feed: self = .atom(records(Atom.Entry.self, Atom.entry))
        case Atom03.Feed.element: self = .atom03(records(Atom03.Entry.self, Atom03.Entry.element))
        case _ where root.local == "rss": self = .rss(records(RSS.Item.self, XML.Name(root.namespace, "item")))
        case RSS.RDF.element:
            let namespaces = RSS.RDF.namespaces
            self = .rdf(records(RSS.Item.self, XML.Name(namespaces[0], "item"), XML.Name(namespaces[1], "item")))
        case Atom.entry:
            let bytes = try await chunks.bytes(within: decoder.limits)
            self = .entry(try decoder.decode(Atom.Entry.self, from: bytes))
        case AtomPub.name("service"), AtomPub.name("categories"), AtomPubDrafts.name("service"),
            AtomPubDrafts.name("categories"):
            let bytes = try await chunks.bytes(within: decoder.limits)
            self = .other(try decoder.decode(Feeds.Document.self, from: bytes), root: root)
        default:
            throw Feeds.Error(.unknownDocument, "The root element is \(root), which is no feed, entry or service")
        }
    }
}

/// An RSS document, with or without a namespace.
private struct AnyRSS: Decodable {
    let document: RSS.Document

    init(from decoder: any Decoder) throws { document = try RSS.Document(from: decoder) }
}

/// A record whose name no element has.
private struct NoRecord: Decodable {
    static let name = XML.Name("about:none", "none")
}

/// Chunks that have been read already, followed by the remaining ones.
private struct Replayed<Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: Sequence<UInt8> {
    typealias Element = Chunks.Element

    let read: [Chunks.Element]
    let rest: Chunks.AsyncIterator

    /// All remaining bytes, collected; an error if there are more than a document may have.
    func bytes(within limits: XML.Limits) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await chunk in self {
            bytes += chunk
            // The limit is for UTF-8, of which one byte can have been four.
            guard bytes.count / 4 <= limits.size else {
                throw XML.Error(.sizeExceeded, "The document is larger than \(limits.size) bytes")
            }
        }
        return bytes
    }

    func makeAsyncIterator() -> Iterator { Iterator(read: read[...], rest: rest) }

    struct Iterator: AsyncIteratorProtocol {
        var read: ArraySlice<Chunks.Element>
        var rest: Chunks.AsyncIterator

        mutating func next() async throws -> Chunks.Element? {
            if let chunk = read.popFirst() { return chunk }
            return try await rest.next(isolation: #isolation)
        }
    }
}
