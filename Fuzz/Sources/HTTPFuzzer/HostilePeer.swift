import NIOCore
import NIOHPACK
import NIOPosix
import NIOSSL
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server on two ports, two origins to a client, that answers each request as a script says.
final class HostilePeer: Sendable {
    private struct State {
        var script = Script([])
        var requests = 0
        var problem: String?
        var open: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = Mutex(State())
    private let ports = Mutex<[Int]>([])
    let isHTTP2: Bool
    private let certificate: Certificate

    /// The origins: the one that calls ask, and another one, which must learn no secret.
    var origins: (own: String, other: String) {
        let scheme = isHTTP2 ? "https" : "http"
        let ports = ports.withLock(\.self)
        return ("\(scheme)://127.0.0.1:\(ports[0])", "\(scheme)://127.0.0.1:\(ports[1])")
    }

    init(isHTTP2: Bool, _ certificate: Certificate) throws {
        self.isHTTP2 = isHTTP2
        self.certificate = certificate
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate.certificate)],
            privateKey: .privateKey(certificate.key)
        )
        tls.applicationProtocols = ["h2"]
        let context = try NIOSSLContext(configuration: tls)
        for index in 0...1 {
            let channel = try ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .childChannelInitializer { [self] channel in
                    keep(channel)
                    return channel.eventLoop.makeCompletedFuture {
                        if isHTTP2 {
                            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                            try channel.pipeline.syncOperations.addHandler(HTTP2Connection(self, isOther: index == 1))
                        } else {
                            try channel.pipeline.syncOperations.addHandler(HTTP1Connection(self, isOther: index == 1))
                        }
                    }
                }
                .bind(host: "127.0.0.1", port: 0)
                .wait()
            ports.withLock { $0.append(channel.localAddress?.port ?? 0) }
        }
    }

    /// Begins a script.
    func begin(_ script: Script) {
        state.withLock {
            $0.script = script
            $0.requests = 0
            $0.problem = nil
        }
    }

    /// Closes all connections, and says what a client did that it must not.
    func end() -> String? {
        let (open, problem) = state.withLock { (Array($0.open.values), $0.problem) }
        for channel in open { channel.close(promise: nil) }
        return problem
    }

    /// The answer to the next request; `nil` when there were too many.
    func answer() -> [Script.Token]? {
        state.withLock { state in
            state.requests += 1
            guard state.requests <= 64 else { return nil }
            return state.script.answers[min(state.requests, state.script.answers.count) - 1]
        }
    }

    func report(_ problem: String) { state.withLock { $0.problem = problem } }

    /// Looks for secrets in the next bytes that the other origin is told.
    ///
    /// If the script itself mentions the planted secret, a redirect can make a client repeat it.
    func look(at bytes: some Sequence<UInt8>, with watch: inout SecretWatch) {
        let includesPlanted = state.withLock { !$0.script.mentionsPlanted }
        guard let text = watch.take(bytes, includingPlanted: includesPlanted) else { return }
        report("another origin was told a secret:\n\(text)")
    }

    private func keep(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        state.withLock { $0.open[id] = channel }
        channel.closeFuture.whenComplete { [self] _ in state.withLock { _ = $0.open.removeValue(forKey: id) } }
    }
}

extension ChannelHandlerContext {
    /// Does one thing after the other; an end is the end.
    func perform(_ acts: [Act]) {
        for (index, act) in acts.enumerated() {
            switch act {
            case .send(let bytes): writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
            case .flood(let piece, let times): return flood(piece, times, before: Array(acts[(index + 1)...]))
            case .stall: return
            case .close: return close(promise: nil)
            case .reset:
                let option = linger(l_onoff: 1, l_linger: 0)
                let channel = channel
                _ = (channel as? any SocketOptionProvider)?.setSoLinger(option)
                return close(promise: nil)
            }
        }
    }

    /// Sends a piece again and again, as fast as the client reads, and does the rest afterwards.
    ///
    /// What has no end comes slowly, about a megabyte in a second: it may go to a disk, and others need the processor.
    private func flood(_ piece: [UInt8], _ times: Int?, before rest: [Act]) {
        let block = times == nil ? 4 << 10 : 16 << 10
        let most = max(1, block / max(piece.count, 1))
        let now = min(times ?? most, most)
        guard !piece.isEmpty, now > 0 else { return perform(rest) }
        var bytes = ByteBuffer()
        for _ in 0..<now { bytes.writeBytes(piece) }
        let left = times.map { $0 - now }
        let pause: TimeAmount = times == nil ? .milliseconds(4) : .zero
        let context = NIOLoopBound(self, eventLoop: eventLoop)
        let promise = eventLoop.makePromise(of: Void.self)
        promise.futureResult.whenSuccess {
            let loop = context.value.eventLoop
            loop.scheduleTask(in: pause) { context.value.flood(piece, left, before: rest) }
        }
        writeAndFlush(NIOAny(bytes), promise: promise)
    }
}

