/// Text of a document as Swift source.
///
/// The only place where a document's text becomes a literal: nothing that it holds can end the literal early, interpolate, or look
/// like something else than it is.
enum Literal {
    /// A string literal with its quotes, in printable ASCII.
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
