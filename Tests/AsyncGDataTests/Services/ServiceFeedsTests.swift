import AsyncGData
import AsyncXML
import TestCorpora
import Testing

/// What Google's services sent, as the kinds that it was.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct ServiceFeedsTests {
    /// A document of the corpus; what is unknown in it is of another service, of an error, or not in the checklist.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let type: any (Codable & Sendable & XML.Root).Type
        /// What is unknown in it.
        var unknowns: Set<String> = []

        var testDescription: String { name }
    }

    static let samples = [
        Sample(name: "EntryDocListMetadataTest1", type: GDocs.Metadata.self),
        Sample(name: "EntrySpreadsheetCellTest1", type: GSheets.CellEntry.self),
        Sample(name: "FeedACLTest1", type: GACL.RuleFeed.self),
        Sample(name: "FeedBlogCommentsTest1", type: Blogger.CommentFeed.self),
        Sample(name: "FeedBlogPostTest1", type: Blogger.PostFeed.self, unknowns: ["br"]),
        Sample(name: "FeedBlogTest1", type: Blogger.BlogFeed.self),
        Sample(name: "FeedCalendarEventTest0", type: GCal.EventFeed.self),
        Sample(name: "FeedCalendarEventTest1", type: GCal.EventFeed.self),
        Sample(name: "FeedCalendarTest1", type: GCal.CalendarFeed.self),
        Sample(
            name: "FeedCodeSearchTest1",
            type: Feeds.AnyFeed.self,
            unknowns: ["gcs:file", "gcs:match", "gcs:package"]
        ),
        Sample(name: "FeedContactTest1", type: GContact.ContactFeed.self),
        Sample(name: "FeedContactTest2", type: GContact.ContactFeed.self),
        Sample(name: "FeedDocListTest1", type: GDocs.ItemFeed.self),
        Sample(name: "FeedMessageTest1", type: GD.MessageFeed.self),
        Sample(name: "FeedPhotosAlbumPhoto1", type: GPhoto.AlbumFeed.self),
        Sample(name: "FeedPhotosPhotoComment1", type: GPhoto.PhotoFeed.self),
        Sample(name: "FeedPhotosSearch1", type: Feeds.AnyFeed.self, unknowns: ["gphoto:crowded_length"]),
        Sample(name: "FeedPhotosUserAlbum1", type: GPhoto.UserFeed.self),
        Sample(name: "FeedPhotosUserEntry1", type: GPhoto.UserFeed.self),
        Sample(name: "FeedPhotosUserTag1", type: GPhoto.UserFeed.self),
        Sample(name: "FeedServiceDocTest2", type: AtomPub.Service.self),
        Sample(name: "FeedSpreadsheetCellsTest1", type: GSheets.CellFeed.self),
        Sample(name: "FeedSpreadsheetListTest1", type: GSheets.RowFeed.self),
        Sample(name: "FeedSpreadsheetRecordTest1", type: GSheets.RecordFeed.self),
        Sample(name: "FeedSpreadsheetTableTest1", type: GSheets.TableFeed.self),
        Sample(name: "FeedSpreadsheetTest1", type: GSheets.SpreadsheetFeed.self, unknowns: ["unknownXMLThang"]),
        Sample(name: "FeedSpreadsheetWorksheetTest1", type: GSheets.WorksheetFeed.self),
        Sample(name: "FeedYouTubeCaptionTracks1", type: YouTube.CaptionTrackFeed.self),
        Sample(name: "FeedYouTubeContacts1", type: YouTube.FriendFeed.self),
        Sample(name: "FeedYouTubeFavorites1", type: YouTube.FavoriteFeed.self),
        Sample(name: "FeedYouTubePlaylist1", type: YouTube.PlaylistFeed.self),
        Sample(name: "FeedYouTubePlaylistLink1", type: YouTube.PlaylistLinkFeed.self),
        Sample(name: "FeedYouTubeSubscriptions1", type: YouTube.SubscriptionFeed.self),
        Sample(name: "FeedYouTubeUserEventTest1", type: YouTube.UserEventFeed.self),
        Sample(name: "FeedYouTubeUserProfile1", type: YouTube.UserProfile.self),
        Sample(name: "FeedYouTubeVideo1", type: YouTube.VideoFeed.self),
    ]

    /// Those whose root does not say what they are.
    static let untold: Set = [
        "FeedBlogCommentsTest1", "FeedBlogPostTest1", "FeedBlogTest1", "FeedCalendarEventTest0",
        "FeedCalendarEventTest1", "FeedCalendarTest1", "FeedDocListTest1",
    ]

    @Test func allSamplesAreThere() {
        #expect(Self.samples.map { $0.name + ".xml" } == Corpora.files("gdata-feeds"))
    }

    @Test(arguments: samples)
    func nothingElseIsUnknown(sample: Sample) throws {
        let bytes = try Corpora.bytes("gdata-feeds", sample.name + ".xml")
        try check(sample, sample.type, bytes)
        let document = try Feeds.Registry.all.decoder.decode(Feeds.Document.self, from: bytes)
        switch document {
        case .feed(let feed): #expect((Swift.type(of: feed) == sample.type) != Self.untold.contains(sample.name))
        case .entry(let entry): #expect(Swift.type(of: entry) == sample.type)
        default: break
        }
    }

    private func check<Root: Codable & XML.Root>(_ sample: Sample, _ type: Root.Type, _ bytes: [UInt8]) throws {
        let value = try Feeds.Registry.all.decoder.decode(type, from: bytes)
        #expect(Set(Feeds.Registry.all.unknowns(in: value).map(\.name.qualified)) == sample.unknowns)
        #expect(try canonical(XML.Encoder().encode(value)) == canonical(bytes))
    }
}
