import GAPIDescription

/// The path of a method, with which the paths of requests are compared, such as `v1/{+name}:cancel`.
///
/// A segment is a literal or has one variable, in one of four forms: `{v}`, `{+v}`, and both with a `:verb`.
struct PathPattern: Sendable {
    enum Segment: Sendable {
        case literal(String)
        /// A variable and the rest of its segment; a greedy one matches one or more segments.
        case variable(String, suffix: String, isGreedy: Bool)
    }

    let segments: [Segment]

    /// Reads a path whose segments are literals or variables, which may have a verb, as `b/{bucket}` and `x/{id}:get`.
    init(plain path: String) {
        segments = path.split(separator: "/").map { part in
            guard part.first == "{", let end = part.firstIndex(of: "}") else { return .literal(String(part)) }
            let suffix = String(part[part.index(after: end)...])
            return .variable(String(part[..<end].dropFirst()), suffix: suffix, isGreedy: false)
        }
    }

    /// Reads the path of a description; `nil` if it has a segment of another form.
    init?(_ text: String) {
        var segments: [Segment] = []
        for part in text.split(separator: "/") {
            let parts = Array(PathTemplate(String(part)))
            switch (parts.first, parts.dropFirst().first) {
            case (.literal(let text)?, nil) where !text.contains("{"): segments.append(.literal(String(text)))
            case (.variable(let name, let isGreedy)?, nil) where !name.isEmpty:
                segments.append(.variable(String(name), suffix: "", isGreedy: isGreedy))
            case (.variable(let name, let isGreedy)?, .literal(let suffix)?)
            where !name.isEmpty && suffix.first == ":" && parts.count == 2:
                segments.append(.variable(String(name), suffix: String(suffix), isGreedy: isGreedy))
            default: return nil
            }
        }
        self.segments = segments
    }

    /// A measure of how exactly the pattern describes a path; of several patterns that match, the one with the
    /// highest value applies.
    var specificity: Int {
        segments.reduce(0) { sum, segment in
            switch segment {
            case .literal: sum + 2
            case .variable(_, let suffix, _): sum + (suffix.isEmpty ? 0 : 1)
            }
        }
    }

    /// The shape of the pattern's paths, with `{}` for each variable.
    var shape: [String] {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .variable(_, let suffix, _): "{}" + suffix
            }
        }
    }

    /// Returns the values of the variables; `nil` if the pattern does not match the path.
    func match(_ path: some Collection<String>) -> [String: String]? {
        var values: [String: String] = [:]
        return Self.match(segments[...], Array(path)[...], &values) ? values : nil
    }

    private static func match(
        _ pattern: ArraySlice<Segment>,
        _ path: ArraySlice<String>,
        _ values: inout [String: String]
    ) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        // Each segment of the pattern takes at least one segment of the path.
        guard path.count >= pattern.count, let next = path.first else { return false }
        switch first {
        case .literal(let text):
            return text == next && match(pattern.dropFirst(), path.dropFirst(), &values)
        case .variable(let name, let suffix, let isGreedy):
            let most = isGreedy ? path.count - pattern.count + 1 : 1
            for count in stride(from: most, through: 1, by: -1) {
                // Joining all segments is slow for long paths, so the last segment and the rest of the path are
                // compared first.
                let last = path[path.startIndex + count - 1]
                guard last.hasSuffix(suffix), count > 1 || last.utf8.count > suffix.utf8.count,
                    match(pattern.dropFirst(), path.dropFirst(count), &values)
                else { continue }
                let text = path.prefix(count).joined(separator: "/")
                if values[name] == nil { values[name] = String(text.dropLast(suffix.count)) }
                return true
            }
            return false
        }
    }
}
