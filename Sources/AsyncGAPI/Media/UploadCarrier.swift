package import AsyncFetch
import HTTPTypes

/// The parts of the call that opens a session which the requests to the session need, too.
///
/// Header fields that a caller adds to a call concern the whole upload: encryption keys for the stored bytes, the
/// project that pays, a trace. They are sent with each part. Credentials are not sent, because the URL of a session is
/// its own key. Header fields about the body of the first request, or with its conditions, are not sent either.
package struct UploadCarrier: Sendable {
    private var headerFields: HTTPFields = [:]
    private var origin: String?
    private var attemptField: (@Sendable (Int) -> HTTPField)?

    /// Creates a carrier from the call that opens a session.
    package init(of call: FetchCall) {
        headerFields = HTTPFields(call.request.headerFields.filter { !Self.staysBehind($0.name) })
        origin = call.request.origin
        attemptField = call.attemptField
    }

    /// Returns a request to the session, which only the upload itself repeats.
    func call(_ method: HTTPRequest.Method, _ url: String, _ options: FetchOptions) throws -> FetchCall {
        var request = try HTTPRequest(method, url: url, headerFields: headerFields)
        if request.origin != origin {
            for name in Redaction.secretNames(in: headerFields) where !Self.isKeyOfContent(name) {
                request.headerFields[name] = nil
            }
        }
        var call = FetchCall(request, options: options, credentials: WithheldCredentials())
        call.options.retry = .none
        call.options.willRetry = nil
        call.options.timeout = nil
        call.attemptField = attemptField
        return call
    }

    private static func staysBehind(_ name: HTTPField.Name) -> Bool {
        switch name {
        case .authorization, .proxyAuthorization, .cookie, .googleAPIKey, .methodOverride, .contentType, .contentLength,
            .contentEncoding, .contentRange, .contentDisposition, .contentLanguage, .contentLocation, .transferEncoding,
            .expect, .range, .ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince, .ifRange:
            true
        default: ["x-upload-", "content-", "x-goog-hash"].contains { name.canonicalName.hasPrefix($0) }
        }
    }

    /// Returns `true` for customer-supplied encryption keys, which the storing server needs wherever the session is.
    private static func isKeyOfContent(_ name: HTTPField.Name) -> Bool {
        name.canonicalName.hasPrefix("x-goog-encryption-")
    }
}
