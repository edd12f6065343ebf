import AsyncJSON
public import HTTPTypes
public import NIOCore

/// An attempt that gave no answer, or one of 400 and above: what a ``RetryPolicy`` decides by.
public struct FailedAttempt: Sendable {
    /// What was sent, without what ``Credentials`` add.
    public var request: HTTPRequest
    /// Whether sending it again does no harm: by its method, a precondition, or its caller's word.
    public var isIdempotent: Bool
    /// Status and headers of the answer, or `nil` when there was none.
    public var response: HTTPResponse?
    /// The body of the answer, where it is in memory: not that of a streamed answer.
    public var body: ByteBuffer?
    /// Why there was no answer, or `nil` when there was one.
    public var error: FetchError?
    /// Counts the attempts from 1; for transfers that go on where they were, since they last went forward.
    public var number = 1
    /// The time since the first attempt began.
    public var elapsed: Duration = .zero
    /// The wait before this attempt, or `nil` when it was the first.
    public var previousDelay: Duration?
    /// A number from 0 up to 1, drawn anew for each attempt, for waits with jitter.
    public var random = 0.0

    /// Creates an attempt that failed; for tests of policies.
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

    /// The status of the answer, or `nil` when there was none.
    public var status: Int? { response?.status.code }

    /// How long the server asks to wait, or its host will not be asked; `nil` when nobody asks for anything.
    ///
    /// The server asks with `Retry-After`, or with Google's `RetryInfo` in the body.
    public var retryAfter: Duration? {
        if let circuit = error?.cause as? CircuitOpen { return circuit.pause }
        guard let response else { return nil }
        return RetryAfter.delay(in: response)
            ?? googleCauses.lazy.compactMap { $0["retryDelay"]?.string.flatMap(RetryAfter.seconds) }.first
    }

    /// Google's reason in the body of an error, such as `rateLimitExceeded`; `nil` when it has none or is not in memory.
    public var reason: String? { googleCauses.lazy.compactMap { $0["reason"]?.string }.first }

    private var googleCauses: [JSON.Value] {
        guard let body, body.readableBytes <= 64 << 10,
            let document = try? JSON.Value(parsing: body.readableBytesView), let error = document["error"]
        else { return [] }
        return (error["errors"]?.array ?? []) + (error["details"]?.array ?? [])
    }
}

extension FailedAttempt {
    /// An attempt that was answered.
    init(of call: FetchCall, response: TransportResponse) {
        self.init(
            call.request,
            isIdempotent: call.isIdempotent,
            response: response.head,
            body: response.body.bytes
        )
    }

    /// An attempt without an answer.
    init(of call: FetchCall, error: FetchError) {
        self.init(call.request, isIdempotent: call.isIdempotent, error: error)
    }

    /// Whether it is a failure of the kind that passes, whatever a policy makes of it.
    package var mayPass: Bool { Self.standard.mayPass(self) }

    private static let standard = StandardRetry()
}
