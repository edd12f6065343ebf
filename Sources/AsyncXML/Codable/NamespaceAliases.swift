/// Namespaces as documents in the wild write them, and what their specifications say: without a slash or a hash at the end, in other letters,
/// with https, from drafts.
///
/// The one table of them. A key, an extension or a declaration for a namespace also finds what is in one of its aliases, where nothing
/// is there for the alias itself. What is not changed is written as it was.
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

    /// The namespace that another one stands for; nil for one that stands for itself.
    static func meaning(of namespace: String?) -> String? { namespace.flatMap { table[$0] } }
}

extension XML.Name {
    /// The name in the namespace that its own stands for; nil where that stands for itself.
    package var unaliased: XML.Name? {
        NamespaceAliases.meaning(of: namespace).map { XML.Name(namespace: $0, prefix: prefix, local: local) }
    }
}
