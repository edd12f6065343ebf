extension Feeds {
    /// The namespaces of the prefixes in ``Keys``.
    package static let namespaces: [String: String] = {
        let vocabularies: [any Vocabulary.Type] = [
            Atom.self, AtomPub.self, OpenSearch.self, Threading.self, FeedHistory.self, Tombstones.self,
            ITunes.self, DublinCore.self, DublinCoreTerms.self, RSSContent.self, Slash.self, CommentAPI.self,
            Media.self, GeoRSS.self, GML.self, W3CGeo.self,
        ]
        return namespaces(of: vocabularies, and: ["": Atom.namespace, "gd": statementNamespace])
    }()

    /// The usual prefixes by namespace; that of Atom is empty.
    public static let prefixes = prefixes(of: namespaces)

    /// Returns the prefix of each namespace; of several prefixes the first one in the order of the alphabet.
    package static func prefixes(of namespaces: [String: String]) -> [String: String] {
        Dictionary(namespaces.map { ($0.value, $0.key) }) { min($0, $1) }
    }

    /// Returns the namespaces of vocabularies by their prefixes, together with others.
    package static func namespaces(
        of vocabularies: [any Vocabulary.Type],
        and others: [String: String]
    ) -> [String: String] {
        others.merging(vocabularies.map { ($0.prefix, $0.namespace) }) { first, _ in first }
    }
}
