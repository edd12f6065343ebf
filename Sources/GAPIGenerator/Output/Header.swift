/// The first line of a generated file, which names its service and revision.
struct Header: Equatable {
    /// The name and version of the service: `drive:v3`.
    let service: String
    /// The revision of its description: `20261107`.
    let revision: String

    private static let start = "// Generated from "
    private static let middle = ", revision "
    private static let end = ", by AsyncGAPI's generator "

    init(service: String, revision: String) {
        self.service = Self.word(service)
        self.revision = Self.word(revision)
    }

    /// Reads the header of a text; `nil` if the text was not written by the generator.
    init?(_ text: some StringProtocol) {
        let line = text.prefix { !$0.isNewline }
        guard line.hasPrefix(Self.start), let end = line.firstRange(of: Self.end),
            let middle = line.firstRange(of: Self.middle), middle.upperBound <= end.lowerBound
        else { return nil }
        service = String(line[..<middle.lowerBound].dropFirst(Self.start.count))
        revision = String(line[middle.upperBound..<end.lowerBound])
    }

    /// The header as a line, with its newline.
    var line: String {
        "\(Self.start)\(service)\(Self.middle)\(revision)\(Self.end)\(Generator.version). Do not edit: regenerate it.\n"
    }

    /// Returns whether another header has a newer revision; revisions are days.
    func isOlder(than other: Header) -> Bool {
        guard let own = Int(revision), let other = Int(other.revision) else { return false }
        return own < other
    }

    /// Returns a text that can stand between the commas of the line.
    private static func word(_ text: String) -> String { plain(text).replacing(",", with: "_") }

    /// Returns a text with `_` for each character that is not allowed in the comment, at most 500 characters.
    static func plain(_ text: String) -> String {
        String(text.prefix(500).map { isPlain($0) ? $0 : "_" })
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-._:*, ?".contains(character))
    }
}
