import Foundation
import Testing

import AsyncXML

@Suite struct DecoderTests {
    struct Scalars: Codable, Equatable {
        var s: String
        var b: Bool
        var i: Int
        var i8: Int8?
        var u64: UInt64?
        var d: Double
        var f: Float?
        enum CodingKeys: String, CodingKey { case s = "@s", b = "@b", i, i8, u64, d, f }
    }

    @Test func elementsAndAttributesAreScalars() throws {
        let text =
            "<r s=' a&amp;b ' b='true'><i> -12\n</i><i8>+7</i8><u64>18446744073709551615</u64><d>1.5e3</d><f>INF</f></r>"
        let value = try decode(Scalars.self, text)
        #expect(value == Scalars(s: " a&b ", b: true, i: -12, i8: 7, u64: .max, d: 1500, f: .infinity))
    }

    @Test(arguments: [
        (
            "<r s='' b='1'><i>x</i><d>1</d></r>",
            "The text \"x\" is no integer that fits 64 bits, at r/i (line 1, column 17)."
        ),
        (
            "<r s='' b='1'><i>1</i><i8>128</i8><d>1</d></r>",
            "The text \"128\" is no integer that fits 8 bits, at r/i8 (line 1, column 26)."
        ),
        (
            "<r s='' b='maybe'><i>1</i><d>1</d></r>",
            "The text \"maybe\" is neither true nor false, at r/@b (line 1, column 18)."
        ),
        ("<r b='1'><i>1</i><d>1</d></r>", "The attribute \"s\" is missing, at r (line 1, column 9)."),
        ("<r s='' b='1'><i>1</i>\n</r>", "The element \"d\" is missing, at r (line 1, column 14)."),
        ("<r s='' b='1'><i>1</i><d>0x10</d></r>", "The text \"0x10\" is no number, at r/d (line 1, column 25)."),
    ])
    func errorsSayWhatAndWhere(text: String, message: String) {
        #expect(error { try decode(Scalars.self, text) }?.description == message)
    }

    @Test func emptyElementsAreNilForNumbersAndEmptyForStrings() throws {
        struct Optionals: Codable, Equatable {
            var n: Int?
            var s: String?
            var t: String?
        }
        #expect(try decode(Optionals.self, "<r><n/><s/></r>") == Optionals(n: nil, s: "", t: nil))
    }

    @Test func xsiNilIsNil() throws {
        struct Optionals: Codable, Equatable {
            var s: String?
            var l: Link?
        }
        let text = "<r xmlns:x='http://www.w3.org/2001/XMLSchema-instance'><s x:nil='true'/><l x:nil='1'/></r>"
        #expect(try decode(Optionals.self, text) == Optionals(s: nil, l: nil))
    }

    @Test func repeatedElementsAreArraysWhereverTheyStand() throws {
        struct Lists: Codable, Equatable {
            var a: [Int]
            var b: [String]?
            var c: [Int]
            var d: [Int]?
        }
        let text = "<r><a>1</a><b>x</b><a>2</a><b>y</b><a>3</a></r>"
        #expect(try decode(Lists.self, text) == Lists(a: [1, 2, 3], b: ["x", "y"], c: [], d: nil))
    }

    @Test func theFirstOfSeveralElementsCounts() throws {
        struct One: Codable, Equatable { var a: Int }
        #expect(try decode(One.self, "<r><a>1</a><a>2</a></r>").a == 1)
    }

    @Test func wrappedLists() throws {
        struct Lists: Codable, Equatable {
            var tags: [String]
            var links: [Link]
            var none: [Int]
            var name: String?
            enum CodingKeys: String, XML.Keys {
                case tags = "tags/tag", links = "links/link", none = "none/n", name = "author/name"
            }
        }
        let text =
            "<r><tags><tag>a</tag><other/><tag>b</tag></tags><links><link href='h'/></links><author><name>N</name></author></r>"
        let value = try decode(Lists.self, text)
        #expect(value == Lists(tags: ["a", "b"], links: [Link(href: "h")], none: [], name: "N"))
        #expect(try decode(Lists.self, encode(value)) == value)
    }

