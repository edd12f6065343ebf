import AsyncJSON
import Testing

@Suite("JSON.Decoder, lenient")
struct LenientTests {
    struct Item: Decodable, Equatable {
        var name = ""
        var size = 0
        var ratio = 0.0
        var isOpen = false
        var tags: [String] = []
        var note: String?
    }

    private func decode(_ text: String, isLenient: Bool = true) throws -> Item {
        var decoder = JSON.Decoder()
        decoder.isLenient = isLenient
        return try decoder.decode(Item.self, from: text.utf8)
    }

    @Test(arguments: [
        #"{"name": 7, "size": "12", "ratio": "0.5", "isOpen": 1, "tags": [true, 1.5, "x"], "note": 3}"#,
        #"{"name": "7", "size": 12.0, "ratio": 0.5, "isOpen": "YES", "tags": ["true", "1.5", "x"], "note": "3"}"#,
    ])
    func scalarsAreReadFromWhatResemblesThem(_ text: String) throws {
        let item = try decode(text)
        #expect(item == Item(name: "7", size: 12, ratio: 0.5, isOpen: true, tags: ["true", "1.5", "x"], note: "3"))
        #expect(throws: JSON.Error.self) { try decode(text, isLenient: false) }
    }

    @Test(arguments: [
        "{}", #"{"name": null, "size": null, "ratio": null, "isOpen": null, "tags": null, "note": null}"#,
        #"{"name": "", "size": "", "ratio": "", "isOpen": "", "tags": []}"#,
    ])
    func whatIsMissingIsEmpty(_ text: String) throws {
        #expect(try decode(text) == Item())
        #expect(throws: JSON.Error.self) { try decode(text, isLenient: false) }
    }

    @Test(arguments: [
        #"{"name": []}"#, #"{"name": {}}"#, #"{"size": "n/a"}"#, #"{"size": []}"#, #"{"size": 1e300}"#,
        #"{"ratio": "x"}"#,
        #"{"ratio": true}"#, #"{"isOpen": "maybe"}"#, #"{"isOpen": {}}"#, #"{"tags": {}}"#, #"{"tags": "a"}"#,
        #"{"note": {}}"#, #"{"note": []}"#,
    ])
    func whatResemblesNothingIsEmpty(_ text: String) throws {
        #expect(try decode(text) == Item())
        #expect(throws: JSON.Error.self) { try decode(text, isLenient: false) }
    }

    @Test func integersAreCutOffAndTruthIsOne() throws {
        #expect(try decode(#"{"size": 1.5}"#).size == 1)
        #expect(try decode(#"{"size": "-2.9"}"#).size == -2)
        #expect(try decode(#"{"size": 9007199254740993.5}"#).size == 9_007_199_254_740_993)
        #expect(try decode(#"{"size": "-9223372036854775808.9"}"#).size == .min)
        #expect(try decode(#"{"size": 9223372036854775807.999e0}"#).size == .max)
        #expect(try decode(#"{"size": 9223372036854775808.5}"#).size == 0, "Too large, so that it is no integer")
        #expect(try decode(#"{"size": 12345e-3}"#).size == 12)
        #expect(try decode(#"{"size": -0.9}"#).size == 0)
        #expect(try decode(#"{"size": true}"#).size == 1)
        #expect(try decode(#"{"isOpen": 2}"#).isOpen)
    }

    @Test func anOptionalPropertyThatCannotBeReadIsNil() throws {
        struct Entity: Decodable {
            enum Color: String, Decodable { case red }
            struct Part: Decodable { var id: UInt }
            var size: Int?
            var count: UInt?
            var open: Bool?
            var color: Color?
            var part: Part?
            var sizes: [Int]?
        }
        var decoder = JSON.Decoder()
        decoder.isLenient = true
        let misfits = #"{"size": "n/a", "count": -1, "open": [], "color": "blue", "part": "p", "sizes": 7}"#
        let entity = try decoder.decode(Entity.self, from: misfits.utf8)
        #expect(entity.size == nil && entity.count == nil && entity.open == nil)
        #expect(entity.color == nil && entity.part == nil && entity.sizes == nil)
        let fits = #"{"size": "1", "count": 2, "part": {"id": -1}, "sizes": ["n/a", 3]}"#
        let other = try decoder.decode(Entity.self, from: fits.utf8)
        #expect(other.size == 1 && other.count == 2 && other.part?.id == 0)
        #expect(other.sizes == [0, 3])
    }
}
