import AsyncFetch
import AsyncGAPI
import AsyncGData
import AsyncJSON
import AsyncXML
import GAPIStorage
import GRDB
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The application, apart from its start.
///
/// The file imports our modules beside those of a server, and no name in it needs the name of its module.
enum CatalogApplication {
    /// Builds the application; `onServerRunning` is told the port.
    static func make(
        _ storage: StorageService,
        _ catalog: Catalog,
        at address: BindAddress,
        logger: Logger,
        onServerRunning: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> some ApplicationProtocol {
        let router = Router()
        router.post("buckets/:bucket/listing") { _, context in
            try await list(context.parameters.require("bucket"), from: storage, into: catalog)
        }
        router.get("buckets/:bucket/objects") { _, context in
            try objects(of: context.parameters.require("bucket"), in: catalog)
        }
        router.get("buckets/:bucket/feed") { _, context in
            try await feed(of: context.parameters.require("bucket"), from: catalog)
        }
        return Application(
            router: router,
            configuration: .init(address: address),
            onServerRunning: { channel in onServerRunning(channel.localAddress?.port ?? 0) },
            logger: logger
        )
    }

    /// Puts the application and the service that it calls into a group.
    ///
    /// The group stops the application first: it answers the requests that it has begun, with calls of the service.
    static func group(
        _ application: some ApplicationProtocol,
        _ storage: StorageService,
        signals: [UnixSignal] = [],
        logger: Logger
    ) -> ServiceGroup {
        let services: [any Service] = [ServiceLifetime(service: storage), application]
        return ServiceGroup(services: services, gracefulShutdownSignals: signals, logger: logger)
    }

    /// Answers `POST /buckets/{bucket}/listing`: writes the bucket's objects into the catalog, page by page.
    private static func list(
        _ bucket: String,
        from storage: StorageService,
        into catalog: Catalog
    ) async throws -> Response {
        let listing = Int64.random(in: 1...Int64.max)
        var pages = 0
        do {
            // The next page is requested when the one before is in the table.
            for try await page in storage.pages(Storage.ObjectsListQuery(bucket: bucket)) {
                try await catalog.write(page, of: bucket, listing: listing)
                pages += 1
            }
        } catch let error as GAPI.Error {
            throw HTTPError(error.isNotFound ? .notFound : .badGateway, message: error.message)
        } catch let error as DatabaseError {
            throw HTTPError(.internalServerError, message: "\(error.resultCode)")
        }
        let (objects, bytes) = try await catalog.finish(listing: listing, of: bucket)
        let answer: JSON.Value = [
            "pages": JSON.Value(pages), "objects": JSON.Value(objects), "bytes": JSON.Value(bytes),
        ]
        return Response(
            status: .ok,
            headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.encoded()))
        )
    }

    /// Answers `GET /buckets/{bucket}/objects` from the catalog, as JSON lines.
    private static func objects(of bucket: String, in catalog: Catalog) throws -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/jsonl"],
            body: ResponseBody { writer in
                var last = ""
                while true {
                    let entries = try await catalog.entries(of: bucket, after: last)
                    guard let end = entries.last else { break }
                    last = end.name
                    var lines = ByteBuffer()
                    for entry in entries {
                        lines.writeBytes(entry.json.encoded())
                        lines.writeString("\n")
                    }
                    try await writer.write(lines)  // waits for a slow caller, and with it the next query
                }
                try await writer.finish(nil)
            }
        )
    }

    /// Answers `GET /buckets/{bucket}/feed` from the catalog: an Atom feed of the newest objects.
    private static func feed(of bucket: String, from catalog: Catalog) async throws -> Response {
        let newest = try await catalog.newest(of: bucket)
        var feed = Atom.Feed<Atom.Entry>()
        feed.id = "urn:bucket:\(bucket)"
        feed.title = Atom.Text(bucket)
        feed.updated = newest.first.map { .init($0.updated) }
        for object in newest {
            var entry = Atom.Entry()
            entry.id = "urn:bucket:\(bucket):\(object.name)"
            entry.title = Atom.Text(object.name)
            entry.updated = .init(object.updated)
            feed.entries.append(entry)
        }
        return Response(
            status: .ok,
            headers: [.contentType: "application/atom+xml"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try XML.Encoder().encode(feed)))
        )
    }
}
