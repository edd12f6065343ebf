import AsyncGData
import AsyncXML
import Testing

/// What the module's own vocabularies have of the checklist; ``SuppliersTests`` goes through all of it.
@Suite struct ChecklistTests {
    /// The vocabularies that are complete.
    static let prefixes: Set = ["atom", "app", "openSearch", "batch", "gd", "gAcl", "media", "georss", "geo", "thr"]

    /// What these vocabularies declare, as if every entry and feed could have it.
    static let registry: Feeds.Registry = {
        var registry = Feeds.Registry.googleData
        for item in (GD.declarations + GACL.Rule.declarations).items {
            try? registry.declare(item, in: Atom.Entry.self)
            try? registry.declare(item, in: Feeds.AnyFeed.self)
        }
        return registry
    }()

    @Test func theChecklistIsWhole() {
        #expect(Supplier.all.count == 273)
        #expect(Set(Supplier.all.map { "\($0.name) \($0.type)" }).count == 273)
        #expect(Set(Supplier.all.map(\.prefix)) == Set(Supplier.namespaces.keys))
        #expect(Set(Self.prefixes).isSubset(of: Supplier.namespaces.keys))
        #expect(Supplier.all.count { Self.prefixes.contains($0.prefix) } == 116)
    }
}