    @Test func attributesHoldListsOfWords() throws {
        struct Words: Codable, Equatable {
            enum Kind: String, Codable { case x, y }
            var rels: [String]
            var numbers: [Int]
            var kinds: [Kind]
            var point: [Double]
            enum CodingKeys: String, CodingKey { case rels = "@rels", numbers = "@n", kinds = "@k", point = "" }
        }
        let text = "<r rels=\"self edit\" n=\"1 2 3\" k=\"y x\">45.5 -71.25</r>"
        let value = try decode(Words.self, text)
        #expect(value == Words(rels: ["self", "edit"], numbers: [1, 2, 3], kinds: [.y, .x], point: [45.5, -71.25]))
        #expect(try encode(value) == text)
    }

    @Test func namespacesAreThoseOfTheTypeWhateverThePrefixes() throws {
        let text = """
            <a:feed xmlns:a="\(atom)" xmlns:x="\(gd)"><a:id>1</a:id><a:entry x:etag="e"><a:id>2</a:id><id>3</id>\
            <x:when startTime="t"/><when xmlns="urn:other" startTime="no"/></a:entry></a:feed>
            """
        let feed = try decode(Feed.self, text)
        #expect(feed.entries.first?.id == "2")
        #expect(feed.entries.first?.etag == "e")
        #expect(feed.entries.first?.whens.map(\.startTime) == ["t"])
    }

    @Test func withoutAMapChildrenAreInTheNamespaceOfTheirElement() throws {
        struct Channel: Codable, Equatable { var title: String }
        let text = "<r xmlns:m='urn:m'><m:title>no</m:title><title>yes</title></r>"
        #expect(try decode(Channel.self, text).title == "yes")
        let inside = "<r xmlns='urn:r' xmlns:m='urn:m'><m:title>no</m:title><title>yes</title></r>"
        #expect(try decode(Channel.self, inside).title == "yes")
    }

    @Test func oneTypeInTwoNamespaces() throws {
        struct Pair: Codable {
            var a: Person
            var b: Person
            enum CodingKeys: String, XML.Keys {
                case a = "p:a", b = "q:b"
                static let namespaces = ["p": "urn:p", "q": "urn:q"]
            }
        }
        let text = """
            <r xmlns:p='urn:p' xmlns:q='urn:q'><p:a><q:name>no</q:name><p:name>A</p:name></p:a>\
            <q:b><p:name>no</p:name><q:name>B</q:name></q:b></r>
            """
        let pair = try decode(Pair.self, text)
        #expect([pair.a.name, pair.b.name] == ["A", "B"])
    }

    @Test func prefixesMayBeTheDecoders() throws {
        struct Value: Decodable {
            var k: String
            enum CodingKeys: String, CodingKey { case k = "@p:k" }
        }
        var decoder = XML.Decoder()
        decoder.namespaces = ["p": "urn:p"]
        #expect(try decoder.decode(Value.self, from: "<r k='0' q:k='1' xmlns:q='urn:p'/>".utf8).k == "1")
        #expect(error { try decode(Value.self, "<r k='0'/>") }?.code == .undeclaredPrefix)
    }

    @Test func xmlAttributes() throws {
        struct Value: Codable, Equatable {
            var lang: String?
            var base: String?
            var space: String?
            enum CodingKeys: String, CodingKey { case lang = "@xml:lang", base = "@xml:base", space = "@xml:space" }
        }
        let text = "<r xml:lang=\"de\" xml:base=\"http://x/\" xml:space=\"preserve\"/>"
        let value = try decode(Value.self, text)
        #expect(value == Value(lang: "de", base: "http://x/", space: "preserve"))
        #expect(try encode(value) == text)
    }

    @Test func textIsJoinedAcrossCommentsAndCDATA() throws {
        #expect(try decode(Text.self, "<r type='t'> a<!--x--> b<![CDATA[<c>]]></r>").value == " a b<c>")
    }

