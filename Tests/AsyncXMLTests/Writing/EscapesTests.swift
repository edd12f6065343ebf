import Testing

@testable import AsyncXML

/// What is escaped in texts and attributes, compared with a loop over single bytes.
///
/// The writer looks at sixteen bytes at a time, and at the first and last ones of a short text together. So texts of each
/// length have steps of their own, and each place in a text is looked at in another lane of them.
@Suite("XML's escapes", .timeLimit(.minutes(5)))
struct EscapesTests {
    static let places: [Escapes.Place] = [.text, .attribute]

    /// Bytes that need no examination, but differ in one bit, or by one, from those that do.
    private static let neighbours: [UInt8] = [
        0x20, 0x21, 0x23, 0x25, 0x27, 0x3B, 0x3D, 0x3F, 0x7F, 0x80, 0x9F, 0xA2, 0xA6, 0xBC, 0xBE, 0xEE, 0xFF, 0x7A,
    ]
    private static let special: [UInt8] = Array(0x00...0x1F) + Array("\"&<>".utf8) + [0xEF]

    /// Returns whether a byte ends the plain part of a text; 0xEF does because U+FFFE and U+FFFF begin with it.
    private func isExamined(_ byte: UInt8, _ place: Escapes.Place) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\""): place == .attribute
        case UInt8(ascii: ">"): place == .text
        case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), 0xEF: true
        default: false
        }
    }

    /// Returns the length of the plain part of bytes, which stand between bytes that are not plain.
    private func plainLength(_ bytes: [UInt8], _ place: Escapes.Place) -> Int {
        let fence = [UInt8](repeating: UInt8(ascii: "<"), count: 16)
        return (fence + bytes + fence).withUnsafeBufferPointer { all in
            Escapes.plainLength(UnsafeBufferPointer(rebasing: all.dropLast(16)), from: 16, place)
        }
    }

    private func plainLengthByLoop(_ bytes: [UInt8], _ place: Escapes.Place) -> Int {
        bytes.firstIndex { isExamined($0, place) } ?? bytes.count
    }

    private func filling(_ length: Int) -> [UInt8] {
        (0..<length).map { Self.neighbours[$0 % Self.neighbours.count] }
    }

    @Test(arguments: places)
    func thePlainPartEndsWhereALoopOverBytesEndsIt(_ place: Escapes.Place) {
        var wrong: [[UInt8]] = []
        func check(_ bytes: [UInt8]) {
            if plainLength(bytes, place) != plainLengthByLoop(bytes, place) { wrong.append(bytes) }
        }
        for length in 0...40 {
            var bytes = filling(length)
            check(bytes)
            for index in 0..<length {
                let neighbour = bytes[index]
                for byte in Self.special + Self.neighbours {
                    bytes[index] = byte
                    check(bytes)
                }
                bytes[index] = neighbour
            }
        }
        #expect(wrong == [])
    }

    /// Characters that are escaped or cannot be written, and others: DEL, the first after ASCII, a line separator, the
    /// neighbours of the noncharacters, and the first and last of four bytes.
    private static let characters: [Unicode.Scalar] =
        special.filter { $0 < 0x80 }.map { Unicode.Scalar($0) } + [
            "x", "'", "]", "\u{7F}", "\u{80}", "\u{85}", "\u{2028}", "\u{F000}", "\u{FFBE}", "\u{FFFC}", "\u{FFFD}",
            "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ]

    /// Returns how a character is written (XML 1.0, 2.2 to 2.4, and 3.3.3 for the white space in attributes).
    ///
    /// One that no document can contain is replaced by U+FFFD.
    private func spelling(_ character: Unicode.Scalar, _ place: Escapes.Place) -> String {
        switch (character, place) {
        case ("&", _): "&amp;"
        case ("<", _): "&lt;"
        case (">", .text): "&gt;"
        case ("\"", .attribute): "&quot;"
        case ("\t", .attribute): "&#9;"
        case ("\n", .attribute): "&#10;"
        case ("\r", _): "&#13;"
        case ("\t", .text), ("\n", .text): String(character)
        default: isLegal(character) ? String(character) : "\u{FFFD}"
        }
    }

    private func isLegal(_ character: Unicode.Scalar) -> Bool {
        if character.value < 0x20 { return "\t\n\r".unicodeScalars.contains(character) }
        return character.value != 0xFFFE && character.value != 0xFFFF
    }

    /// Returns texts of up to 40 bytes with a text at each place, which counts as a number of bytes, and others that have
    /// it twice.
    private func texts(with special: String, countingAs count: Int) -> [[UInt8]] {
        let pattern = Array("x #';%=?~z".utf8)
        let filling = (0...40).map { length in (0..<length).map { pattern[$0 % pattern.count] } }
        let special = Array(special.utf8)
        var texts: [[UInt8]] = []
        for length in count...40 {
            let rest = length - count
            for place in 0...rest { texts.append(filling[place] + special + filling[rest - place]) }
        }
        for before in 0...17 {
            for between in 0...17 { texts.append(filling[before] + special + filling[between] + special) }
        }
        return texts
    }

    /// The parser is libxml2 here, without the tokenizer of this module.
    @Test func libxml2ReadsWhatWasWritten() throws {
        for character in Self.characters {
            let name = "U+" + String(character.value, radix: 16)
            let count = String(character).utf8.count
            let texts = texts(with: String(character), countingAs: count)
            let attributes = self.texts(with: spelling(character, .attribute), countingAs: count)
            let contents = self.texts(with: spelling(character, .text), countingAs: count)
            var writer = Writer(replacesIllegalCharacters: true)
            var expected = Array("<r>".utf8)
            writer.literal("<r>")
            // Brackets make each text one that is not white space alone.
            for (index, text) in texts.enumerated() {
                text.withUnsafeBufferPointer {
                    writer.literal("<e a=\"(")
                    writer.escaped($0, .attribute)
                    writer.literal(")\">(")
                    writer.escaped($0, .text)
                    writer.literal(")</e>")
                }
                expected += "<e a=\"(".utf8
                expected += attributes[index]
                expected += ")\">(".utf8
                expected += contents[index]
                expected += ")</e>".utf8
            }
            writer.literal("</r>")
            expected += "</r>".utf8
            let written = writer.result
            #expect(written == expected, "\(name)")

            let parser = try Parser(usesTokenizer: false)
            try written.withUnsafeBufferPointer { (bytes) throws(XML.Error) in try parser.take(bytes) }
            try parser.finish()
            let tape = parser.makeTape()
            let meaning = isLegal(character) ? String(character) : "\u{FFFD}"
            let read = self.texts(with: meaning, countingAs: count).map { text in
                [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")]
            }
            #expect(tape.values(.attribute) == read, "\(name)")
            #expect(tape.values(.text) == read, "\(name)")
        }
    }

    @Test(arguments: places)
    func charactersThatNoDocumentCanContainAreFailuresAtEachPlace(_ place: Escapes.Place) {
        for character in Self.characters {
            let texts = texts(with: String(character), countingAs: String(character).utf8.count)
            let failures = texts.map { text in
                var writer = Writer()
                text.withUnsafeBufferPointer { writer.escaped($0, place) }
                return writer.failure?.code
            }
            let expected = isLegal(character) ? nil : XML.Error.Code.illegalCharacter
            #expect(failures.allSatisfy { $0 == expected }, "U+\(String(character.value, radix: 16))")
        }
    }
}

extension Tape {
    /// Returns the values of all nodes of a kind.
    fileprivate func values(_ kind: TapeNode.Kind) -> [[UInt8]] {
        (1..<count).filter { view[$0].kind == kind }.map { Array(view.bytes(at: $0)) }
    }
}
