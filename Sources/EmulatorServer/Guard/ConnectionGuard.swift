import AsyncFetch
import AsyncFetchTesting
import NIOCore
import NIOHTTP1

/// The limits of a connection: it refuses what is too slow, too long or from elsewhere, and closes what is idle.
///
/// It stands between the parser and the service, in one of these states:
///
/// ```text
/// reading   head ──► body ──► nothing ──► head …     each with a limit for the time since its last step forward
/// answers   the number of requests whose responses are not complete
/// refused   the reason why nothing more is taken, until the responses to earlier requests are complete
/// ending    after a refusal, and after a response with `Connection: close`: the output is closed behind its last byte,
///           and what still arrives is dropped until a moment after that, because a connection closed at once could
///           take the answer with it
/// ```
///
/// Times are compared at intervals of a quarter of the shortest limit, so a limit can be exceeded by two of them. A response
/// that is complete here can be on its way for long: it counts as sent when the channel has no bytes of it any more.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Reading { case nothing, head, body }

    /// What a response needs to know of its request.
    private struct Asked {
        /// The origin of the page that has sent the request, or `nil`.
        var origin: String?
        /// A Boolean value indicating whether the client knows chunks, which HTTP/1.0 does not have.
        let knowsChunks: Bool
    }

    /// The time for which arriving bytes are dropped after the last byte of an ending connection.
    private static let lingering = TimeAmount.seconds(2)
    /// The time after which a body must have arrived at the least rate.
    private static let bodyGrace = TimeAmount.seconds(60)
    /// The number of body bytes that are read after the response, so that the connection can be used again.
    private static let drainLimit: Int64 = 64 << 20

    private let limits: EmulatorLimits
    private let admission: RequestAdmission
    private let refusalBody: @Sendable (EmulatorRefusal) -> EmulatorRefusal.Body

    private var reading = Reading.head
    /// A Boolean value indicating whether the client has sent a request after which it wants the connection closed.
    private var hasLastRequest = false
    /// The time of the last step forward in reading.
    private var since = NIODeadline.now()
    /// A Boolean value indicating whether any byte of the head has arrived.
    private var hasBytes = false
    /// A Boolean value indicating whether the service waits for bytes; else it is the one that is slow.
    private var isReadPending = true
    private var bodyBytes: Int64 = 0
    /// The time for which the service has waited for bytes of the body, without the current wait.
    private var bodyTime = TimeAmount.zero
    private var drainedBytes: Int64 = 0
    private var answers = 0
    /// The requests of these responses.
    private var asked: CircularBuffer<Asked> = []
    /// A Boolean value indicating whether the head of the current response was written.
    private var hasBegun = false
    private var closesAfterResponse = false
    /// The refusal that waits for the responses to earlier requests.
    private var refused: EmulatorRefusal?
    private var isEnding = false
    /// The bytes that the client had not taken at the last check, and the time of its last step forward in taking them.
    private var untaken = (count: 0, since: NIODeadline.now())
    private var check: Scheduled<Void>?

    /// The number of open answers to requests that have not arrived whole, which is 0 or 1.
    private var unread: Int { reading == .body ? 1 : 0 }
    /// A Boolean value indicating whether all that still arrives is dropped: behind a request that was refused, and
    /// behind one with `Connection: close` (RFC 9112 §9.6).
    private var dropsArrivals: Bool { refused != nil || hasLastRequest && reading != .body }

    init(
        _ limits: EmulatorLimits,
        _ admission: RequestAdmission,
        _ refusalBody: @escaping @Sendable (EmulatorRefusal) -> EmulatorRefusal.Body
    ) {
        self.limits = limits
        self.admission = admission
        self.refusalBody = refusalBody
    }

    // MARK: The connection

    func channelActive(context: ChannelHandlerContext) {
        since = context.eventLoop.now
        scheduleCheck(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        check?.cancel()
        tellOfCut(context)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { check?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { tellOfCut(context) }
        context.fireUserInboundEventTriggered(event)
    }

    /// Tells whoever reads the body that it is not whole, which the parser does not say after an error.
    private func tellOfCut(_ context: ChannelHandlerContext) {
        if reading == .body { context.fireErrorCaught(ChannelError.inputClosed) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is HTTPParserError where dropsArrivals, is ByteToMessageDecoderError where dropsArrivals: break
        case HTTPParserError.headerOverflow: refuse(.longHead, context)
        case HTTPParserError.invalidEOFState: context.fireErrorCaught(error)
        case is HTTPParserError: refuse(.invalidRequest, context)
        default: context.fireErrorCaught(error)
        }
    }

    // MARK: Requests

    /// Notes that bytes have arrived, before they are parsed.
    func noteBytes(at time: NIODeadline) {
        if reading == .body, isReadPending { bodyTime = bodyTime + (time - since) }
        isReadPending = false
        if reading == .nothing { reading = .head }
        if reading == .body || !hasBytes { since = time }
        hasBytes = true
    }

    func read(context: ChannelHandlerContext) {
        if !isReadPending, reading == .body { since = context.eventLoop.now }
        isReadPending = true
        // What would be dropped waits at the client.
        if !dropsArrivals { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnding, !dropsArrivals else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            reading = .body
            if !head.isKeepAlive { hasLastRequest = true }
            (since, bodyBytes, drainedBytes, bodyTime) = (context.eventLoop.now, 0, 0, .zero)
            answers += 1
            asked.append(Asked(knowsChunks: head.version != .http1_0))
            let size = head.headers.reduce(head.uri.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count }
            if size > limits.headerBytes || head.headers.count > limits.headerCount {
                return refuse(.longHead, context)
            }
            if let refusal = admission.refusal(of: head, local: context.localAddress) {
                return refuse(refusal, context)
            }
            asked[asked.index(before: asked.endIndex)].origin = head.headers.first(name: "Origin")
            if let length = head.headers.first(name: "Content-Length"),
                WireNumber.count(length) ?? .max > limits.bodyBytes
            {
                return refuse(.longBody, context)
            }
        case .body(let bytes):
            let count = Int64(bytes.readableBytes)
            bodyBytes += count
            if bodyBytes > limits.bodyBytes { return refuse(.longBody, context) }
            if answers == 0 { drainedBytes += count }
            if drainedBytes > Self.drainLimit { return end(context) }
        case .end:
            reading = .nothing
            (since, hasBytes) = (context.eventLoop.now, false)
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // The service may wait for nothing any more.
        if isEnding { context.read() }
    }

    // MARK: Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isEnding else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard head.status.code >= 200 else { break }
            hasBegun = true
            // What is left of a body that is too long is not worth reading.
            // And a client of HTTP/1.0 knows the end of the response by the end of the connection.
            let needsEnd = asked.first?.knowsChunks == false && !head.headers.contains(name: "Content-Length")
            // The encoder makes chunks of a body without a length for all other versions.
            if needsEnd { head.version = .http1_0 }
            let isLast = head.status == .payloadTooLarge || hasLastRequest && asked.count == 1
            if isLast || needsEnd { head.headers.replaceOrAdd(name: "Connection", value: "close") }
            closesAfterResponse = head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "close" }
            if let origin = asked.first?.origin { CrossOrigin.allow(origin, in: &head.headers) }
            return context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: break
        case .end:
            answers -= 1
            _ = asked.popFirst()
            hasBegun = false
            if answers == 0, reading != .body { since = context.eventLoop.now }
            guard closesAfterResponse else {
                context.write(data, promise: promise)
                guard let refused, answers == unread else { return }
                return answer(refused, context)
            }
            context.write(data, promise: promise)
            context.flush()
            return end(context)
        }
        context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        // At the next check, what follows can be more than what was taken.
        if context.channel.isWritable { untaken.since = context.eventLoop.now }
        context.fireChannelWritabilityChanged()
    }

    // MARK: Ends

    /// Sends the answer of a refusal and ends the connection, after the responses to earlier requests; without an answer
    /// if the response to the same request is on its way.
    private func refuse(_ refusal: EmulatorRefusal, _ context: ChannelHandlerContext) {
        guard !isEnding, refused == nil else { return }
        guard answers <= unread else {
            refused = refusal
            return
        }
        guard !hasBegun else {
            isEnding = true
            return context.close(promise: nil)
        }
        answer(refusal, context)
    }

    private func answer(_ refusal: EmulatorRefusal, _ context: ChannelHandlerContext) {
        let body = refusalBody(refusal)
        var head = refusal.head(body)
        if let origin = asked.first?.origin { CrossOrigin.allow(origin, in: &head.headers) }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body.bytes))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        end(context)
    }

    /// Closes the output when all bytes are taken, and a moment later the connection.
    private func end(_ context: ChannelHandlerContext) {
        guard !isEnding else { return }
        isEnding = true
        let taken = context.eventLoop.makePromise(of: Void.self)
        context.close(mode: .output, promise: taken)
        context.read()
        taken.futureResult.assumeIsolated()
            .whenComplete { _ in
                guard context.channel.isActive else { return }
                self.check?.cancel()
                self.check = context.eventLoop.assumeIsolated()
                    .scheduleTask(in: Self.lingering) { context.close(promise: nil) }
            }
    }

    private func scheduleCheck(_ context: ChannelHandlerContext) {
        let shortest = min(limits.headerTime, limits.bodyPause, limits.responsePause, limits.keepAliveTime)
        let interval = max(TimeAmount(shortest / 4), .milliseconds(1))
        check = context.eventLoop.assumeIsolated().scheduleTask(in: interval) {
            // Before this check, which can put the end of the connection in place of the next one.
            self.scheduleCheck(context)
            self.checkTimes(context)
        }
    }

    private func checkTimes(_ context: ChannelHandlerContext) {
        let now = context.eventLoop.now
        let count = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        if untaken.count == 0 || count < untaken.count { untaken.since = now }
        untaken.count = count
        if now - untaken.since >= TimeAmount(limits.responsePause) { return context.close(promise: nil) }
        guard !isEnding else { return }
        if count > 0, reading != .body { since = now }
        let pause = now - since
        switch reading {
        case .nothing where answers == 0 && pause >= TimeAmount(limits.keepAliveTime): context.close(promise: nil)
        case .head where answers == 0 && isReadPending && pause >= TimeAmount(limits.headerTime):
            if hasBytes { refuse(.slowRequest, context) } else { context.close(promise: nil) }
        case .body where isReadPending && (pause >= TimeAmount(limits.bodyPause) || isSlow(bodyTime + pause)):
            refuse(.slowRequest, context)
        default: break
        }
    }

    /// Returns whether too few bytes of a body have arrived in a time.
    private func isSlow(_ time: TimeAmount) -> Bool {
        time >= Self.bodyGrace && Double(bodyBytes) < Double(limits.bodyRate) * Double(time.nanoseconds) / 1e9
    }
}
