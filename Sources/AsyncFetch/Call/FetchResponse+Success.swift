import HTTPTypes
import NIOCore

extension FetchResponse {
    /// Returns the response itself if its status is a success (2xx).
    ///
    /// ```swift
    /// let user = try await fetcher.fetch(url).requireSuccess().decode(User.self)
    /// ```
    ///
    /// - Throws: ``FetchError/Code/status`` with the response in ``FetchError/response``.
    @discardableResult
    public func requireSuccess() throws -> FetchResponse {
        guard head.status.kind == .successful else { throw FetchError.unexpectedStatus(self) }
        return self
    }
}

extension TransportResponse {
    /// Returns the response itself, with its body still unread, if its status is a success (2xx).
    ///
    /// For any other status, the method reads up to 64 KiB of the body for the error. Cancelling the task ends the
    /// read.
    ///
    /// - Throws: ``FetchError/Code/status`` with the response in ``FetchError/response``, or the error of reading the
    ///   body.
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
    /// Returns the error for a response with an unexpected status.
    fileprivate static func unexpectedStatus(_ response: FetchResponse) -> FetchError {
        let status = Redaction.shown(response.head.status)
        let message = "answered with HTTP \(status.code) \(status.reasonPhrase)"
        var error = FetchError(.status, message, attempts: response.attempts)
        error.response = response
        return error
    }
}
