import GAPIStorage
import Hummingbird
import Logging
import NIOCore

/// The application, apart from its command line.
enum ListingApplication {
    /// The number of bytes that the kernel may hold of a response whose reader is slow.
    ///
    /// Its own default grows to megabytes: whole listings.
    private static let sendBufferSize: SocketOptionValue = 64 << 10
    /// Lines are sent together until there are this many bytes of them.
    private static let pieceSize = 16 << 10

    /// Builds the application; `onServerRunning` is told the port.
    static func make(
        _ storage: StorageService,
        at address: BindAddress,
        logger: Logger? = nil,
        onServerRunning: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> some ApplicationProtocol {
        let router = Router()
        router.get("buckets/:bucket/objects") { request, context in
            try await objects(of: context.parameters.require("bucket"), for: request, in: storage)
        }
        return Application(
            router: router,
            configuration: .init(address: address),
            onServerRunning: { channel in
                // Connections inherit it from the socket that accepts them.
                try? await channel.setOption(.socketOption(.so_sndbuf), value: sendBufferSize).get()
                onServerRunning(channel.localAddress?.port ?? 0)
            },
            logger: logger
        )
    }

    /// Answers `GET /buckets/{bucket}/objects?prefix=&pageSize=`.
    private static func objects(
        of bucket: String,
        for request: Request,
        in storage: StorageService
    ) async throws -> Response {
        // While a status can still be sent: a bucket that does not exist is a 404, not an answer that breaks off.
        do { _ = try await storage.execute(Storage.BucketsGetQuery(bucket: bucket)) } catch let error as GAPI.Error {
            throw HTTPError(error.status.map { .init(code: $0) } ?? .badGateway, message: error.message)
        }
        let query = Storage.ObjectsListQuery(bucket: bucket) {
            $0.prefix = request.uri.queryParameters.get("prefix")
            $0.maxResults = request.uri.queryParameters.get("pageSize", as: UInt32.self)
        }
        return Response(
            status: .ok,
            // To notice that the caller is gone the server must read on, so the connection can take no other request.
            headers: [.contentType: "application/jsonl", .connection: "close"],
            body: ResponseBody { writer in
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    var lines = ByteBuffer()
                    for try await object in storage.items(query) {
                        lines.writeBytes(object.jsonBytes())
                        lines.writeString("\n")
                        guard lines.readableBytes >= pieceSize else { continue }
                        try await writer.write(lines)  // waits for a slow caller, and with it the listing
                        lines.clear()
                    }
                    try await writer.write(lines)
                    try await writer.finish(nil)
                }
            }
        )
    }
}
