import AsyncFetch

extension GAPI.Service {
    /// Opens a session for a query and sends a source to it.
    nonisolated func sendToSession<Q: GAPI.UploadQuery>(
        opening query: Q,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ options: GAPI.QueryOptions,
        _ run: UploadRun
    ) async throws -> Q.Response {
        let call = try core.builder(options).call(for: query, purpose: .upload(type: "resumable"))
        let engine = UploadEngine(
            run,
            ContentRangeWire(sendsHash: uploadOptions.verifiesChecksum),
            await admit(call, for: query, options),
            hashing: uploadOptions.hashes(for: query.fields)
        )
        let answer = try await engine.upload(
            source,
            contentType: contentType,
            method: query.method.id,
            partSize: uploadOptions.chunkSize
        )
        let response = try core.read(answer, of: query)
        if uploadOptions.verifiesChecksum {
            try await engine.sent.verifyAll(of: source, against: response, method: query.method.id)
        }
        run.finish(source, engine.sent)
        return response
    }

    /// Sends to a session what its server does not have.
    nonisolated func send<Response: Sendable>(
        _ source: OpenSource,
        to session: UploadSession,
        _ options: GAPI.QueryOptions,
        _ run: UploadRun,
        decode: (FetchResponse) throws -> Response
    ) async throws -> Response {
        let engine = UploadEngine(run, ContentRangeWire(sendsHash: true), try core.builder(options).sessionCall())
        let response = try decode(try await engine.resume(session, from: source))
        try await engine.sent.verifyAll(of: source, against: response, method: session.method)
        run.finish(source, engine.sent)
        return response
    }
}
