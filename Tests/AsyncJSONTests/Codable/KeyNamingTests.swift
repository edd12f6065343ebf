import AsyncJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct KeyNamingTests {
    struct Named: Codable, Equatable {
        var imageURL: String
        var createdAt: Date?
        var _id: Int?
        var unknown = JSON.UnknownMembers()
    }

    @Test func keysMayBeSnakeCase() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.keyNaming = .snakeCase
        encoder.keyNaming = .snakeCase
        let document = #"{"image_url":"u","_id":1,"new_thing":2}"#
        let named = try decoder.decode(Named.self, from: document.utf8)
        #expect(named.imageURL == "u")
        #expect(named.unknown.names == ["new_thing"])
        #expect(text(try encoder.encode(named)) == document)
    }

    /// The table that the tests of AsyncXML read too.
    private static let snakeCases: [[String]] = {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Shared/snake-case.txt")
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: " ").map(String.init)
        }
    }()

    @Test func theTableOfNamesIsThere() { #expect(Self.snakeCases.count > 10) }

    @Test(arguments: snakeCases)
    func wordsAreSplitAtCapitals(_ row: [String]) throws {
        try #require(row.count == 3)
        let (key, name) = (row[0], row[1])
        var encoder = JSON.Encoder()
        encoder.keyNaming = .snakeCase
        struct Named: Codable {
            var key: String
            init(_ key: String) { self.key = key }
            init(from decoder: any Decoder) throws {
                key = try decoder.container(keyedBy: AnyName.self).allKeys.first?.stringValue ?? ""
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyName.self)
                try container.encode(1, forKey: AnyName(stringValue: key))
            }
        }
        #expect(text(try encoder.encode(Named(key))) == #"{"\#(name)":1}"#)
        var decoder = JSON.Decoder()
        decoder.keyNaming = .snakeCase
        #expect(try decoder.decode(Named.self, from: #"{"\#(name)":1}"#.utf8).key == row[2])
    }

    @Test func namesInDictionariesAreData() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.keyNaming = .snakeCase
        encoder.keyNaming = .snakeCase
        struct Holder: Codable, Equatable {
            var byUserID: [String: Int]
            var byNumber: [Int: [String: Bool]]
        }
        let holder = Holder(byUserID: ["userID": 1, "a_b": 2], byNumber: [7: ["isOpen": true]])
        let bytes = try encoder.encode(holder)
        let value = try JSON.Value(parsing: bytes)
        #expect(value == ["by_user_id": ["userID": 1, "a_b": 2], "by_number": ["7": ["isOpen": true]]])
        struct Counts: Decodable {
            enum CodingKeys: String, CodingKey {
                case byUserID = "byUserId"
                case byNumber
            }
            var byUserID: [String: Int]
            var byNumber: [Int: [String: Bool]]
        }
        let counts = try decoder.decode(Counts.self, from: bytes)
        #expect(counts.byUserID == holder.byUserID)
        #expect(counts.byNumber == holder.byNumber)
        #expect(try decoder.decode([String: Int].self, from: encoder.encode(["userID": 1])) == ["userID": 1])
    }

    @Test func aMemberInAnotherSpellingIsKept() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.keyNaming = .snakeCase
        encoder.keyNaming = .snakeCase
        struct Entry: Codable {
            var createdAt: Int?
            var unknown = JSON.UnknownMembers()
        }
        for document in [#"{"createdAt":5}"#, #"{"created_at":1,"createdAt":5,"created__at":6}"#] {
            for _ in 1...2 {
                let entry = try decoder.decode(Entry.self, from: document.utf8)
                #expect(entry.unknown["createdAt"] == 5)
                #expect(text(try encoder.encode(entry)) == document)
            }
        }
    }
}
