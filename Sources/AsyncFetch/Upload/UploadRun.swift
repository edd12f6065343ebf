/// The values that stay the same during one upload.
package struct UploadRun: Sendable {
    let core: FetcherCore
    /// The options of the upload's requests.
    package let options: FetchOptions
    let control: UploadControl
    /// The monitor of the upload's requests.
    package let monitor: FetchMonitor

    /// Opens the source, and reports its length.
    package func open(_ source: UploadSource) async throws -> OpenSource {
        let opened = try await source.open()
        control.progress.report { $0.total = opened.length }
        return opened
    }

    /// Sends a request of the upload and collects its answer.
    package func fetch(_ call: FetchCall) async throws -> FetchResponse {
        try await core.fetch(call, monitor: monitor)
    }

    /// Counts, hashes and reports the bytes of a body as they are sent.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - offset: The position of its first byte in the source.
    ///   - sent: The count that they are added to.
    /// - Returns: The same body, observed.
    package func counting(_ body: FetchRequestBody, from offset: Int64 = 0, in sent: SentBytes) -> FetchRequestBody {
        let progress = control.progress
        return body.observed { chunk, position in
            let count = sent.add(chunk, at: offset + position)
            progress.report { $0.sent = count }
        }
    }

    /// Reports that everything has arrived.
    package func finish(_ source: OpenSource, _ sent: SentBytes) {
        control.progress.finish(at: source.length ?? sent.count)
    }
}
