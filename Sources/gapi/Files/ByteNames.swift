import AsyncStorage

/// The files and folders of a command line whose names are no UTF-8.
enum ByteNames {
    /// The names as people may read them, by the paths by which the rest of the tool reaches the files.
    @TaskLocal static var current: [String: String] = [:]

    /// Returns a text for people, with the names instead of these paths.
    static func shown(in text: String) -> String {
        // The longer path first: `/dev/fd/70` begins with `/dev/fd/7`.
        current.sorted { $0.key.utf8.count > $1.key.utf8.count }.reduce(text) { text, name in
            text.replacing(name.key, with: name.value)
        }
    }

    /// Returns a name as people may read it: `%E9` stands for each byte that is no printable ASCII.
    static func text(_ name: [UInt8]) -> String { LocalName.readable(name) }
}
