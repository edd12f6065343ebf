import AsyncFetch
package import HTTPTypes

extension GAPI.Service {
    /// Calls a method and returns its response with the response's head, whose header fields tell more.
    ///
    /// It is like ``execute(_:options:)`` in all else.
    ///
    /// - Throws: ``GAPI/Error``, or `CancellationError`; nothing else.
    @concurrent package func executeWithHead<Q: GAPI.Query>(
        _ query: Q,
        options: GAPI.QueryOptions = .init()
    ) async throws -> (response: Q.Response, head: HTTPResponse) {
        let options = core.options(options)
        let call = try await admit(core.builder(options).call(for: query), for: query, options)
        let response = try await core.call(call, method: query.method.id)
        do {
            return (try core.read(response, of: query), response.head)
        } catch {
            throw GAPI.Error(error, method: query.method.id, url: Redaction.urlWithoutQuery(call.request))
        }
    }
}
