import NIOCore

/// A shared store whose operations fail if they last too long, so that those of a store that hangs do not pile up.
///
/// The operation itself is cancelled then. What is put may be stored nevertheless, so the end of a put is awaited.
/// A put has an interval more for each 256 KiB.
struct LimitedSharedStore: FetchSharedStore {
    let base: any FetchSharedStore
    let limit: WaitLimit

    var isPrivate: Bool { base.isPrivate }

    func value(for name: String) async throws -> FetchSharedValue? {
        try await limited { [base] in try await base.value(for: name) }
    }

    func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        let end = Promise<Void>()
        do {
            return try await limited(to: 1 + content.readableBytes / (256 << 10)) { [base] in
                defer { end.fulfill(.success(())) }
                return try await base.put(content, for: name, expecting: state, expiresIn: lifetime)
            }
        } catch {
            try? await end.value
            throw error
        }
    }

    func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try await limited { [base] in try await base.remove(name, expecting: state) }
    }

    func names(withPrefix prefix: String, after name: String?, limit count: Int) async throws -> [FetchSharedName] {
        try await limited { [base] in try await base.names(withPrefix: prefix, after: name, limit: count) }
    }

    private func limited<R: Sendable>(
        to intervals: Int = 1,
        _ operation: @escaping @Sendable () async throws -> R
    ) async throws -> R {
        do { return try await limit.limiting(to: intervals, operation) } catch is WaitLimit.Exceeded {
            throw FetchError(.sharedStore, "the store has not responded for seconds; look whether it can be reached")
        }
    }
}
