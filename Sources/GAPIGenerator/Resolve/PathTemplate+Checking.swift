import GAPIDescription

extension PathTemplate {
    /// Creates the template of a path with nothing that leads outside of the service; `nil` if it cannot be filled in.
    init?(checking path: String) {
        guard !path.hasPrefix("/") else { return nil }
        self.init(path)
        var plain = ""
        for part in self {
            switch part {
            case .literal(let text): plain += text
            case .variable(let name, _):
                guard !name.isEmpty, name.allSatisfy(Self.isNameCharacter) else { return nil }
                plain += "x"
            }
        }
        guard plain.unicodeScalars.allSatisfy(Self.isPlain), !plain.contains("//") else { return nil }
        for segment in plain.split(separator: "/") where segment == "." || segment == ".." { return nil }
    }

    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "_-.$".contains(character))
    }

    /// Returns whether a path may contain a character unescaped (RFC 3986 §3.3).
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "/-._~:@!$&'()*+,;=".unicodeScalars.contains(scalar)
        }
    }
}
