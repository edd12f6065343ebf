import AsyncFetch
import AsyncJSON
import AsyncXML
import HTTPTypes
import NIOCore

/// The envelope in which the Open Collaboration Services answer, in JSON or XML, of version 1 or 2.
struct OCSAnswer {
    /// The content.
    let data: JSON.Value

    /// Reads an answer.
    ///
    /// - Throws: ``Cloud/Error``: the failure that the envelope or the status tells, or
    ///   ``Cloud/Error/Code/badAnswer``.
    init(_ response: FetchResponse, to request: HTTPRequest) throws(Cloud.Error) {
        let status = response.head.status.code
        let envelope = Self.envelope(response.body)
        guard let envelope, let meta = envelope["meta"], let code = meta["statuscode"]?.whole else {
            guard 200..<300 ~= status else {
                throw Cloud.Error(status: status, body: response.body, request: request)
            }
            throw Cloud.Error(
                .badAnswer,
                "the answer of \(Redaction.urlWithoutQuery(request)) has no OCS envelope; is this the URL of an ownCloud, "
                    + "and no login page in between?",
                status: status
            )
        }
        // Version 1 says 100 and the status 200; version 2 says the status.
        guard code == 100 || 200..<300 ~= code, status < 300 else {
            throw Self.failure(Int(clamping: code), status, meta["message"]?.words, request)
        }
        data = envelope["data"] ?? .null
    }

    private static func envelope(_ body: ByteBuffer) -> JSON.Value? {
        let bytes = body.readableBytesView
        guard let first = bytes.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) else {
            return nil
        }
        if first == UInt8(ascii: "<") {
            var limits = XML.Limits()
            limits.depth = 64
            limits.nodes = 1 << 17
            guard let root = try? XML.Document(parsing: bytes, limits: limits).root, root.name.local == "ocs" else {
                return nil
            }
            return JSON.Value(root)
        }
        return try? JSON.Value(parsing: bytes)["ocs"]
    }

    private static func failure(
        _ code: Int,
        _ status: Int,
        _ message: String?,
        _ request: HTTPRequest
    ) -> Cloud.Error {
        let said = message.map {
            ", and says: " + Cloud.Error.shown($0)
        }
        return Cloud.Error(
            kind(code == 100 || 200..<300 ~= code ? status : code),
            "the server answered \(request.method) \(Redaction.urlWithoutQuery(request)) with the OCS status \(code)"
                + (said ?? ""),
            status: status
        )
    }

    private static func kind(_ code: Int) -> Cloud.Error.Code {
        switch code {
        case 400: .invalidRequest
        case 401, 997: .unauthenticated
        case 403: .forbidden
        case 404, 998: .notFound
        case 405: .unsupported
        case 423: .locked
        case 502, 504: .unreachable
        case 503: .maintenance
        case 507: .quotaExceeded
        default: .refused
        }
    }
}
