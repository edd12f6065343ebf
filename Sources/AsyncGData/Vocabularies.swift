public import AsyncFeeds

extension GData {
    /// The keys of elements in the vocabularies of Google's services, with the namespaces of their prefixes.
    ///
    /// They know the prefixes of `Feeds.Keys` too.
    public protocol Keys: Feeds.Keys {}

    /// The namespaces of the prefixes in ``Keys``.
    static let namespaces: [String: String] = {
        let vocabularies: [any Feeds.Vocabulary.Type] = [
            GD.self, GDBatch.self, GACL.self, GCal.self, GContact.self, GDocs.self, GPhoto.self, EXIF.self,
            GSheets.self, GSX.self, YouTube.self, Blogger.self,
        ]
        return Feeds.namespaces(of: vocabularies, and: Feeds.namespaces)
    }()

    /// The usual prefixes by namespace, those of feeds included, for `json(prefixes:)` of feeds and entries.
    public static let prefixes = Feeds.prefixes(of: namespaces)
}

extension GData.Keys {
    /// The namespaces of the vocabularies of feeds and of Google's services, by prefix.
    public static var namespaces: [String: String] { GData.namespaces }
}
