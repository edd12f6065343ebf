extension Atom.Feed {
    /// The number of entries in all pages (OpenSearch 1.1 or 1.0).
    public var totalResults: Int? {
        get { self[OpenSearch.TotalResults.self] ?? self[OpenSearchRSS.TotalResults.self] }
        set { self[OpenSearch.TotalResults.self] = newValue }
    }

    /// The number of the page's first entry, counted from 1 (OpenSearch 1.1 or 1.0).
    public var startIndex: Int? {
        get { self[OpenSearch.StartIndex.self] ?? self[OpenSearchRSS.StartIndex.self] }
        set { self[OpenSearch.StartIndex.self] = newValue }
    }

    /// The maximum number of entries in a page (OpenSearch 1.1 or 1.0).
    public var itemsPerPage: Int? {
        get { self[OpenSearch.ItemsPerPage.self] ?? self[OpenSearchRSS.ItemsPerPage.self] }
        set { self[OpenSearch.ItemsPerPage.self] = newValue }
    }

    /// A Boolean value indicating whether the feed is an archive, which no longer changes (RFC 5005).
    public var isArchive: Bool {
        get { self[FeedHistory.Archive.self] }
        set { self[FeedHistory.Archive.self] = newValue }
    }

    /// A Boolean value indicating whether the document has all entries of the feed (RFC 5005).
    public var isComplete: Bool {
        get { self[FeedHistory.Complete.self] }
        set { self[FeedHistory.Complete.self] = newValue }
    }

    /// The entries that were deleted (RFC 6721).
    public var deletedEntries: [Tombstones.DeletedEntry] {
        get { self[all: Tombstones.DeletedEntry.self] }
        set { self[all: Tombstones.DeletedEntry.self] = newValue }
    }
}
