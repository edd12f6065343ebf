extension Cloud {
    /// A description of the items that somebody wants to see, and of their order.
    ///
    /// A query is a value and does no work. ``Cloud/LiveQuery`` reads it:
    ///
    /// ```swift
    /// let photos = Cloud.Query.folder("/Photos")
    ///     .filtered(by: .contentType(.hasPrefix("image/")))
    ///     .sorted(by: .modified.reversed, .name)
    /// ```
    public struct Query: Sendable {
        /// The place where the items come from.
        public var source: Source
        /// The order of the items; items that all of these find equal are in the natural order of their names.
        public var sorts: [Sort] = []
        /// A Boolean value indicating whether a query of a folder contains the folder itself, too.
        public var includesFolder = false
        /// The number of items at the beginning that are delivered; `nil` for all.
        public var limit: Int?

        var conditions: [Condition] = []
        var filters: [@Sendable (Item) -> Bool] = []

        init(_ source: Source) { self.source = source }
    }
}

extension Cloud.Query {
    /// The place where the items of a query come from.
    public enum Source: Sendable {
        /// The items of a folder, without those of the folders in it.
        case folder(Cloud.Path)
        /// The item at a path, whichever it is.
        case item(Cloud.Path)
        /// One item, wherever it moves.
        case itemWithID(Cloud.Item.LocalID)
        /// All items of the database that fulfil a condition.
        case matching(Cloud.Condition)
        /// All items that were changed after an anchor of the database.
        case changes(since: Int64)
        /// Items from elsewhere, and later every changed item of the database that is accepted.
        case custom(load: @Sendable () async throws -> [Cloud.Item], accepts: @Sendable (Cloud.Item) -> Bool)
    }

    /// Returns a query of the items in a folder.
    public static func folder(_ path: Cloud.Path) -> Cloud.Query { Cloud.Query(.folder(path)) }

    /// Returns a query of the item at a path.
    public static func item(_ path: Cloud.Path) -> Cloud.Query { Cloud.Query(.item(path)) }

    /// Returns a query of one item, wherever it moves.
    public static func item(_ id: Cloud.Item.LocalID) -> Cloud.Query { Cloud.Query(.itemWithID(id)) }

    /// Returns a query of all items in the database that fulfil a condition.
    public static func matching(_ condition: Cloud.Condition) -> Cloud.Query { Cloud.Query(.matching(condition)) }

    /// Returns a query of what was changed after an anchor of the database.
    ///
    /// Its contents grow with the number of different items that change.
    public static func changes(since anchor: Int64) -> Cloud.Query { Cloud.Query(.changes(since: anchor)) }

    /// Returns a query of items from elsewhere.
    ///
    /// - Parameters:
    ///   - load: Returns the items at the beginning, and again whenever the reader of the database fell too far behind.
    ///   - accepts: Returns `true` for an item of the database that belongs to the query after a change.
    /// - Returns: The query.
    public static func custom(
        load: @escaping @Sendable () async throws -> [Cloud.Item],
        accepts: @escaping @Sendable (Cloud.Item) -> Bool
    ) -> Cloud.Query {
        Cloud.Query(.custom(load: load, accepts: accepts))
    }
}

extension Cloud.Query {
    /// Returns this query in another order.
    ///
    /// - Parameter sorts: The orders; each decides where those before it find two items equal.
    /// - Returns: The query in that order.
    public func sorted(by sorts: Sort...) -> Cloud.Query {
        var copy = self
        copy.sorts = sorts
        return copy
    }

    /// Returns this query with one more condition that each item fulfils.
    public func filtered(by condition: Cloud.Condition) -> Cloud.Query {
        var copy = self
        copy.conditions.append(condition)
        return copy
    }

    /// Returns this query with one more filter that lets each item pass.
    ///
    /// - Parameter filter: Returns `true` for an item to keep. It gives the same answer for the same item every time.
    /// - Returns: The query with that filter besides its others.
    public func filtered(where filter: @escaping @Sendable (Cloud.Item) -> Bool) -> Cloud.Query {
        var copy = self
        copy.filters.append(filter)
        return copy
    }

    /// Returns this query of a folder with the folder itself among the items.
    public func includingFolder() -> Cloud.Query {
        var copy = self
        copy.includesFolder = true
        return copy
    }

    /// Returns this query with the first items only.
    ///
    /// - Parameter count: The greatest number of items; a negative one means zero.
    /// - Returns: The query of the first items.
    public func limited(to count: Int) -> Cloud.Query {
        var copy = self
        copy.limit = max(0, count)
        return copy
    }
}

extension Cloud.Query {
    /// Returns a Boolean value indicating whether an item that exists is one of the query.
    func contains(_ item: Cloud.Item) -> Bool {
        switch source {
        case .folder(let path):
            guard item.path.parent == path || (includesFolder && item.path == path) else { return false }
        case .item(let path): guard item.path == path else { return false }
        case .itemWithID(let id): guard item.localID == id else { return false }
        case .matching(let condition): guard condition.matches(item) else { return false }
        case .changes(let anchor): guard let changed = item.anchor, changed > anchor else { return false }
        case .custom(_, let accepts): guard accepts(item) else { return false }
        }
        return passes(item)
    }

    /// Returns a Boolean value indicating whether an item passes all filters.
    func passes(_ item: Cloud.Item) -> Bool {
        conditions.allSatisfy { $0.matches(item) } && filters.allSatisfy { $0(item) }
    }
}
