/// One attempt to get a response.
public struct FetchAttempt: Sendable, Hashable, CustomStringConvertible {
    /// The number of the attempt, counted from 1; attempts that were not sent do not count.
    public let number: Int
    /// The status of the response; `nil` if there was none.
    public let status: Int?
    /// The reason why there was no usable response; `nil` if there was one.
    public let failure: FetchError.Code?
    /// A Boolean value indicating whether a request was sent; `false` if something failed before: the circuit was open,
    /// the host busy, the attempt throttled.
    ///
    /// Only a ``FetchEvent/Kind/retrying(after:attempt:)`` has such an attempt. The next one has the same number.
    public let isSent: Bool

    init(number: Int, status: Int?, failure: FetchError.Code?, isSent: Bool = true) {
        self.number = number
        self.status = status
        self.failure = failure
        self.isSent = isSent
    }

    /// The number of the next attempt.
    package var nextNumber: Int { isSent ? number + 1 : number }

    /// A readable form.
    public var description: String {
        let outcome = status.map { "HTTP \($0)" } ?? failure?.description ?? "no answer"
        return "attempt \(number)\(isSent ? "" : ", not sent"): \(outcome)"
    }
}