    @Test func datesDataURLsAndDecimals() throws {
        struct Values: Codable, Equatable {
            var date: Date
            var data: Data
            var url: URL
            var decimal: Decimal
            var more: [Date]
            enum CodingKeys: String, CodingKey { case date, data, url = "@url", decimal, more = "d" }
        }
        let text = """
            <r url=" http://example.com/?a=1&amp;b=2 "><date>2026-11-20T10:00:00.250+01:00</date><data> AAEC\n/w== </data>\
            <decimal>12345678901234567890.123</decimal><d>1969-12-31T23:59:59Z</d><d>2000-02-29</d></r>
            """
        let values = try decode(Values.self, text)
        #expect(values.date.timeIntervalSince1970 == 1_795_165_200.25)
        #expect(values.data == Data([0, 1, 2, 255]))
        #expect(values.url.absoluteString == "http://example.com/?a=1&b=2")
        #expect(values.decimal == Decimal(string: "12345678901234567890.123"))
        #expect(values.more.map(\.timeIntervalSince1970) == [-1, 951_782_400])
        #expect(try decode(Values.self, encode(values)) == values)
        #expect(try encode(values).contains("<date>2026-11-20T09:00:00.250Z</date>"))
    }

    @Test(arguments: ["2026-13-01T00:00:00Z", "2026-02-29", "yesterday", "2026-01-01T00:00", ""])
    func noDate(text: String) {
        struct Value: Codable { var d: Date }
        #expect(error { try decode(Value.self, "<r><d>\(text)</d></r>") }?.code == .invalidValue)
    }

    struct Price: Codable, Equatable { var d: Decimal }

    @Test(arguments: [
        "0", "-0.0", "+1", ".5", "5.", "00012.50", "1e3", "1.5E-3", "99999999999999999999999999999999999999",
        "1e-128", "0.\(String(repeating: "0", count: 100))1",
    ])
    func decimalsAreExact(text: String) throws {
        let price = try decode(Price.self, "<r><d> \(text) </d></r>")
        #expect(price.d == Decimal(string: text))
        #expect(try decode(Price.self, encode(price)) == price)
    }

    @Test func theLargestDecimalsAreReadBack() throws {
        for price in [Price(d: .greatestFiniteMagnitude), Price(d: -Decimal.greatestFiniteMagnitude)] {
            #expect(try decode(Price.self, encode(price)) == price)
        }
        let digits = "1" + String(repeating: "0", count: 150)
        #expect(try decode(Price.self, "<r><d>1e150</d></r>").d.description == digits)
        #expect(try decode(Price.self, "<r><d>\(digits)</d></r>").d.description == digits)
    }

    @Test(arguments: [
        "12abc", "1,5", "1.2.3", "e5", "1e", "1e+", "--1", ".", "-", "NaN", "0x10", "1 2", "1e200", "1e-129",
        "1e99999999999999999999", "-1e-2147483648", "\(String(repeating: "1", count: 40))",
        "340282366920938463463374607431768211456",
    ])
    func aTextThatIsNotExactlyADecimalIsAnError(text: String) {
        #expect(error { try decode(Price.self, "<r><d>\(text)</d></r>") }?.code == .invalidValue)
    }

    @Test func conversionsOfOnesOwn() throws {
        struct Value: Codable, Equatable { var d: Date }
        var decoder = XML.Decoder()
        decoder.convert(Date.self) { Date(timeIntervalSince1970: Double($0) ?? 0) }
        let value = try decoder.decode(Value.self, from: "<r><d>60</d></r>".utf8)
        #expect(value.d.timeIntervalSince1970 == 60)
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        encoder.convert(Date.self) { String(Int($0.timeIntervalSince1970)) }
        #expect(try encoder.encode(value, as: XML.Name(nil, "r")) == Array("<r><d>60</d></r>".utf8))
    }

