extension String {
    /// The text in a form that is safe to print to a terminal, whatever its source.
    ///
    /// Characters that would move the cursor, change colours or titles, or change the direction of writing are escaped
    /// as in JSON: `\u001b`. Line ends (LF and CR LF) and tabs stay, but a single CR is escaped. So JSON stays the same
    /// JSON, and a person sees every character.
    package var printable: String {
        // Nearly all text is plain: one pass over its bytes suffices, and nothing is copied.
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return self }
        var result = ""
        result.reserveCapacity(utf8.count)
        var isReturn = false
        for scalar in unicodeScalars {
            if isReturn { result += scalar == "\n" ? "\r" : #"\u000d"# }
            isReturn = scalar == "\r"
            if isReturn { continue }
            if Self.isHazardous(scalar) {
                let digits = String(scalar.value, radix: 16)
                result += #"\u"# + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isReturn ? result + #"\u000d"# : result
    }

    /// The text in one line, without characters that would move a terminal's cursor.
    package var singleLine: String {
        var line = ""
        for scalar in unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            line.unicodeScalars.append(isControl ? " " : scalar)
        }
        return line
    }

    private static func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x09: false
        case 0..<0x20, 0x7F..<0xA0: true  // controls, including the one-byte controls of ISO 6429
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction of writing
        case 0x2028, 0x2029: true  // line and paragraph separators
        case 0xFDD0...0xFDEF, 0xFFF9...0xFFFB: true  // noncharacters, interlinear annotations
        default: false
        }
    }
}
