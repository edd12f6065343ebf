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
            wire(uploadOptions),
            await admit(call, for: query, options),
            hashing: uploadOptions.hashes(for: query.fields),
            keeper: uploadOptions.keeper
        )
        let answer = try await engine.upload(
            source,
            contentType: contentType,
            method: query.method.id,
            partSize: uploadOptions.chunkSize
        )
        let response = try core.read(answer, of: query)
        await engine.forgetSession()
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
        _ uploadOptions: UploadOptions,
        _ options: GAPI.QueryOptions,
        _ run: UploadRun,
        decode: (FetchResponse) throws -> Response
    ) async throws -> Response {
        let engine = UploadEngine(
            run,
            try session.googleWire(sendsHash: sendsHash(uploadOptions)),
            try core.builder(options).sessionCall(),
            keeper: uploadOptions.keeper
        )
        let response = try core.read(try await engine.resume(session, from: source), decode: decode)
        await engine.forgetSession()
        if uploadOptions.verifiesChecksum {
            try await engine.sent.verifyAll(of: source, against: response, method: session.method)
        }
        run.finish(source, engine.sent)
        return response
    }

    /// Returns the protocol of a new session.
    private nonisolated func wire(_ options: UploadOptions) -> any UploadWire {
        let documented = GoogleUploadWire.Description(documentedBy: core.definition.name)
        let newer = GoogleUploadWire(describing: documented ?? .content, sendsHash: sendsHash(options))
        switch options.wire {
        case .googleUpload: return newer
        case .automatic where documented != nil: return newer
        case .automatic, .contentRange: return ContentRangeWire(sendsHash: sendsHash(options))
        }
    }

    /// Returns `true` if the last part is to have the checksum of all bytes, which only Cloud Storage looks at.
    private nonisolated func sendsHash(_ options: UploadOptions) -> Bool {
        options.verifiesChecksum && core.definition.name == "storage"
    }
}

extension GoogleUploadWire.Description {
    /// The header fields that a service documents which documents no other upload protocol; `nil` for other services.
    ///
    /// Source: "Upload media" of Google Photos, "Files" of the Gemini API, "Upload a photo sphere" of Street View.
    fileprivate init?(documentedBy service: String) {
        switch service {
        case "photoslibrary": self = .raw(fileName: nil)
        case "generativelanguage", "streetviewpublish": self = .headers
        default: return nil
        }
    }
}
