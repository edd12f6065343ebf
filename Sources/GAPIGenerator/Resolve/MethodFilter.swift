import GAPIDescription

/// Which methods to generate: names or ids with `*` for anything.
struct MethodFilter {
    /// Ids are meant where no name is like it: `tasks.*` of the service Tasks is one resource, not all of them.
    private let patterns: [(text: String, meansIDs: Bool)]
    /// The patterns that no method is like.
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

    /// Goes back to the last star only, which is enough and cannot take long.
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
