import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// The peer: what an application without this package writes with AsyncHTTPClient and Foundation.
struct HandWrittenClient: Sendable {
    /// An answer with another status.
    struct UnexpectedStatus: Error { let code: UInt }

    private static let userAgent = "bench/1.0 (gzip)"

    private let client: HTTPClient
    private let root: String
    private let decoder = JSONDecoder()

    /// Makes a client, configured as ours is, and closes it afterwards.
    static func with<R>(url: String, _ body: (Self) async throws -> R) async throws -> R {
        var configuration = HTTPClient.Configuration()
        configuration.decompression = .enabled(limit: .none)
        configuration.timeout = .init(connect: .seconds(10), read: .seconds(60), write: .seconds(60))
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<R, any Error>
        do { result = .success(try await body(Self(client: client, root: url))) } catch { result = .failure(error) }
        try await client.shutdown()
        return try result.get()
    }

    private init(client: HTTPClient, root: String) {
        self.client = client
        self.root = root
    }

    /// `storage.objects.get`.
    @concurrent func object(bucket: String, name: String) async throws -> PlainObject {
        var request = HTTPClientRequest(
            url: "\(root)/storage/v1/b/\(escaped(bucket))/o/\(escaped(name))?prettyPrint=false"
        )
        request.headers = ["Accept": "application/json", "Accept-Encoding": "gzip", "User-Agent": Self.userAgent]
        let response = try await client.execute(request, timeout: .seconds(300))
        guard response.status == .ok else { throw UnexpectedStatus(code: response.status.code) }
        let body = try await response.body.collect(upTo: 1 << 20)
        return try decoder.decode(PlainObject.self, from: Data(body.readableBytesView))
    }

    /// `storage.objects.insert` through a resumable session, in parts of 8 MiB.
    @concurrent func upload(_ file: PlainFile, bucket: String, name: String) async throws {
        var start = HTTPClientRequest(url: "\(root)/upload/storage/v1/b/\(escaped(bucket))/o?uploadType=resumable")
        start.method = .POST
        start.headers = ["Content-Type": "application/json; charset=utf-8", "User-Agent": Self.userAgent]
        start.body = .bytes(ByteBuffer(string: #"{"name":"\#(name)"}"#))
        let opened = try await client.execute(start, timeout: .seconds(300))
        guard opened.status == .ok, let session = opened.headers.first(name: "Location") else {
            throw UnexpectedStatus(code: opened.status.code)
        }
        _ = try await opened.body.collect(upTo: 1 << 20)
        let size = try file.size
        for offset in stride(from: 0, to: size, by: 8 << 20) {
            let end = min(offset + (8 << 20), size)
            var part = HTTPClientRequest(url: session)
            part.method = .PUT
            part.headers = [
                "Content-Range": "bytes \(offset)-\(end - 1)/\(size)", "Content-Type": "application/octet-stream",
                "User-Agent": Self.userAgent,
            ]
            part.body = .stream(file.chunks(offset..<end), length: .known(Int64(end - offset)))
            let response = try await client.execute(part, deadline: .distantFuture)
            guard response.status.code == (end < size ? 308 : 200) else {
                throw UnexpectedStatus(code: response.status.code)
            }
            _ = try await response.body.collect(upTo: 1 << 20)
        }
    }

    /// `storage.objects.get` with `alt=media`, to a file.
    @concurrent func download(bucket: String, name: String, to path: String) async throws {
        var request = HTTPClientRequest(url: "\(root)/storage/v1/b/\(escaped(bucket))/o/\(escaped(name))?alt=media")
        request.headers = ["Accept": "*/*", "User-Agent": Self.userAgent]
        let response = try await client.execute(request, deadline: .distantFuture)
        guard response.status == .ok else { throw UnexpectedStatus(code: response.status.code) }
        let output = try PlainFile(creating: path)
        for try await chunk in response.body { try output.write(chunk) }
    }

    private func escaped(_ segment: String) -> String {
        segment.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? segment
    }
}
