import AsyncFetch
import Foundation

/// A fetcher for one test, shut down at its end; it waits before another attempt only as long as the server asks.
func withFetcher<R>(
    _ configure: (inout Fetcher.Configuration) -> Void = { _ in },
    _ body: (Fetcher) async throws -> R
) async throws -> R {
    let fetcher = Fetcher(
        .init {
            $0.random = { 0 }
            configure(&$0)
        }
    )
    let result: Result<R, any Error>
    do { result = .success(try await body(fetcher)) } catch { result = .failure(error) }
    await fetcher.shutdown()
    return try result.get()
}

extension FetchOptions {
    /// Sends once.
    static let once = FetchOptions { $0.retry = .none }

    /// Sends up to so many times.
    static func attempts(_ count: Int, isIdempotent: Bool? = nil) -> FetchOptions {
        FetchOptions {
            $0.retry = StandardRetry { $0.maximumAttempts = count }
            $0.isIdempotent = isIdempotent
        }
    }
}

extension FetchResponse {
    var status: Int { head.status.code }

    /// The JSON of an answer, as Foundation reads it.
    func json<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        try JSONDecoder().decode(type, from: Data(body.readableBytesView))
    }
}

/// Chunks that cannot be read twice.
func chunks(_ count: Int, of size: Int) -> AsyncStream<ByteBuffer> {
    let chunk = ByteBuffer(repeating: UInt8(ascii: "a"), count: size)
    return AsyncStream { stream in
        for _ in 0..<count { stream.yield(chunk) }
        stream.finish()
    }
}
