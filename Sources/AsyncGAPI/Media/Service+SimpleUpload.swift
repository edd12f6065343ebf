import AsyncFetch
import AsyncJSON
import NIOCore

extension Service {
    /// Sends a source in one request.
    nonisolated func sendAtOnce<Q: UploadQuery>(
        _ query: Q,
        body metadata: QueryPayload?,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> Q.Response {
        let progress = run.control.progress
        let sent = SentBytes(hashing: uploadOptions.hashes(for: query.fields))
        let media = source.whole().observed { chunk, position in
            let count = sent.add(chunk, at: position)
            progress.report { $0.sent = count }
        }
        let type = metadata == nil ? "media" : "multipart"
        var call = try core.builder(run.options).call(for: query, purpose: .upload(type: type))
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
        call = await admit(call, for: query, run.options)
        let response = try core.read(await core.fetcher.core.fetch(call, monitor: run.monitor), of: query)
        if uploadOptions.verifiesChecksum {
            try await sent.verify(response, of: source, method: query.method.id)
        }
        progress.finish(at: sent.count)
        return response
    }
}
