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

    // MARK: Containers

    /// Fills two containers of one object in turns, and a third through a super encoder at the end.
    struct Interleaved: Codable, Equatable {
        var numbers = [1, 2, 3]

        enum Keys: String, CodingKey { case left, right, both }

        init() {}

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Keys.self)
            var left = try object.nestedUnkeyedContainer(forKey: .left)
            let right = try object.nestedContainer(keyedBy: Keys.self, forKey: .right)
            numbers = [try left.decode(Int.self), try right.decode(Int.self, forKey: .both)]
            #expect(left.isAtEnd == false)
            #expect(try left.decodeNil())
            #expect(left.isAtEnd)
            #expect(throws: JSON.Error.self) { try left.decode(Int.self) }
            numbers.append(try Int(from: object.superDecoder()))
            #expect(try object.superDecoder(forKey: .right).codingPath.map(\.stringValue) == ["0", "right"])
            #expect(right.allKeys == [.both])
            #expect(try !object.decodeNil(forKey: .left))
        }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Keys.self)
            let superEncoder = object.superEncoder()
            var left = object.nestedUnkeyedContainer(forKey: .left)
            var right = object.nestedContainer(keyedBy: Keys.self, forKey: .right)
            try left.encode(numbers[0])
            try right.encode(numbers[1], forKey: .both)
            try left.encodeNil()
            var again = encoder.container(keyedBy: Keys.self)
            try again.encode("end", forKey: .both)
            try numbers[2].encode(to: superEncoder)
        }
    }

    @Test func containersMayBeFilledInTurns() throws {
        let bytes = try JSON.Encoder().encode([Interleaved()])
        #expect(text(bytes) == #"[{"super":3,"left":[1,null],"right":{"both":2},"both":"end"}]"#)
        #expect(try JSON.Decoder().decode([Interleaved].self, from: bytes) == [Interleaved()])
    }

    class Animal: Codable {
        var name = "n"
        init() {}
    }

    final class Dog: Animal {
        var legs = 4

        enum Keys: CodingKey { case legs }

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Keys.self)
            legs = try object.decode(Int.self, forKey: .legs)
            try super.init(from: object.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Keys.self)
            try object.encode(legs, forKey: .legs)
            try super.encode(to: object.superEncoder())
        }
    }

    @Test func classesUseTheirSuperEncoder() throws {
        let bytes = try JSON.Encoder().encode(Dog())
        #expect(text(bytes) == #"{"legs":4,"super":{"name":"n"}}"#)
        #expect(try JSON.Decoder().decode(Dog.self, from: bytes).name == "n")
    }

    // A class and its superclass that read and write one object, each of which may keep what it does not know.

    class Base: Codable {
        enum CodingKeys: CodingKey { case a, nested, unknown }
        var a: Int?
        var nested: [String: Int]?
        var unknown = JSON.UnknownMembers()
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            a = try container.decodeIfPresent(Int.self, forKey: .a)
            nested = try container.decodeIfPresent([String: Int].self, forKey: .nested)
            unknown = try container.decode(JSON.UnknownMembers.self, forKey: .unknown)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(a, forKey: .a)
            var object = container.nestedContainer(keyedBy: AnyName.self, forKey: .nested)
            for (name, value) in (nested ?? [:]).sorted(by: { $0.key < $1.key }) {
                try object.encode(value, forKey: AnyName(stringValue: name))
            }
            try container.encode(unknown, forKey: .unknown)
        }
    }

    final class Derived: Base {
        enum Keys: CodingKey { case b, more, unknown }
        var b: String?
        var more = JSON.UnknownMembers()
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            b = try container.decodeIfPresent(String.self, forKey: .b)
            more = try container.decode(JSON.UnknownMembers.self, forKey: .unknown)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            if a == 7 { try super.encode(to: encoder) }
            try container.encodeIfPresent(b, forKey: .b)
            try container.encode(more, forKey: .unknown)
            if a != 7 { try super.encode(to: encoder) }
        }
    }

    @Test(arguments: [
        (
            #"{"a":1,"b":",}","nested":{"k":2},"x":[",",{"a":1}],"\u0061x":0}"#,
            #"{"b":",}","x":[",",{"a":1}],"\u0061x":0,"a":1,"nested":{"k":2}}"#
        ),
        (#"{"x":1,"a":7,"b":"\"","nested":{}}"#, #"{"a":7,"nested":{},"x":1,"b":"\""}"#),
    ])
    func aClassAndItsSuperclassWriteNoMemberTwice(_ document: String, _ written: String) throws {
        let list = "[\(document),\(document)]"
        let objects = try JSON.Decoder().decode([Derived].self, from: list.utf8)
        #expect(text(try JSON.Encoder().encode(objects)) == "[\(written),\(written)]")
        // What a property says wins over what was read of it.
        objects[0].b = "new"
        let encoded = try JSON.Value(parsing: JSON.Encoder().encode(objects[0]))
        #expect(encoded["b"] == "new")
        #expect(encoded["x"] == (try JSON.Value(parsing: document)["x"]))
        #expect(Set(encoded.members?.map(\.name) ?? []).count == encoded.members?.count)
    }

    @Test(.timeLimit(.minutes(1))) func anObjectOfAClassCostsItsOwnTextAndNotThatOfTheOthers() throws {
        let object = #"{"a":1,"b":"b","nested":{"k":2},"x":"\#(String(repeating: "x", count: 100))"}"#
        let list = "[\(Array(repeating: object, count: 20_000).joined(separator: ","))]"
        let objects = try JSON.Decoder().decode([Derived].self, from: list.utf8)
        let encoded = try JSON.Value(parsing: JSON.Encoder().encode(objects))
        #expect(encoded.array?.count == 20_000)
        #expect(encoded[19_999] == (try JSON.Value(parsing: object)))
    }

    struct Empty: Codable, Equatable {}

    @Test func fragmentsAndEmptyTypesAreValues() throws {
        #expect(text(try JSON.Encoder().encode("x")) == #""x""#)
        #expect(text(try JSON.Encoder().encode(Empty())) == "{}")
        #expect(text(try JSON.Encoder().encode([Empty()])) == "[{}]")
        #expect(text(try JSON.Encoder().encode([Int?.none, 1])) == "[null,1]")
        #expect(text(try JSON.Encoder().encode([[Int]]())) == "[]")
        #expect(text(try JSON.Encoder().encode([1: [2.5]])) == #"{"1":[2.5]}"#)
        #expect(try JSON.Decoder().decode([Int: [Double]].self, from: #"{"1":[2.5]}"#.utf8) == [1: [2.5]])
        #expect(try JSON.Decoder().decode(Int?.self, from: "null".utf8) == nil)
        #expect(try JSON.Decoder().decode([Empty].self, from: "[{}]".utf8) == [Empty()])
        var pretty = JSON.Encoder()
        pretty.isPretty = true
        #expect(text(try pretty.encode([1])) == "[\n  1\n]")
    }

    // MARK: Options

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

    // MARK: Errors that a type catches

    private struct Refusing: Encodable {
        struct Refusal: Error {}
        var writes: Bool
        func encode(to encoder: any Encoder) throws {
            if writes {
                var container = encoder.container(keyedBy: AnyName.self)
                try container.encode([1, 2], forKey: AnyName(stringValue: "x"))
                var nested = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "y"))
                try nested.encode(1)
            }
            throw Refusal()
        }
    }

    @Test(arguments: [false, true])
    func whatCouldNotBeEncodedLeavesNothingBehind(_ writes: Bool) throws {
        struct Object: Encodable {
            var writes: Bool
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyName.self)
                try? container.encode(Refusing(writes: writes), forKey: AnyName(stringValue: "a"))
                try container.encode(1, forKey: AnyName(stringValue: "b"))
                var array = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "c"))
                try? array.encode(Refusing(writes: writes))
                try array.encode(2)
                try? container.encode(["k": [Refusing(writes: writes)]], forKey: AnyName(stringValue: "d"))
                try? container.encodeIfPresent(Refusing(writes: writes), forKey: AnyName(stringValue: "e"))
            }
        }
        struct Either: Encodable {
            var writes: Bool
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                do { try container.encode(Refusing(writes: writes)) } catch { try container.encode("instead") }
            }
        }
        #expect(text(try JSON.Encoder().encode(Object(writes: writes))) == #"{"b":1,"c":[2]}"#)
        #expect(text(try JSON.Encoder().encode([Either(writes: writes)])) == #"["instead"]"#)
        #expect(throws: Refusing.Refusal.self) { try JSON.Encoder().encode(Refusing(writes: writes)) }
        var encoder = JSON.Encoder()
        encoder.convert(Int.self) { _ in throw Refusing.Refusal() }
        struct Numbers: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyName.self)
                try? container.encode(1, forKey: AnyName(stringValue: "a"))
                try container.encode("x", forKey: AnyName(stringValue: "b"))
                var array = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "c"))
                try? array.encode(1)
                try array.encode("y")
            }
        }
        #expect(text(try encoder.encode(Numbers())) == #"{"b":"x","c":["y"]}"#)
    }

    @Test(.timeLimit(.minutes(5))) func caughtErrorsDoNotReadTheDocumentAgain() throws {
        struct Lossy: Decodable {
            var number: Int?
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                number = try? container.decode(Int.self)
                if number == nil { _ = try? Owner(from: decoder) }
            }
        }
        let document = "[\n" + Array(repeating: #""x""#, count: 300_000).joined(separator: ",\n") + ",7]"
        let all = try JSON.Decoder().decode([Lossy].self, from: document.utf8)
        #expect(all.count == 300_001)
        #expect(all.last?.number == 7)
    }

    @Test func aCaughtErrorStillKnowsItsPlace() throws {
        struct Telling: Decodable {
            var error: JSON.Error?
            init(from decoder: any Decoder) throws {
                do { _ = try decoder.singleValueContainer().decode(Int.self) } catch {
                    self.error = error as? JSON.Error
                }
            }
        }
        let document = "{\"a\":[1,\n  \"é\", \"x\"]}"
        let all = try JSON.Decoder().decode([String: [Telling]].self, from: document.utf8)
        let error = try #require(all["a"]?[2].error)
        #expect(error.path == "a[2]")
        #expect((error.line, error.column, error.offset) == (2, 8, 17))
        #expect(error.description.hasSuffix(#"at a[2] (line 2, column 8, offset 17)."#))
    }

    // MARK: Conversions of scalars

    @Test func conversionsOfScalarsHoldEverywhere() throws {
        struct Prices: Codable, Equatable {
            var one: Double
            var maybe: Double?
            var none: Double?
            var many: [Double]
            var byName: [String: Double]
            var text: String
        }
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.convert(Double.self) { Double(($0.string ?? "").replacing(",", with: ".")) ?? -1 }
        encoder.convert(Double.self) { JSON.Value("\($0)".replacing(".", with: ",")) }
        let document = #"{"one":"1,5","maybe":"2,5","many":["3,5"],"byName":{"a":"4,5"},"text":"t"}"#
        let prices = try decoder.decode(Prices.self, from: document.utf8)
        #expect(prices == Prices(one: 1.5, maybe: 2.5, many: [3.5], byName: ["a": 4.5], text: "t"))
        #expect(text(try encoder.encode(prices)) == document)
        #expect(try decoder.decode(Double.self, from: #""0,5""#.utf8) == 0.5)
        #expect(text(try encoder.encode(0.5)) == #""0,5""#)
    }

    struct AnyName: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test func conversionsReplaceATypesOwnCoding() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.convert(Date.self) { Date(timeIntervalSince1970: $0.double ?? 0) }
        encoder.convert(Date.self) { JSON.Value($0.timeIntervalSince1970) }
        let document = #"{"imageURL":"u","createdAt":12.5}"#
        let named = try decoder.decode(Named.self, from: document.utf8)
        #expect(named.createdAt == Date(timeIntervalSince1970: 12.5))
        #expect(text(try encoder.encode(named)) == document)
        #expect(text(try encoder.encode([Date(timeIntervalSince1970: 1)])) == "[1.0]")
    }

    struct Informed: Codable {
        static let key = CodingUserInfoKey(rawValue: "key")
        var info: String?

        init() {}

        init(from decoder: any Decoder) throws { info = Self.key.flatMap { decoder.userInfo[$0] as? String } }

        func encode(to encoder: any Encoder) throws {
            try (Self.key.flatMap { encoder.userInfo[$0] as? String }).encode(to: encoder)
        }
    }

    @Test func userInfoReachesTheType() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        let key = try #require(Informed.key)
        decoder.userInfo[key] = "in"
        encoder.userInfo[key] = "out"
        #expect(try decoder.decode([Informed].self, from: "[{}]".utf8)[0].info == "in")
        #expect(text(try encoder.encode([Informed()])) == #"["out"]"#)
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

