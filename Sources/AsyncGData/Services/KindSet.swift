public import AsyncFeeds

extension GData {
    /// A set of kinds: those of a Google service's entries and feeds.
    public protocol KindSet: Feeds.ServiceSet, SendableMetatype {
        /// The types of the service's entries.
        static var entries: [any Feeds.AtomEntry.Type] { get }
        /// The types of the service's feeds.
        static var feeds: [any Feeds.AtomFeed.Type] { get }
        /// The extensions of types of other vocabularies, wherever these occur.
        static var everywhere: Feeds.Declarations { get }
    }
}

extension GData.KindSet {
    /// Empty declarations.
    public static var everywhere: Feeds.Declarations { Feeds.Declarations() }

    /// Registers all kinds and declarations of the service, and the extensions of every entry and feed (``GD``).
    ///
    /// - Parameter registry: The registry to add them to.
    /// - Throws: `Feeds.Error` if one of them is registered already.
    public static func register(in registry: inout Feeds.Registry) throws(Feeds.Error) {
        var changed = registry
        GD.register(in: &changed)
        for type in entries { try changed.register(type) }
        for type in feeds { try changed.register(type) }
        for declaration in everywhere.all {
            if let carrier = declaration.carrier { try changed.declare(declaration.item, in: carrier) }
        }
        registry = changed
    }
}

extension Feeds.Registry {
    /// A registry without kinds: it declares the extensions that every entry and feed of Google Data may have.
    public static let googleData = known(GD.self)
    /// A registry of calendars with their access control lists.
    public static let calendar = known(GCal.self, GACL.self)
    /// A registry of contacts.
    public static let contacts = known(GContact.self)
    /// A registry of documents with their access control lists.
    public static let documents = known(GDocs.self, GACL.self)
    /// A registry of photos.
    public static let photos = known(GPhoto.self)
    /// A registry of spreadsheets.
    public static let spreadsheets = known(GSheets.self)
    /// A registry of YouTube.
    public static let youTube = known(YouTube.self)
    /// A registry of blogs.
    public static let blogger = known(Blogger.self)
    /// A registry of all services of this module.
    public static let all = known(
        GCal.self,
        GContact.self,
        GDocs.self,
        GPhoto.self,
        GSheets.self,
        YouTube.self,
        Blogger.self,
        GACL.self
    )

    /// Creates a registry of sets that have no kind in common; a test creates each of these registries.
    private static func known(_ sets: any Feeds.ServiceSet.Type...) -> Feeds.Registry {
        var registry = Feeds.Registry()
        do {
            for set in sets { try set.register(in: &registry) }
        } catch {
            preconditionFailure("\(error)")
        }
        return registry
    }
}

extension Feeds.Vocabulary {
    /// Returns a kind whose name begins with the namespace.
    static func kind(_ term: String) -> Feeds.Kind { Feeds.Kind("\(namespace)#\(term)") }
}
