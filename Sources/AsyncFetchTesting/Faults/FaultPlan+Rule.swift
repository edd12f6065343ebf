public import HTTPTypes

extension FaultPlan {
    /// A fault that a request suffers.
    ///
    /// A call in a batch counts as a request, and suffers the faults as far as they are possible within an answer to
    /// several calls: after a reset, the answer to the call is missing in that to the batch; a cut ends the answer to the
    /// whole batch within that to the call.
    public enum Fault: Sendable, Hashable {
        /// The server responds with this status and does nothing else; without a body, it makes its usual error body.
        case status(Int, retryAfter: Int? = nil, body: String? = nil)
        /// The connection is reset before a response; the request has no effect.
        case reset
        /// The request is carried out, then the connection is reset before a response.
        case carryOutThenReset
        /// The request is carried out, but the connection is closed after this many bytes of the response body.
        case cut(afterResponseBytes: Int)
        /// The request is carried out, but the byte of the response body at this place, counted from 0, is changed.
        case corrupt(responseByte: Int)
        /// This many bytes of the request body are stored, then the response has this status.
        case acceptThenStatus(uploadBytes: Int, status: Int = 503)
        /// This many bytes of the request body are stored, then the connection is reset.
        case acceptThenReset(uploadBytes: Int)
        /// There is no response, until the client closes the connection or the server stops.
        case stall
        /// The request is carried out this much later.
        case delay(Duration)
        /// The answer to a call in a batch has this `Content-ID`, or none.
        ///
        /// Other requests do not suffer from it.
        case contentID(String?)
        /// The calls of a batch are carried out and answered in another order, which is the same for the same seed.
        ///
        /// Other requests do not suffer from it.
        case reorder(seed: Int)
    }

    /// A fault and the conditions for the requests that suffer it.
    ///
    /// All given conditions must hold; a rule without conditions matches every request.
    public struct Rule: Sendable, Hashable {
        /// The fault.
        public var fault: Fault
        /// The method that a request must have.
        public var method: HTTPRequest.Method?
        /// Text that the percent-encoded path must contain.
        public var path: String?
        /// Text that the percent-encoded path must begin with.
        public var pathPrefix: String?
        /// The operation of the request, such as `storage.objects.insert` or `upload.chunk`.
        public var operation: String?
        /// The number of the first matching request that suffers the fault, counted from 1.
        public var nth: Int
        /// The number of consecutive matching requests that suffer the fault; `nil` for all from `nth` on.
        public var times: Int?

        /// Creates a rule; with only a fault, it applies to the very next request, once.
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
            // A distance that overflows is beyond all `times`.
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
        case .carryOutThenReset: "connection reset instead of the answer"
        case .cut(let count): "answer cut after \(count) bytes"
        case .corrupt(let place): "answer with another byte \(place)"
        case .acceptThenStatus(let count, let status): "\(status) after \(count) bytes of the upload"
        case .acceptThenReset(let count): "connection reset after \(count) bytes of the upload"
        case .stall: "no answer"
        case .delay(let duration): "answer \(duration) later"
        case .contentID(let id): id.map { "answer with the Content-ID \($0)" } ?? "answer without Content-ID"
        case .reorder(let seed): "answers in the order of seed \(seed)"
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
