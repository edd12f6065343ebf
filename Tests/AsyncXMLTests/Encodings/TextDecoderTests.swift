import AsyncXML
import Testing

@Suite("XML.TextDecoder")
struct TextDecoderTests {
    struct Sample: CustomTestStringConvertible {
        var label: String
        var text: String
        var bytes: [UInt8]
        var testDescription: String { label }

        init(_ label: String, _ text: String, _ bytes: [UInt8]) {
            (self.label, self.text, self.bytes) = (label, text, bytes)
        }
    }

    static let samples = [
        Sample("utf-8", "Aя漢😀", Array("Aя漢😀".utf8)),
        Sample("windows-1251", "Привет!", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x21]),
        Sample("koi8-r", "Привет", [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4]),
        Sample("ibm866", "Привет", [0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2]),
        Sample("x-mac-cyrillic", "Привет", [0x8F, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]),
        Sample("iso-8859-1", "é“\u{81}", [0xE9, 0x93, 0x81]),
        Sample("iso-8859-2", "Łódź", [0xA3, 0xF3, 0x64, 0xBC]),
        Sample("iso-8859-15", "€", [0xA4]),
        Sample("windows-874", "ก", [0xA1]),
        Sample("macintosh", "é", [0x8E]),
        Sample("shift_jis", "日本ｶ\\①", [0x93, 0xFA, 0x96, 0x7B, 0xB6, 0x5C, 0x87, 0x40]),
        Sample("euc-jp", "日本ｶ丂", [0xC6, 0xFC, 0xCB, 0xDC, 0x8E, 0xB6, 0x8F, 0xB0, 0xA1]),
        Sample("iso-2022-jp", "a日本b語c", Array("a\u{1B}$BF|K\\\u{1B}(Bb\u{1B}$B8l\u{1B}(Bc".utf8)),
        Sample("big5", "中文", [0xA4, 0xA4, 0xA4, 0xE5]),
        Sample("big5-hkscs", "Ê̄x", [0x88, 0x62, 0x78]),
        Sample("gb2312", "中文", [0xD6, 0xD0, 0xCE, 0xC4]),
        Sample("gb18030", "中😀", [0xD6, 0xD0, 0x94, 0x39, 0xFC, 0x36]),
        Sample("euc-kr", "년", [0xB3, 0xE2]),
        Sample("ks_c_5601-1987", "똠", [0x8C, 0x63]),
        Sample("utf-16le", "Aя😀", [0x41, 0, 0x4F, 0x04, 0x3D, 0xD8, 0x00, 0xDE]),
        Sample("utf-16be", "Aя😀", [0, 0x41, 0x04, 0x4F, 0xD8, 0x3D, 0xDE, 0x00]),
        Sample("utf-16", "Aя", [0, 0x41, 0x04, 0x4F]),
        Sample("utf-16", "Aя", [0x41, 0, 0x4F, 0x04]),
        Sample("utf-32le", "A😀", [0x41, 0, 0, 0, 0x00, 0xF6, 0x01, 0]),
        Sample("utf-32be", "A😀", [0, 0, 0, 0x41, 0, 0x01, 0xF6, 0x00]),
    ]

    @Test(arguments: samples)
    func everyEncodingIsDecoded(_ sample: Sample) throws {
        let charset = try #require(XML.Charset(label: sample.label))
        #expect(try XML.TextDecoder(transport: charset, malformed: .fail).text(of: sample.bytes) == sample.text)
    }

    @Test(arguments: samples)
    func chunksMayEndAnywhere(_ sample: Sample) throws {
        let charset = try #require(XML.Charset(label: sample.label))
        for size in 1...3 {
            var decoder = XML.TextDecoder(transport: charset, malformed: .fail)
            var text = ""
            for start in stride(from: 0, to: sample.bytes.count, by: size) {
                text += try decoder.decode(sample.bytes[start..<min(start + size, sample.bytes.count)])
            }
            text += try decoder.finish()
            #expect(text.unicodeScalars.elementsEqual(sample.text.unicodeScalars), "chunks of \(size)")
        }
    }

    @Test func aCopyGoesOnIndependently() throws {
        var first = XML.TextDecoder(transport: XML.Charset(label: "shift_jis"))
        #expect(try first.decode([0x61, 0x62, 0x63, 0x93]) == "abc")
        var second = first
        #expect(try first.decode([0xFA]) == "日")
        #expect(try second.decode([0x4A]) == "笛")
    }

    @Test func nulIsText() throws {
        let bytes = Array("a\u{0}b".utf8)
        #expect(try XML.TextDecoder().text(of: bytes) == "a\u{0}b")
        #expect(try XML.TextDecoder(transport: XML.Charset(label: "shift_jis")).text(of: bytes) == "a\u{0}b")
        #expect(try XML.TextDecoder(transport: XML.Charset(label: "koi8-r")).text(of: bytes) == "a\u{0}b")
        #expect(try XML.TextDecoder(transport: .utf16BigEndian).text(of: [0, 0x61, 0, 0, 0, 0x62]) == "a\u{0}b")
    }

    struct Malformed: CustomTestStringConvertible {
        var label: String
        var bytes: [UInt8]
        var repaired: String
        var offset: Int
        var testDescription: String { "\(label) \(bytes)" }
    }

    static let malformed = [
        Malformed(label: "utf-8", bytes: [0x61, 0xFF, 0x62], repaired: "a\u{FFFD}b", offset: 1),
        // A wrong sequence ends where the next byte cannot continue it.
        Malformed(label: "utf-8", bytes: [0x61, 0xE2, 0x82, 0x62], repaired: "a\u{FFFD}b", offset: 1),
        Malformed(label: "utf-8", bytes: [0xE0, 0x80, 0x62], repaired: "\u{FFFD}\u{FFFD}b", offset: 0),
        Malformed(label: "utf-8", bytes: [0xED, 0xA0, 0x80], repaired: "\u{FFFD}\u{FFFD}\u{FFFD}", offset: 0),
        Malformed(label: "utf-8", bytes: [0x61, 0xF0, 0x9F, 0x98], repaired: "a\u{FFFD}", offset: 1),
        Malformed(label: "shift_jis", bytes: [0x61, 0xFD, 0x62], repaired: "a\u{FFFD}b", offset: 1),
        Malformed(label: "shift_jis", bytes: [0x61, 0x93], repaired: "a\u{FFFD}", offset: 1),
        Malformed(label: "euc-kr", bytes: [0xB3, 0x3C, 0x62], repaired: "\u{FFFD}<b", offset: 0),
        Malformed(label: "iso-8859-7", bytes: [0x61, 0xFF, 0x62], repaired: "a\u{FFFD}b", offset: 1),
        Malformed(label: "utf-16le", bytes: [0x61, 0, 0x3D, 0xD8, 0x62, 0], repaired: "a\u{FFFD}b", offset: 2),
        Malformed(label: "utf-16le", bytes: [0x61, 0, 0x00, 0xDC, 0x62], repaired: "a\u{FFFD}\u{FFFD}", offset: 2),
        Malformed(label: "utf-32be", bytes: [0, 0, 0, 0x61, 0, 0x11, 0, 0], repaired: "a\u{FFFD}", offset: 4),
    ]

    @Test(arguments: malformed)
    func malformedBytesBecomeReplacementCharacters(_ sample: Malformed) throws {
        let charset = try #require(XML.Charset(label: sample.label))
        #expect(try XML.TextDecoder(transport: charset).text(of: sample.bytes) == sample.repaired)
        var decoder = XML.TextDecoder(transport: charset)
        var text = ""
        for byte in sample.bytes { text += try decoder.decode([byte]) }
        text += try decoder.finish()
        #expect(text == sample.repaired)
    }

    @Test(arguments: malformed)
    func malformedBytesThrowWithTheirOffset(_ sample: Malformed) throws {
        let charset = try #require(XML.Charset(label: sample.label))
        let error = #expect(throws: XML.Error.self) {
            try XML.TextDecoder(transport: charset, malformed: .fail).text(of: sample.bytes)
        }
        #expect(error?.code == .invalidEncoding)
        #expect(error?.message.contains("at offset \(sample.offset) ") == true)
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["shift_jis", "iso-2022-jp", "gb18030", "utf-16", "utf-8", "koi8-u", "iso-8859-7"]
    )
    func nothingButMistakesIsDecodedInTime(_ label: String) throws {
        let charset = try #require(XML.Charset(label: label))
        let bytes = [UInt8](repeating: label == "utf-16" ? 0xDD : 0xFF, count: 200_000)
        #expect(try XML.TextDecoder(transport: charset).text(of: bytes).unicodeScalars.count >= 50_000)
    }

    @Test func anEscapeStaysInForceBehindAMistake() throws {
        let decoder = XML.TextDecoder(transport: XML.Charset(label: "iso-2022-jp"))
        #expect(try decoder.text(of: Array("\u{1B}$BF|".utf8) + [0xFF] + Array("K\\".utf8)) == "日\u{FFFD}本")
    }

    static let escapes: [[UInt8]] = [
        // Only some systems know the larger character sets, whose sequences have four bytes.
        Array("a\u{1B}$(O.\".\"\u{1B}(Bb".utf8), Array("\u{1B}$(P!\"!\"".utf8), Array("\u{1B}$BF|\u{1B}$(Q.\".\"".utf8),
        // Some converters take an unknown sequence for malformed, and others for text.
        Array("\u{1B}$BF|\u{1B}!!K\\".utf8), Array("\u{1B}$BF|\u{1B}(zzK\\\u{1B}(B".utf8),
    ]

    @Test(arguments: escapes)
    func anEscapeStaysInForceWhereverChunksEnd(_ bytes: [UInt8]) throws {
        let charset = XML.Charset(label: "iso-2022-jp")
        let whole = try XML.TextDecoder(transport: charset).text(of: bytes)
        for size in 1..<bytes.count {
            var decoder = XML.TextDecoder(transport: charset)
            var text = ""
            for start in stride(from: 0, to: bytes.count, by: size) {
                text += try decoder.decode(bytes[start..<min(start + size, bytes.count)])
            }
            text += try decoder.finish()
            #expect(text.unicodeScalars.elementsEqual(whole.unicodeScalars), "chunks of \(size)")
        }
    }

    @Test func repairingUTF8IsWhatSwiftDoes() throws {
        // Every pair of bytes, before and behind something that is right.
        for first in UInt8.min...UInt8.max {
            for second in stride(from: UInt8(0x40), through: 0xF8, by: 8) {
                let bytes = [0x61, first, second, 0x80, 0xC3, 0xA9, first]
                #expect(try XML.TextDecoder().text(of: bytes) == String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    @Test func everyNamedEncodingHasAConverter() throws {
        let labels = """
            utf-8 utf-16 utf-32 windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 \
            windows-1256 windows-1257 windows-1258 windows-874 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 \
            iso-8859-7 iso-8859-8 iso-8859-8-i iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 ibm866 \
            koi8-r koi8-u macintosh x-mac-cyrillic gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr
            """
        for label in labels.split(separator: " ") {
            let charset = try #require(XML.Charset(label: String(label)), "\(label)")
            #expect(charset.name == label)
            let ascii = Array("abc".utf8)
            let isWide = label.hasPrefix("utf-16") || label.hasPrefix("utf-32")
            if !isWide { #expect(try XML.TextDecoder(transport: charset).text(of: ascii) == "abc") }
        }
    }
}
