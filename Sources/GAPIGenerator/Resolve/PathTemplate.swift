/// The path of a method: segments and variables, with nothing that leads outside of the service.
struct PathTemplate {
    /// The names of the variables, in the order of the path.
    private(set) var variables: [String] = []

    /// Reads a path; `nil` if it cannot be filled in.
    init?(_ path: String) {
        guard !path.hasPrefix("/") else { return nil }
        var rest = path[...]
        var plain = ""
        while let open = rest.firstIndex(of: "{") {
            plain += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "}") else { return nil }
            var name = rest[rest.index(after: open)..<close]
            if name.first == "+" { name.removeFirst() }
            guard !name.isEmpty, !name.contains("{"), name.allSatisfy(Self.isNameCharacter) else { return nil }
            variables.append(String(name))
            plain += "x"
            rest = rest[rest.index(after: close)...]
        }
        plain += rest
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
