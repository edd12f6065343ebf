import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore

@testable import AsyncGAPI

/// Calls and answers for the tests of the codec.
enum BatchSamples {
    /// A call of Drive.
    static func call(
        _ method: HTTPRequest.Method = .get,
        _ path: String = "/drive/v3/files/f7",
        _ fields: HTTPFields = [:],
        body: String? = nil
    ) -> FetchCall {
        let request = HTTPRequest(
            method: method,
            scheme: "https",
            authority: "www.googleapis.com",
            path: path,
            headerFields: fields
        )
        return FetchCall(request, body: body.map { .bytes($0.utf8) })
    }

    static func part(_ id: String, _ call: FetchCall, _ limits: GAPI.BatchLimits = .init()) throws -> BatchPart {
        try BatchPart(id: id, call, limits: limits)
    }

    /// An answer to a batch.
    static func response(
        _ body: some Sequence<UInt8>,
        type: String? = "multipart/mixed; boundary=b",
        status: Int = 200
    ) -> FetchResponse {
        var head = HTTPResponse(status: .init(code: status))
        head.headerFields[.contentType] = type
        return FetchResponse(head: head, body: ByteBuffer(bytes: body), attempts: [])
    }

    /// An answer of these parts with the boundary `b`, as Google's servers write it.
    static func body(_ parts: [String]) -> String {
        parts.map { "--b\r\n\($0)\r\n" }.joined() + "--b--\r\n"
    }

    /// A part with an answer in it.
    static func part(
        _ id: String?,
        _ answer: String = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{}"
    ) -> String {
        "Content-Type: application/http\r\n" + (id.map { "Content-ID: <response-\($0)>\r\n" } ?? "") + "\r\n\(answer)"
    }

    static func read(_ body: String, expecting ids: [String] = ["1"], endedEarly: Bool = false) throws -> BatchAnswer {
        try BatchAnswer(reading: response(body.utf8), expecting: ids, endedEarly: endedEarly)
    }
}

extension BatchAnswer {
    /// The outcome of a call as a short text.
    func summary(_ index: Int) -> String? {
        switch self[index] {
        case nil: nil
        case .success(let response): "\(response.head.status.code) \(String(buffer: response.body))"
        case .failure(let error): "\(error.code)"
        }
    }

    /// The outcomes of the first calls.
    func summaries(_ count: Int) -> [String?] { (0..<count).map { summary($0) } }
}

/// A generator that always returns the same number.
struct StuckGenerator: RandomNumberGenerator {
    func next() -> UInt64 { 0x0123_4567_89AB_CDEF }
}
