import AsyncGData
import AsyncXML
import Testing

/// What a kind declares for what it carries holds at any depth.
@Suite struct NestedDeclarationsTests {
    struct Meeting: Feeds.AtomEntry {
        static let declarations = Feeds.Declarations(GD.Who.self).in(GD.Who.self, GCal.Resource.self)
        static let kinds: [Feeds.Kind] = []
        var entry: Atom.Entry
    }
    @Test func declarationsReachIntoExtensionsOfExtensions() throws {
        var registry = Feeds.Registry()
        try registry.register(Meeting.self)
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"
            xmlns:c="http://schemas.google.com/gCal/2005"><gd:who><c:resource value="true"/></gd:who></entry>
            """
        let meeting = try registry.decoder.decode(Meeting.self, from: text.utf8)
        #expect(registry.unknowns(in: meeting).isEmpty)
        let other = try registry.decoder.decode(Atom.Entry.self, from: text.utf8)
        #expect(registry.unknowns(in: other).count == 1)
    }
}
