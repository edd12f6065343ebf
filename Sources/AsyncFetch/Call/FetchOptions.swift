/// The settings of one call that differ from its fetcher's defaults.
///
/// The type remembers which members were set. So the options of a call can be laid over those of a service. A member
/// that neither of them sets has the default given here.
public struct FetchOptions: Sendable {
    /// The longest time for the whole call, including retries and waits, by default five minutes; `nil` for no limit.
    ///
    /// It does not cover the bytes that a caller streams after the call has returned.
    public var timeout: Duration? {
        get { values.value.timeout }
        set { change(.timeout) { $0.timeout = newValue } }
    }
    /// The longest time for an upload or download of media as a whole; `nil` for no limit.
    ///
    /// ``timeout`` does not apply to such a transfer.
    public var transferTimeout: Duration? {
        get { values.value.transferTimeout }
        set { change(.transferTimeout) { $0.transferTimeout = newValue } }
    }
    /// The longest time for one attempt; `nil` for no limit.
    ///
    /// For a streamed response, the time ends with the response head; for any other, with the end of the body. The wait
    /// for a place at the host (``FetchThrottle``) does not count. An attempt that takes longer fails with
    /// ``FetchError/Code/attemptTimeout``, and another attempt may follow.
    public var attemptTimeout: Duration? {
        get { values.value.attemptTimeout }
        set { change(.attemptTimeout) { $0.attemptTimeout = newValue } }
    }
    /// The urgency of the call among those that wait for the same host; by default normal.
    public var priority: FetchPriority {
        get { values.value.priority }
        set { change(.priority) { $0.priority = newValue } }
    }
    /// The policy that decides on further attempts; by default ``StandardRetry``.
    public var retry: any RetryPolicy {
        get { values.value.retry }
        set { change(.retry) { $0.retry = newValue } }
    }
    /// A closure that is called before each wait for another attempt; if it returns `false`, the failure is final.
    ///
    /// It gets the failed attempt and the wait that ``retry`` wants. Cancelling the call cancels the closure.
    public var willRetry: (@Sendable (FailedAttempt, Duration) async -> Bool)? {
        get { values.value.willRetry }
        set { change(.willRetry) { $0.willRetry = newValue } }
    }
    /// A Boolean value indicating whether the request is safe to repeat; `nil` to decide by its method or a
    /// precondition.
    ///
    /// `false` prevents retries. With ``StandardRetry``, `true` allows retries of a request that would not be repeated;
    /// ``SessionFetcherRetry`` repeats such requests anyway. Policies of your own decide by
    /// ``FailedAttempt/isIdempotent`` and ``FailedAttempt/isOnlySentOnce``.
    ///
    /// An upload through a session and a download go on after a failure from what has arrived, unless this is `false`:
    /// then the first failure ends the transfer, and nothing more is sent, not even a question for what has arrived.
    /// The session, and the part of the file, stay. When the caller resumes the transfer, it asks and gets the rest.
    public var isIdempotent: Bool? {
        get { values.value.isIdempotent }
        set { change(.isIdempotent) { $0.isIdempotent = newValue } }
    }
    /// The most bytes of a response that is collected in memory, counted after decompression; by default 256 MiB.
    public var maximumResponseBytes: Int {
        get { values.value.maximumResponseBytes }
        set { change(.maximumResponseBytes) { $0.maximumResponseBytes = newValue } }
    }
    /// A Boolean value indicating whether gzip and deflate content is decoded; `true` by default.
    ///
    /// If `false`, the bytes are exactly those that the server sent. The request then asks for no encoding, unless it
    /// has its own `Accept-Encoding`. Such a response to a GET or HEAD is neither taken from the ``ResponseCache`` nor
    /// stored in it.
    public var decodesContent: Bool {
        get { values.value.decodesContent }
        set { change(.decodesContent) { $0.decodesContent = newValue } }
    }
    /// A description of the call in words, shown by the ``TrafficLog``.
    public var comment: String? {
        get { values.value.comment }
        set { change(.comment) { $0.comment = newValue } }
    }
    /// Values that the caller attaches to the call, for ``FetchMiddleware`` and the ``TrafficLog``.
    public var properties: [String: String] {
        get { values.value.properties }
        set { change(.properties) { $0.properties = newValue } }
    }

