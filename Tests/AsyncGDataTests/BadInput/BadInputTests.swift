import AsyncGData
import AsyncXML
import Testing

@Suite struct BadInputTests {
    private func document(_ text: String) throws -> Feeds.Document {
        try Feeds.Registry.googleData.decoder.decode(Feeds.Document.self, from: text.utf8)
    }

    @Test func prefixesAreOnlyHowNamesAreWritten() throws {
        let text = """
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:atom="u:none" xmlns:gd="http://schemas.google.com/acl/2007" \
            xmlns:g="http://schemas.google.com/g/2005" g:etag="1" gd:etag="2"><atom:title>not this</atom:title>\
            <a:title>T</a:title><a:entry g:etag="3"><a:id>1</a:id><g:when startTime="2026"/><gd:role value="x"/></a:entry></a:feed>
            """
        let feed = try #require(try document(text).feed)
        #expect(feed.title == "T")
        #expect(feed.etag == "1")
        #expect(feed.entries.map(\.etag) == ["3"])
        #expect(feed.entries[0][GD.When.self]?.startTime == "2026")
        #expect(feed.entries[0][GACL.Role.self] == "x")
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test func extensionsThatDoNotFitAreKept() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" \
            xmlns:thr="http://purl.org/syndication/thread/1.0"><gd:reminder minutes="soon"/><thr:total>many</thr:total>\
            <gd:geoPt lat="north" lon="1"/><link thr:count="some"/></entry>
            """
        var entry = try decode(Atom.Entry.self, text)
        #expect(entry[GD.Reminder.self]?.minutes == nil && entry[GD.Reminder.self]?.$minutes == "soon")
        #expect(entry.replyCount == nil)
        #expect(entry.geoPoint == nil)
        #expect(throws: XML.Error.self) { try entry.extensions.decode(Feeds.PropertyElement<Threading.Total>.self) }
        entry.id = "1"
        #expect(
            try canonical(encode(entry).utf8).contains(
                "<gd:reminder xmlns:gd=\"http://schemas.google.com/g/2005\" minutes=\"soon\">"
            )
        )
    }

    @Test func numbersStayAsTheyAreWrittenWhenSomethingBesideThemChanges() throws {
        let text = """
            <entry xmlns='\(Atom.namespace)' xmlns:gd='\(GD.namespace)' xmlns:media='\(Media.namespace)'>\
            <media:content url='a' duration='12.50' framerate=' 1e1 '/><gd:rating min='01' max='5.0' average='x'/>\
            <gd:geoPt lat='45.2560' lon='-71.920'/></entry>
            """
        var entry = try decode(Atom.Entry.self, text)
        let content = try #require(entry[Media.Content.self])
        #expect(content.duration?.value == 12.5 && content.framerate?.value == 10)
        #expect(entry[GD.Rating.self]?.max?.value == 5 && entry[GD.Rating.self]?.average?.value == nil)
        entry[Media.Content.self]?.url = "b"
        entry[GD.Rating.self]?.min = 2
        entry[GD.GeoPt.self]?.label = "c"
        let changed = text.replacing("url='a'", with: "url='b'").replacing("min='01'", with: "min='2'")
            .replacing("lon='-71.920'", with: "lon='-71.920' label='c'")
        #expect(try canonical(encode(entry).utf8) == canonical(changed.utf8))
    }
}
