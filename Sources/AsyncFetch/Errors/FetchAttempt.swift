/// One attempt to get a response.
public struct FetchAttempt: Sendable, Hashable, CustomStringConvertible {
    /// The number of the attempt, counted from 1.
    public let number: Int
    /// The status of the response; `nil` if there was none.
    public let status: Int?
    /// The reason why there was no usable response; `nil` if there was one.
    public let failure: FetchError.Code?

    /// A readable form.
    public var description: String {
        "attempt \(number): " + (status.map { "HTTP \($0)" } ?? failure?.description ?? "no answer")
    }
}
