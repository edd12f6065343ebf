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

    @Test func theTableOfNamesIsThere() { #expect(Self.cases.count > 10) }

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

    @Test func aKeyOfADictionaryIsANameWhateverItMeansAsAForm() throws {
        struct Tree: Codable, Equatable {
            var children: [String: Tree]
            init(_ children: [String: Tree] = [:]) { self.children = children }
            init(from decoder: any Decoder) throws { children = try [String: Tree](from: decoder) }
            func encode(to encoder: any Encoder) throws { try children.encode(to: encoder) }
        }
        let numbers = ["_0": 1, "@_0": 2, "a": 3]
        #expect(try decode([String: Int].self, "<r _0='2'><_0>1</_0><a>3</a></r>") == numbers)
        #expect(try decode([String: Int].self, encode(numbers)) == numbers)
        let tree = Tree(["_0": Tree(["_0": Tree()])])
        #expect(try decode(Tree.self, "<r><_0><_0/></_0></r>") == tree)
        #expect(try encode(tree) == "<r><_0><_0/></_0></r>")
        for key in ["*", "a|b", "a/b"] { #expect(error { try encode([key: 1]) }?.code == .illegalCharacter) }
    }

    /// Keys that are no enum of one byte have no plan.
    @Test func keysThatATypeListsHaveFormsWithoutAPlan() throws {
        struct Many: Codable, Equatable {
            struct Key: XML.Keys {
                static let allCases = [Key("tags/tag"), Key("b|c")]
                let stringValue: String
                var intValue: Int? { nil }
                init(_ text: String) { stringValue = text }
                init?(stringValue: String) { self.init(stringValue) }
                init?(intValue: Int) { nil }
            }
            var tag: String
            var either: Int
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                tag = try container.decode(String.self, forKey: Key("tags/tag"))
                either = try container.decode(Int.self, forKey: Key("b|c"))
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(tag, forKey: Key("tags/tag"))
                try container.encode(either, forKey: Key("b|c"))
            }
        }
        let many = try decode(Many.self, "<r><tags><tag>t</tag></tags><b>1</b></r>")
        #expect(many.tag == "t" && many.either == 1)
        #expect(try encode(many) == "<r><tags><tag>t</tag></tags><b>1</b></r>")
    }
}
