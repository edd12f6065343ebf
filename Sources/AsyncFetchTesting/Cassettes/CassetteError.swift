import AsyncFetch

/// The error of a ``CassetteTransport`` that has no response for a request.
public struct CassetteError: Error, Sendable, CustomStringConvertible {
    /// A kind of failure.
    public enum Kind: Sendable, Hashable {
        /// The file has no exchange for a request, or no unused one.
        case unmatched
        /// The exchange for a request has a response that was too long to be recorded.
        case unrecorded
        /// The file does not exist.
        case missing
        /// The file is damaged.
        case unreadable
        /// The environment variable does not name a mode.
        case unknownMode
    }

    /// The kind of failure.
    public var kind: Kind
    /// A message that says what failed and what to do about it.
    public var description: String
    /// The request without a response, as it would be recorded.
    public var request: CassetteTransport.Exchange.Request?
    /// The unused exchanges whose requests are most similar to this one, at most three, the most similar first.
    public var nearest: [CassetteTransport.Exchange] = []

    private init(_ kind: Kind, _ description: String, request: CassetteTransport.Exchange.Request? = nil) {
        self.kind = kind
        self.description = description
        self.request = request
    }

    private static func recordWith(_ mode: CassetteTransport.Mode) -> String {
        "record with \(CassetteTransport.modeVariable)=\(mode.rawValue)"
    }

    static func missing(_ path: String) -> Self {
        Self(.missing, "there is no cassette \(path); \(recordWith(.record))")
    }

    static func unreadable(_ path: String, _ why: String) -> Self {
        Self(.unreadable, "\(path) is no cassette: \(why)")
    }

    static func unknownMode(_ name: String) -> Self {
        let modes = CassetteTransport.Mode.allCases.map(\.rawValue).joined(separator: ", ")
        return Self(.unknownMode, "\(CassetteTransport.modeVariable) is \"\(name)\", and none of \(modes)")
    }

    static func unrecorded(_ request: CassetteTransport.Exchange.Request, in path: String, _ count: Int64) -> Self {
        let text = "the answer to \(request.method) \(request.url) had \(count) bytes, more than are recorded"
        return Self(.unrecorded, "\(text); raise maximumBodyBytes and \(recordWith(.record))", request: request)
    }

    static func unmatched(
        _ request: CassetteTransport.Exchange.Request,
        in path: String,
        unused: [CassetteTransport.Exchange],
        wasUsed: Bool
    ) -> Self {
        let nearest = unused.map { (exchange: $0, difference: Difference(request, $0.request)) }
            .sorted { $0.difference < $1.difference }.prefix(3)
        var text = "\(path) has no answer \(wasUsed ? "left " : "")for \(request.method) \(request.url)"
        if nearest.isEmpty {
            text += "; all that it has were used"
        } else {
            text += "; the nearest of \(unused.count) unused:"
            for (exchange, difference) in nearest {
                text += "\n  \(exchange.request.method) \(exchange.request.url) (other \(difference))"
            }
        }
        var error = Self(.unmatched, "\(text)\n\(recordWith(.recordMissing))", request: request)
        error.nearest = nearest.map(\.exchange)
        return error
    }
}

/// The differences between two requests; the most important comes first.
private struct Difference: Comparable, CustomStringConvertible {
    private let parts: [String]
    private let weight: Int

    init(_ a: CassetteTransport.Exchange.Request, _ b: CassetteTransport.Exchange.Request) {
        let (left, right) = (Self.parts(a.url), Self.parts(b.url))
        let differences = [
            ("host", left.origin != right.origin, 16), ("path", left.path != right.path, 8),
            ("method", a.method != b.method, 4), ("query", left.query != right.query, 2), ("body", a.body != b.body, 1),
        ].filter(\.1)
        parts = differences.map(\.0)
        // If two differ in the same parts, the one whose URL has the longer common prefix is more similar.
        let common = zip(a.url.utf8, b.url.utf8).prefix { $0 == $1 }.count
        weight = differences.reduce(0) { $0 + $1.2 } << 16 - min(common, 1 << 16 - 1)
    }

    var description: String { parts.isEmpty ? "as the rule of this cassette says" : parts.joined(separator: ", ") }

    static func < (a: Self, b: Self) -> Bool { a.weight < b.weight }

    private static func parts(_ url: String) -> (origin: Substring, path: Substring, query: Substring) {
        let beforeQuery = url.prefix { $0 != "?" }
        let host = beforeQuery.firstRange(of: "://")?.upperBound ?? url.startIndex
        let path = beforeQuery[host...].firstIndex(of: "/") ?? beforeQuery.endIndex
        return (url[..<path], beforeQuery[path...], url[beforeQuery.endIndex...])
    }
}
