import AsyncGData
import AsyncXML
import Testing

@Suite struct DocumentsTests {
    private let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"
            xmlns:docs="http://schemas.google.com/docs/2007">
          <category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/docs/2007#item"/>
          <entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/docs/2007#folder"/>
            <title>Games</title><gd:resourceId>folder:0B1</gd:resourceId><docs:writersCanInvite value="false"/></entry>
          <entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/docs/2007#pdf"/>
            <title>Réti</title><gd:lastModifiedBy><name>Nona</name><email>nona@example.com</email></gd:lastModifiedBy>
            <gd:lastViewed>2026-11-20T10:00:00.123Z</gd:lastViewed><gd:quotaBytesUsed>5000000000</gd:quotaBytesUsed>
            <gd:feedLink rel="http://schemas.google.com/acl/2007#accessControlList" href="https://example.com/acl"/>
            <docs:filename>reti.pdf</docs:filename><docs:md5Checksum>d41d8cd98f00b204e9800998ecf8427e</docs:md5Checksum>
            <docs:changestamp value="9000000001"/><docs:removed/><docs:sharingUser><name>Judit</name></docs:sharingUser></entry>
        </feed>
        """

    @Test func itemsOfAListAreOfTheirKinds() throws {
        let feed = try decode(GDocs.ItemFeed.self, feed, by: Feeds.Registry.documents.decoder)
        let folder = try #require(feed.entries[0].as(GDocs.Folder.self))
        #expect(folder.resourceID == "folder:0B1")
        #expect(folder.writersCanInvite == false)
        #expect(!folder.isRemoved)
        let item = try #require(feed.entries[1].as(GDocs.PDF.self))
        #expect([item.lastModifiedBy?.name, item.lastModifiedBy?.email] == ["Nona", "nona@example.com"])
        #expect(item.lastViewed?.moment?.nanoseconds == 123_000_000)
        #expect([item.quotaBytesUsed, item.changestamp] == [5_000_000_000, 9_000_000_001])
        #expect(item.feedLinks.map(\.href) == ["https://example.com/acl"])
        #expect([item.filename, item.md5Checksum] == ["reti.pdf", "d41d8cd98f00b204e9800998ecf8427e"])
        #expect(item.isRemoved)
        #expect(item.sharingUser?.name == "Judit")
    }

    @Test func oneChangeOfAnItemIsOne() throws {
        func change(_ feed: inout GDocs.ItemFeed, by change: (inout GDocs.PDF) -> Void) {
            guard var item = feed.entries[1].as(GDocs.PDF.self) else { return }
            change(&item)
            feed.entries[1].value = item
        }
        try expectChange(of: feed, as: GDocs.ItemFeed.self, from: "<docs:removed/>", to: "") {
            change(&$0) { $0.isRemoved = false }
        }
        try expectChange(of: feed, as: GDocs.ItemFeed.self, from: "reti.pdf", to: "R&amp;R.pdf") {
            change(&$0) { $0.filename = "R&R.pdf" }
        }
    }

    @Test func metadataAndRevisionsAreTyped() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:docs="http://schemas.google.com/docs/2007">\
            <docs:importFormat source="text/csv" target="spreadsheet"/><docs:exportFormat source="document" target="text/plain"/>\
            <docs:feature><docs:featureName>ocr</docs:featureName><docs:featureRate>2.0</docs:featureRate></docs:feature>\
            <docs:maxUploadSize kind="document">2097152</docs:maxUploadSize><docs:quotaType>limited</docs:quotaType></entry>
            """
        let metadata = try decode(GDocs.Metadata.self, text)
        #expect(metadata.importFormats.map(\.target) == ["spreadsheet"])
        #expect(metadata.exportFormats.map(\.target) == ["text/plain"])
        #expect(metadata.features.map(\.name) == ["ocr"])
        #expect(metadata.features.map(\.rate) == ["2.0"])
        #expect(metadata.maxUploadSizes.map(\.bytes) == [2_097_152])
        #expect(metadata.quotaType == "limited")
        let revision = GDocs.Revision {
            $0.isPublished = true
            $0.isPublishedOutsideDomain = false
        }
        let decoded = try decode(GDocs.Revision.self, encode(revision))
        #expect([decoded.isPublished, decoded.isPublishedAutomatically] == [true, nil])
        #expect(decoded == revision)
    }
}
