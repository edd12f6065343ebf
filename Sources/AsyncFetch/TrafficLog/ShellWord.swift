/// Words for POSIX shells, which read everything between single quotes literally.
enum ShellWord {
    /// Appends a text as one word, with quotation marks where it needs them.
    static func append(_ text: [UInt8], to line: inout [UInt8]) {
        if !text.isEmpty, text.allSatisfy(isPlain) {
            line += text
            return
        }
        line.append(quote)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == quote {
                line += #"'\''"#.utf8
                index += 1
                continue
            }
            let length = lengthOfControl(in: text, at: index)
            if length > 0 {
                // The shell creates the character, so that no terminal sees it.
                line += "'\"$(printf '".utf8
                for byte in text[index..<(index + length)] {
                    line += [UInt8(ascii: "\\"), zero + byte >> 6, zero + byte >> 3 & 7, zero + byte & 7]
                }
                line += "')\"'".utf8
                index += length
            } else {
                line.append(byte)
                index += 1
            }
        }
        line.append(quote)
    }

    /// Returns `true` if a text has characters that a terminal may obey, other than line breaks and tabs.
    static func hasControls(_ text: [UInt8]) -> Bool {
        text.indices.contains { lengthOfControl(in: text, at: $0) > 0 }
    }

    private static let quote = UInt8(ascii: "'")
    private static let zero = UInt8(ascii: "0")

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "@"),
            UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "%"):
            true  // the second range has `-./`, the digits and `:`
        default: false
        }
    }

    /// Returns the length in UTF-8 of a character that a terminal may obey, or that may make it show others in another
    /// order; 0 for other characters, line breaks and tabs.
    private static func lengthOfControl(in text: [UInt8], at index: Int) -> Int {
        func next(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
        switch text[index] {
        case 0x09, 0x0A: return 0
        case 0..<0x20, 0x7F: return 1
        case 0xC2: return (0x80..<0xA0).contains(next(1)) ? 2 : 0  // U+0080…U+009F
        case 0xE2:
            // U+200E, U+200F, U+202A…U+202E; U+2066…U+2069
            let isMark = next(1) == 0x80 && (0x8E...0x8F ~= next(2) || 0xAA...0xAE ~= next(2))
            return isMark || next(1) == 0x81 && 0xA6...0xA9 ~= next(2) ? 3 : 0
        default: return 0
        }
    }
}
