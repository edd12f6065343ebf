import GAPIDescription

/// The methods to generate: names or ids, in which `*` stands for any text.
struct MethodFilter {
    /// The patterns, each of which means ids only if it matches no name.
    ///
    /// So `tasks.*` of the service Tasks means one resource, and not all methods.
    private let patterns: [(text: String, meansIDs: Bool)]
    /// The patterns that match no method.
    let unmatched: [String]

    init(_ patterns: [String], _ methods: [API.Document.MethodEntry]) {
        self.patterns = patterns.map { pattern in
            (pattern, !methods.contains { Self.matches(pattern.utf8[...], $0.qualifiedName.utf8[...]) })
        }
        unmatched = self.patterns.filter { pattern in !methods.contains { Self.matches(pattern, $0) } }.map(\.text)
    }

    func includes(_ entry: API.Document.MethodEntry) -> Bool {
        patterns.isEmpty || patterns.contains { Self.matches($0, entry) }
    }

    private static func matches(
        _ pattern: (text: String, meansIDs: Bool),
        _ entry: API.Document.MethodEntry
    ) -> Bool {
        let name = pattern.meansIDs ? entry.method.id ?? "" : entry.qualifiedName
        return matches(pattern.text.utf8[...], name.utf8[...])
    }

    /// Returns whether a text matches a pattern.
    ///
    /// After a mismatch, the search goes back to the last star only. This is sufficient, and keeps the time short.
    private static func matches(_ pattern: Substring.UTF8View, _ text: Substring.UTF8View) -> Bool {
        var (pattern, text) = (pattern, text)
        var retry: (pattern: Substring.UTF8View, text: Substring.UTF8View)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                retry = (pattern, text)
            } else if let byte = text.first, pattern.first == byte {
                (pattern, text) = (pattern.dropFirst(), text.dropFirst())
            } else if text.isEmpty, pattern.isEmpty {
                return true
            } else if let last = retry, !last.text.isEmpty {
                retry?.text = last.text.dropFirst()
                (pattern, text) = (last.pattern, last.text.dropFirst())
            } else {
                return false
            }
        }
    }
}
