/// The figures that wrk prints.
struct WrkReport {
    let requestsPerSecond: Double
    let milliseconds99: Double
    /// The requests that failed, and the responses that were no success.
    let failures: Int

    /// Reads the output of `wrk --latency`.
    init(_ text: String) throws {
        var (requests, late, failures): (Double?, Double?, Int) = (nil, nil, 0)
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let last = words.last else { continue }
            if words.first == "Requests/sec:" { requests = Double(last) }
            if words.first == "99%" { late = Self.milliseconds(last) }
            // "Non-2xx or 3xx responses: 5", "Socket errors: connect 0, read 0, write 0, timeout 5"
            if words.first == "Non-2xx" || words.first == "Socket" {
                failures += words.compactMap { Int($0.filter { $0 != "," }) }.reduce(0, +)
            }
        }
        guard let requests, let late else { throw WrongAnswer() }
        (requestsPerSecond, milliseconds99, self.failures) = (requests, late, failures)
    }

    /// Reads a time such as `950.00us`, `7.31ms` or `1.20s`.
    private static func milliseconds(_ text: Substring) -> Double? {
        let number = Double(text.prefix { $0.isNumber || $0 == "." })
        return switch text.drop(while: { $0.isNumber || $0 == "." }) {
        case "us": number.map { $0 / 1_000 }
        case "ms": number
        case "s": number.map { $0 * 1_000 }
        default: nil
        }
    }
}
