import HTTPTypes

/// One of the ways in which a server or proxy lets somebody in (RFC 9110 §11.3).
struct AuthenticationChallenge: Equatable {
    /// In lower case, such as `digest`.
    var scheme: String
    /// By name in lower case.
    var parameters: [String: String] = [:]

    /// The challenges of all header fields of a name, which may each have several; what is malformed ends its field.
    static func all(in fields: HTTPFields, _ name: HTTPField.Name) -> [Self] {
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
                // A word is a parameter's name when `=` and a value follow it, and a scheme when not.
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

        /// A token or a quoted string without its quotes and backslashes.
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
