import GAPIDescription

/// Which methods to generate: names or ids with `*` for anything.
struct MethodFilter {
    let patterns: [String]

    func includes(_ entry: API.Document.MethodEntry) -> Bool {
        patterns.isEmpty || patterns.contains { matches($0, entry) }
    }

    func matches(_ pattern: String, _ entry: API.Document.MethodEntry) -> Bool {
        Self.matches(pattern.utf8[...], entry.qualifiedName.utf8[...])
            || Self.matches(pattern.utf8[...], (entry.method.id ?? "").utf8[...])
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
