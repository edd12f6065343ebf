import Foundation
import Testing

import AsyncXML

@Suite struct LenientTests {
    private let decoder: XML.Decoder = {
        var decoder = XML.Decoder()
        decoder.isLenient = true
        return decoder
    }()

    struct Track: Codable, Equatable {
        enum Kind: String, Codable { case song }
        struct Label: RawRepresentable, Codable, Equatable { var rawValue: String }
        var id: Int
        var title: String
        var isLive: Bool
        var length: Double
        var rate: UInt8
        var price: Decimal
        var label: Label
        var tags: [String]
        var rating: Int?
        enum CodingKeys: String, CodingKey {
            case id = "@id", title, isLive, length, rate, price, label, tags = "tag", rating
        }
        static let empty = Track(
            id: 0,
            title: "",
            isLive: false,
            length: 0,
            rate: 0,
            price: 0,
            label: Label(rawValue: ""),
            tags: []
        )
    }

    @Test(arguments: [
        "<r/>", "<r id=''><isLive/><length> </length><rate></rate><price/><rating/></r>",
        "<r xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><length i:nil='true'/><rating i:nil='1'/></r>",
    ])
    func whatIsMissingIsEmpty(text: String) throws {
        #expect(try decoder.decode(Track.self, from: text.utf8) == .empty)
        #expect(error { try decode(Track.self, text) } != nil)
    }

    @Test func nonsenseIsStillAnError() throws {
        for text in ["<r id='x'/>", "<r><isLive>maybe</isLive></r>", "<r><length>long</length></r>", "<r rate='256'/>"]
        {
            #expect(error { try decoder.decode(Track.self, from: text.utf8) }?.code == .invalidValue)
        }
    }

    struct Moment: Codable { var date: Date }

    @Test(arguments: ["nan", "inf", "-infinity", "1e300", "-1e16"]) func aNumberThatIsNoMomentIsNoDate(text: String) {
        let document = "<r><date>\(text)</date></r>"
        #expect(error { try decoder.decode(Moment.self, from: document.utf8) }?.code == .invalidValue)
    }

    @Test func structsEnumsDatesDataAndURLsAreNotMadeUp() throws {
        struct Kind: Codable { var kind: Track.Kind }
        struct Inner: Codable { var track: Track }
        struct Day: Codable { var date: Date }
        struct Bytes: Codable { var data: Data }
        struct Address: Codable { var url: URL }
        for type in [Inner.self, Day.self, Bytes.self, Address.self] as [any Decodable.Type] {
            #expect(error { try decoder.decode(type, from: "<r/>".utf8) }?.code == .elementMissing)
            #expect(error { try decode(type, "<r/>") }?.code == .elementMissing)
        }
        #expect(throws: (any Error).self) { try decoder.decode(Kind.self, from: "<r/>".utf8) }
    }

    @Test func datesAreAlsoSeconds() throws {
        struct Dates: Codable, Equatable {
            var day: Date
            var made: Date?
            var more: [Date]
            enum CodingKeys: String, CodingKey { case day = "@day", made, more }
        }
        let text = "<r day='1970-01-02'><made> 60.5 </made><more>1</more><more>1970-01-01T00:00:02Z</more></r>"
        let dates = try decoder.decode(Dates.self, from: text.utf8)
        #expect(dates.day.timeIntervalSince1970 == 86_400)
        #expect(dates.made?.timeIntervalSince1970 == 60.5)
        #expect(dates.more.map(\.timeIntervalSince1970) == [1, 2])
        #expect(error { try decode(Dates.self, text) }?.path == "r/made")
        #expect(error { try decoder.decode(Dates.self, from: "<r day='soon'/>".utf8) }?.code == .invalidValue)
    }

    @Test func attributesWillDoWhereThereIsNoElement() throws {
        struct Song: Codable, Equatable {
            var title: String
            var count: Int?
            var tags: [String]
            enum CodingKeys: String, CodingKey { case title, count, tags = "tag" }
        }
        let text = "<r title='t' count='3' tag='a b'/>"
        #expect(try decoder.decode(Song.self, from: text.utf8) == Song(title: "t", count: 3, tags: ["a", "b"]))
        #expect(error { try decode(Song.self, text) }?.code == .elementMissing)
        let both = "<r title='no' xmlns:p='urn:p' p:count='3'><title>yes</title><tag>c</tag></r>"
        #expect(try decoder.decode(Song.self, from: both.utf8) == Song(title: "yes", count: nil, tags: ["c"]))
        #expect(try decoder.decode([String: String].self, from: text.utf8)["@title"] == "t")
    }

    @Test func eachElementIsLookedAtAnew() throws {
        struct Song: Codable, Equatable { var title: String }
        struct Album: Codable { var song: [Song] }
        let text = "<r><song title='a'/><song><title>b</title></song><song/><song title='c'><title>d</title></song></r>"
        #expect(try decoder.decode(Album.self, from: text.utf8).song.map(\.title) == ["a", "b", "", "d"])
    }

    @Test func namingRulesCountForAttributesToo() throws {
        struct Song: Codable, Equatable { var trackNumber: Int }
        var decoder = decoder
        decoder.keyNaming = .snakeCase
        #expect(try decoder.decode(Song.self, from: "<r track_number='2'/>".utf8).trackNumber == 2)
    }
}
