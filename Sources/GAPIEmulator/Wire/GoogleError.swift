import EmulatorServer
import AsyncJSON
import HTTPTypes
import NIOCore

/// An error in the format of Google's JSON services.
///
/// The body has both generations of the format in one object, as real servers send it: the older `errors[]` with domain
/// and reason, and the newer `status`.
struct GoogleError: Error {
    /// The HTTP status.
    var code: Int
    /// The reason in `errors[0]`, such as `notFound`.
    var reason: String
    /// The message for people.
    var message: String
    /// The name of the part of the request that caused the error, and its kind: `("ifGenerationMatch", "parameter")`.
    var location: (name: String, type: String)?
    /// The additional header fields.
    var headers: HTTPFields = [:]
    /// A Boolean value indicating whether the response body is only the message, as upload servers send it.
    var isPlainText = false

    /// The name of the status in the newer format.
    private var status: String {
        switch code {
        case 400, 411, 416: "INVALID_ARGUMENT"
        case 401: "UNAUTHENTICATED"
        case 403: "PERMISSION_DENIED"
        case 404: "NOT_FOUND"
        case 409: "ALREADY_EXISTS"
        case 412: "FAILED_PRECONDITION"
        case 429: "RESOURCE_EXHAUSTED"
        case 499: "CANCELLED"
        case 501: "UNIMPLEMENTED"
        case 503: "UNAVAILABLE"
        case 504: "DEADLINE_EXCEEDED"
        default: code < 500 ? "FAILED_PRECONDITION" : "INTERNAL"
        }
    }

    /// The HTTP status of the response; 500 if the code, which may come from a fault plan, is not a status of a final
    /// response.
    var replyStatus: HTTPResponse.Status { .init(code: (200...599).contains(code) ? code : 500) }

    /// The response for this error.
    var reply: Reply {
        if code == 304 { return Reply(status: .notModified, headers: headers) }
        if isPlainText {
            var headers = headers
            headers[.contentType] = "text/plain; charset=utf-8"
            return Reply(status: replyStatus, headers: headers, body: .bytes(ByteBuffer(string: message)))
        }
        var detail: JSON.Value = ["domain": "global", "reason": JSON.Value(reason), "message": JSON.Value(message)]
        if let location {
            detail["locationType"] = JSON.Value(location.type)
            detail["location"] = JSON.Value(location.name)
        }
        let body: JSON.Value = [
            "error": [
                "code": JSON.Value(replyStatus.code), "message": JSON.Value(message), "errors": [detail],
                "status": JSON.Value(status),
            ]
        ]
        var reply = Reply(status: replyStatus, headers: headers, json: ByteBuffer(bytes: body.encoded()))
        reply.headers[.cacheControl] = "no-cache"
        return reply
    }
}

extension GoogleError {
    static func badRequest(_ message: String) -> Self {
        GoogleError(code: 400, reason: "badRequest", message: message)
    }

    static func invalid(_ parameter: String, _ problem: String) -> Self {
        GoogleError(
            code: 400,
            reason: "invalid",
            message: "\(parameter) \(problem).",
            location: (parameter, "parameter")
        )
    }

    static func required(_ parameter: String) -> Self {
        GoogleError(
            code: 400,
            reason: "required",
            message: "\(parameter) is missing.",
            location: (parameter, "parameter")
        )
    }

    static func notFound(_ message: String) -> Self {
        GoogleError(code: 404, reason: "notFound", message: message)
    }

    static func conflict(_ message: String) -> Self {
        GoogleError(code: 409, reason: "conflict", message: message)
    }

    /// Returns the error for a precondition that fails: 412, or 304 for a GET that requests a newer version.
    static func conditionNotMet(_ condition: String, code: Int = 412) -> Self {
        GoogleError(
            code: code,
            reason: "conditionNotMet",
            message: "The precondition \(condition) does not hold.",
            location: (condition, "parameter")
        )
    }

    /// Returns the 401 for a request without credentials or with wrong ones.
    static func unauthenticated(wrong: Bool) -> Self {
        GoogleError(
            code: 401,
            reason: wrong ? "authError" : "required",
            message: wrong ? "The credentials of the request are not valid." : "The request has no credentials.",
            location: ("Authorization", "header"),
            headers: [.wwwAuthenticate: #"Bearer realm="https://accounts.google.com/""#]
        )
    }

    /// Returns the error for a chunk that begins after the stored bytes.
    static func uploadGap(offset: Int64, stored: Int64) -> Self {
        GoogleError(
            code: 503,
            reason: "backendError",
            message: "Invalid request.  According to the Content-Range header, the upload offset is \(offset) byte(s), "
                + "which exceeds already uploaded size of \(stored) byte(s).",
            isPlainText: true
        )
    }

    /// Returns Google's reason for a status: cloud.google.com/storage/docs/json_api/v1/status-codes.
    private static func reason(of status: Int) -> String {
        switch status {
        case 401: "authError"
        case 403: "forbidden"
        case 404: "notFound"
        case 405: "methodNotAllowed"
        case 408: "uploadBrokenConnection"
        case 409: "conflict"
        case 410: "deleted"
        case 411: "lengthRequired"
        case 412: "conditionNotMet"
        case 413: "uploadTooLarge"
        case 416: "requestedRangeNotSatisfiable"
        case 429: "rateLimitExceeded"
        case 499: "clientClosedRequest"
        case 501: "notImplemented"
        case 504: "gatewayTimeout"
        case 500...: "backendError"
        default: "badRequest"
        }
    }

    /// Creates the error for a request that the server refuses.
    init(_ refusal: EmulatorRefusal) {
        self.init(code: refusal.code, reason: Self.reason(of: refusal.code), message: refusal.message)
    }

    /// Returns the error for a status in a fault plan, with the emulator's own message.
    static func injected(status: Int, retryAfter: Int?) -> Self {
        GoogleError(
            code: status,
            reason: reason(of: status),
            message: "The fault plan answers this request with \(status).",
            headers: retryAfter.map { [.retryAfter: String($0)] } ?? [:]
        )
    }
}
