extension GData {
    /// A service: the kinds of its entries and feeds.
    public protocol Service: ServiceSet, SendableMetatype {
        /// The types of its entries.
        static var entries: [any AtomEntry.Type] { get }
        /// The types of its feeds.
        static var feeds: [any AtomFeed.Type] { get }
        /// What extends elements of other vocabularies, in whatever these are.
        static var everywhere: Declarations { get }
    }
}

extension GData.Service {
    /// Nothing.
    public static var everywhere: GData.Declarations { GData.Declarations() }

    /// Registers all of them.
    ///
    /// - Parameter registry: Where.
    /// - Throws: ``GData/Error`` where one of them is registered already.
    public static func register(in registry: inout GData.Registry) throws(GData.Error) {
        for type in entries { try registry.register(type) }
        for type in feeds { try registry.register(type) }
        for declaration in everywhere.all {
            if let carrier = declaration.carrier { try registry.declare(declaration.item, in: carrier) }
        }
    }
}

extension GData.Registry {
    /// Calendars with their access control lists.
    public static let calendar = known(GCal.self, GACL.self)
    /// Contacts.
    public static let contacts = known(GContact.self)
    /// Documents with their access control lists.
    public static let documents = known(GDocs.self, GACL.self)
    /// Photos.
    public static let photos = known(GPhoto.self)
    /// Spreadsheets.
    public static let spreadsheets = known(GSheets.self)
    /// YouTube.
    public static let youTube = known(YouTube.self)
    /// Blogs.
    public static let blogger = known(Blogger.self)
    /// All services of this module.
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

    /// A registry of sets that are known to have nothing in common: a test makes each of them.
    private static func known(_ sets: any GData.ServiceSet.Type...) -> GData.Registry {
        var registry = GData.Registry()
        do {
            for set in sets { try set.register(in: &registry) }
        } catch {
            preconditionFailure("\(error)")
        }
        return registry
    }
}

extension GData.Vocabulary {
    /// A kind whose name begins with the namespace.
    static func kind(_ term: String) -> GData.Kind { GData.Kind("\(namespace)#\(term)") }
}
