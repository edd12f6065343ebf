import AsyncGData
import AsyncXML
import TestCorpora
import Testing

/// One typed property of what Google's services sent is read and changed; all else stays.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct ServiceChangesTests {
    private func text(_ name: String) throws -> String {
        String(decoding: try Corpora.bytes("gdata-feeds", name + ".xml"), as: UTF8.self)
    }

    @Test func anEventOfACalendar() throws {
        let text = try text("FeedCalendarEventTest1")
        let feed = try decode(GCal.EventFeed.self, text)
        #expect(feed.timeZone == "America/Los_Angeles")
        #expect(feed.entries[0].participants.map(\.additionalGuests) == [nil, 5, nil])
        try expectChange(
            of: text,
            as: GCal.EventFeed.self,
            from: "additionalGuests value=\"5\"",
            to: "additionalGuests value=\"6\""
        ) {
            $0.entries[0].participants[1].additionalGuests = 6
        }
    }

    @Test func aContact() throws {
        let text = try text("FeedContactTest2")
        let contact = try decode(GContact.ContactFeed.self, text).entries[0]
        #expect([contact.nickname, contact.mileage] == ["Rocks", "42 miles"])
        #expect(contact.birthday?.when == "1990-12-01")
        try expectChange(of: text, as: GContact.ContactFeed.self, from: "Cheezeburger", to: "Fish") {
            $0.entries[0].userDefinedFields[0].value = "Fish"
        }
    }

    @Test func aDocument() throws {
        let text = try text("FeedDocListTest1")
        let feed = try decode(GDocs.ItemFeed.self, text, by: Feeds.Registry.documents.decoder)
        let document = try #require(feed.entries[0].as(GDocs.Document.self))
        #expect([document.itemDescription, document.suggestedFilename] == ["cherry soda", "Hi Mom.txt"])
        #expect([document.changestamp, document.quotaBytesUsed] == [1234, 12345])
        try expectChange(of: text, as: GDocs.ItemFeed.self, from: "cherry soda", to: "tea") { feed in
            guard var document = feed.entries[0].as(GDocs.Document.self) else { return }
            document.itemDescription = "tea"
            feed.entries[0].value = document
        }
    }

    @Test func aPhoto() throws {
        let text = try text("FeedPhotosAlbumPhoto1")
        let feed = try decode(GPhoto.AlbumFeed.self, text, by: Feeds.Registry.photos.decoder)
        #expect([feed.photoCount, feed.photosRemaining] == [2, 498])
        let photo = try #require(feed.entries[0].as(GPhoto.Photo.self))
        #expect([photo.exif?.exposure?.value, photo.exif?.focalLength?.value] == [0.008, 52])
        let model = "<exif:model>NIKON D1 </exif:model>"
        try expectChange(of: text, as: GPhoto.AlbumFeed.self, from: model, to: "<exif:model>D90</exif:model>") { feed in
            guard var photo = feed.entries[0].as(GPhoto.Photo.self) else { return }
            photo.exif?.model = "D90"
            feed.entries[0].value = photo
        }
    }

    @Test func aCellAndARow() throws {
        let cells = try text("FeedSpreadsheetCellsTest1")
        #expect(try decode(GSheets.CellFeed.self, cells).entries[0].cell?.inputValue == "Fred")
        try expectChange(of: cells, as: GSheets.CellFeed.self, from: "\"=pi()\"", to: "\"3\"") { feed in
            for index in feed.entries.indices where feed.entries[index].cell?.inputValue == "=pi()" {
                feed.entries[index].cell?.inputValue = "3"
            }
        }
        let rows = try text("FeedSpreadsheetListTest1")
        #expect(try decode(GSheets.RowFeed.self, rows).entries.map { $0[column: "martha"] } == ["0", "-1", "-0"])
        let fred = "<gsx:fred>4.71238898038469</gsx:fred>"
        try expectChange(of: rows, as: GSheets.RowFeed.self, from: fred, to: "<gsx:fred>5</gsx:fred>") {
            $0.entries[1][column: "fred"] = "5"
        }
    }

    @Test func aVideo() throws {
        let text = try text("FeedYouTubeVideo1")
        let video = try decode(YouTube.VideoFeed.self, text).entries[0]
        #expect(video.mediaGroup?.seconds == 3266)
        #expect([video.rating?.likes, video.rating?.dislikes] == [100, 25])
        #expect([video.publicationState?.reasonCode, video.publicationState?.text] == ["32", "incorrect format"])
        try expectChange(of: text, as: YouTube.VideoFeed.self, from: "viewCount=\"177\"", to: "viewCount=\"178\"") {
            $0.entries[0].statistics?.viewCount = 178
        }
        try expectChange(of: text, as: YouTube.VideoFeed.self, from: "reasonCode=\"32\"", to: "reasonCode=\"33\"") {
            $0.entries[0].publicationState?.reasonCode = "33"
        }
    }

    @Test func aPostAndARule() throws {
        let posts = try text("FeedBlogPostTest1")
        #expect(try decode(Blogger.PostFeed.self, posts).entries.prefix(2).map(\.commentCount) == [3, 2])
        try expectChange(of: posts, as: Blogger.PostFeed.self, from: ">3</thr:total>", to: ">4</thr:total>") {
            $0.entries[0].commentCount = 4
        }
        let rules = try text("FeedACLTest1")
        try expectChange(of: rules, as: GACL.RuleFeed.self, from: "\"pigeon\"", to: "\"dove\"") { feed in
            for index in feed.entries.indices where feed.entries[index].withKey != nil {
                feed.entries[index].withKey?.additionalRoles[1].value = "dove"
            }
        }
    }
}
