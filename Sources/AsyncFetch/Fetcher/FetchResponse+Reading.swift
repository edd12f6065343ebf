import HTTPTypes
import NIOCore

extension FetchResponse {
    /// Returns the answer itself if its status says success (2xx).
    ///
    /// ```swift
    /// let user = try await fetcher.fetch(url).requireSuccess().decode(User.self)
    /// ```
    ///
    /// - Throws: ``FetchError/Code/status`` with the answer in ``FetchError/response``.
    @discardableResult
    public func requireSuccess() throws -> FetchResponse {
        guard head.status.kind == .successful else { throw FetchError.unexpectedStatus(self) }
        return self
    }

    /// Decodes a type from the body, JSON or XML as its first character tells, in the encoding that it says.
    ///
    /// The status does not matter: see ``requireSuccess()``.
    ///
    /// - Throws: ``FetchError/Code/content`` with the answer; its cause is a `JSON.Error` or `XML.Error` with path and position, or
    ///   what the type throws.
    public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        do { return try APIAnswer(self).decode(type) } catch {
            var failure = FetchError(.content, "the answer is no \(type)", cause: error, attempts: attempts)
            failure.response = self
            throw failure
        }
    }
}

extension TransportResponse {
    /// Returns the answer itself, its body still to be read, if its status says success (2xx).
    ///
    /// Of any other, up to 64 KiB of the body are read for the error.
    ///
    /// - Throws: ``FetchError/Code/status`` with the answer in ``FetchError/response``, or what reading the body throws.
    @discardableResult
    public func requireSuccess() async throws -> TransportResponse {
        guard head.status.kind != .successful else { return self }
        var start = ByteBuffer()
        for try await chunk in body {
            start.writeImmutableBuffer(chunk)
            if start.readableBytes >= 64 << 10 { break }
        }
        throw FetchError.unexpectedStatus(FetchResponse(head: head, body: start, attempts: []))
    }
}

extension FetchError {
    /// The error of an answer whose status is none that its reader can do with.
    fileprivate static func unexpectedStatus(_ response: FetchResponse) -> FetchError {
        let status = response.head.status
        let message = "answered with HTTP \(status.code) \(status.reasonPhrase)"
        var error = FetchError(.status, message, attempts: response.attempts)
        error.response = response
        return error
    }
}
