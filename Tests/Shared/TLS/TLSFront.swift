import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// An https server that passes all bytes to a plain one on this machine, and back.
final class TLSFront: Sendable {
    private let channel: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>
    private let shown: Mutex<NIOSSLContext>
    /// The folder of the server for clients, such as `/owncloud`; empty for the root.
    private let folder: String
    /// The numbers of coming connections that are answered with an alert.
    private let disturbed = Mutex<(next: Int, numbers: Set<Int>)>((1, []))

    var port: Int { channel.channel.localAddress?.port ?? 0 }
    var url: String { "https://localhost:\(port)/" }

    private init(
        _ channel: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>,
        _ shown: NIOSSLContext,
        _ folder: String
    ) {
        self.channel = channel
        self.shown = Mutex(shown)
        self.folder = folder
    }

    /// Shows another certificate on connections from now on.
    func show(_ certificate: TestCertificate) throws {
        let context = try Self.context(certificate)
        shown.withLock { $0 = context }
    }

    /// Answers connections with an alert in plain text, as anybody on the way can; they are counted from 1, the next one.
    func disturb(_ numbers: Set<Int>) { disturbed.withLock { $0 = (1, numbers) } }

    private func isNextDisturbed() -> Bool {
        disturbed.withLock { state in
            defer { state.next += 1 }
            return state.numbers.contains(state.next)
        }
    }

    private static func context(_ certificate: TestCertificate) throws -> NIOSSLContext {
        let chain = try NIOSSLCertificate.fromPEMBytes(Array(certificate.certificate.utf8))
        let key = try NIOSSLPrivateKey(bytes: Array(certificate.key.utf8), format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        configuration.applicationProtocols = ["http/1.1"]
        return try NIOSSLContext(configuration: configuration)
    }

    /// Runs a front of the server at a port while `body` runs; as a tunnel, it is first asked for one as a proxy is.
    ///
    /// With a folder, such as `/owncloud`, clients find the root of the server there.
    static func run<R: Sendable>(
        _ certificate: TestCertificate,
        before port: Int,
        host: String = "127.0.0.1",
        isTunnel: Bool = false,
        folder: String = "",
        _ body: sending @escaping (TLSFront) async throws -> R
    ) async throws -> R {
        let group = MultiThreadedEventLoopGroup.singleton
        let holder = Holder()
        let server = try await ServerBootstrap(group: group)
            .bind(host: host, port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let front = holder.front.withLock({ $0 }) else { throw ChannelError.inputClosed }
                    if isTunnel { try channel.pipeline.syncOperations.addHandler(Tunnel()) }
                    if front.isNextDisturbed() {
                        try channel.pipeline.syncOperations.addHandler(Alert())
                    } else {
                        let context = front.shown.withLock { $0 }
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    }
                    return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let front = TLSFront(server, try context(certificate), folder)
        holder.front.withLock { $0 = front }
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await front.serve(port) }
            let result: Result<R, any Error>
            do { result = .success(try await body(front)) } catch { result = .failure(error) }
            tasks.cancelAll()
            return try result.get()
        }
    }

    /// A handler that answers the first bytes with a fatal alert (RFC 8446 §6), `handshake_failure`.
    private final class Alert: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let alert = context.channel.allocator.buffer(bytes: [0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])
            context.writeAndFlush(wrapOutboundOut(alert), promise: nil)
            context.close(promise: nil)
        }
    }

    /// A handler that opens a tunnel to this server, whatever host is asked for (`CONNECT`, RFC 9110 §9.3.6).
    private final class Tunnel: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private var head = ""
        private var isOpen = false

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if isOpen { return context.fireChannelRead(data) }
            head += String(buffer: unwrapInboundIn(data))
            guard head.hasSuffix("\r\n\r\n") else { return }
            isOpen = true
            let answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n")
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        }
    }

    private final class Holder: Sendable {
        let front = Mutex<TLSFront?>(nil)
    }

    private func serve(_ port: Int) async {
        try? await channel.executeThenClose { clients in
            await withDiscardingTaskGroup { tasks in
                do {
                    for try await client in clients { tasks.addTask { try? await self.pass(client, port) } }
                } catch {}
            }
        }
    }

    /// Returns bytes of a client without the folder in the line of a request, which comes with its head.
    private func withoutFolder(_ bytes: ByteBuffer) -> ByteBuffer {
        folder.isEmpty ? bytes : ByteBuffer(string: String(buffer: bytes).replacing(" \(folder)/", with: " /"))
    }

    private func pass(_ client: NIOAsyncChannel<ByteBuffer, ByteBuffer>, _ port: Int) async throws {
        try await client.executeThenClose { requests, answers in
            let server = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            try await server.executeThenClose { received, sent in
                await withTaskGroup(of: Void.self) { tasks in
                    tasks.addTask {
                        do {
                            for try await bytes in requests { try await sent.write(self.withoutFolder(bytes)) }
                        } catch {}
                    }
                    tasks.addTask {
                        do { for try await bytes in received { try await answers.write(bytes) } } catch {}
                    }
                    await tasks.next()
                    tasks.cancelAll()
                }
            }
        }
    }
}