@Suite("JSON.Decoder with many members", .timeLimit(.minutes(5)))
struct ManyMembersTests {
    @Test(arguments: [0, 1, 63, 64, 65, 20_000])
    func everyMemberIsFound(_ count: Int) throws {
        let members = (0..<count).map { #""k\#($0)\#(String(repeating: "x", count: $0 % 11))":\#($0)"# }
        let map = try JSON.Decoder().decode([String: Int].self, from: "{\(members.joined(separator: ","))}".utf8)
        #expect(map.count == count)
        #expect(Set(map.values) == Set(0..<count))
        #expect(try JSON.Decoder().decode([String: Int].self, from: JSON.Encoder().encode(map)) == map)
    }

    @Test(arguments: [3, 100])
    func lastOfPlainAndEscapedNamesCounts(_ others: Int) throws {
        struct One: Decodable { var name: Int }
        let more = (0..<others).map { #","o\#($0)":0"# }.joined()
        let plainLast = #"{"n\u0061me":1,"name":2\#(more)}"#
        let escapedLast = #"{"name":1\#(more),"n\u0061me":2}"#
        #expect(try JSON.Decoder().decode(One.self, from: plainLast.utf8).name == 2)
        #expect(try JSON.Decoder().decode(One.self, from: escapedLast.utf8).name == 2)
    }
}
