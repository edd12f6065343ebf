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

    /// The operation that a batch performs on each entry without an operation.
    public var batchOperation: String? {
        get { self[GDBatch.Operation.self]?.type }
        set { self[GDBatch.Operation.self] = newValue.map { type in GDBatch.Operation { $0.type = type } } }
    }

    /// The identifier of the resource, such as `folder:root` (`gd:resourceId`).
    public var resourceID: String? {
        get { self[GD.ResourceID.self] }
        set { self[GD.ResourceID.self] = newValue }
    }

    /// The kinds that the feed states: first that of the attribute, then those of the categories.
    public var statedKinds: [GData.Kind] {
        (kind.map { [GData.Kind($0)] } ?? [])
            + categories.compactMap { category in category.term.map { GData.Kind($0, scheme: category.scheme) } }
    }

    /// Returns the categories of a scheme.
    ///
    /// - Parameter scheme: The scheme's URI; `nil` for categories without a scheme.
    /// - Returns: The categories.
    public func categories(scheme: String?) -> [Atom.Category] { categories.filter { $0.scheme == scheme } }
}

extension Atom.Feed where Entry == Atom.Entry {
    /// Returns the first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; `nil` if there is none.
    public func entry(id: String) -> Atom.Entry? { entries.first { $0.id == id } }
}

extension Atom.Feed where Entry: GData.AtomEntry {
    /// Returns the first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; `nil` if there is none.
    public func entry(id: String) -> Entry? { entries.first { $0.entry.id == id } }
}
