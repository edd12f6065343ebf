import AsyncJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("JSON.Decoder and JSON.Encoder")
struct CodableTests {
    struct Song: Codable, Equatable {
        var title: String
        var unknown = JSON.UnknownMembers()
        var length: Int?
        var rating: Double?
        var tags: [String?]?
        var album: Album?
        var credits: [String: Album]?
        var owner: Owner?
        var raw: JSON.Value?
        var mood: Mood?

        struct Album: Codable, Equatable {
            var name: String?
            var unknown = JSON.UnknownMembers()
        }

        enum Mood: Codable, Equatable {
            case calm
            case wild(beats: Int, JSON.Timestamp)
        }
    }

    static let document = #"""
        {"title":"é\n","length":12,"rating":0.5,"tags":["a",null],"album":{"name":"n","year":1.0},\#
        "credits":{"x":{"unknown":1}},"owner":{"name":"o","size":"3","role":1e400},"raw":{"a":[1.10]},\#
        "mood":{"wild":{"beats":3,"_1":"2026-11-20T10:00:00.10Z"}}}
        """#

    @Test func synthesizedTypesKeepUnknownMembers() throws {
        let unknown = #""new": {"a" : 1.10},"unknown":12345678901234567890,"\u0061":"\/""#
        let document = Self.document.dropLast() + ",\(unknown)}"
        let song = try JSON.Decoder().decode(Song.self, from: document.utf8)
        #expect(song.title == "é\n")
        #expect(song.tags == ["a", nil])
        #expect(song.album?.unknown["year"]?.numberText == "1.0")
        #expect(song.credits?["x"]?.unknown["unknown"] == 1)
        #expect(song.owner?.unknown["role"]?.numberText == "1e400")
        #expect(song.raw?["a"]?[0]?.numberText == "1.10")
        #expect(song.unknown.names == ["new", "unknown", "a"])
        let written = text(try JSON.Encoder().encode(song))
        #expect(written.contains(unknown), "Verbatim")
        #expect(try JSON.Value(parsing: written) == JSON.Value(parsing: String(document)))
        #expect(try JSON.Decoder().decode(Song.self, from: written.utf8) == song)
    }

    @Test func knownMembersAreWrittenInTheOrderOfTheProperties() throws {
        let song = try JSON.Decoder().decode(Song.self, from: Self.document.utf8)
        #expect(text(try JSON.Encoder().encode(song)) == Self.document)
    }

    @Test func anUnknownMemberWithAPropertysNameIsWrittenOnlyWhileThePropertyIsNil() throws {
        var song = try JSON.Decoder().decode(Song.self, from: #"{"title":"t","x":[",\"length\":"],"a":{"b":1}}"#.utf8)
        song.unknown["title"] = "other"
        song.unknown["length"] = 5
        song.unknown["album"] = .null
        #expect(
            text(try JSON.Encoder().encode([song, song]))
                == #"[\#(Array(repeating: Self.withLength, count: 2).joined(separator: ","))]"#
        )
        song.length = 7
        song.album = Song.Album(name: "n")
        song.album?.unknown["name"] = "other"
        song.album?.unknown["year"] = 1
        #expect(
            text(try JSON.Encoder().encode(song))
                == #"{"title":"t","x":[",\"length\":"],"a":{"b":1},"length":7,"album":{"name":"n","year":1}}"#
        )
    }

    private static let withLength =
        #"{"title":"t","x":[",\"length\":"],"a":{"b":1},"length":5,"album":null}"#

    @Test func whatOneTypeDoesNotKnowMayBeAPropertyOfAnother() throws {
        struct Title: Codable {
            var title: String?
            var unknown = JSON.UnknownMembers()
        }
        let title = try JSON.Decoder().decode(Title.self, from: #"{"title":"t","length":3,"x":1}"#.utf8)
        var song = Song(title: "s", length: 4)
        song.unknown = title.unknown
        #expect(text(try JSON.Encoder().encode(song)) == #"{"title":"s","x":1,"length":4}"#)
        song.unknown = try Owner(json: #"{"name":"n","title":"o"}"#).unknown
        #expect(text(try JSON.Encoder().encode(song)) == #"{"title":"s","length":4}"#)
    }

    @Test func foundationsCodersWorkOnTheSameTypes() throws {
        let document = Self.document.replacing("1e400", with: "1e30")
        let song = try JSONDecoder().decode(Song.self, from: Data(document.utf8))
        #expect(song.unknown.isEmpty)
        #expect(try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song)) == song)
    }

    @Test(arguments: [
        (#"{"title":1}"#, "typeMismatch", "title", 9), (#"{}"#, "memberMissing", "", 0),
        (#"{"title":"x","tags":["a",1]}"#, "typeMismatch", "tags[1]", 25),
        (#"{"title":"x","credits":{"k":{"name":[]}}}"#, "typeMismatch", "credits.k.name", 36),
        (#"{"title":"x","owner":{"size":true}}"#, "typeMismatch", "owner.size", 29),
        (#"{"title":"x","length":1.5}"#, "invalidValue", "length", 22),
        (#"{"title":"x","mood":{"wild":{"_1":"2026-11-20T10:00:00Z"}}}"#, "memberMissing", "mood.wild", 28),
        (#"{"title":"x"#, "unexpectedEnd", "", 11), ("[]", "typeMismatch", "", 0),
    ])
    func errorsSayWhere(_ document: String, _ code: String, _ path: String, _ offset: Int) {
        var decoder = JSON.Decoder()
        decoder.limits = .strict
        let error = #expect(throws: JSON.Error.self) { try decoder.decode(Song.self, from: document.utf8) }
        #expect(error?.code.description == code)
        #expect(error?.path == path)
        #expect(error?.offset == offset)
    }

    @Test func lastOfRepeatedMembersCounts() throws {
        let song = try JSON.Decoder().decode(Song.self, from: #"{"title":"a","\u0074itle":"b"}"#.utf8)
        #expect(song.title == "b")
    }

    @Test func numbersAreExactOrRefused() throws {
        #expect(try JSON.Decoder().decode([UInt64].self, from: "[18446744073709551615]".utf8) == [.max])
        #expect(try JSON.Decoder().decode([Int8].self, from: "[-128,\"127\"]".utf8) == [-128, 127])
        #expect(throws: JSON.Error.self) { try JSON.Decoder().decode([Int8].self, from: "[128]".utf8) }
        #expect(throws: JSON.Error.self) { try JSON.Decoder().decode([Float].self, from: "[1e39]".utf8) }
        #expect(text(try JSON.Encoder().encode([Float.infinity, 0.1])) == #"["Infinity",0.1]"#)
        #expect(text(try JSON.Encoder().encode([UInt64.max])) == "[18446744073709551615]")
    }

    @Test func valuesAreDecodedWithoutParsingAgain() throws {
        let value = try JSON.Value(parsing: #"{"songs":[\#(Self.document)]}"#)
        let song = try JSON.Decoder().decode(Song.self, from: #require(value["songs"]?[0]))
        #expect(text(try JSON.Encoder().encode(song)) == Self.document)
        #expect(try JSON.Decoder().decode([String: Int].self, from: ["a": 1]) == ["a": 1])
    }
}
