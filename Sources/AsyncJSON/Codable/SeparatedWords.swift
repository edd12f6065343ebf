/// The rule of lowercase words with a separator between them.
///
/// A word begins at a capital after a lowercase letter or digit, and at the last of several capitals before a lowercase
/// letter: `userHTTPHeader` is `user_http_header`.
///
/// AsyncJSON and AsyncXML each have this file, and the tests of both read the same table of cases.
struct SeparatedWords: Sendable {
    let separator: Character

    /// Returns the name for a key.
    func name(of key: String) -> String {
        let characters = Array(key)
        var name = ""
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : separator
            let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            let beginsWord = previous.isUppercase ? isBeforeSmall : previous != separator
            if character.isUppercase, beginsWord { name.append(separator) }
            name += character.lowercased()
        }
        return name
    }

    /// Returns the key for a name; separators before the first word and after the last one stay.
    func key(of name: String) -> String {
        let body = name.drop { $0 == separator }
        let words = body.split(separator: separator)
        guard let first = words.first else { return name }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let trailing = body.reversed().prefix { $0 == separator }
        return name.prefix(name.count - body.count) + first + rest.joined() + String(trailing)
    }
}
