import AsyncFetch

/// The parsed path and query of a request line.
struct RequestTarget: Sendable {
    /// The path as sent, percent-encoded.
    let path: String
    /// The decoded segments between the slashes; `a%2Fb` is one segment, `a/b` are two.
    ///
    /// The segments that name the ``api`` are left out.
    private(set) var segments: [String]
    /// The API, as `name/version`, that the request addresses alone with a path that begins with `/$api/name/version`.
    private(set) var api: String?
    /// The decoded query.
    var query: Query

    /// Parses a target; throws Google's 400 if an escape is invalid or does not decode to UTF-8.
    init(_ target: String) throws(GoogleError) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first ?? "/"
        self.path = String(path)
        var segments: [String] = []
        for segment in path.split(separator: "/") {
            segments.append(try Self.decoded(segment, plusIsSpace: false))
        }
        self.segments = segments
        if segments.count >= 3, segments[0] == "$api" {
            api = "\(segments[1])/\(segments[2])"
            self.segments.removeFirst(3)
        }
        query = try Query(parts.count > 1 ? parts[1] : "")
    }

    /// A query, or the form in the body of a POST that stands for a long GET.
    struct Query: Sendable {
        /// All parameters, in the order of the query.
        private(set) var parameters: [(name: String, value: String)] = []

        /// The maximum number of parameters, which are searched one by one.
        private static let most = 1_000

        /// Parses a query; throws Google's 400 if it has too many parameters, or a broken escape.
        init(_ text: Substring) throws(GoogleError) {
            let pairs = text.split(separator: "&")
            try Self.check(pairs.count)
            for pair in pairs {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let value = parts.count > 1 ? try RequestTarget.decoded(parts[1], plusIsSpace: true) : ""
                parameters.append((try RequestTarget.decoded(parts[0], plusIsSpace: true), value))
            }
        }

        /// The first value of a parameter.
        subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

        /// Returns all values of a parameter.
        func values(_ name: String) -> [String] { parameters.filter { $0.name == name }.map(\.value) }

        /// Returns a Boolean parameter; `false` if it is missing, and `true` if it is empty.
        ///
        /// Throws Google's 400 for other values.
        func flag(_ name: String) throws(GoogleError) -> Bool {
            switch self[name]?.lowercased() {
            case nil, "false": false
            case "true", "": true
            default: throw .invalid(name, "is not true or false")
            }
        }

        /// Returns a whole number; `nil` if the parameter is missing.
        ///
        /// Throws Google's 400 for other values.
        func integer(_ name: String) throws(GoogleError) -> Int64? {
            guard let text = self[name] else { return nil }
            guard let number = Int64(text) else { throw .invalid(name, "is not a whole number") }
            return number
        }

        /// Adds the parameters of another query; throws Google's 400 if they are too many together.
        mutating func append(_ other: Query) throws(GoogleError) {
            try Self.check(parameters.count + other.parameters.count)
            parameters += other.parameters
        }

        private static func check(_ count: Int) throws(GoogleError) {
            guard count <= most else { throw .badRequest("The request has more than \(most) parameters.") }
        }
    }

    fileprivate static func decoded(_ text: Substring, plusIsSpace: Bool) throws(GoogleError) -> String {
        let plus = UInt8(ascii: "+")
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == plus }) else { return String(text) }
        let escaped = text.utf8.map { plusIsSpace && $0 == plus ? UInt8(ascii: " ") : $0 }
        guard let decoded = PercentEncoding.decode(String(decoding: escaped, as: UTF8.self)) else {
            throw .badRequest("The request target has a percent escape that is broken or not of UTF-8.")
        }
        return decoded
    }
}
