import AsyncFeeds
import AsyncXML
import Testing

@Suite struct AtomPubTests {
    @Test(arguments: ["http://www.w3.org/2007/app", "http://purl.org/atom/app#"])
    func serviceDocumentsAreReadInBothNamespaces(namespace: String) throws {
        let text = """
            <service xmlns="\(namespace)" xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://example.com/"><workspace>\
            <a:title>Main</a:title><collection href="blog"><a:title>Blog</a:title><accept>image/*</accept><accept/>\
            <categories fixed="yes" scheme="s"><a:category term="tea"/></categories><categories href="more"/></collection>\
            <x:y xmlns:x="u:x"/></workspace></service>
            """
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        guard case .service(let service) = document else {
            Issue.record("no service")
            return
        }
        let workspace = try #require(service.workspaces.first)
        #expect(workspace.title?.plainText == "Main")
        let collection = try #require(workspace.collections.first)
        #expect(Atom.Base(service.base).resolve(collection.href) == "https://example.com/blog")
        #expect(collection.accepts == ["image/*", ""])
        #expect(collection.categories.map(\.isFixed) == [true, false])
        #expect(collection.categories[0].categories.map(\.term) == ["tea"])
        #expect(collection.categories[1].href == "more")
        #expect(document.feed == nil)
    }

    @Test func serviceDocumentsComeOutAsTheyCameIn() throws {
        for namespace in [AtomPub.namespace, AtomPubDrafts.namespace] {
            for root in ["service", "categories"] {
                let text =
                    "<p:\(root) xmlns:p='\(namespace)' p:x='1'><p:y/><p:workspace><p:collection/></p:workspace></p:\(root)>"
                let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
                #expect(try canonical(document.encoded()) == canonical(text.utf8))
            }
        }
    }

    @Test func draftsAreKnownInBothNamespaces() throws {
        for namespace in [AtomPub.namespace, AtomPubDrafts.namespace] {
            let text = """
                <entry xmlns="http://www.w3.org/2005/Atom" xmlns:p="\(namespace)"><p:control><p:draft>yes</p:draft><x/></p:control>\
                <p:edited>2026-11-21T09:00:00Z</p:edited></entry>
                """
            var entry = try decode(Atom.Entry.self, text)
            #expect(entry.isDraft)
            #expect(entry.edited?.moment != nil)
            entry.isDraft = false
            #expect(try canonical(encode(entry).utf8) == canonical(text.replacing(">yes<", with: ">no<").utf8))
        }
        var new = Atom.Entry()
        new.isDraft = false
        #expect(try encode(new) == "<entry xmlns=\"http://www.w3.org/2005/Atom\"/>")
        new.isDraft = true
        #expect(try encode(new).contains("<app:draft>yes</app:draft>"))
    }
}