/// A connection over HTTP/1.1.
private final class HTTP1Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let peer: HostilePeer
    private let isOther: Bool
    private var received: [UInt8] = []
    private var watch = SecretWatch()

    init(_ peer: HostilePeer, isOther: Bool) { (self.peer, self.isOther) = (peer, isOther) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data).readableBytesView
        if isOther { peer.look(at: bytes, with: &watch) }
        received += bytes
        while takeHead() {
            guard let tokens = peer.answer() else { return context.close(promise: nil) }
            context.perform(Answer.http1(tokens, origins: peer.origins))
        }
        // No more of a body is needed to find the next request behind it.
        if received.count > 1 << 16 { received.removeFirst(received.count - 8_192) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Removes the next head, with whatever stands before it.
    ///
    /// - Returns: `true` if there was one.
    private func takeHead() -> Bool {
        let end = Array("\r\n\r\n".utf8)
        guard let index = received.indices.first(where: { received[$0...].starts(with: end) }) else { return false }
        let head = String(decoding: received[..<index], as: UTF8.self)
        received.removeFirst(index + end.count)
        return head.contains(" HTTP/1.") || takeHead()
    }
}

/// A connection over HTTP/2: as much of the protocol as a client needs to send requests, and no more.
private final class HTTP2Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let peer: HostilePeer
    private let isOther: Bool
    private var received: [UInt8] = []
    private var hasPreface = false
    /// The parts so far of the header block that arrives at the other origin.
    private var block: [UInt8] = []
    /// The bodies that arrive at the other origin, by their streams.
    private var bodies: [UInt32: SecretWatch] = [:]
    private var decoder = HPACKDecoder(
        allocator: ByteBufferAllocator(),
        maxDynamicTableSize: HPACKDecoder.maxDynamicTableSize,
        maxHeaderListSize: 4 << 20
    )

    init(_ peer: HostilePeer, isOther: Bool) {
        (self.peer, self.isOther) = (peer, isOther)
        // A script may allow the client any size.
        decoder.maxDynamicTableLength = Int(UInt32.max)
    }

    func channelActive(context: ChannelHandlerContext) {
        context.perform([.send(Answer.frame(4, 0, 0, []))])
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytesView
        if !hasPreface {
            guard received.count >= 24 else { return }
            received.removeFirst(24)
            hasPreface = true
        }
        while received.count >= 9 {
            let length = received[..<3].reduce(0) { $0 << 8 | Int($1) }
            guard received.count >= 9 + length else { return }
            let (type, flags) = (received[3], received[4])
            let stream = received[5..<9].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
            if isOther { look(at: received[9..<(9 + length)], type, flags, stream) }
            received.removeFirst(9 + length)
            take(type, flags, stream, length, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Looks for secrets in a part of a body, or in a header block once its last frame has arrived (RFC 9113 §6.1, §6.2,
    /// §6.10).
    private func look(at payload: ArraySlice<UInt8>, _ type: UInt8, _ flags: UInt8, _ stream: UInt32) {
        guard type == 0 || type == 1 || type == 9 else { return }
        var part = payload
        if type != 9, flags & 8 == 8, let padding = part.popFirst() { part = part.dropLast(Int(padding)) }
        guard type != 0 else { return peer.look(at: part, with: &bodies[stream, default: SecretWatch()]) }
        if type == 1, flags & 32 == 32 { part = part.dropFirst(5) }
        block += part
        guard flags & 4 == 4 else { return }
        var bytes = ByteBuffer(bytes: block)
        block = []
        do {
            let fields = try decoder.decodeHeaders(from: &bytes)
            var watch = SecretWatch()
            peer.look(at: fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n").utf8, with: &watch)
        } catch {
            peer.report("another origin got a header block that cannot be read: \(error)")
        }
    }

    private func take(_ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ length: Int, _ context: ChannelHandlerContext)
    {
        switch type {
        case 0 where length > 0:
            let window = (0..<4).map { UInt8(length >> (24 - 8 * $0) & 255) }
            context.perform([.send(Answer.frame(8, 0, 0, window) + Answer.frame(8, 0, stream, window))])
        case 1, 9:
            guard flags & 4 == 4 else { return }
            guard let tokens = peer.answer() else { return context.close(promise: nil) }
            context.perform(Answer.http2(tokens, stream: stream, origins: peer.origins))
        case 4 where flags & 1 == 0: context.perform([.send(Answer.frame(4, 1, 0, []))])
        default: break
        }
    }
}