    /// A Boolean value indicating whether a redirect is followed only to the same resource: to the same origin and path,
    /// with or without a slash at its end.
    ///
    /// Any other redirect is the response. Clients of protocols set it whose changes must not be made elsewhere.
    package var staysAtResource: Bool {
        get { values.value.staysAtResource }
        set { change(.staysAtResource) { $0.staysAtResource = newValue } }
    }
    /// A closure that looks at a downloaded file before it takes its place; a ``FetchError/Code/checksumMismatch`` or
    /// ``FetchError/Code/invalidResponse`` that it throws fails the download, of which nothing is kept then.
    package var verifiesFile: (@Sendable (_ info: MediaInfo, _ path: String) async throws -> Void)? {
        get { values.value.verifiesFile }
        set { change(.verifiesFile) { $0.verifiesFile = newValue } }
    }
    /// The path of the file beside which a download keeps its bytes until they are whole; `nil` for the file that it
    /// writes.
    ///
    /// So downloads to files of different names, which are to become one file, go on with each other's bytes.
    package var resumptionPath: String? {
        get { values.value.resumptionPath }
        set { change(.resumptionPath) { $0.resumptionPath = newValue } }
    }

    /// The members with their defaults.
    private struct Values: Sendable {
        var timeout: Duration? = .seconds(300)
        var transferTimeout: Duration?
        var attemptTimeout: Duration?
        var priority = FetchPriority.normal
        var retry: any RetryPolicy = .standard
        var willRetry: (@Sendable (FailedAttempt, Duration) async -> Bool)?
        var isIdempotent: Bool?
        var maximumResponseBytes = 256 << 20
        var decodesContent = true
        var comment: String?
        var properties: [String: String] = [:]
        var staysAtResource = false
        var verifiesFile: (@Sendable (_ info: MediaInfo, _ path: String) async throws -> Void)?
        var resumptionPath: String?
        /// The members that were set.
        var changes: Changes = []
    }

    /// The members; all options without changes share them, because each call that waits has several copies.
    private var values = Self.defaults

    private static let defaults = Shared(Values())

    private mutating func change(_ member: Changes, _ set: (inout Values) -> Void) {
        set(&values.value)
        values.value.changes.insert(member)
    }

    /// Creates options with the default values.
    public init() {}

    /// Creates options with the default values and changes them with a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    private struct Changes: OptionSet {
        var rawValue: UInt16
        static let timeout = Self(rawValue: 1 << 0)
        static let transferTimeout = Self(rawValue: 1 << 1)
        static let attemptTimeout = Self(rawValue: 1 << 2)
        static let priority = Self(rawValue: 1 << 3)
        static let retry = Self(rawValue: 1 << 4)
        static let willRetry = Self(rawValue: 1 << 5)
        static let isIdempotent = Self(rawValue: 1 << 6)
        static let maximumResponseBytes = Self(rawValue: 1 << 7)
        static let comment = Self(rawValue: 1 << 8)
        static let properties = Self(rawValue: 1 << 9)
        static let decodesContent = Self(rawValue: 1 << 10)
        static let staysAtResource = Self(rawValue: 1 << 11)
        static let verifiesFile = Self(rawValue: 1 << 12)
        static let resumptionPath = Self(rawValue: 1 << 13)
    }

    /// Returns these options, with `defaults` for members that were not set here; the properties of both are merged.
    package func merged(over defaults: FetchOptions) -> FetchOptions {
        let changes = values.value.changes
        guard !changes.isEmpty else { return defaults }
        var merged = defaults
        if changes.contains(.timeout) { merged.timeout = timeout }
        if changes.contains(.transferTimeout) { merged.transferTimeout = transferTimeout }
        if changes.contains(.attemptTimeout) { merged.attemptTimeout = attemptTimeout }
        if changes.contains(.priority) { merged.priority = priority }
        if changes.contains(.retry) { merged.retry = retry }
        if changes.contains(.willRetry) { merged.willRetry = willRetry }
        if changes.contains(.isIdempotent) { merged.isIdempotent = isIdempotent }
        if changes.contains(.maximumResponseBytes) { merged.maximumResponseBytes = maximumResponseBytes }
        if changes.contains(.decodesContent) { merged.decodesContent = decodesContent }
        if changes.contains(.staysAtResource) { merged.staysAtResource = staysAtResource }
        if changes.contains(.verifiesFile) { merged.verifiesFile = verifiesFile }
        if changes.contains(.resumptionPath) { merged.resumptionPath = resumptionPath }
        if changes.contains(.comment) { merged.comment = comment }
        if changes.contains(.properties) { merged.properties.merge(properties) { $1 } }
        return merged
    }
}
