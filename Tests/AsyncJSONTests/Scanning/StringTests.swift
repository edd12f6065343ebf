import AsyncJSON
import Testing

@Suite("JSON strings")
struct StringTests {
    @Test(arguments: [
        (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\uD83D\uDE00"#, "A\u{e9}\u{1F600}"),
        (#"\u0000"#, "\0"), (#"\uFFFF\uE000\uD7FF"#, "\u{FFFF}\u{E000}\u{D7FF}"), (#"é\n€\t😀"#, "é\n€\t😀"),
        (#"12345678\n"#, "12345678\n"), (#"1234567\\"#, "1234567\\"),
    ])
    func escapesAreResolved(_ source: String, _ text: String) throws {
        #expect(try JSON.Value(parsing: "\"\(source)\"").string == text)
        #expect(try Owner(json: #"{"name":"\#(source)"}"#).name == text)
        #expect(try Owner(json: Owner { $0.name = text }.jsonBytes()).name == text)
        #expect(try JSON.Value(parsing: JSON.Value(text).encoded()).string == text)
    }

    @Test func controlCharactersAreEscaped() throws {
        let all = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
        let written = text(JSON.Value(all).encoded())
        #expect(
            written.hasPrefix(#""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f\u0010"#)
        )
        #expect(written.contains(##"\u001f !\"#$%"##))
        #expect(written.hasSuffix(#"[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"# + "\u{7F}\""))
        #expect(try JSON.Value(parsing: written).string == all)
    }

    /// Every length around the eight bytes of a step, with the special character at every place.
    @Test(arguments: ["\"", "\\", "\n", "é", "😀"])
    func stringsOfEveryLengthSurvive(_ special: String) throws {
        for length in 0...20 {
            for place in 0...length {
                let string =
                    String(repeating: "x", count: place) + special + String(repeating: "y", count: length - place)
                let owner = Owner { $0.name = string }
                #expect(try Owner(json: owner.jsonBytes()) == owner)
                #expect(try JSON.Value(parsing: owner.jsonBytes())["name"] == JSON.Value(string))
            }
        }
    }

    @Test func namesMayBeEscaped() throws {
        let owner = try Owner(json: #"{"n\u0061me":"x","\u0073ize":"1","\u00e9":2}"#)
        #expect(owner.name == "x")
        #expect(owner.size == 1)
        #expect(owner.unknown["é"]?.int64 == 2)
        #expect(owner.debugDescription == #"{"name":"x","size":"1","\u00e9":2}"#)
    }

    @Test func stringsCompareByteForByte() throws {
        let (composed, decomposed) = ("\u{e9}", "e\u{301}")
        #expect(JSON.Value(composed) != JSON.Value(decomposed))
        let object = try JSON.Value(parsing: #"{"\#(composed)":1,"\#(decomposed)":2}"#)
        #expect(object[composed]?.int64 == 1)
        #expect(object[decomposed]?.int64 == 2)
    }

    /// Random bytes from around the borders of well-formed UTF-8, between characters of one to four bytes.
    @Test func onlyWellFormedUTF8IsAString() {
        let pieces: [[UInt8]] = [
            Array("x".utf8), Array("é".utf8), Array("Ж".utf8), Array("漢".utf8), Array("😀".utf8), [0x7F], [0x80], [0xBF],
            [0xC0], [0xC1, 0xBF], [0xC2], [0xC2, 0x80], [0xDF, 0xBF], [0xE0], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80],
            [0xEC, 0xBF], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF3, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ]
        var generator = SplitMix(state: 7)
        for _ in 0..<20_000 {
            // Mostly whole characters, so that what is broken stands at every place of a step.
            let bytes = (0..<Int.random(in: 1...14, using: &generator)).flatMap { _ in
                pieces[
                    Bool.random(using: &generator)
                        ? .random(in: 0..<5, using: &generator) : .random(in: pieces.indices, using: &generator)
                ]
            }
            let isText = String(validating: bytes, as: UTF8.self) != nil
            let value = try? JSON.Value(parsing: [0x22] + bytes + [0x22])
            #expect((value != nil) == isText, "\(bytes)")
            if isText { #expect(value?.string.map { Array($0.utf8) } == bytes) }
        }
    }

    @Test func brokenUTF8IsToldWhereItIs() {
        let bytes = Array("\"ЖЖЖЖ漢字漢字😀x".utf8)
        let error = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: bytes + [0xED, 0xA0, 0x80, 0x22]) }
        #expect(error?.code == .invalidUTF8)
        #expect(error?.offset == bytes.count)
    }
}
