import AsyncFetch
import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A TCP server on this machine that says to each connection exactly what the test tells it to, HTTP or not.
struct RawServer: Sendable {
    let port: Int

    func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// Runs `body` with a server whose connections are served by `serve`; a connection is closed when `serve` returns.
    static func run(
        serve: @escaping @Sendable (inout RawConnection) async throws -> Void,
        _ body: (RawServer) async throws -> Void
    ) async throws {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            // A connection that nobody takes any more at the end is dropped. As a NIOAsyncChannel it would stop the process.
            .childChannelOption(.autoRead, value: false)
            .bind(host: "127.0.0.1", port: 0) { $0.eventLoop.makeSucceededFuture($0) }
        let server = RawServer(port: listener.channel.localAddress?.port ?? 0)
        let accepted = Promise<Void>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await listener.executeThenClose { connections in
                    try await withThrowingDiscardingTaskGroup { group in
                        for try await channel in connections {
                            group.addTask { await RawConnection.serve(channel, by: serve) }
                        }
                        accepted.fulfill(.success(()))
                    }
                }
            }
            var failure: (any Error)?
            do { try await body(server) } catch { failure = error }
            // Those that have come are served to their end.
            listener.channel.close(promise: nil)
            try? await accepted.value
            group.cancelAll()
            if let failure { throw failure }
        }
    }
}

/// One connection of a ``RawServer``.
struct RawConnection {
    let channel: any Channel
    /// The bytes that come; `nil` if the client had gone before anybody looked.
    private var received: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator?

    /// What goes wrong between server and client is what the test is about: errors end the connection and nothing else.
    fileprivate static func serve(
        _ channel: any Channel,
        by serve: @Sendable (inout RawConnection) async throws -> Void
    ) async {
        let wrapped = try? await channel.eventLoop.submit { () -> NIOAsyncChannel<ByteBuffer, ByteBuffer>? in
            // A channel that has closed before would never tell its end.
            guard channel.isActive else { return nil }
            let wrapped = try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            try channel.syncOptions?.setOption(.autoRead, value: true)
            return wrapped
        }.get()
        guard let wrapped else {
            var connection = RawConnection(channel: channel, received: nil)
            try? await serve(&connection)
            return
        }
        try? await wrapped.executeThenClose { inbound, _ in
            var connection = RawConnection(channel: channel, received: inbound.makeAsyncIterator())
            try await serve(&connection)
        }
    }

    /// The bytes that came next; `nil` when the client has closed the connection.
    mutating func read() async throws -> ByteBuffer? { try await received?.next(isolation: #isolation) }

    /// Reads until the head of a request is complete.
    ///
    /// - Returns: what was read, possibly with a part of the body.
    @discardableResult mutating func readHead() async throws -> String {
        var text = ""
        while !text.contains("\r\n\r\n"), let bytes = try await read() { text += String(buffer: bytes) }
        return text
    }

    /// Reads on until the client closes the connection, or breaks it.
    mutating func readToEnd() async {
        while let bytes = try? await read(), bytes.readableBytes > 0 {}
    }

    /// Writes, and returns when the system has taken the bytes.
    func write(_ bytes: ByteBuffer) async throws { try await channel.writeAndFlush(bytes).get() }
    func write(_ text: String) async throws { try await write(ByteBuffer(string: text)) }

    /// Closes the connection with a reset instead of an end.
    func reset() async throws {
        let options = channel as? any SocketOptionProvider
        try await options?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        try await channel.close()
    }
}
