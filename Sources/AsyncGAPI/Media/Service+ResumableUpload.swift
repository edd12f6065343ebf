import AsyncFetch
import AsyncJSON

extension Service {
    /// Opens a session for `query`, and sends a source to it.
    nonisolated func sendToSession<Q: UploadQuery>(
        opening query: Q,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> Q.Response {
        let call = try core.builder(run.options).call(for: query, purpose: .upload(type: "resumable"))
        let session: SessionUpload<Q.Response> = session(run, UploadCarrier(of: call)) { [core] in
            try core.read($0, of: query)
        }
        try await session.open(
            await admit(call, for: query, run.options),
            method: query.method.id,
            source,
            contentType,
            uploadOptions
        )
        let sent = SentBytes(hashing: uploadOptions.hashes(for: query.fields))
        return try await send(source, sent, to: session, resumes: false, verifies: uploadOptions.verifiesChecksum)
    }

    /// Sends the bytes of a source that the server does not have.
    nonisolated func resume<Response: Sendable>(
        _ source: OpenSource,
        _ run: UploadRun,
        decode: @escaping @Sendable (FetchResponse) throws -> Response
    ) async throws -> Response {
        let carrier = UploadCarrier(of: try core.builder(run.options).sessionCall())
        let session = session(run, carrier, decode: decode)
        return try await send(source, SentBytes(), to: session, resumes: true, verifies: true)
    }

    private nonisolated func session<Response: Sendable>(
        _ run: UploadRun,
        _ carrier: UploadCarrier,
        decode: @escaping @Sendable (FetchResponse) throws -> Response
    ) -> SessionUpload<Response> {
        SessionUpload(core.fetcher, run.options.fetch, carrier, run.control, run.monitor, decode: decode) {
            var error = GAPIError(response: $0)
            if $1 { error.code = .uploadSessionExpired }
            return error
        }
    }

    private nonisolated func send<Response: Sendable>(
        _ source: OpenSource,
        _ sent: SentBytes,
        to session: SessionUpload<Response>,
        resumes: Bool,
        verifies: Bool
    ) async throws -> Response {
        try await session.send(source, sent, resumes: resumes, sendsHash: verifies) { method, response in
            guard verifies else { return }
            if let length = source.length { try await sent.catchUp(to: length, in: source) }
            try await sent.verify(response, of: source, method: method)
        }
    }
}
