/// One who walks about a shelf.
struct Session {
    static let help = """
        ls            what is here
        cd NAME       into a folder; .. goes back, / to the root
        show NAME     all about a file
        get NAME [FILE]   download
        put FILE [NAME]   upload to here
        quit
        """

    let shelf: any Shelf
    private(set) var path: [Item] = []

    init(_ shelf: any Shelf) { self.shelf = shelf }

    /// The current folder, such as `/photos/2026`.
    var place: String { "/" + path.map(\.name).joined(separator: "/") }

    /// Does what a line says.
    /// - Returns: what there is to print; nil to end.
    mutating func run(_ line: String) async throws -> String? {
        let words = Self.words(line)
        guard let command = words.first else { return "" }
        let name = words.count > 1 ? words[1] : nil
        switch command {
        case "ls": return Self.table(try await shelf.items(in: path))
        case "cd":
            try await enter(name ?? "/")
            return place
        case "show":
            let item = try await find(name)
            let facts = [
                ("name", item.name), ("id", item.id), ("type", item.isFolder ? "folder" : item.contentType ?? ""),
                ("size", item.size.map(String.init) ?? ""), ("changed", item.changed ?? ""),
            ]
            return facts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
        case "get":
            let item = try await find(name)
            guard !item.isFolder else { throw Refusal(description: "\(item.name) is a folder") }
            let file = words.count > 2 ? words[2] : Self.fileName(of: item.name)
            guard file != ".", file != ".." else { throw Refusal(description: "name a file: get \(item.name) FILE") }
            try await shelf.download(item, to: file)
            return "\(item.name) is in \(file)"
        case "put":
            guard let name else { throw Refusal(description: "put which file?") }
            let target = words.count > 2 ? words[2] : Self.lastName(of: name)
            try await shelf.upload(name, as: target, into: path)
            return "\(target) is there"
        case "quit", "exit": return nil
        default: return Self.help
        }
    }

    private mutating func enter(_ name: String) async throws {
        switch name {
        case "/": path = []
        case "..": path = path.dropLast()
        default:
            let item = try await find(name)
            guard item.isFolder else { throw Refusal(description: "\(name) is no folder") }
            path.append(item)
        }
    }

    private func find(_ name: String?) async throws -> Item {
        guard let name else { throw Refusal(description: "which one?") }
        guard let item = try await shelf.items(in: path).first(where: { $0.name == name || $0.id == name }) else {
            throw Refusal(description: "there is no \(name) in \(place)")
        }
        return item
    }

    /// Returns a name without slashes: the service's names are not to be trusted with this machine's folders.
    ///
    /// By scalars: with a combining accent behind it, a slash is another character for Swift, but not for the system.
    static func fileName(of name: String) -> String {
        let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in scalar == "/" ? "_" : scalar }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns the last name of a path.
    private static func lastName(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Words between spaces; quotes keep spaces.
    static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private static func table(_ items: [Item]) -> String {
        guard !items.isEmpty else { return "nothing here" }
        return items.map { item in
            let size = item.isFolder ? "folder" : item.size.map(String.init) ?? ""
            let padding = String(repeating: " ", count: max(12 - size.count, 0))
            return "\(padding)\(size)  \(item.changed?.prefix(16) ?? "                ")  \(item.name)"
        }.joined(separator: "\n")
    }
}
