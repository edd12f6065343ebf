import AsyncAlgorithms
import AsyncCloud
import AsyncFetch
import Hummingbird
import Logging
import ServiceLifecycle

/// The application, apart from its command line.
enum WallApplication {
    /// The time between two signs of life, so that nobody on the way takes a quiet connection for a dead one.
    private static let heartbeat = Duration.seconds(15)

    /// The kinds of images that are passed on.
    ///
    /// Another one could be a document with a program in it, such as SVG.
    private static let imageTypes: Set = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]

    /// Builds the application.
    ///
    /// - Parameters:
    ///   - wall: The pictures.
    ///   - address: The address to listen at.
    ///   - clock: The clock of the heartbeats.
    ///   - logger: The logger of the application.
    /// - Returns: The application.
    static func make(
        _ wall: Wall,
        at address: BindAddress = .hostname("127.0.0.1", port: 0),
        clock: FetchClock = .continuous,
        logger: Logger
    ) -> some ApplicationProtocol {
        let router = Router()
        router.get("/") { _, _ in page(of: wall) }
        router.get("events") { request, context in events(of: wall, for: request, clock, context.logger) }
        router.get("thumbnail/:id") { request, context in
            let id = Cloud.Item.LocalID(rawValue: try context.parameters.require("id"))
            return try await thumbnail(id, version: request.uri.queryParameters.get("v"), of: wall)
        }
        return Application(router: router, configuration: .init(address: address), logger: logger)
    }

    /// Answers `GET /`.
    private static func page(of wall: Wall) -> Response {
        let nonce = "\(UInt64.random(in: 0 ... .max))\(UInt64.random(in: 0 ... .max))"
        let page = WallPage.html(title: wall.folder.isRoot ? "Photos" : wall.folder.name, nonce: nonce)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .contentSecurityPolicy: """
                default-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'nonce-\(nonce)'; \
                style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                """,
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page))
        )
    }

    // MARK: Events

    /// Answers `GET /events`: the whole list, and then each change, until the browser leaves or the server stops.
    private static func events(
        of wall: Wall,
        for request: Request,
        _ clock: FetchClock,
        _ logger: Logger
    ) -> Response {
        Response(
            status: .ok,
            // To notice that the browser is gone the server must read on, so the connection can take no other request.
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close"],
            body: ResponseBody { writer in
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    wall.viewers.enter()
                    defer { wall.viewers.leave() }
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        // It holds one text until it is written: a slow browser gets fewer snapshots, with larger changes.
                        let texts = AsyncChannel<String>()
                        group.addTask { try await send(wall.pictures, to: texts, logger) }
                        group.addTask { try await sendHeartbeats(to: texts, clock) }
                        group.addTask {
                            try await gracefulShutdown()
                            texts.finish()
                        }
                        defer { group.cancelAll() }
                        for await text in texts { try await writer.write(ByteBuffer(string: text)) }
                    }
                    try await writer.finish(nil)
                }
            }
        )
    }

    private static func send(
        _ pictures: Cloud.LiveQuery,
        to texts: AsyncChannel<String>,
        _ logger: Logger
    ) async throws {
        defer { texts.finish() }
        await texts.send("retry: 2000\n\n")
        for try await snapshot in pictures {
            if let error = snapshot.error { logger.warning("\(error)") }
            await texts.send(try WallEvent(snapshot).text)
        }
    }

    private static func sendHeartbeats(to texts: AsyncChannel<String>, _ clock: FetchClock) async throws {
        while true {
            try await clock.sleep(heartbeat)
            await texts.send(": still here\n\n")
        }
    }

    // MARK: Thumbnails

    /// Answers `GET /thumbnail/{id}?v={version}`.
    private static func thumbnail(
        _ id: Cloud.Item.LocalID,
        version: String?,
        of wall: Wall
    ) async throws -> Response {
        let found: (Cloud.Thumbnail, version: Cloud.ETag?)?
        do {
            found = try await wall.thumbnail(of: id)
        } catch let error as Cloud.Error {
            let isMissing = [.notFound, .badAnswer, .processing].contains(error.code)
            throw HTTPError(isMissing ? .notFound : .badGateway)
        }
        guard let (picture, current) = found else { throw HTTPError(.notFound) }
        let type = picture.contentType.prefix { $0 != ";" }.lowercased()
        guard imageTypes.contains(type) else { throw HTTPError(.notFound) }
        // The picture of a version never changes. A page that asks for an old version gets the new picture, but must
        // not keep it as that of the old one.
        let isCurrent = version != nil && version == current?.value
        return Response(
            status: .ok,
            headers: [
                .contentType: type,
                .cacheControl: isCurrent ? "private, max-age=31536000, immutable" : "no-store",
                .contentSecurityPolicy: "default-src 'none'; sandbox",
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: picture.bytes)
        )
    }
}
