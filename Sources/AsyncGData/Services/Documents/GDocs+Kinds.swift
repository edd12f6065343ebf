// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GDocs {
    /// A text document.
    public struct Document: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("document")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A drawing.
    public struct Drawing: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("drawing")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A file of any type.
    public struct File: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("file")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A folder.
    public struct Folder: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("folder")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A document that is laid out for printing.
    public struct PDF: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("pdf")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A presentation.
    public struct Presentation: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("presentation")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A site on the web.
    public struct Site: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("site")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A spreadsheet.
    public struct Spreadsheet: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("spreadsheet")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A table of a database.
    public struct Table: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("table")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// Documents, files and folders.
    public struct ItemFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = [GDocs.kind("item")]
        public var feed: Atom.Feed<GData.AnyEntry>
        public init(feed: Atom.Feed<GData.AnyEntry>) { self.feed = feed }
    }

    /// Something that was changed.
    public struct Change: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("change")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// What was changed.
    public struct ChangeFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = [GDocs.kind("change")]
        public static let declarations = GData.Declarations(LargestChangestamp.self)
        public var feed: Atom.Feed<Change>
        public init(feed: Atom.Feed<Change>) { self.feed = feed }

        /// The number of the last change there is.
        public var largestChangestamp: Int64? {
            get { self[LargestChangestamp.self] }
            set { self[LargestChangestamp.self] = newValue }
        }
    }

    /// A former state of a document.
    public struct Revision: Item {
        public static let kinds: [GData.Kind] = [GDocs.kind("revision")]
        public static let declarations =
            GDocs.ofItems + GData.Declarations(Publish.self, PublishAuto.self, PublishOutsideDomain.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// Whether it can be seen on the web.
        public var isPublished: Bool? {
            get { self[Publish.self] }
            set { self[Publish.self] = newValue }
        }
        /// Whether later revisions take its place there.
        public var isPublishedAutomatically: Bool? {
            get { self[PublishAuto.self] }
            set { self[PublishAuto.self] = newValue }
        }
        /// Whether people outside of the domain can see it there.
        public var isPublishedOutsideDomain: Bool? {
            get { self[PublishOutsideDomain.self] }
            set { self[PublishOutsideDomain.self] = newValue }
        }
    }

    /// The former states of a document.
    public struct RevisionFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = [GDocs.kind("revision")]
        public var feed: Atom.Feed<Revision>
        public init(feed: Atom.Feed<Revision>) { self.feed = feed }
    }
}
