/// Swift literals for the text of a document.
///
/// Only here does a document's text become a literal. Nothing in the text can end the literal early, interpolate, or
/// look like different text.
enum Literal {
    /// Returns a string literal with its quotes, in printable ASCII.
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return literal + "\""
    }
}
