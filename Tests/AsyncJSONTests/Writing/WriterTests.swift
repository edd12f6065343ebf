import Testing

@testable import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is escaped in strings, compared with a loop over single bytes.
///
/// The writer looks at eight or sixteen bytes at a time, and at the last ones together with some before them. So texts
/// of each length have steps of their own, and each place in a text is looked at in another lane of them.
@Suite("JSON's escapes", .timeLimit(.minutes(5)))
struct WriterTests {
    /// How each byte is written in a string (RFC 8259 §7).
    private static let spellings: [[UInt8]] = (0...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "\""): Array(#"\""#.utf8)
        case UInt8(ascii: "\\"): Array(#"\\"#.utf8)
        case 0x08: Array(#"\b"#.utf8)
        case 0x09: Array(#"\t"#.utf8)
        case 0x0A: Array(#"\n"#.utf8)
        case 0x0C: Array(#"\f"#.utf8)
        case 0x0D: Array(#"\r"#.utf8)
        case ..<0x20: Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8) + String(byte, radix: 16).utf8
        default: [byte]
        }
    }

    /// Bytes that need no escape, but differ in one bit, or by one, from those that do.
    private static let neighbours: [UInt8] = [
        0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F, 0x80, 0x9F, 0xA2, 0xDC, 0xEF, 0xFF, 0x7A,
    ]
    private static let stops = (0...UInt8.max).filter { spellings[Int($0)] != [$0] }

    /// Returns the length of the plain part of bytes, which stand between bytes that are not plain.
    private func plainLength(_ bytes: [UInt8]) -> Int {
        let fence = [UInt8](repeating: UInt8(ascii: "\""), count: 16)
        return (fence + bytes + fence).withUnsafeBufferPointer { all in
            all.baseAddress.map { plainPrefix($0 + fence.count, bytes.count) } ?? 0
        }
    }

    private func plainLengthByLoop(_ bytes: [UInt8]) -> Int {
        bytes.firstIndex { Self.spellings[Int($0)] != [$0] } ?? bytes.count
    }

    private func filling(_ length: Int) -> [UInt8] {
        (0..<length).map { Self.neighbours[$0 % Self.neighbours.count] }
    }

    @Test func thePlainPartEndsWhereALoopOverBytesEndsIt() {
        #expect(Self.stops.count == 34)
        var wrong: [[UInt8]] = []
        func check(_ bytes: [UInt8]) { if plainLength(bytes) != plainLengthByLoop(bytes) { wrong.append(bytes) } }
        for length in 0...40 {
            var bytes = filling(length)
            check(bytes)
            for place in 0..<length {
                let neighbour = bytes[place]
                for stop in Self.stops + Self.neighbours {
                    bytes[place] = stop
                    check(bytes)
                }
                bytes[place] = neighbour
            }
        }
        #expect(wrong == [])
    }

    @Test func theFirstOfTwoEscapesEndsThePlainPart() {
        var wrong: [[UInt8]] = []
        for length in [8, 9, 15, 16, 17, 24, 31, 32, 33, 40] {
            for (first, second) in [(UInt8(ascii: "\""), 0x00), (0x1F, UInt8(ascii: "\\"))] as [(UInt8, UInt8)] {
                for place in 0..<length {
                    for later in (place + 1)..<max(place + 1, length) {
                        var bytes = filling(length)
                        (bytes[place], bytes[later]) = (first, second)
                        if plainLength(bytes) != place { wrong.append(bytes) }
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    /// Characters that are escaped, and others: DEL, the first after ASCII, the last of two bytes, a line separator,
    /// noncharacters, and the first and last of four bytes.
    private static let characters: [Unicode.Scalar] =
        stops.map { Unicode.Scalar($0) } + [
            " ", "\u{7F}", "\u{80}", "\u{7FF}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ]

    /// Returns texts of up to 40 bytes with a character at each place, and others that have it twice.
    private func texts(with character: Unicode.Scalar) -> [String] {
        let special = String(character)
        let pattern = Array(" !#x[]~z /".utf8)
        let filling = (0...40).map { length in
            String(decoding: (0..<length).map { pattern[$0 % pattern.count] }, as: UTF8.self)
        }
        var texts: [String] = []
        for length in special.utf8.count...40 {
            let rest = length - special.utf8.count
            for place in 0...rest { texts.append(filling[place] + special + filling[rest - place]) }
        }
        for before in 0...17 {
            for between in 0...17 { texts.append(filling[before] + special + filling[between] + special) }
        }
        return texts
    }

    @Test func stringsAreWrittenAsALoopOverBytesWritesThem() throws {
        for character in Self.characters {
            let texts = texts(with: character)
            var writer = Writer()
            var expected: [UInt8] = []
            writer.byte(UInt8(ascii: "["))
            expected.append(UInt8(ascii: "["))
            for text in texts {
                writer.string(text)
                writer.byte(UInt8(ascii: ","))
                expected.append(UInt8(ascii: "\""))
                for byte in text.utf8 { expected += Self.spellings[Int(byte)] }
                expected += [UInt8(ascii: "\""), UInt8(ascii: ",")]
            }
            writer.close(UInt8(ascii: "]"))
            expected[expected.count - 1] = UInt8(ascii: "]")
            let written = writer.finish()
            let name = "U+" + String(character.value, radix: 16)
            #expect(written == expected, "\(name)")
            // What another reader makes of it; strings are compared as bytes, for `==` takes some characters for others.
            let read = try JSONDecoder().decode([String].self, from: Data(written))
            #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) }, "\(name)")
        }
    }
}
