import AsyncGData
import AsyncXML
import Testing

@Suite struct KindsTests {
    @Test func anEntryOfATypedFeedHasAKindOfItsOwn() throws {
        let registry = try Feeds.Registry(GCal.self)
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"><entry gd:kind="calendar#event"/>\
            <entry><title>m</title><category scheme="http://schemas.google.com/g/2005#kind" \
            term="http://schemas.google.com/g/2005#message"/></entry><entry gd:kind="nobody#knows"/></feed>
            """
        let feed = try registry.decoder.decode(GCal.EventFeed.self, from: text.utf8)
        let own = feed.entries.map { registry.entry($0) }
        #expect(own[0].as(GCal.Event.self) != nil)
        #expect(own[1].as(GD.Message.self)?.title?.value == "m")
        #expect(own[2].as(GCal.Event.self) != nil)  // as the feed says
    }

    @Test func aRegistrationThatThrowsChangesNothing() throws {
        var calendar = Feeds.Registry()
        try calendar.register(GACL.Rule.self)
        #expect(throws: Feeds.Error.self) { try GACL.register(in: &calendar) }
        try calendar.register(GACL.RuleFeed.self)
    }

    @Test func entriesAndFeedsInsideOfLinksAreReadAsSuch() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"><gd:entryLink rel="x">\
            <entry><id>2</id></entry></gd:entryLink><gd:feedLink><feed><id>3</id><entry><id>4</id></entry></feed></gd:feedLink>\
            <gd:extendedProperty name="state"><m:state xmlns:m="urn:mine" done="1">all</m:state></gd:extendedProperty></entry>
            """
        var entry = try decode(Atom.Entry.self, text)
        #expect(entry[GD.EntryLink.self]?[Atom.Entry.self]?.id == "2")
        #expect(entry[GD.FeedLink.self]?[Atom.Feed<Atom.Entry>.self]?.entries.first?.id == "4")
        var property = try #require(entry[GD.ExtendedProperty.self])
        #expect(property.extensions.elements.map(\.text) == ["all"])
        property.extensions.elements[0][attribute: "done"] = "2"
        entry[GD.ExtendedProperty.self] = property
        #expect(try canonical(encode(entry).utf8) == canonical(text.replacing("done=\"1\"", with: "done=\"2\"").utf8))
    }

    @Test func vocabulariesThatHideOthersHaveASecondName() {
        #expect(GYouTube.self == YouTube.self && GBlogger.self == Blogger.self)
    }
}
