public import HTTPTypes

/// An upload protocol: the requests to a session, and the meaning of their answers.
///
/// A wire is a value without I/O. It makes requests and reads answers. Everything else is the same for all wires and is
/// done for them: sending, counting, retries, pauses, questions after a break, cancellation, and resuming in another
/// process.
///
/// ```swift
/// let upload = fetcher.upload(request, from: .file("talk.mp4"), contentType: "video/mp4", by: ContentRangeWire())
/// let answer = try await upload.value
/// ```
///
/// The requests of an upload, in their order:
///
/// 1. The request that opens a session. ``open(_:for:)`` completes it, and ``session(openedBy:for:)`` reads its answer.
/// 2. A request for each part: ``part(_:of:)``. After a break or a pause, and in another process, ``query(of:)`` asks
///    first how much the server has. ``status(of:to:of:)`` reads the answers to both.
/// 3. An upload that is cancelled ends its session: ``cancellation(of:)``.
public protocol UploadWire: Sendable {
    /// The name of the protocol in stored sessions, such as `content-range`.
    static var name: String { get }

    /// The kind of hash that the last part carries, of all bytes of the upload; `nil` for none.
    ///
    /// The last part is then read before it is sent. One of more than 64 MiB leaves a small one to the end.
    var finalHash: ContentHash? { get }

    /// The kind of hash that each part carries, of its own bytes; `nil` for none.
    ///
    /// Each part is then read before it is sent.
    var partHash: ContentHash? { get }

    /// A Boolean value indicating whether the request that opens a session carries the first part.
    ///
    /// It does not if the caller gives it a body. A pause does not interrupt it.
    var opensWithPart: Bool { get }

    /// A Boolean value indicating whether requests to the session are authorized like the request that opened it.
    ///
    /// Credentials stay at the origin that they are for. If `false`, no credentials are sent, for the URL of a session
    /// is a secret by itself.
    var authorizesSession: Bool { get }

    /// Returns where a header field of the opening request goes, if it is not one that never travels.
    ///
    /// Header fields of credentials and cookies, of conditions, and of the first request's body never travel.
    func travel(of name: HTTPField.Name) -> UploadSession.Travel

    /// Adds to the opening request what the protocol says of the media.
    func open(_ request: inout HTTPRequest, for media: UploadSession.Media)

    /// Reads the answer to the opening request.
    ///
    /// - Returns: The session, and how much of the first part is stored; `nil` if the answer refuses to open one.
    /// - Throws: ``FetchError`` with ``FetchError/Code/uploadProtocol`` for an answer that breaks the protocol.
    func session(openedBy response: FetchResponse, for media: UploadSession.Media) throws -> UploadSession.Opening?

    /// Makes the request that carries a part; its body is added later.
    ///
    /// The last part can be empty: of an empty source, and where the server has all bytes and has not ended the upload.
    /// Its request completes the upload. If that request has a body of its own, this body is sent.
    func part(_ part: UploadSession.Part, of session: UploadSession) throws -> UploadSession.Request

    /// Makes the request that asks how much the server has stored.
    func query(of session: UploadSession) throws -> UploadSession.Request

    /// Makes the request that ends a session whose upload was cancelled; `nil` if the protocol has none.
    func cancellation(of session: UploadSession) -> UploadSession.Request?

    /// Returns the status that the server means, which differs from the answer's where proxies must not act on it.
    ///
    /// - Throws: ``FetchError`` with ``FetchError/Code/uploadProtocol`` for a status that is none.
    func status(of head: HTTPResponse) throws -> Int

    /// Reads the answer to a part or to a query.
    ///
    /// - Parameters:
    ///   - response: The answer, with the status that the server means.
    ///   - part: The part that was sent; `nil` if the answer is one to ``query(of:)``.
    ///   - session: The session as it was before.
    /// - Returns: The meaning of the answer.
    /// - Throws: ``FetchError`` with ``FetchError/Code/uploadProtocol`` for an answer that breaks the protocol.
    func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status

    /// Returns the CRC32C of what is stored, which is compared with that of the source; each one if there are several.
    ///
    /// Called for answers that tell how much is stored.
    func runningChecksums(in head: HTTPResponse) -> [UInt32]
}

extension UploadWire {
    /// No hash.
    public var finalHash: ContentHash? { nil }

    /// No hash.
    public var partHash: ContentHash? { nil }

    /// `false`: the first part has a request of its own.
    public var opensWithPart: Bool { false }

    /// No credentials.
    public var authorizesSession: Bool { false }

    /// The answer's status.
    public func status(of head: HTTPResponse) throws -> Int { head.status.code }

    /// None.
    public func runningChecksums(in head: HTTPResponse) -> [UInt32] { [] }

    /// With each part, and no secret to another origin.
    public func travel(of name: HTTPField.Name) -> UploadSession.Travel { .withParts }
}