    @Test func openEnumsAndWrappers() throws {
        struct Kind: RawRepresentable, Codable, Equatable { var rawValue: String }
        struct Value: Codable, Equatable {
            var kind: Kind
            var kinds: [Kind]
            enum CodingKeys: String, CodingKey { case kind = "@kind", kinds = "k" }
        }
        let value = try decode(Value.self, "<r kind='a'><k>b</k><k>c</k></r>")
        #expect(value == Value(kind: Kind(rawValue: "a"), kinds: [Kind(rawValue: "b"), Kind(rawValue: "c")]))
    }

    @Test func conversionsOfScalarsHoldForPropertiesListsAndWords() throws {
        struct Value: Codable, Equatable {
            var more: Double?
            var words: [Double]
            var price: Double
            var none: Double?
            var list: [Double]
            var name: String
            var flag: Bool
            enum CodingKeys: String, CodingKey { case more = "@more", words = "@words", price, none, list, name, flag }
        }
        struct One: Codable, Equatable {
            var value: Double
            init(value: Double) { self.value = value }
            init(from decoder: any Swift.Decoder) throws {
                value = try decoder.singleValueContainer().decode(Double.self)
            }
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }
        var (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        decoder.convert(Double.self) { Double($0.replacing(",", with: ".")) ?? .nan }
        decoder.convert(String.self) { $0.uppercased() }
        encoder.convert(Double.self) { "\($0)".replacing(".", with: ",") }
        encoder.convert(String.self) { $0.lowercased() }
        encoder.writesDeclaration = false
        let text = """
            <r more="2,5" words="1,5 2,5"><price>1,5</price><list>3,5</list><list>4,5</list><name>n</name><flag>true</flag></r>
            """
        let value = try decoder.decode(Value.self, from: text.utf8)
        #expect(
            value == Value(more: 2.5, words: [1.5, 2.5], price: 1.5, list: [3.5, 4.5], name: "N", flag: true)
        )
        #expect(String(decoding: try encoder.encode(value, as: XML.Name(nil, "r")), as: UTF8.self) == text)
        #expect(try decoder.decode(One.self, from: "<r>1,5</r>".utf8) == One(value: 1.5))
        #expect(
            String(decoding: try encoder.encode(One(value: 1.5), as: XML.Name(nil, "r")), as: UTF8.self) == "<r>1,5</r>"
        )
        #expect(try decoder.decode([String: Double].self, from: "<r><a>1,5</a></r>".utf8) == ["a": 1.5])
    }

    @Test func keyNamings() throws {
        struct Value: Codable, Equatable {
            var startTime: Int
            var endTime: Int
            enum CodingKeys: String, CodingKey { case startTime, endTime = "@endTime" }
        }
        for (naming, text) in [
            (XML.KeyNaming.snakeCase, "<r end_time=\"2\"><start_time>1</start_time></r>"),
            (.kebabCase, "<r end-time=\"2\"><start-time>1</start-time></r>"),
            (.capitalized, "<r EndTime=\"2\"><StartTime>1</StartTime></r>"),
        ] {
            var decoder = XML.Decoder()
            decoder.keyNaming = naming
            let value = try decoder.decode(Value.self, from: text.utf8)
            #expect(value == Value(startTime: 1, endTime: 2))
            var encoder = XML.Encoder()
            encoder.keyNaming = naming
            encoder.writesDeclaration = false
            #expect(String(decoding: try encoder.encode(value, as: XML.Name(nil, "r")), as: UTF8.self) == text)
        }
    }

    @Test func dictionaries() throws {
        let value = try decode([String: String].self, "<r k='v'><a>1</a><b>2</b></r>")
        #expect(value == ["@k": "v", "a": "1", "b": "2"])
    }

    @Test(.timeLimit(.minutes(5)), arguments: [0, 1, 8, 9, 60_000])
    func everyNameIsAKeyOfADictionary(_ count: Int) throws {
        let children = (0..<count).map { "<a\($0)>\($0)</a\($0)><a0>x</a0>" }.joined()
        let value = try decode([String: String].self, "<r k='v'>\(children)</r>")
        #expect(value.count == count + 1)
        #expect((0..<count).allSatisfy { value["a\($0)"] == "\($0)" })
        #expect(value["@k"] == "v")
    }

    @Test(arguments: [1, 20]) func keysOfADictionaryHaveThePrefixesOfTheDocument(_ count: Int) throws {
        let children = (0..<count).map { "<p:a\($0) xmlns:p='urn:p'>\($0)</p:a\($0)>" }.joined()
        let attributes = (0..<count).map { " q:b\($0)='\($0)' c\($0)=''" }.joined()
        let value = try decode([String: String].self, "<r xmlns:q='urn:q'\(attributes)>\(children)</r>")
        let last = count - 1
        #expect(value.count == 3 * count)
        #expect(value["p:a\(last)"] == "\(last)" && value["@q:b\(last)"] == "\(last)" && value["@c\(last)"] == "")
    }

    @Test func recursiveTypes() throws {
        final class Folder: Codable {
            var name: String
            var folders: [Folder]
            enum CodingKeys: String, CodingKey { case name = "@name", folders = "folder" }
        }
        let text =
            "<r name='a'><folder name='b'><folder name='c'/></folder><folder name='d'><folder name='e'/></folder></r>"
        let folder = try decode(Folder.self, text)
        #expect(folder.folders.map(\.name) == ["b", "d"])
        #expect(folder.folders.flatMap { $0.folders.map(\.name) } == ["c", "e"])
        #expect(try encode(folder) == text.replacing("'", with: "\""))
    }

    @Test func wrongRootElement() throws {
        let error = error { try decode(Feed.self, "<feed><id>1</id></feed>") }
        #expect(error?.code == .unexpectedElement)
        #expect(error?.path == "feed")
    }

    @Test func missingChildOfAThirdEntry() throws {
        let text = "<feed xmlns='\(atom)'>\n<id>1</id>\n<entry><id/></entry>\n<entry><id/></entry>\n<entry/>\n</feed>"
        let error = error { try decode(Feed.self, text) }
        #expect(error?.code == .elementMissing)
        #expect(error?.path == "feed/entry[3]")
        #expect(error?.line == 5)
    }

    @Test func codingPathsAreKnown() throws {
        struct Inner: Decodable {
            let path: [String]
            init(from decoder: any Swift.Decoder) throws { path = decoder.codingPath.map(\.stringValue) }
        }
        struct Outer: Decodable { var a: [Inner] }
        struct Top: Decodable { var o: Outer }
        #expect(try decode(Top.self, "<r><o><a/></o></r>").o.a.first?.path == ["o", "a"])
    }

    @Test func userInfoArrives() throws {
        struct Value: Decodable {
            let found: Int?
            init(from decoder: any Swift.Decoder) throws {
                found = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] as? Int }
            }
        }
        var decoder = XML.Decoder()
        decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "k"))] = 7
        #expect(try decoder.decode(Value.self, from: "<r/>".utf8).found == 7)
    }

    @Test func decodersThatEscapeStayReadable() throws {
        struct Lazy: Decodable {
            let decoder: any Swift.Decoder
            init(from decoder: any Swift.Decoder) throws { self.decoder = decoder }
        }
        struct Value: Decodable { var a: [Lazy] }
        let value = try decode(Value.self, "<r><a>1</a><a>2</a></r>")
        #expect(try value.a.map { try $0.decoder.singleValueContainer().decode(Int.self) } == [1, 2])
    }

    @Test func charsetOfTheTransport() throws {
        var decoder = XML.Decoder()
        decoder.charset = XML.Charset(label: "windows-1251")
        let bytes: [UInt8] = Array("<r><a>".utf8) + [0xCF, 0xF0] + Array("</a></r>".utf8)
        struct Value: Decodable { var a: String }
        #expect(try decoder.decode(Value.self, from: bytes).a == "Пр")
    }
}
