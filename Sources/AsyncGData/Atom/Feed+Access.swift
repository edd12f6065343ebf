extension Atom.Feed {
    /// How many entries there are in all pages (OpenSearch 1.1 or 1.0).
    public var totalResults: Int? {
        get { self[OpenSearch.TotalResults.self] ?? self[OpenSearchRSS.TotalResults.self] }
        set { self[OpenSearch.TotalResults.self] = newValue }
    }

    /// The number of the first entry, from 1 (OpenSearch 1.1 or 1.0).
    public var startIndex: Int? {
        get { self[OpenSearch.StartIndex.self] ?? self[OpenSearchRSS.StartIndex.self] }
        set { self[OpenSearch.StartIndex.self] = newValue }
    }

    /// How many entries a page has at most (OpenSearch 1.1 or 1.0).
    public var itemsPerPage: Int? {
        get { self[OpenSearch.ItemsPerPage.self] ?? self[OpenSearchRSS.ItemsPerPage.self] }
        set { self[OpenSearch.ItemsPerPage.self] = newValue }
    }

    /// Whether it is an archive, which does not change any more (RFC 5005).
    public var isArchive: Bool {
        get { self[FeedHistory.Archive.self] }
        set { self[FeedHistory.Archive.self] = newValue }
    }

    /// Whether it has all entries there are (RFC 5005).
    public var isComplete: Bool {
        get { self[FeedHistory.Complete.self] }
        set { self[FeedHistory.Complete.self] = newValue }
    }

    /// Entries that were deleted (RFC 6721).
    public var deletedEntries: [Tombstones.DeletedEntry] {
        get { self[all: Tombstones.DeletedEntry.self] }
        set { self[all: Tombstones.DeletedEntry.self] = newValue }
    }

    /// What is to be done with each entry that does not say it itself, in a batch.
    public var batchOperation: String? {
        get { self[GDBatch.Operation.self]?.type }
        set { self[GDBatch.Operation.self] = newValue.map { type in GDBatch.Operation { $0.type = type } } }
    }

    /// The identifier of a resource, such as `folder:root` (`gd:resourceId`).
    public var resourceID: String? {
        get { self[GD.ResourceID.self] }
        set { self[GD.ResourceID.self] = newValue }
    }

    /// The kinds that it says it is of: by the attribute, then by categories.
    public var statedKinds: [GData.Kind] {
        (kind.map { [GData.Kind($0)] } ?? [])
            + categories.compactMap { category in category.term.map { GData.Kind($0, scheme: category.scheme) } }
    }

    /// The categories of a scheme.
    ///
    /// - Parameter scheme: The scheme's URI; nil for those that name none.
    /// - Returns: The categories.
    public func categories(scheme: String?) -> [Atom.Category] { categories.filter { $0.scheme == scheme } }
}

extension Atom.Feed where Entry == Atom.Entry {
    /// The first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; nil where there is none.
    public func entry(id: String) -> Atom.Entry? { entries.first { $0.id == id } }
}

extension Atom.Feed where Entry: GData.AtomEntry {
    /// The first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; nil where there is none.
    public func entry(id: String) -> Entry? { entries.first { $0.entry.id == id } }
}
