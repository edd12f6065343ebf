import GAPIDescription

extension API.Schema {
    /// A resource name that the pattern takes: `projects/my-project/topics/my-topic` for
    /// `^projects/[^/]+/topics/[^/]+$`; `nil` for any other pattern.
    var resourceName: String? {
        guard let pattern, pattern.hasPrefix("^"), pattern.hasSuffix("$") else { return nil }
        // The variable segments have a slash of their own.
        let path = String(pattern.dropFirst().dropLast()).replacing("[^/]+", with: "*")
        var segments: [String] = []
        for segment in path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
            if segment == "*" {
                guard let collection = segments.last, !collection.hasPrefix("my-") else { return nil }
                segments.append("my-" + Self.singular(of: collection).lowercased())
            } else if !segment.isEmpty, segment.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
                segments.append(segment)
            } else {
                return nil
            }
        }
        return segments.joined(separator: "/")
    }

    /// Returns the noun for one element of a collection: `topic` for `topics`, `policy` for `policies`.
    private static func singular(of collection: String) -> String {
        if collection.hasSuffix("ies") { return String(collection.dropLast(3)) + "y" }
        return collection.hasSuffix("s") ? String(collection.dropLast()) : collection
    }
}
