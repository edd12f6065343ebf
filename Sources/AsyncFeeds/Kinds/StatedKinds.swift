extension Feeds {
    /// The kinds that an entry or feed states.
    struct StatedKinds: Decodable {
        var kind: String?
        var categories: [Category]

        struct Category: Decodable {
            var term: String?
            var scheme: String?
            enum CodingKeys: String, Feeds.Keys { case term = "@term", scheme = "@scheme" }
        }

        enum CodingKeys: String, Feeds.Keys { case kind = "@gd:kind", categories = "category" }

        /// The kinds in order of precedence: the attribute, then the categories, then the schemes of the categories.
        var kinds: [Kind] {
            var kinds = kind.map { [Kind($0)] } ?? []
            kinds += categories.compactMap { category in category.term.map { Kind($0, scheme: category.scheme) } }
            return kinds + categories.compactMap { category in category.scheme.map { Kind("", scheme: $0) } }
        }
    }
}

extension Atom.Entry {
    /// The kinds that the entry states: first that of the attribute, then those of the categories.
    public var statedKinds: [Feeds.Kind] {
        (kind.map { [Feeds.Kind($0)] } ?? [])
            + categories.compactMap { category in category.term.map { Feeds.Kind($0, scheme: category.scheme) } }
    }
}

extension Atom.Feed {
    /// The kinds that the feed states: first that of the attribute, then those of the categories.
    public var statedKinds: [Feeds.Kind] {
        (kind.map { [Feeds.Kind($0)] } ?? [])
            + categories.compactMap { category in category.term.map { Feeds.Kind($0, scheme: category.scheme) } }
    }
}
