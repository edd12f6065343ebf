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
        #"{"name": []}"#, #"{"size": "x"}"#, #"{"size": 1.5}"#, #"{"size": true}"#, #"{"ratio": "x"}"#,
        #"{"isOpen": "maybe"}"#, #"{"tags": {}}"#, #"{"tags": "a"}"#,
    ])
    func whatResemblesNothingIsAnErrorAllTheSame(_ text: String) {
        #expect(throws: JSON.Error.self) { try decode(text) }
    }
}
