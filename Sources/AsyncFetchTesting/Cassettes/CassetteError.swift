import AsyncFetch

/// Why a ``CassetteTransport`` has no answer.
public struct CassetteError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it was.
    public enum Kind: Sendable, Hashable {
        /// The file has no exchange for a request, or none that is unused.
        case unmatched
        /// The exchange for a request has an answer that was too long to be recorded.
        case unrecorded
        /// There is no such file.
        case missing
        /// The file is damaged.
        case unreadable
        /// The environment variable names no mode.
        case unknownMode
    }

    /// What kind of failure it was.
    public var kind: Kind
    /// What failed, and what to do about it.
    public var description: String
    /// The request without an answer, as it would be recorded.
    public var request: CassetteTransport.Exchange.Request?
    /// The unused exchanges whose requests resemble it most, at most three, the nearest first.
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

/// In what two requests differ; what counts most comes first.
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
        // Of two that differ in the same, the one that has more of the URL in common is nearer.
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
