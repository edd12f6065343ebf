package import HTTPTypes

/// One of the authentication schemes that a server or proxy offers (RFC 9110 §11.3).
package struct AuthenticationChallenge: Equatable {
    /// The scheme in lower case, such as `digest`.
    package var scheme: String
    /// The parameters by name in lower case.
    package var parameters: [String: String] = [:]

    /// Returns the challenges of all header fields of a name; a field may have several, and ends where it is malformed.
    package static func all(in fields: HTTPFields, _ name: HTTPField.Name) -> [Self] {
        fields[values: name].flatMap { field in
            var parser = Parser(rest: field[...])
            return parser.challenges()
        }
    }

    private struct Parser {
        var rest: Substring

        mutating func challenges() -> [AuthenticationChallenge] {
            var challenges: [AuthenticationChallenge] = []
            while true {
                skip { $0 == "," || $0 == " " || $0 == "\t" }
                let word = take { $0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0) }
                guard !word.isEmpty else { return challenges }
                let mark = rest
                skip { $0 == " " || $0 == "\t" }
                // A word is the name of a parameter if `=` and a value follow it, and otherwise a scheme.
                if rest.first == "=", !challenges.isEmpty {
                    rest.removeFirst()
                    skip { $0 == " " || $0 == "\t" }
                    guard let value = value() else { return challenges }
                    challenges[challenges.count - 1].parameters[word.lowercased()] = value
                } else {
                    rest = mark
                    challenges.append(AuthenticationChallenge(scheme: word.lowercased()))
                }
            }
        }

        /// Reads a token, or a quoted string without its quotes and backslashes.
        private mutating func value() -> String? {
            guard rest.first == "\"" else { return String(take { $0 != "," && $0 != " " && $0 != "\t" }) }
            rest.removeFirst()
            var value = ""
            while let character = rest.popFirst() {
                if character == "\"" { return value }
                if character != "\\" {
                    value.append(character)
                } else if let escaped = rest.popFirst() {
                    value.append(escaped)
                }
            }
            return nil
        }

        private mutating func skip(_ isSkipped: (Character) -> Bool) { rest = rest.drop(while: isSkipped) }

        private mutating func take(_ isTaken: (Character) -> Bool) -> Substring {
            let word = rest.prefix(while: isTaken)
            rest = rest[word.endIndex...]
            return word
        }
    }
}
