/// A table of namespaces as documents write them and as their specifications define them.
///
/// Documents omit a slash or a hash at the end, use other case or https, or use the namespaces of drafts. This is the
/// only such table. A key, an extension or a declaration for a namespace also finds content in one of its aliases,
/// unless the alias itself is named too. Unchanged content is written as it was.
enum NamespaceAliases {
    private static let table: [String: String] = {
        let names = [
            "http://search.yahoo.com/mrss/": """
            http://search.yahoo.com/mrss https://search.yahoo.com/mrss https://search.yahoo.com/mrss/ \
            http://video.search.yahoo.com/mrss http://video.search.yahoo.com/mrss/
            """,
            "http://www.itunes.com/dtds/podcast-1.0.dtd": """
            https://www.itunes.com/dtds/podcast-1.0.dtd http://www.itunes.com/dtds/Podcast-1.0.dtd \
            http://www.itunes.com/DTDs/Podcast-1.0.dtd http://www.itunes.com/DTDs/PodCast-1.0.dtd \
            http://www.itunes.com/DTDs/podcast-1.0.dtd http://example.com/DTDs/PodCast-1.0.dtd
            """,
            "http://purl.org/dc/elements/1.1/": "http://purl.org/dc/elements/1.0/ http://purl.org/dc/elements/1.1",
            "http://purl.org/dc/terms/": "http://purl.org/dc/terms",
            "http://purl.org/rss/1.0/modules/content/": "http://purl.org/rss/1.0/modules/content",
            "http://purl.org/rss/1.0/modules/slash/": "http://purl.org/rss/1.0/modules/slash",
            "http://wellformedweb.org/CommentAPI/": "http://wellformedweb.org/CommentAPI",
            "http://www.georss.org/georss": "http://www.georss.org/georss/ http://www.georss.org/georss/10",
            "http://www.w3.org/2003/01/geo/wgs84_pos#": "http://www.w3.org/2003/01/geo/wgs84_pos",
            "http://a9.com/-/spec/opensearch/1.1/": "http://a9.com/-/spec/opensearch/1.1",
        ]
        var table: [String: String] = [:]
        for (name, aliases) in names { for alias in aliases.split(separator: " ") { table[String(alias)] = name } }
        return table
    }()

    /// Returns the namespace for which an alias stands; `nil` for a namespace that is not an alias.
    static func meaning(of namespace: String?) -> String? { namespace.flatMap { table[$0] } }
}

extension XML.Name {
    /// The name in the namespace for which its own is an alias; `nil` if its namespace is not an alias.
    package var unaliased: XML.Name? {
        NamespaceAliases.meaning(of: namespace).map { XML.Name(namespace: $0, prefix: prefix, local: local) }
    }
}
