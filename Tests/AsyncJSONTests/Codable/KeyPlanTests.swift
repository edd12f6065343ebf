import Synchronization
import Testing

@testable import AsyncJSON

/// What the decoder remembers of coding keys must not show.
@Suite("Coding keys") struct KeyPlanTests {
    struct Folder: Codable, Equatable {
        enum CodingKeys: CodingKey { case name, folders, cover, unknown }
        var name: String
        var folders: [Folder]?
        var cover: [String: Folder]?
        var unknown = JSON.UnknownMembers()
    }

    @Test func aTypeThatContainsItselfIsReadAtEveryDepth() throws {
        let text = """
            {"folders":[{"name":"b","x":1,"folders":[{"name":"c","y":[2]}]},{"folders":[],"name":"d"}],"z":3,\
            "cover":{"k":{"name":"e","w":4}},"name":"a"}
            """
        for _ in 1...3 {
            let folder = try JSON.Decoder().decode(Folder.self, from: text.utf8)
            #expect(folder.name == "a")
            #expect(folder.unknown.names == ["z"])
            #expect(folder.folders?.map(\.name) == ["b", "d"])
            #expect(folder.folders?[0].unknown.names == ["x"])
            #expect(folder.folders?[0].folders?[0].unknown["y"]?[0]?.int64 == 2)
            #expect(folder.folders?[1].unknown.isEmpty == true)
            #expect(folder.cover?["k"]?.unknown.names == ["w"])
        }
    }

    @Test func namesInNewOrdersMissingAndRepeatedOnesAreFound() throws {
        struct Pair: Codable, Equatable { var first, second, third: Int? }
        let cases: [(String, Pair)] = [
            (#"{"first":1}"#, Pair(first: 1)),
            (#"{"third":3,"second":2,"first":1}"#, Pair(first: 1, second: 2, third: 3)),
            (#"{"sec\u006fnd":2,"third":null}"#, Pair(second: 2)),
            (#"{"first":1,"first":2,"fir\u0073t":3}"#, Pair(first: 3)),
            (#"{"fir\u0073t":3,"first":4}"#, Pair(first: 4)),
            ("{}", Pair()),
        ]
        let decoder = JSON.Decoder()
        for (text, pair) in cases + cases.reversed() {
            #expect(try decoder.decode(Pair.self, from: text.utf8) == pair, "\(text)")
        }
    }

    @Test func aSingleKeyIsFoundAmongOthers() throws {
        struct One: Codable { var only: Int }
        #expect(try JSON.Decoder().decode(One.self, from: #"{"a":1,"only":2,"b":3}"#.utf8).only == 2)
        let error = #expect(throws: JSON.Error.self) { try JSON.Decoder().decode(One.self, from: #"{"a":1}"#.utf8) }
        #expect(error?.code == .memberMissing)
    }

    @Test func namesThatANamingRuleDoesNotInvertAreKnownOnceAskedFor() throws {
        struct Page: Codable {
            var imageURL: String?
            var unknown = JSON.UnknownMembers()
        }
        var decoder = JSON.Decoder()
        decoder.keyNaming = .snakeCase
        for _ in 1...2 {
            let text = #"[{"image_url":"a","x_y":1},{"x_y":2,"image_url":"b"}]"#
            let pages = try decoder.decode([Page].self, from: text.utf8)
            #expect(pages.map(\.imageURL) == ["a", "b"])
            #expect(pages.map(\.unknown.names) == [["x_y"], ["x_y"]])
        }
    }

    @Test func twoKeysWithOneNameBothGetItsMember() throws {
        struct Twice: Decodable {
            enum Keys: CodingKey {
                case one, other
                var stringValue: String { "name" }
                init?(stringValue: String) { self = .one }
                var intValue: Int? { nil }
                init?(intValue: Int) { nil }
            }
            let one, other: Int
            init(from decoder: any Swift.Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                one = try container.decode(Int.self, forKey: .one)
                other = try container.decode(Int.self, forKey: .other)
            }
        }
        for value in try JSON.Decoder().decode([Twice].self, from: #"[{"name":1},{"name":1}]"#.utf8) {
            #expect(value.one == 1 && value.other == 1)
        }
    }

    @Test func moreUnknownNamesThanAreRememberedAreAllKept() throws {
        struct Song: Codable {
            var title: String
            var unknown = JSON.UnknownMembers()
        }
        let members = (0..<2_000).map { #""name\#($0)":\#($0)"# }.joined(separator: ",")
        let long = #""\#(String(repeating: "n", count: 500))":1"#
        let text = "{\(members),\"title\":\"t\",\(long)}"
        for _ in 1...2 {
            let song = try JSON.Decoder().decode(Song.self, from: text.utf8)
            #expect(song.title == "t")
            #expect(song.unknown.names.count == 2_001)
            #expect(song.unknown["name1999"]?.int64 == 1_999)
        }
    }

    /// A key that counts how often a name is worked out.
    private enum CountedKey: CodingKey {
        case title
        static let count = Mutex(0)
        var stringValue: String { "title" }
        init?(stringValue: String) {
            Self.count.withLock { $0 += 1 }
            guard stringValue == "title" else { return nil }
            self = .title
        }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
    }

    @Test func namesForWhichNoKeyAsksDoNotFillAPlanForGood() {
        let plan = KeyPlan(CountedKey.self, naming: .asDeclared)
        func meaning(of name: String) -> KeyPlan.Meaning {
            var name = name
            return name.withUTF8 { plan.meaning(of: $0, for: CountedKey.self) }
        }
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        for _ in 1...2 {
            for first in letters {
                for last in letters { #expect(meaning(of: "\(first)x\(last)") == KeyPlan.unknown) }
            }
            // As at the end of a decoding.
            plan.makeRoom()
            #expect(meaning(of: "title") == 0)
            let count = CountedKey.count.withLock { $0 }
            #expect(meaning(of: "title") == 0)
            let again = CountedKey.count.withLock { $0 }
            #expect(again == count, "The name is remembered")
        }
    }

    /// Decodes later than its decoding, as types that hold a decoder do.
    private struct Late: Decodable {
        let decoder: any Swift.Decoder
        let container: KeyedDecodingContainer<Folder.CodingKeys>
        init(from decoder: any Swift.Decoder) throws {
            self.decoder = decoder
            container = try decoder.container(keyedBy: Folder.CodingKeys.self)
        }
    }

    @Test func decodersAndContainersWorkAfterTheirDecoding() throws {
        let decoder = JSON.Decoder()
        let late = try decoder.decode([Late].self, from: #"[{"name":"a"},{"name":"b","x":1}]"#.utf8)
        for _ in 1...10 { _ = try decoder.decode(Folder.self, from: #"{"name":"other","y":2}"#.utf8) }
        #expect(try late.map { try $0.container.decode(String.self, forKey: .name) } == ["a", "b"])
        #expect(try Folder(from: late[1].decoder).unknown.names == ["x"])
    }

    @Test func manyTasksDecodeAtOnce() async throws {
        try await withThrowingTaskGroup { group in
            for task in 0..<64 {
                group.addTask {
                    for round in 0..<20 {
                        let text = #"{"name":"\#(task)","u\#(round)":\#(task),"folders":[{"name":"f","v\#(task)":1}]}"#
                        let folder = try JSON.Decoder().decode(Folder.self, from: text.utf8)
                        #expect(folder.name == "\(task)")
                        #expect(folder.unknown.names == ["u\(round)"])
                        #expect(folder.folders?.first?.unknown.names == ["v\(task)"])
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
