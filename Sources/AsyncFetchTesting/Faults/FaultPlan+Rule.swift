public import HTTPTypes

extension FaultPlan {
    /// What happens to a request.
    public enum Fault: Sendable, Hashable {
        /// Answer with this status instead of doing anything; without a body, one in the server's own style.
        case status(Int, retryAfter: Int? = nil, body: String? = nil)
        /// Reset the connection before an answer; the request has no effect.
        case reset
        /// Do what was asked, but close the connection after this many bytes of the answer's body.
        case cut(afterResponseBytes: Int)
        /// Do what was asked, but change the byte of the answer's body at this place, counted from 0.
        case corrupt(responseByte: Int)
        /// Store this many bytes of the request's body, then answer with this status.
        case acceptThenStatus(uploadBytes: Int, status: Int = 503)
        /// Store this many bytes of the request's body, then reset the connection.
        case acceptThenReset(uploadBytes: Int)
        /// Never answer; ends when the client goes away or the server stops.
        case stall
        /// Do what was asked, but begin this much later.
        case delay(Duration)
    }

    /// One fault and the requests that it befalls.
    ///
    /// All the conditions that are given must hold; a rule without conditions matches every request.
    public struct Rule: Sendable, Hashable {
        /// What happens.
        public var fault: Fault
        /// The method that a request must have.
        public var method: HTTPRequest.Method?
        /// Text that the percent-encoded path must contain.
        public var path: String?
        /// Text that the percent-encoded path must begin with.
        public var pathPrefix: String?
        /// The operation that a request must be, such as `storage.objects.insert` or `upload.chunk`.
        public var operation: String?
        /// The first of the matching requests that suffers, counted from 1.
        public var nth: Int
        /// How many matching requests in a row suffer; `nil` for all from `nth` on.
        public var times: Int?

        /// Creates a rule; without more than a fault it strikes the very next request, once.
        public init(
            _ fault: Fault,
            method: HTTPRequest.Method? = nil,
            path: String? = nil,
            pathPrefix: String? = nil,
            operation: String? = nil,
            nth: Int = 1,
            times: Int? = 1
        ) {
            self.fault = fault
            self.method = method
            self.path = path
            self.pathPrefix = pathPrefix
            self.operation = operation
            self.nth = nth
            self.times = times
        }

        func matches(method: HTTPRequest.Method, path: String, operation: String?) -> Bool {
            if let wanted = self.method, wanted != method { return false }
            if let wanted = self.operation, wanted != operation { return false }
            if let wanted = self.pathPrefix, !path.hasPrefix(wanted) { return false }
            if let wanted = self.path, !path.contains(wanted) { return false }
            return true
        }

        func strikes(at count: Int) -> Bool {
            // A distance too long to be counted is beyond all `times`.
            let (distance, isBeyond) = count.subtractingReportingOverflow(nth)
            return count >= nth && times.map { !isBeyond && distance < $0 } ?? true
        }
    }
}

extension FaultPlan.Fault: CustomStringConvertible {
    /// The fault in words, such as `503 with Retry-After 1 s`.
    public var description: String {
        switch self {
        case .status(let code, let retryAfter, _):
            retryAfter.map { "\(code) with Retry-After \($0) s" } ?? "\(code)"
        case .reset: "connection reset"
        case .cut(let count): "answer cut after \(count) bytes"
        case .corrupt(let place): "answer with another byte \(place)"
        case .acceptThenStatus(let count, let status): "\(status) after \(count) bytes of the upload"
        case .acceptThenReset(let count): "connection reset after \(count) bytes of the upload"
        case .stall: "no answer"
        case .delay(let duration): "answer \(duration) later"
        }
    }
}

extension FaultPlan.Rule: CustomStringConvertible {
    /// The rule in words, such as `503 at PUT upload.chunk requests, the 2nd`.
    public var description: String {
        let conditions = [
            method?.rawValue, operation, pathPrefix.map { "\($0)…" }, path.map { "…\($0)…" },
        ].compactMap(\.self)
        let requests = (conditions.isEmpty ? ["any"] : conditions).joined(separator: " ")
        let occurrences =
            switch times {
            case nil: "from number \(nth) on"
            case 1: "number \(nth)"
            case let times?: "numbers \(nth) to \(nth.addingReportingOverflow(max(times, 1) - 1).partialValue)"
            }
        return "\(fault) at \(requests) request \(occurrences)"
    }
}
