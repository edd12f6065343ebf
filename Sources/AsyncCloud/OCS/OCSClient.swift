import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// A client of the Open Collaboration Services of a server.
struct OCSClient: Sendable {
    /// The URL of the server, with a slash at its end.
    let server: String
    let fetcher: Fetcher

    /// Sends a call and returns the content of the answer.
    ///
    /// A call that reads, and a PUT, is repeated by the rules of ``CloudRetry``; another one that changes something is sent
    /// once. To a DELETE that is repeated, its own success would be a failure.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path below `ocs/v2.php/`.
    ///   - query: The fields of the query.
    ///   - form: The fields of the body.
    /// - Returns: The data of the envelope.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        query: [(String, String)] = [],
        form: FormBody? = nil
    ) async throws -> JSON.Value {
        var url = "\(server)ocs/v2.php/\(path)?format=json"
        for (name, value) in query {
            url += "&\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
        }
        var request: HTTPRequest
        do { request = try HTTPRequest(method, url: url) } catch {
            throw Cloud.Error(.invalidRequest, "the URL of the server cannot be used", cause: error)
        }
        request.headerFields[.ocsRequest] = "true"
        request.headerFields[.accept] = "application/json"
        if form != nil { request.headerFields[.contentType] = FormBody.contentType }
        do {
            let options = FetchOptions.cloud {
                $0.maximumResponseBytes = 16 << 20
                if method == .delete { $0.isIdempotent = false }
            }
            let response = try await fetcher.fetch(request, body: form.map { .form($0) }, options: options)
            return try OCSAnswer(response, to: request).data
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }
}

/// The rules by which requests to a cloud are repeated: those of ``StandardRetry``, but a server in maintenance is not
/// asked again, unless it says when.
struct CloudRetry: RetryPolicy {
    private let standard = StandardRetry()

    var isImmediate: Bool { true }

    func delay(after failed: FailedAttempt) -> Duration? {
        if failed.status == 503, failed.retryAfter == nil { return nil }
        return standard.delay(after: failed)
    }
}
