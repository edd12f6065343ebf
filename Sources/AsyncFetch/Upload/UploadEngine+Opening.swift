import HTTPTypes

// The request that opens a session.
extension UploadEngine {
    /// The longest unit of parts for a source of which one part is kept in memory.
    private static var longestKeptUnit: Int { 64 << 20 }

    /// Opens a session; its place is a URL.
    ///
    /// - Returns: The session, and the step that opened it, which may have carried the first part.
    func open(
        _ source: OpenSource,
        _ contentType: String,
        partSize: Int
    ) async throws -> (UploadSession.Opening, Step) {
        var (media, call) = (UploadSession.Media(contentType: contentType, length: source.length, part: nil), call)
        if wire.opensWithPart, call.body == nil {
            let first = try await part(of: source, from: 0, limit: max(partSize, 1), unit: 1)
            media.part = try await describe(first)
            call.body = run.counting(first.body, in: sent)
        }
        wire.open(&call.request, for: media)
        call.body = call.body ?? .bytes([])
        // A session that nobody uses has no effect.
        call.options.isIdempotent = call.options.isIdempotent ?? true
        let response = try await run.fetch(call)
        let opening: UploadSession.Opening?
        do { opening = try wire.session(openedBy: response, for: media) } catch var error as FetchError {
            error.response = response
            throw error
        }
        guard var opening else { throw refusal(response) }
        switch opening.status {
        case .stored, .unknown, .finished: break
        case .busy, .gone, .failed: throw refusal(response)
        }
        guard opening.partUnit <= Self.longestKeptUnit || source.canBeReadAgain else {
            throw violation("the server asks for parts of \(opening.partUnit) bytes, too many to keep in memory")
        }
        opening.place = try place(opening.place, in: response, to: call.request)
        let step = Step(
            request: call.request,
            response: response,
            status: opening.status,
            part: media.part,
            opens: true
        )
        return (opening, step)
    }
}
