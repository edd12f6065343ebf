/// The encoding that an XML declaration names, read byte by byte.
enum XMLDeclaration {
    enum Encoding: Equatable {
        /// There is no declaration, or it names no encoding.
        case none
        /// The declaration does not end within these bytes.
        case unfinished
        case label(String)
    }

    static func encoding(in head: ArraySlice<UInt8>) -> Encoding {
        let opening = Array("<?xml".utf8)
        guard head.starts(with: opening) else { return opening.starts(with: head) ? .unfinished : .none }
        // Without white space after it, this is a processing instruction with a longer name.
        guard let next = head.dropFirst(opening.count).first else { return .unfinished }
        guard " \t\r\n".utf8.contains(next) else { return .none }
        guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return .unfinished }
        let text = String(decoding: head[..<end], as: UTF8.self)
        // Only the version comes before it, and its value does not contain this word.
        guard let name = text.firstRange(of: "encoding") else { return .none }
        let value = text[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return .none }
        let label = value.dropFirst().prefix { $0 != quote }
        return label.isEmpty ? .none : .label(String(label))
    }
}
