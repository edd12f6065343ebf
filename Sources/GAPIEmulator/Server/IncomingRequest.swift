import AsyncJSON
import HTTPTypes
import NIOCore

/// A request as the emulated services see it.
struct IncomingRequest {
    /// The method, or the one that `X-HTTP-Method-Override` names.
    let method: HTTPRequest.Method
    var target: RequestTarget
    let headers: HTTPFields
    let body: IncomingBody
    /// The server's URL as the client has it, without a slash at the end.
    let root: String

    var query: RequestTarget.Query { target.query }

    /// The body as a JSON object; an empty body is an empty object.
    func jsonObject() async throws -> JSON.Value {
        try Self.jsonObject(try await body.collect(upTo: 1 << 20))
    }

    static func jsonObject(_ bytes: ByteBuffer) throws(GoogleError) -> JSON.Value {
        guard bytes.readableBytes > 0 else { return [:] }
        do {
            let value = try JSON.Value(parsing: bytes.readableBytesView)
            guard value.isObject else { throw GoogleError.badRequest("The body is no JSON object.") }
            return value
        } catch let error as JSON.Error {
            throw GoogleError(code: 400, reason: "parseError", message: "The body is no JSON: \(error)")
        } catch {
            throw GoogleError.badRequest("\(error)")
        }
    }
}

/// What a request means, once its path is understood.
struct Operation {
    /// Its name in fault plans and in the journal.
    let name: String
    let run: (IncomingRequest) async throws -> Reply
}

/// One API that the emulator speaks.
protocol EmulatedService: Sendable {
    /// What a request to a path means; `nil` if there is nothing at that path.
    ///
    /// - Parameters:
    ///   - method: The method, or the one that `X-HTTP-Method-Override` names.
    ///   - target: The request's path and query.
    ///   - headers: The request's headers.
    /// - Returns: The operation, which has not begun.
    /// - Throws: Why there is none although the path is of this API.
    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError)
        -> Operation?

    /// Whether requests are meant for this service that say so, with an API's name and version: `drive/v3`.
    func speaks(_ api: String) -> Bool
}

extension EmulatedService {
    func speaks(_ api: String) -> Bool { false }
}
