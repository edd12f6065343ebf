import NIOCore

extension SharedLease {
    /// Takes a lease.
    ///
    /// The lease is renewed until it is released or its last reference goes away. Cancelling the task ends the wait; a
    /// lease that was taken at that moment ends by itself.
    ///
    /// - Parameters:
    ///   - name: The name of the lease.
    ///   - store: The store that all processes share.
    ///   - options: The settings.
    /// - Returns: `nil` if another owner has it, also after ``Options/patience``.
    /// - Throws: The errors of the store; ``FetchError/Code/sharedStore`` if the name has another kind of value;
    ///   `CancellationError`.
    public static func take(
        _ name: String,
        in store: any FetchSharedStore,
        _ options: Options = .init()
    ) async throws -> SharedLease? {
        let clock = options.clock
        let end = clock.now() + options.patience
        while true {
            if let holding = try await attempt(name, store, options) { return SharedLease(holding) }
            let rest = end - clock.now()
            guard rest > .zero else { return nil }
            // The pauses differ, so that no process is always too late.
            try await clock.sleep(min(options.length / 6 * (0.5 + options.random() / 2), rest))
        }
    }

    /// Runs work while nobody else has a lease, and gives the lease back at the end.
    ///
    /// If the lease is lost, the work is cancelled, and the error of the lease is thrown as soon as the work has ended.
    /// Cancelling the task cancels the work. The lease is given back in any case.
    ///
    /// - Parameters:
    ///   - name: The name of the lease.
    ///   - store: The store that all processes share.
    ///   - options: The settings.
    ///   - body: The work.
    /// - Returns: The result of the work.
    /// - Throws: ``FetchError/Code/leaseLost`` if another owner has the lease, or gets it; the errors of the store and of
    ///   the work; `CancellationError`.
    public static func with<R: Sendable>(
        _ name: String,
        in store: any FetchSharedStore,
        _ options: Options = .init(),
        _ body: @escaping @Sendable (SharedLease) async throws -> R
    ) async throws -> R {
        guard let lease = try await take(name, in: store, options) else {
            throw FetchError(
                .leaseLost,
                "another process has the lease \(name); try again later, or wait with `patience`"
            )
        }
        let result: Result<R, any Error>
        do { result = .success(try await lease.whileHeld(body)) } catch { result = .failure(error) }
        await lease.release()
        return try result.get()
    }

    /// Takes a lease that is free.
    ///
    /// - Returns: `nil` if another owner has it.
    private static func attempt(
        _ name: String,
        _ store: any FetchSharedStore,
        _ options: Options
    ) async throws -> LeaseHolding? {
        // The earliest moment at which the lease can have begun: an earlier attempt had another name.
        let (began, owner) = (options.clock.now(), newOwner())
        for _ in 0..<maximumConflicts {
            let seen = try await store.value(for: name)
            let former = try seen.map { try LeaseRecord($0.content, name: name) }
            if let seen, let former, former.owner == owner {
                // The answer to an earlier put was lost.
                return LeaseHolding(name, store, options, former, version: seen.version, began: began)
            }
            if let seen, let former, !former.isFree(at: seen.age) { return nil }
            let (number, isTooLarge) = (former?.fencingNumber ?? 0).addingReportingOverflow(1)
            guard !isTooLarge else {
                throw FetchError(.sharedStore, "the lease \(name) has no fencing numbers left; remove it")
            }
            let record = LeaseRecord(
                owner: owner,
                fencingNumber: number,
                duration: options.length,
                content: former?.content ?? ByteBuffer()
            )
            let version = try await store.put(
                record.encoded,
                for: name,
                expecting: seen.map { .version($0.version) } ?? .absent,
                expiresIn: options.length + LeaseRecord.retention
            )
            if let version { return LeaseHolding(name, store, options, record, version: version, began: began) }
        }
        return nil
    }

    /// The number of conflicts with other processes after which one is too late.
    private static let maximumConflicts = 8

    /// Returns a name that no other owner has.
    private static func newOwner() -> String {
        withUnsafeBytes(of: (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))) { $0.hexadecimal }
    }
}
