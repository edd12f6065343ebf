import AsyncFetch

extension Fetcher.Configuration {
    /// With every stage of the pipeline on, but those that write to a disk.
    static var everyStage: Self {
        Self {
            $0.throttle = FetchThrottle {
                $0.requestsPerSecond = 1e9
                $0.burst = 1_000
            }
            $0.cache = ResponseCache(.memory())
            $0.middleware = [PassThrough()]
            $0.attemptMiddleware = [PassThrough()]
        }
    }
}

/// Middleware that changes nothing.
private struct PassThrough: FetchMiddleware {
    var isImmediate: Bool { true }

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        try await next(call)
    }
}

extension Fetcher {
    /// Makes a fetcher and shuts it down afterwards.
    static func with<R>(_ configuration: Configuration, _ body: (Fetcher) async throws -> R) async throws -> R {
        let fetcher = Fetcher(configuration)
        let result: Result<R, any Error>
        do { result = .success(try await body(fetcher)) } catch { result = .failure(error) }
        await fetcher.shutdown()
        return try result.get()
    }

    /// Makes a fetcher to whose events somebody listens, and shuts it down afterwards.
    static func withListener<R>(_ configuration: Configuration, _ body: (Fetcher) async throws -> R) async throws -> R {
        try await with(configuration) { fetcher in
            let listener = Task { for await _ in fetcher.events {} }
            defer { listener.cancel() }
            return try await body(fetcher)
        }
    }

    /// Collects a small answer.
    @concurrent func get(_ url: String) async throws {
        let answer = try await fetch(url)
        guard answer.head.status == .ok, answer.body.readableBytes == PlainServer.smallSize else { throw WrongAnswer() }
    }
}
