// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GDocs {
    /// A text document.
    public struct Document: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("document")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A drawing.
    public struct Drawing: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("drawing")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A file of any type.
    public struct File: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("file")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A folder.
    public struct Folder: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("folder")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A PDF document.
    public struct PDF: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("pdf")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A presentation.
    public struct Presentation: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("presentation")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A web site.
    public struct Site: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("site")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A spreadsheet.
    public struct Spreadsheet: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("spreadsheet")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A table of a database.
    public struct Table: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("table")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The documents, files and folders of a list.
    public struct ItemFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("item")]
        public var feed: Atom.Feed<Feeds.AnyEntry>
        public init(feed: Atom.Feed<Feeds.AnyEntry>) { self.feed = feed }
    }

    /// A changed document, file or folder.
    public struct Change: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("change")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The changed documents, files and folders.
    public struct ChangeFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("change")]
        public static let declarations = Feeds.Declarations(LargestChangestamp.self)
        public var feed: Atom.Feed<Change>
        public init(feed: Atom.Feed<Change>) { self.feed = feed }

        /// The number of the latest change.
        public var largestChangestamp: Int64? {
            get { self[LargestChangestamp.self] }
            set { self[LargestChangestamp.self] = newValue }
        }
    }

    /// An earlier version of a document.
    public struct Revision: Item {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("revision")]
        public static let declarations =
            GDocs.ofItems + Feeds.Declarations(Publish.self, PublishAuto.self, PublishOutsideDomain.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// A Boolean value indicating whether the revision is published on the web.
        public var isPublished: Bool? {
            get { self[Publish.self] }
            set { self[Publish.self] = newValue }
        }
        /// A Boolean value indicating whether later revisions are published automatically.
        public var isPublishedAutomatically: Bool? {
            get { self[PublishAuto.self] }
            set { self[PublishAuto.self] = newValue }
        }
        /// A Boolean value indicating whether the revision is published outside the domain.
        public var isPublishedOutsideDomain: Bool? {
            get { self[PublishOutsideDomain.self] }
            set { self[PublishOutsideDomain.self] = newValue }
        }
    }

    /// The earlier versions of a document.
    public struct RevisionFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("revision")]
        public var feed: Atom.Feed<Revision>
        public init(feed: Atom.Feed<Revision>) { self.feed = feed }
    }
}
