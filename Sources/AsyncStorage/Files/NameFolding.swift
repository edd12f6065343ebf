/// What a file system does not tell apart in names.
package struct NameFolding: OptionSet, Sendable {
    /// Capitals and small letters.
    package static let capitals = NameFolding(rawValue: 1)
    /// An accented letter as one character, and as a letter with an accent.
    package static let forms = NameFolding(rawValue: 2)
    package static let all: NameFolding = [.capitals, .forms]

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
}
