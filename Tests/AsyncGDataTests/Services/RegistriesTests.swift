import AsyncGData
import AsyncXML
import Testing

@Suite struct RegistriesTests {
    private static let services: [any GData.KindSet.Type] = [
        GCal.self, GContact.self, GDocs.self, GPhoto.self, GSheets.self, YouTube.self, Blogger.self,
    ]

    @Test func eachRegistryKnowsItsService() throws {
        let registries: [(Feeds.Registry, String, any Feeds.AtomEntry.Type)] = [
            (.calendar, "http://schemas.google.com/g/2005#event", GCal.Event.self),
            (.calendar, "http://schemas.google.com/acl/2007#accessRule", GACL.Rule.self),
            (.contacts, "http://schemas.google.com/contact/2008#group", GContact.Group.self),
            (.documents, "http://schemas.google.com/docs/2007#pdf", GDocs.PDF.self),
            (.documents, "http://schemas.google.com/acl/2007#accessRule", GACL.Rule.self),
            (.photos, "http://schemas.google.com/photos/2007#tag", GPhoto.Tag.self),
            (.spreadsheets, "http://schemas.google.com/spreadsheets/2006#table", GSheets.Table.self),
            (.youTube, "http://gdata.youtube.com/schemas/2007#friend", YouTube.Friend.self),
            (.blogger, "http://schemas.google.com/blogger/2008/kind#post", Blogger.Post.self),
        ]
        for (registry, term, type) in registries {
            let text = "<entry xmlns=\"\(Atom.namespace)\"><category term=\"\(term)\"/></entry>"
            let own = try decode(Feeds.AnyEntry.self, text, by: registry.decoder).value
            let all = try decode(Feeds.AnyEntry.self, text, by: Feeds.Registry.all.decoder).value
            #expect(Swift.type(of: own) == type)
            #expect(Swift.type(of: all) == type)
        }
    }

    @Test(arguments: services.indices)
    func aServiceIsRegisteredOnce(index: Int) throws {
        let service = Self.services[index]
        var registry = Feeds.Registry.all
        #expect(throws: Feeds.Error.self) { try service.register(in: &registry) }
        for type in service.entries {
            #expect { try registry.register(type) } throws: { ($0 as? Feeds.Error)?.code == .duplicateRegistration }
        }
    }

    @Test func newEntriesSayTheirKind() throws {
        for type in Self.services.flatMap({ $0.entries }) where !type.kinds.isEmpty {
            #expect(type.init().entry.statedKinds.first == type.kinds.first)
        }
    }
}
