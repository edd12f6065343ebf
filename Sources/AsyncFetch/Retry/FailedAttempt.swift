import AsyncJSON
public import HTTPTypes
public import NIOCore

/// A failed attempt, by which a ``RetryPolicy`` decides: there was no response, or its status was 400 or above.
public struct FailedAttempt: Sendable {
    /// The request, without the header fields that ``FetchCredentials`` add.
    public var request: HTTPRequest
    /// A Boolean value indicating whether sending the request again does no harm.
    ///
    /// Its method, a precondition or ``FetchOptions/isIdempotent`` decides.
    public var isIdempotent: Bool
    /// A Boolean value indicating whether the caller forbids to send the request again, with `false` for
    /// ``FetchOptions/isIdempotent``.
    public var isOnlySentOnce = false
    /// The status and header fields of the response; `nil` if there was none.
    public var response: HTTPResponse?
    /// The body of the response, if it is in memory; `nil` for a streamed response.
    public var body: ByteBuffer?
    /// The reason why there was no response; `nil` if there was one.
    public var error: FetchError?
    /// The number of the attempt, counted from 1.
    ///
    /// For a transfer that can continue, the count starts again whenever the transfer makes progress.
    public var number = 1
    /// The time since the first attempt began.
    public var elapsed: Duration = .zero
    /// The wait before this attempt; `nil` if it was the first.
    public var previousDelay: Duration?
    /// A number from 0 up to, but not including, 1, drawn anew for each attempt, for waits with jitter.
    public var random = 0.0

    /// Creates a failed attempt, for tests of policies.
    public init(
        _ request: HTTPRequest,
        isIdempotent: Bool,
        response: HTTPResponse? = nil,
        body: ByteBuffer? = nil,
        error: FetchError? = nil
    ) {
        self.request = request
        self.isIdempotent = isIdempotent
        self.response = response
        self.body = body
        self.error = error
    }

    /// The status of the response; `nil` if there was none.
    public var status: Int? { response?.status.code }

    /// The time that the server asks to wait, or that its circuit breaker stays open; `nil` if neither is known.
    ///
    /// The server asks with `Retry-After`, or with Google's `RetryInfo` in the body.
    public var retryAfter: Duration? {
        if let circuit = error?.cause as? CircuitOpen { return circuit.pause }
        guard let response else { return nil }
        return RetryAfter.delay(in: response)
            ?? googleCauses.lazy.compactMap { $0["retryDelay"]?.string.flatMap(RetryAfter.seconds) }.first
    }

    /// Google's reason in the body of an error, such as `rateLimitExceeded`; `nil` if there is none in memory.
    public var reason: String? { googleCauses.lazy.compactMap { $0["reason"]?.string }.first }

    private var googleCauses: [JSON.Value] {
        guard let body, body.readableBytes <= 64 << 10,
            let document = try? JSON.Value(parsing: body.readableBytesView), let error = document["error"]
        else { return [] }
        return (error["errors"]?.array ?? []) + (error["details"]?.array ?? [])
    }
}

extension FailedAttempt {
    /// Creates a failed attempt of a transfer, which goes on from what has arrived, unless the caller forbids it.
    init(
        ofTransfer request: HTTPRequest,
        _ options: FetchOptions,
        response: HTTPResponse? = nil,
        body: ByteBuffer? = nil,
        error: FetchError? = nil
    ) {
        let mayGoOn = options.isIdempotent ?? true
        self.init(request, isIdempotent: mayGoOn, response: response, body: body, error: error)
        isOnlySentOnce = !mayGoOn
    }

    /// A Boolean value indicating whether the failure is a temporary one, whatever a policy decides.
    package var mayPass: Bool { Self.standard.mayPass(self) }

    private static let standard = StandardRetry()
}
