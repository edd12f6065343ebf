import AsyncFetch
import AsyncJSON
import NIOCore

extension Service {
    /// Sends everything in one request.
    nonisolated func sendAtOnce<Q: UploadQuery>(
        _ query: Q,
        body metadata: [UInt8]?,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> Q.Response {
        let progress = run.control.progress
        let sent = SentBytes()
        let media = try await source.whole().observed { chunk, position in
            let count = sent.add(chunk, at: position)
            progress.report { $0.sent = count }
        }
        let type = metadata == nil ? "media" : "multipart"
        var call = try core.builder(run.options).call(for: query, purpose: .upload(type: type))
        if let metadata {
            let document = MultipartRelated(metadata: metadata, mediaType: contentType, media: media)
            call.body = document.body
            call.request.headerFields[.contentType] = document.contentType
        } else {
            call.body = media
            call.request.headerFields[.contentType] = contentType
        }
        call = await admit(call, for: query, run.options)
        let response = try await core.fetcher.core.fetch(call, monitor: run.monitor).model(Q.Response.self)
        if uploadOptions.verifiesChecksum { try sent.verify((response as? any MediaDescription)?.mediaChecksum) }
        progress.finish(at: sent.count)
        return response
    }
}

extension OpenSource {
    /// Everything as one body.
    fileprivate func whole() async throws -> RequestBody {
        switch self {
        case .bytes(let bytes): .bytes(bytes)
        case .file(let path, let status): .file(path, from: 0, length: status.size, expecting: status)
        case .sequence(let source, _): source.body
        }
    }
}

/// A `multipart/related` document of two parts, metadata and media (RFC 2387); streamed, never put together in memory.
struct MultipartRelated {
    let contentType: String
    let body: RequestBody

    init(metadata: [UInt8], mediaType: String, media: RequestBody) {
        // 128 random bits: that the media contains them by chance is less likely than a broken checksum.
        let boundary = (0..<4).reduce("part-") { text, _ in text + String(UInt32.random(in: .min ... .max), radix: 36) }
        let mediaType = mediaType.filter { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
        contentType = "multipart/related; boundary=\(boundary)"
        body = .joined([
            .bytes(Array("--\(boundary)\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n".utf8) + metadata),
            .bytes("\r\n--\(boundary)\r\nContent-Type: \(mediaType)\r\nContent-Transfer-Encoding: binary\r\n\r\n".utf8),
            media,
            .bytes("\r\n--\(boundary)--\r\n".utf8),
        ])
    }
}
