/// The parsed path of a method, such as `v1/{+name}:cancel`.
///
/// Variables have one of four forms: `{v}`, `{+v}`, and both with a `:verb`.
struct PathTemplate: Sendable {
    enum Segment: Sendable {
        case literal(String)
        /// A variable and the rest of its segment; a greedy one matches one or more segments.
        case variable(String, suffix: String, isGreedy: Bool)
    }

    let segments: [Segment]

    /// Parses a path; `nil` if it has a variable of another form.
    init?(_ text: String) {
        var segments: [Segment] = []
        for part in text.split(separator: "/") {
            guard part.first == "{" else {
                guard !part.contains("{") else { return nil }
                segments.append(.literal(String(part)))
                continue
            }
            guard let end = part.firstIndex(of: "}") else { return nil }
            let suffix = part[part.index(after: end)...]
            let name = part[..<end].dropFirst()
            let isGreedy = name.first == "+"
            guard suffix.isEmpty || suffix.first == ":", !name.isEmpty else { return nil }
            segments.append(
                .variable(String(isGreedy ? name.dropFirst() : name), suffix: String(suffix), isGreedy: isGreedy)
            )
        }
        self.segments = segments
    }

    /// A measure of how exactly the template describes a path; of several templates that match, the one with the
    /// highest value applies.
    var specificity: Int {
        segments.reduce(0) { sum, segment in
            switch segment {
            case .literal: sum + 2
            case .variable(_, let suffix, _): sum + (suffix.isEmpty ? 0 : 1)
            }
        }
    }

    /// The shape of the template's paths, with `{}` for each variable.
    var shape: [String] {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .variable(_, let suffix, _): "{}" + suffix
            }
        }
    }

    /// Returns the values of the variables; `nil` if the template does not match the path.
    func match(_ path: some Collection<String>) -> [String: String]? {
        var values: [String: String] = [:]
        return Self.match(segments[...], Array(path)[...], &values) ? values : nil
    }

    private static func match(
        _ template: ArraySlice<Segment>,
        _ path: ArraySlice<String>,
        _ values: inout [String: String]
    ) -> Bool {
        guard let first = template.first else { return path.isEmpty }
        // Each segment of the template takes at least one segment of the path.
        guard path.count >= template.count, let next = path.first else { return false }
        switch first {
        case .literal(let text):
            return text == next && match(template.dropFirst(), path.dropFirst(), &values)
        case .variable(let name, let suffix, let isGreedy):
            let most = isGreedy ? path.count - template.count + 1 : 1
            for count in stride(from: most, through: 1, by: -1) {
                // Joining all segments is slow for long paths, so the last segment and the rest of the path are
                // compared first.
                let last = path[path.startIndex + count - 1]
                guard last.hasSuffix(suffix), count > 1 || last.utf8.count > suffix.utf8.count,
                    match(template.dropFirst(), path.dropFirst(count), &values)
                else { continue }
                let text = path.prefix(count).joined(separator: "/")
                if values[name] == nil { values[name] = String(text.dropLast(suffix.count)) }
                return true
            }
            return false
        }
    }
}
