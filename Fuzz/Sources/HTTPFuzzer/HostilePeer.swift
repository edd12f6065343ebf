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

    private func keep(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        state.withLock { $0.open[id] = channel }
        channel.closeFuture.whenComplete { [self] _ in state.withLock { _ = $0.open.removeValue(forKey: id) } }
    }
}

extension ChannelHandlerContext {
    /// Does one thing after the other; an end is the end.
    func perform(_ acts: [Act]) {
        for act in acts {
            switch act {
            case .send(let bytes): writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
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
}

/// A connection over HTTP/1.1.
private final class HTTP1Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let peer: HostilePeer
    private let isOther: Bool
    private var received: [UInt8] = []

    init(_ peer: HostilePeer, isOther: Bool) { (self.peer, self.isOther) = (peer, isOther) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytesView
        while let head = takeHead() {
            if isOther, Secrets.occur(in: head) { peer.report("another origin was told a secret:\n\(head)") }
            guard let tokens = peer.answer() else { return context.close(promise: nil) }
            context.perform(Answer.http1(tokens, origins: peer.origins))
        }
        // Bodies are looked at no further than to find the next request behind them.
        if received.count > 1 << 16 { received.removeFirst(received.count - 8_192) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// The next head, with whatever stands before it.
    private func takeHead() -> String? {
        let end = Array("\r\n\r\n".utf8)
        guard let index = received.indices.first(where: { received[$0...].starts(with: end) }) else { return nil }
        let head = String(decoding: received[..<index], as: UTF8.self)
        received.removeFirst(index + end.count)
        return head.contains(" HTTP/1.") ? head : takeHead()
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
            if isOther, type == 1 || type == 9 { read(received[9..<(9 + length)], type, flags) }
            received.removeFirst(9 + length)
            take(type, flags, stream, length, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Looks for secrets in a header block, once its last frame has arrived (RFC 9113 §6.2, §6.10).
    private func read(_ payload: ArraySlice<UInt8>, _ type: UInt8, _ flags: UInt8) {
        var part = payload
        if type == 1, flags & 8 == 8, let padding = part.popFirst() { part = part.dropLast(Int(padding)) }
        if type == 1, flags & 32 == 32 { part = part.dropFirst(5) }
        block += part
        guard flags & 4 == 4 else { return }
        var bytes = ByteBuffer(bytes: block)
        block = []
        do {
            let fields = try decoder.decodeHeaders(from: &bytes)
            let head = fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
            if Secrets.occur(in: head) { peer.report("another origin was told a secret:\n\(head)") }
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
