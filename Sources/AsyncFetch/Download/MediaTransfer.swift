package import NIOCore

/// Downloads media in order, through broken connections: after each break it asks for the rest, and makes sure that the rest
/// belongs to the same version.
package struct MediaTransfer: Sendable {
    let core: FetcherCore
    let monitor: FetchMonitor
    let range: MediaRange?
    let options: FetchOptions
    let encoding: MediaEncoding
    /// The call for all of it; of a generation of an object, where one is given.
    let makeCall: @Sendable (_ generation: String?) async throws -> FetchCall

    /// Prepares a download.
    ///
    /// - Parameters:
    ///   - core: what sends the requests.
    ///   - monitor: is told of them.
    ///   - range: the bytes to get; everything when nil.
    ///   - encoding: the form to ask for.
    ///   - options: those of its calls; ``FetchOptions/transferTimeout`` bounds the waits between attempts.
    ///   - makeCall: the call for all of it, made anew for each part; where it gets a generation, it depends on that.
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

    /// Gives the bytes to `sink` in order, and tells `begin` before the first of them what is coming.
    ///
    /// Where all of the media comes, its checksum is compared at the end.
    package func run(
        begin: (MediaInfo) -> Void,
        sink: (ByteBuffer) async throws -> Void
    ) async throws -> MediaInfo {
        try range?.check()
        var checksum = CRC32C()
        var count: Int64 = 0
        let info = try await run(from: Place(range)) { _, info in
            begin(info)
        } sink: { chunk in
            chunk.withUnsafeReadableBytes { checksum.update($0) }
            count += Int64(chunk.readableBytes)
            try await sink(chunk)
        }
        try Self.verify(info, sum: checksum, isWhole: info.total.map { $0 == count } ?? (range == nil))
        return info
    }

    /// How far a transfer has come, and of what.
    struct Place {
        /// The next byte; nil while only the server knows where the last bytes begin.
        var offset: Int64?
        /// The first byte that is wanted.
        var lowerBound: Int64?
        /// What the bytes so far are a part of; nil before the first answer.
        var info: MediaInfo?
        /// Of the bytes so far.
        var version: MediaVersion?
        var total: Int64?

        init(_ range: MediaRange?) {
            offset = range.map(\.lowerBound) ?? 0
            lowerBound = offset
        }

        /// Whether bytes have been handed on.
        var hasBegun: Bool { offset.map { $0 > lowerBound ?? 0 } ?? false }
    }

    /// Gives the bytes to `sink` in order, and tells `begin` before the first of them what is coming.
    ///
    /// - Parameters:
    ///   - place: where to begin: an earlier transfer's, or that of the range.
    ///   - canRewind: whether the bytes so far can be forgotten, so that all begins anew.
    ///   - begin: told again after each new beginning.
    ///   - rewind: forgets them.
    ///   - sink: an error from it ends the transfer.
    /// - Returns: what the server said of the media.
    /// - Throws: ``FetchError``, `CancellationError`, or what the closures throw.
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
        /// Whether nothing of it was checked against an answer yet.
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
                // What an earlier transfer has left is of an old version. In this one, nobody expects two.
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
                var surplus = offset - part.start  // of a server that starts over although it was asked for the rest
                for try await chunk in response.body {
                    guard let fresh = chunk.part(droppingFirst: &surplus, upTo: end.map { $0 - offset }) else {
                        continue
                    }
                    try await sink(fresh)
                    offset += Int64(fresh.readableBytes)
                    place.offset = offset
                    if offset > furthest {
                        furthest = offset
                        backoff.reset()
                    }
                    if !part.isPartial, range != nil, offset == end { return info }  // the rest is not wanted
                }
                if let end, offset < end {
                    throw FetchError(.connectionLost, "the answer ended at byte \(offset) of \(end)")
                }
                return info
            } catch var error as FetchError where error.isRetryable {
                monitor.didFail(status: nil, failure: error.code)
                error.attempts = monitor.attempts
                let failed = FailedAttempt(call.request, isIdempotent: true, error: error)
                let isLost = place.hasBegun && place.version?.isKnown != true
                guard !isLost || canRewind, let delay = await backoff.delay(after: failed) else { throw error }
                try await core.wait(delay, monitor)
                if isLost { try await rewind() }
                if isLost || !place.hasBegun { place = Place(range) }
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
        /// There is nothing more.
        case complete(MediaInfo)
        case changed
    }

    /// Checks that an answer is the part that was asked for.
    private func judge(_ response: TransportResponse, at place: Place) async throws -> Verdict {
        let status = response.head.status
        if status == .preconditionFailed, place.version != nil { return .changed }
        if status == .rangeNotSatisfiable, place.hasBegun, let info = place.info {
            let range = response.head.headerFields[.contentRange].flatMap { ContentRange($0) }
            return range?.total == place.offset ? .complete(info) : .changed
        }
        guard status == .ok || status == .partialContent else {
            let body = try await response.body.collect(upTo: 1 << 20)
            var error = FetchError(
                .status,
                "a download was answered with HTTP \(status.code) \(status.reasonPhrase)",
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
        }
        if let offset = place.offset, part.start > offset {
            throw unexpected("the server sends from byte \(part.start) where \(offset) was asked for")
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
    /// What is left of a chunk after dropping bytes from its start, at most `limit`; `nil` for nothing.
    fileprivate func part(droppingFirst count: inout Int64, upTo limit: Int64?) -> ByteBuffer? {
        let dropped = Int(min(count, Int64(readableBytes)))
        count -= Int64(dropped)
        let rest = readableBytes - dropped
        let taken = limit.map { Int(min($0, Int64(rest))) } ?? rest
        return taken > 0 ? getSlice(at: readerIndex + dropped, length: taken) : nil
    }
}
