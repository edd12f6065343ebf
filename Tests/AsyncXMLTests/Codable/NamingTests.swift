import Foundation
import Testing

import AsyncXML

@Suite struct NamingTests {
    /// The table that the tests of AsyncJSON read too.
    private static let cases: [[String]] = {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Shared/snake-case.txt")
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: " ").map(String.init)
        }
    }()

    /// A key that is no case of an enum, and no dictionary's.
    private struct Named: Codable {
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        var key: String
        init(_ key: String) { self.key = key }
        init(from decoder: any Decoder) throws {
            key = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue ?? ""
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(1, forKey: Key(stringValue: key))
        }
    }

    @Test(arguments: cases)
    func wordsAreSplitAtCapitalsAsInJSON(row: [String]) throws {
        try #require(row.count == 3)
        var (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        decoder.keyNaming = .snakeCase
        encoder.keyNaming = .snakeCase
        let text = String(decoding: try encoder.encode(Named(row[0]), as: XML.Name(nil, "r")), as: UTF8.self)
        #expect(text.hasSuffix("<r><\(row[1])>1</\(row[1])></r>"))
        #expect(try decoder.decode(Named.self, from: "<r><\(row[1])/></r>".utf8).key == row[2])
    }

    @Test func theTableOfCasesIsThere() { #expect(Self.cases.count > 10) }

    @Test func keysOfEnumsAreFoundWhateverTheirCapitals() throws {
        struct Page: Codable, Equatable {
            var imageURL: String
            var userID: Int?
            var extensions = XML.Extensions()
            enum CodingKeys: String, CodingKey { case imageURL, userID = "@userID", extensions }
        }
        var (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        (decoder.keyNaming, encoder.keyNaming) = (.snakeCase, .snakeCase)
        encoder.writesDeclaration = false
        let text = "<r user_id=\"1\"><image_url>u</image_url><other_url/></r>"
        let page = try decoder.decode(Page.self, from: text.utf8)
        #expect(page.imageURL == "u" && page.userID == 1)
        #expect(String(decoding: try encoder.encode(page, as: XML.Name(nil, "r")), as: UTF8.self) == text)
    }

    @Test(arguments: [XML.KeyNaming.snakeCase, .kebabCase, .capitalized])
    func keysOfDictionariesAreDataAndStayAsTheyAre(naming: XML.KeyNaming) throws {
        var (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        (decoder.keyNaming, encoder.keyNaming) = (naming, naming)
        let numbers = ["userID": 1, "plain": 2, "snake_case": 3, "Big": 4]
        let text = try encoder.encode(numbers, as: XML.Name(nil, "r"))
        #expect(String(decoding: text, as: UTF8.self).contains("<userID>1</userID>"))
        #expect(try decoder.decode([String: Int].self, from: text) == numbers)
    }
}
