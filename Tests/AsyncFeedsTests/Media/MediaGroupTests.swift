import AsyncFeeds
import AsyncXML
import Testing

@Suite struct MediaGroupTests {
    private let group = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss/"><m:group><m:title>T</m:title>\
        <m:content url="s" width="320" height="240" medium="video"/><m:content url="l" width="1280" height="720" isDefault="true"/>\
        <m:content url="a" type="audio/mpeg"/><m:content url="m" width="640" height="480" type="video/mp4"/>\
        <m:thumbnail url="t" time="0:00:12.5"/><m:keywords>tea, cake ,, milk</m:keywords>\
        <m:restriction relationship="deny" type="country">de  fr</m:restriction>\
        <m:community><m:starRating average="4.5" count="2" min="1" max="5"/><m:statistics views="7"/></m:community>\
        <m:hash algo="md5">00</m:hash></m:group></entry>
        """

    @Test func groupsAreReadAsAWhole() throws {
        let registry = Feeds.Registry()
        let entry = try decode(Atom.Entry.self, group, by: registry.decoder)
        let media = try #require(entry.media)
        #expect(media.title?.text == "T")
        #expect(media.defaultContent?.url == "l")
        #expect(media.contents(medium: "video").map(\.url) == ["s", "m"])
        #expect(media.contents(medium: "audio").map(\.url) == ["a"])
        #expect(media.content(atLeast: 500, by: 400)?.url == "m")
        #expect(media.content(atLeast: 5000, by: 4000)?.url == "l")
        #expect(media.thumbnails.first?.time?.seconds == 12.5)
        #expect(media.keywordList == ["tea", "cake", "milk"])
        #expect(media.restrictions.first?.values == ["de", "fr"])
        #expect(media.community?.starRating?.average == 4.5)
        #expect(media.community?.statistics?.views == 7)
        #expect(media.hashes.map(\.text) == ["00"])
        #expect(registry.unknowns(in: entry).isEmpty)
        #expect(try canonical(encode(entry).utf8) == canonical(group.utf8))
    }

    @Test func elementsThatStandForThemselvesMakeAGroup() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss/"><m:thumbnail url="t"/>\
            <m:content url="c"/><m:credit role="author">A</m:credit></entry>
            """
        let media = try #require(try decode(Atom.Entry.self, text).media)
        #expect(media.thumbnails.map(\.url) == ["t"])
        #expect(media.defaultContent?.url == "c")
        #expect(media.credits.map(\.role) == ["author"])
        #expect(Atom.Entry().media == nil)
    }
}
