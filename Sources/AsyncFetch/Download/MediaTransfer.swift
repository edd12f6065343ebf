package import NIOCore

/// A download of media in order that survives broken connections.
///
/// After each break it requests the rest, and makes sure that the rest belongs to the same version.
package struct MediaTransfer: Sendable {
    let core: FetcherCore
    let monitor: FetchMonitor
    let range: MediaRange?
    let options: FetchOptions
    let encoding: MediaEncoding
    /// Makes the call for the whole media, or for one generation of an object.
    let makeCall: @Sendable (_ generation: String?) async throws -> FetchCall

    /// Prepares a download.
    ///
    /// - Parameters:
    ///   - core: The fetcher that sends the requests.
    ///   - monitor: The monitor of the requests.
    ///   - range: The bytes to get; all bytes if `nil`.
    ///   - encoding: The form to request.
    ///   - options: The options of the calls; ``FetchOptions/transferTimeout`` bounds the waits between attempts.
    ///   - makeCall: Makes the call for the whole media, anew for each part; with a generation, the call depends on it.
    package init(
        core: FetcherCore,
        monitor: FetchMonitor,
        range: MediaRange? = nil,
        encoding: MediaEncoding,
        options: FetchOptions,
        makeCall: @escaping @Sendable (_ generation: String?) async throws -> FetchCall
    ) {
        self.core = core
        self.monitor = monitor
        self.range = range
        self.encoding = encoding
        self.options = options
        self.makeCall = makeCall
    }

    /// Passes the bytes to `sink` in order; calls `begin` before the first of them.
    ///
    /// If the whole media arrives, its checksum is compared at the end.
    package func run(
        begin: (MediaInfo) -> Void,
        sink: (ByteBuffer) async throws -> Void
    ) async throws -> MediaInfo {
        try checkRange()
        var checksum = CRC32C()
        var count: Int64 = 0
        var decoder: ContentDecoder?
        let info = try await run(from: Place(range)) { _, info in
            decoder = self.decoder(of: info)
            begin(info)
        } sink: { chunk in
            chunk.withUnsafeReadableBytes { checksum.update($0) }
            count += Int64(chunk.readableBytes)
            guard let decoder else { return try await sink(chunk) }
            decoder.add(chunk)
            while let piece = try decoder.next() { try await sink(piece) }
        }
        try Self.verify(info, sum: checksum, isWhole: info.total.map { $0 == count } ?? (range == nil))
        try decoder?.finish()
        return info
    }

    /// The position of a transfer, and the version of its media.
    struct Place {
        /// The next byte; `nil` while only the server knows where the last bytes begin.
        var offset: Int64?
        /// The first wanted byte.
        var lowerBound: Int64?
        /// The media that the bytes so far belong to; `nil` before the first response.
        var info: MediaInfo?
        /// The version of the bytes so far.
        var version: MediaVersion?
        var total: Int64?

        init(_ range: MediaRange?) {
            offset = range.map(\.lowerBound) ?? 0
            lowerBound = offset
        }

        /// A Boolean value indicating whether bytes have been passed on.
        var hasBegun: Bool { offset.map { $0 > lowerBound ?? 0 } ?? false }
    }

    /// Passes the bytes to `sink` in order; calls `begin` before the first of them.
    ///
    /// - Parameters:
    ///   - place: The start: that of an earlier transfer, or that of the range.
    ///   - canRewind: `true` if the bytes so far can be discarded, so that the transfer can begin again.
    ///   - begin: Called before the first byte, and again after each new beginning.
    ///   - rewind: Discards the bytes so far.
    ///   - sink: Takes the bytes; an error from it ends the transfer.
    /// - Returns: The server's information about the media.
    /// - Throws: ``FetchError``, `CancellationError`, or the errors of the closures.
    func run(
        from place: Place,
        canRewind: Bool = false,
        begin: (Place, MediaInfo) async throws -> Void,
        rewind: () async throws -> Void = {},
        sink: (ByteBuffer) async throws -> Void
    ) async throws -> MediaInfo {
        var backoff = Backoff(core, options, timeout: options.transferTimeout)
        var place = place
        var furthest = place.offset ?? 0
        /// A Boolean value indicating whether the bytes come from an earlier transfer and no response has confirmed
        /// them.
        var isEarlier = place.version != nil
        while true {
            let call = try await call(at: place)
            let response = try await core.respond(to: call, monitor: monitor)
            let verdict = try await judge(response, at: place)
            let part: MediaInfo
            switch verdict {
            case .part(let info): part = info
            case .complete(let info): return info
            case .changed:
                // Bytes of an earlier transfer may be of an old version. Within one transfer, two versions are an
                // error.
                guard isEarlier, canRewind else { throw changed }
                try await rewind()
                place = Place(range)
                furthest = place.offset ?? 0
                isEarlier = false
                continue
            }
            isEarlier = false
            if place.info == nil { try await start(&place, with: part, begin) }
            place.total = place.total ?? part.total
            guard var offset = place.offset, let info = place.info else { throw unexpected("no place") }
            let end = range?.upperBound.map { min($0, place.total ?? $0) } ?? place.total
            if !part.isPartial, range != nil, offset == end { return info }  // nothing of it is wanted
            do {
                var surplus = offset - part.start  // sent by a server that starts again and ignores the range
                for try await chunk in response.body {
                    let repeated = min(surplus, Int64(chunk.readableBytes))
                    guard let fresh = chunk.part(droppingFirst: &surplus, upTo: end.map { $0 - offset }) else {
                        guard offset == end, chunk.readableBytes > repeated else { continue }
                        if range != nil { return info }  // the rest is not wanted
                        throw unexpected("the server sends more than the \(offset) bytes that it announced")
                    }
                    try await sink(fresh)
                    offset += Int64(fresh.readableBytes)
                    place.offset = offset
                    if offset > furthest {
                        furthest = offset
                        backoff.reset()
                    }
                    if !part.isPartial, range != nil, offset == end { return info }  // the rest is not needed
                }
                // Without a total, an answer from the beginning must at least reach what was asked for.
                if end.map({ offset < $0 }) ?? (surplus > 0 || (offset > 0 && !place.hasBegun)) {
                    let rest = end.map { "of \($0)" } ?? "before the bytes that were asked for"
                    throw FetchError(.connectionLost, "the answer ended at byte \(offset - surplus) \(rest)")
                }
                return info
            } catch var error as FetchError where error.isRetryable {
                monitor.didFail(status: nil, failure: error.code)
                error.attempts = monitor.attempts
                let failed = FailedAttempt(ofTransfer: call.request, options, error: error)
                // Of a known version, only more of the same is wanted, even if nothing of it has come yet: other
                // transfers may have written bytes of it.
                let isPinned = place.version?.isKnown == true
                let isLost = place.hasBegun && !isPinned
                guard !isLost || canRewind, let delay = await backoff.delay(after: failed) else { throw error }
                try await core.wait(delay, monitor)
                if isLost { try await rewind() }
                if !isPinned { place = Place(range) }
            }
        }
    }

    private func start(
        _ place: inout Place,
        with part: MediaInfo,
        _ begin: (Place, MediaInfo) async throws -> Void
    ) async throws {
        if place.offset == nil {
            guard case .suffix(let count)? = range?.kind else { throw unexpected("no range") }
            guard let total = part.total else { throw unexpected("the server does not say where the last bytes begin") }
            place.offset = max(0, total - count)
            place.lowerBound = place.offset
            if part.isPartial, part.start != place.offset {
                throw unexpected("the server sends other bytes than the last")
            }
        }
        place.info = part
        place.version = part.version
        place.total = part.total
        try await begin(place, part)
    }

    private func call(at place: Place) async throws -> FetchCall {
        let isPinned = place.version != nil
        let generation = place.version.flatMap { $0.etag == nil ? $0.generation : nil }
        var call = try await makeCall(isPinned ? generation : nil)
        call.request.addDefault(.acceptEncoding, encoding.accepted)
        call.options.decodesContent = false
        if let offset = place.offset {
            if let end = range?.upperBound {
                // Where all has come, the last byte once more: a range that ends before it begins is none.
                call.request.headerFields[.range] = "bytes=\(min(offset, end - 1))-\(end - 1)"
            } else if offset > 0 {
                call.request.headerFields[.range] = "bytes=\(offset)-"
            }
        } else if case .suffix(let count)? = range?.kind {
            call.request.headerFields[.range] = "bytes=-\(count)"
        }
        if let etag = place.version?.etag { call.request.headerFields[.ifMatch] = etag }
        return call
    }

    private enum Verdict {
        case part(MediaInfo)
        /// There are no more bytes.
        case complete(MediaInfo)
        case changed
    }

    /// Checks that a response is the requested part.
    private func judge(_ response: TransportResponse, at place: Place) async throws -> Verdict {
        let status = response.head.status
        if status == .preconditionFailed, place.version != nil { return .changed }
        if status == .rangeNotSatisfiable, let offset = place.offset, let info = place.info {
            let range = response.head.headerFields[.contentRange].flatMap { ContentRange($0) }
            // Media that was longer before is other media, even if it ends where the bytes so far do.
            let isWhole = range?.total == offset && (place.total ?? offset) == offset
            return isWhole ? .complete(info) : .changed
        }
        guard status == .ok || status == .partialContent else {
            var body = ByteBuffer()
            // The status alone says more than the size of a long page.
            do { body = try await response.body.collect(upTo: 1 << 20) } catch let error as FetchError
                where error.code == .tooLarge
            {}
            let shown = Redaction.shown(status)
            var error = FetchError(
                .status,
                "a download was answered with HTTP \(shown.code) \(shown.reasonPhrase)",
                attempts: monitor.attempts
            )
            error.response = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
            throw error
        }
        let part = try MediaInfo(response.head)
        if let version = place.version {
            guard version.fits(part.version) else { return .changed }
            // One generation can come packed and unpacked; one entity tag cannot.
            let isOneForm = version.etag != nil && version.etag == part.version.etag
            guard isOneForm || place.info?.contentEncoding == part.contentEncoding else { return .changed }
            if let total = place.total, let other = part.total, total != other { return .changed }
            // More bytes have come than that.
            if place.hasBegun, let offset = place.offset, let total = part.total, total < offset { return .changed }
        }
        if let offset = place.offset {
            // A server that starts again sends everything; a part must be the one that was asked for.
            let asked = range?.upperBound.map { min(offset, $0 - 1) } ?? offset
            guard part.isPartial ? part.start == asked : part.start <= offset else {
                throw unexpected("the server sends from byte \(part.start) where \(asked) was asked for")
            }
            // A server that ignores ranges refuses none.
            if let range, !range.isEmpty, !place.hasBegun, offset > 0, let total = part.total, offset >= total {
                throw FetchError(
                    .invalidRequest,
                    "the range begins at byte \(offset), and the media has only \(total) bytes",
                    attempts: monitor.attempts
                )
            }
            // Nothing else would tell whether it is the last part.
            if part.isPartial, range?.upperBound == nil, place.total == nil, part.total == nil {
                throw unexpected("the server sends a part of the media and does not say how long the whole is")
            }
        }
        return .part(part)
    }

    private func unexpected(_ what: String) -> FetchError {
        FetchError(.invalidResponse, what, attempts: monitor.attempts)
    }

    private var changed: FetchError {
        FetchError(
            .mediaChanged,
            "the media changed while it was downloaded; start again",
            attempts: monitor.attempts
        )
    }
}

extension ByteBuffer {
    /// Drops bytes from the start of a chunk and returns at most `limit` of the rest; `nil` if nothing is left.
    fileprivate func part(droppingFirst count: inout Int64, upTo limit: Int64?) -> ByteBuffer? {
        let dropped = Int(min(count, Int64(readableBytes)))
        count -= Int64(dropped)
        let rest = readableBytes - dropped
        let taken = limit.map { Int(min($0, Int64(rest))) } ?? rest
        return taken > 0 ? getSlice(at: readerIndex + dropped, length: taken) : nil
    }
}
