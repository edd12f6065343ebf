import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// The peer: AsyncHTTPClient and nothing around it.
struct BareClient: Sendable {
    private let client: HTTPClient

    /// Makes a client, with the timeouts and the decompression that ours has, and closes it afterwards.
    static func with<R>(_ body: (Self) async throws -> R) async throws -> R {
        var configuration = HTTPClient.Configuration()
        configuration.decompression = .enabled(limit: .none)
        configuration.timeout = .init(connect: .seconds(10), read: .seconds(60), write: .seconds(60))
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<R, any Error>
        do { result = .success(try await body(Self(client: client))) } catch { result = .failure(error) }
        try await client.shutdown()
        return try result.get()
    }

    /// Collects a small answer.
    @concurrent func get(_ url: String) async throws {
        let response = try await client.execute(request(url), timeout: .seconds(300))
        let body = try await response.body.collect(upTo: 1 << 20)
        guard response.status == .ok, body.readableBytes == PlainServer.smallSize else { throw WrongAnswer() }
    }

    /// Reads a large answer.
    @concurrent func drain(_ url: String) async throws -> Int {
        let response = try await client.execute(request(url), deadline: .distantFuture)
        var count = 0
        for try await chunk in response.body { count += chunk.readableBytes }
        return count
    }

    private func request(_ url: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: url)
        request.headers = ["User-Agent": "bench/1.0"]
        return request
    }
}
