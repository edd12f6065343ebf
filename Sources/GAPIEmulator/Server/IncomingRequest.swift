import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore

/// A request in the form that the emulated services use.
struct IncomingRequest {
    /// The method, or the method that `X-HTTP-Method-Override` names.
    let method: HTTPRequest.Method
    var target: RequestTarget
    var headers: HTTPFields
    let body: IncomingBody
    /// The server's URL from the client's view, without a trailing slash.
    let root: String
    /// The number of the request in the journal.
    var sequenceNumber = 0
    /// A Boolean value indicating whether the request is a call in a batch.
    var isPart = false
    /// The fault that the request suffers.
    var fault: FaultPlan.Fault?

    var query: RequestTarget.Query { target.query }

    /// Returns the body, at most 1 MiB, as a JSON object; an empty body is an empty object.
    func jsonObject() async throws -> JSON.Value {
        try Self.jsonObject(try await body.collect(upTo: 1 << 20))
    }

    /// Returns a text as a JSON object; nothing and `null`, which Google's Go clients send, are an empty object.
    static func jsonObject(_ bytes: ByteBuffer) throws(GoogleError) -> JSON.Value {
        guard bytes.readableBytes > 0 else { return [:] }
        let value: JSON.Value
        do { value = try JSON.Value(parsing: bytes.readableBytesView) } catch {
            throw GoogleError(code: 400, reason: "parseError", message: "The body is no JSON: \(error)")
        }
        if value.isNull { return [:] }
        guard value.isObject else { throw .badRequest("The body is no JSON object.") }
        return value
    }
}

/// The operation that a request stands for.
struct Operation {
    /// The name in fault plans and in the journal.
    let name: String
    /// A Boolean value indicating whether the request needs a token, if the emulator issues any.
    var needsToken = true
    let run: (IncomingRequest) async throws -> Reply
}

/// An API that the emulator speaks.
protocol EmulatedService: Sendable {
    /// Returns the operation of a request; `nil` if the API has nothing at its path.
    ///
    /// - Parameters:
    ///   - method: The method, or the method that `X-HTTP-Method-Override` names.
    ///   - target: The path and query of the request.
    ///   - headers: The header fields of the request.
    /// - Returns: The operation, which has not started.
    /// - Throws: The error if the path belongs to this API, but the request is not valid.
    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError)
        -> Operation?

    /// Returns whether the service is the API with a name and version, such as `drive/v3`, that a request can name in
    /// its path.
    func speaks(_ api: String) -> Bool

    /// Lets go what refers to the service itself; no request comes any more.
    func stop()
}

extension EmulatedService {
    func speaks(_ api: String) -> Bool { false }
    func stop() {}
}
