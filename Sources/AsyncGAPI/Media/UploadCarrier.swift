package import AsyncFetch
import HTTPTypes

/// What the requests to the session of an upload have of the call that opens it.
///
/// Headers that a caller adds to a call are about the whole of it: keys of its own for the stored bytes, the project that pays,
/// a trace. They go with each part. What authorizes does not, for the URL of a session is its own key; nor what describes the body of
/// the first request, or states its condition.
package struct UploadCarrier: Sendable {
    private var headerFields: HTTPFields = [:]
    private var origin: String?
    private var attemptField: (@Sendable (Int) -> HTTPField)?

    /// What is to travel of the call that opens a session.
    package init(of call: FetchCall) {
        headerFields = HTTPFields(call.request.headerFields.filter { !Self.staysBehind($0.name) })
        origin = call.request.origin
        attemptField = call.attemptField
    }

    /// A request to the session, which nothing repeats but the upload itself.
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

    /// The server that stores the content needs them (customer-supplied encryption keys), wherever the session is.
    private static func isKeyOfContent(_ name: HTTPField.Name) -> Bool {
        name.canonicalName.hasPrefix("x-goog-encryption-")
    }
}
