import HTTPTypes

/// The parts of the opening call that go with the requests to the session.
///
/// Header fields that a caller adds to a call are about the whole upload: keys for the stored bytes, the project that
/// pays, a trace. They go with each part. Fields that authorize do not, unless the wire wants that; nor do fields that
/// describe the body of the first request, or state its condition.
struct UploadCarrier: Sendable {
    private let wire: any UploadWire
    private let headerFields: HTTPFields
    private let source: LinkSource
    private let credentials: (any FetchCredentials)?
    private let attemptField: (@Sendable (Int) -> HTTPField)?

    init(_ call: FetchCall, _ wire: any UploadWire) {
        self.wire = wire
        headerFields = HTTPFields(
            call.request.headerFields.filter {
                !Self.stays($0.name, authorizesSession: wire.authorizesSession) && wire.travel(of: $0.name) != .stays
            }
        )
        source = .response(to: call.request)
        credentials = call.credentials
        attemptField = call.attemptField
    }

    /// Makes a call to the session, which nothing repeats but the upload itself.
    func call(_ wanted: UploadSession.Request, to session: UploadSession, _ run: UploadRun) throws -> FetchCall {
        var request = try run.core.request(linked: wanted.place, from: HTTPRequest(url: session.url))
        request.method = wanted.method
        request.headerFields = headerFields
        source.withholdKeys(of: &request) { wire.travel(of: $0) == .anywhere }
        request.headerFields.replace(with: wanted.headerFields)
        var call = FetchCall(request, options: run.options)
        call.credentials =
            wire.authorizesSession ? source.credentials(credentials, for: request) : WithheldCredentials()
        call.options.retry = .none
        call.options.willRetry = nil
        call.options.timeout = nil
        call.attemptField = attemptField
        call.takes308AsAnswer = wanted.takes308AsAnswer
        call.keepsMethod = true
        return call
    }

    private static func stays(_ name: HTTPField.Name, authorizesSession: Bool) -> Bool {
        switch name {
        case .authorization, .cookie, .googleAPIKey: !authorizesSession
        case .proxyAuthorization, .methodOverride, .transferEncoding, .expect, .range, .ifMatch, .ifNoneMatch,
            .ifModifiedSince, .ifUnmodifiedSince, .ifRange:
            true
        default: name.canonicalName.hasPrefix("content-")
        }
    }
}

extension HTTPField.Name {
    fileprivate static let methodOverride = Self.known("X-HTTP-Method-Override")
}
