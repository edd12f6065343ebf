import AsyncFetch
import AsyncJSON
import NIOCore

extension GAPI.Service {
    /// Sends a source in one request.
    nonisolated func sendAtOnce<Q: GAPI.UploadQuery>(
        _ query: Q,
        body metadata: GAPI.QueryPayload?,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ options: GAPI.QueryOptions,
        _ run: UploadRun
    ) async throws -> Q.Response {
        let sent = SentBytes(hashing: uploadOptions.hashes(for: query.fields))
        let media = run.counting(source.whole(), in: sent)
        let type = metadata == nil ? "media" : "multipart"
        var call = try core.builder(options).call(for: query, purpose: .upload(type: type))
        if let metadata {
            let document = MultipartBody(
                .related,
                [
                    .init(.bytes(metadata.bytes), contentType: metadata.contentType),
                    .init(media, contentType: contentType),
                ]
            )
            call.body = document.body
            call.request.headerFields[.contentType] = document.contentType
        } else {
            call.body = media
            call.request.headerFields[.contentType] = contentType
        }
        call = await admit(call, for: query, options)
        let answer = try await run.fetch(call)
        if let created = try await created(by: query, refusedWith: answer, source, sent, options, run) {
            run.finish(source, sent)
            return created
        }
        let response = try core.read(answer, of: query)
        if uploadOptions.verifiesChecksum {
            try await sent.verify(source, against: response, method: query.method.id)
        }
        run.finish(source, sent)
        return response
    }
}
